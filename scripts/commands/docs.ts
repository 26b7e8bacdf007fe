import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command, Context } from '../command.ts';
import { ToolError } from '../errors.ts';
import { ownSpec } from '../own-spec.ts';

interface Options {
  readonly spec?: string;
  readonly out: string;
}

const command: Command<Options> = {
  name: 'docs',
  summary: 'write the documentation as one HTML file',
  description:
    'Writes one HTML file that needs no network and sends nothing: Redoc, the description, code samples, the tables of ' +
    'requirements and of what is not shown, and the description itself to save.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (default: the one of this package)',
    },
    { flags: '--out <file>', description: 'the HTML file', default: 'build/docs/index.html' },
  ],
  examples: [
    { line: 'docs', does: "write build/docs/index.html from the package's own description" },
    { line: 'docs --spec api/openapi.yaml --out api.html', does: 'document another description' },
  ],
  async run(options, _args, context) {
    const { spec = ownSpec(), out } = options;
    const [{ prepare }, { buildDocs }, { makeDownloads }] = await Promise.all([
      import('../pipeline/generate.ts'),
      import('../pipeline/docs.ts'),
      import('../pipeline/docs/downloads.ts'),
    ]);
    const inputs = await context.step('bundle', () => prepare(spec, context.cwd));
    const html = await context.step('docs', async () =>
      buildDocs({
        document: inputs.bundle.document,
        model: inputs.model,
        evidence: inputs.evidence,
        downloads: await makeDownloads(inputs),
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

async function write(html: string, out: string, { cwd }: Context): Promise<void> {
  const file = resolve(cwd, out);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  } catch (error) {
    throw new ToolError('environment', `The file cannot be written: ${out}`, {
      fix: 'Make the folder writable, or give another file with `--out FILE`.',
      cause: error,
    });
  }
}
