import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';

interface Options {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly out: string;
  readonly force?: boolean;
  readonly console: boolean;
}

const command: Command<Options> = {
  name: 'docs',
  summary: 'write the documentation as one HTML file',
  description:
    'Writes one HTML file that works offline: Redoc, the description, code samples, the tables of requirements and of what the ' +
    'source does not show, and the description for download. Its console sends calls to a server on this machine and, for the ' +
    "package's own description, to a bank in the page itself; nothing is ever sent to another host. A file that this command did " +
    'not generate is never overwritten without --force.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (default: the one of this package)',
    },
    { flags: '--out <file>', description: 'path of the HTML file', default: 'build/docs/index.html' },
    { flags: '--force', description: 'overwrite a file that this command did not generate' },
    {
      flags: '--no-console',
      description: 'leave out the console that sends calls, and let the page connect to nothing',
    },
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'docs', does: "write build/docs/index.html from the package's own description" },
    { line: 'docs --spec api/openapi.yaml --out api.html', does: 'document another description' },
  ],
  async run(options, _args, context) {
    const { out, force = false } = options;
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    // Before the page is made, which takes seconds.
    await expectWritable(out, force, context);
    const [{ loadDescription }, { prepareInputs }, { buildDocs }, { makeDownloads }, { showUpgradeNotes }] =
      await Promise.all([
        import('../pipeline/read/load.ts'),
        import('../pipeline/generate.ts'),
        import('../pipeline/docs/docs.ts'),
        import('../pipeline/docs/downloads.ts'),
        import('../cli/show-upgrade-notes.ts'),
      ]);
    const description = await loadDescription(spec, context.cwd);
    const inputs = await context.step('bundle', () =>
      prepareInputs(description, { check: { rules: config.lint?.rules, warn: context.warn } }),
    );
    showUpgradeNotes(description, context);
    const html = await context.step('docs', async () =>
      buildDocs({
        document: inputs.bundle.document,
        model: inputs.model,
        evidence: inputs.evidence,
        origin: resolve(context.cwd, spec) === ownSpec() ? 'package' : 'generated',
        downloads: await makeDownloads(inputs),
        console: options.console,
        signal: context.signal,
      }),
    );
    await write(html, out, context);
    const bytes = Buffer.byteLength(html);
    context.result({ out, bytes });
    context.info(`wrote ${out} (${(bytes / 1e6).toFixed(1)} MB)`);
    return 'ok';
  },
};

export default command;

/** @throws ToolError `usage` for a file of another maker, `environment` for a path where no file can be */
async function expectWritable(out: string, force: boolean, { cwd }: Context): Promise<void> {
  const file = resolve(cwd, out);
  try {
    const found = await stat(file);
    // Anything else, such as /dev/stdout, has no content to lose, and reading it might never end.
    if (!found.isDirectory() && (force || !found.isFile())) return;
    const text = await readFile(file, 'utf8');
    const { isDocsPage } = await import('../../templates/docs/page.ts');
    if (isDocsPage(text)) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw await notWritable(error, out, cwd);
  }
  const { notOurs } = await import('../pipeline/emit/emit.ts');
  throw notOurs('docs', [out], 'Choose another file with `--out FILE`');
}

async function write(html: string, out: string, { cwd }: Context): Promise<void> {
  const file = resolve(cwd, out);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  } catch (error) {
    throw await notWritable(error, out, cwd);
  }
}

async function notWritable(error: unknown, out: string, cwd: string): Promise<ToolError> {
  const { wrongKind } = await import('../pipeline/read/wrong-kind.ts');
  const wrong = wrongKind(error, resolve(cwd, out), cwd);
  if (wrong === undefined) {
    return new ToolError('environment', `Cannot write the file: ${out}`, {
      fix: 'Make the folder writable, or choose another file with `--out FILE`.',
      cause: error,
    });
  }
  return new ToolError('environment', `Cannot write the file: ${wrong.says}.`, {
    fix:
      wrong.is === 'folder'
        ? `Name a file in it: \`--out ${join(wrong.shown, 'index.html').replaceAll('\\', '/')}\`.`
        : 'Move the file away, or choose another file with `--out FILE`.',
    cause: error,
  });
}
