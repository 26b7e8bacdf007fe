import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { shellQuote } from '../../lib/shell.ts';
import type { Command, Context } from '../cli/command.ts';
import { createFolder } from '../cli/create-folder.ts';
import { ToolError } from '../cli/errors.ts';
import { ownSpec } from '../cli/own-spec.ts';
import type { Config } from '../config/config.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';
import type { MarkdownInput } from '../pipeline/docs/markdown-files.ts';
import type { Redoc } from '../pipeline/docs/redoc.ts';

interface Options extends OverlayFlags {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly out: string;
  readonly force?: boolean;
  readonly console: boolean;
  readonly markdown?: boolean;
}

const command: Command<Options> = {
  name: 'docs',
  guide: 'docs/start/docs.md',
  summary: 'write the documentation as one HTML file',
  description:
    'Writes one HTML file that works offline, with code samples, the requirements, what the source does not show, and the description for download. ' +
    "Its console sends calls to a server on this machine or, for the package's own description, to a bank in the page; nothing is ever sent to another host. " +
    'A file that this command did not generate is never overwritten without --force.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    { flags: '--out <file>', description: 'path of the HTML file', default: 'build/docs/index.html' },
    { flags: '--force', description: 'overwrite a file that this command did not generate' },
    {
      flags: '--no-console',
      description: 'leave out the console; the page then makes no connection',
    },
    {
      flags: '--markdown',
      description:
        'also write llms.txt and a Markdown page for each operation next to the file, with links to them',
    },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'docs', does: "write build/docs/index.html from the package's own description" },
    { line: 'docs --spec api/openapi.yaml --out api.html', does: 'document another description' },
    { line: 'docs --markdown', does: 'write build/docs/llms.txt and build/docs/operations/*.md, too' },
  ],
  async run(options, _args, context) {
    const { out, force = false } = options;
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    // Before the page is made, which takes seconds.
    await expectWritable(out, force, context);
    const { startRedoc } = await import('../pipeline/docs/redoc.ts');
    const redoc = startRedoc(context.signal);
    try {
      return await writeDocs(options, { spec, config, redoc }, context);
    } finally {
      await redoc.close();
    }
  },
};

export default command;

async function writeDocs(
  options: Options,
  { spec, config, redoc }: { spec: string; config: Config; redoc: Redoc },
  context: Context,
): Promise<'ok'> {
  const { out, force = false } = options;
  const [
    { loadOverlaid },
    { prepareInputs },
    { buildDocs },
    { withDeploymentMarks },
    { makeDownloads },
    { showUpgradeNotes },
  ] = await Promise.all([
    import('../pipeline/overlay/load-overlaid.ts'),
    import('../pipeline/generate.ts'),
    import('../pipeline/docs/docs.ts'),
    import('../pipeline/docs/deployment-marks.ts'),
    import('../pipeline/docs/downloads.ts'),
    import('../pipeline/read/show-upgrade-notes.ts'),
  ]);
  const description = await loadOverlaid(spec, context.cwd, overlaysOf(options, config, context));
  const inputs = await context.step('bundle', () =>
    prepareInputs(description, { check: { rules: config.lint?.rules, warn: context.warn } }),
  );
  showUpgradeNotes(description, context);
  const input = {
    document: withDeploymentMarks(inputs.bundle.document, description.overlays),
    model: inputs.model,
    evidence: inputs.evidence,
    origin: resolve(context.cwd, spec) === ownSpec() ? ('package' as const) : ('generated' as const),
  };
  const html = await context.step('docs', async () =>
    buildDocs({
      ...input,
      downloads: await makeDownloads(inputs),
      console: options.console,
      markdown: options.markdown === true,
      warn: context.warn,
      redoc,
    }),
  );
  // First, since it is the one that refuses files of others.
  const pages = options.markdown === true ? await writePages(input, { out, force }, context) : [];
  await write(html, out, context);
  const bytes = Buffer.byteLength(html);
  context.result({ out, bytes, ...(options.markdown === true && { pages }) });
  context.info(`wrote ${out} (${(bytes / 1e6).toFixed(1)} MB)`);
  if (pages.length > 0)
    context.info(
      `wrote ${pages.length} Markdown files next to it: ${join(dirname(out), 'llms.txt')} lists them`,
    );
  return 'ok';
}

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

/** @returns their paths from the folder of the HTML file */
async function writePages(
  input: MarkdownInput,
  { out, force }: { out: string; force: boolean },
  { cwd }: Context,
): Promise<string[]> {
  const [{ markdownFiles }, { emit }, { withHeader }] = await Promise.all([
    import('../pipeline/docs/markdown-files.ts'),
    import('../pipeline/emit/emit.ts'),
    import('../pipeline/emit/header.ts'),
  ]);
  const files = Object.fromEntries(
    Object.entries(markdownFiles(input)).map(([path, text]) => [
      path,
      withHeader(path, text, input.model, 'docs'),
    ]),
  );
  // The folder may have other files of ours, such as all of `generate`.
  await emit(
    dirname(resolve(cwd, out)),
    { docs: files },
    {
      origin: input.model,
      maker: 'docs',
      cwd,
      force,
      complete: false,
    },
  );
  return Object.keys(files);
}

async function write(html: string, out: string, { cwd }: Context): Promise<void> {
  const file = resolve(cwd, out);
  try {
    createFolder(dirname(file));
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
        ? `Name a file in it: \`--out ${shellQuote(join(wrong.shown, 'index.html').replaceAll('\\', '/'))}\`.`
        : 'Move the file away, or choose another file with `--out FILE`.',
    cause: error,
  });
}
