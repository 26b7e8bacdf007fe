import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import { oneOf } from '../cli/one-of.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';
import type { Files, Inputs, SkippedOutput } from '../pipeline/make/outputs.ts';

interface Options extends OverlayFlags {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly out?: string;
  readonly format?: Format;
  readonly force?: boolean;
  readonly stdout?: boolean;
  readonly forGenerators?: boolean;
}

type Format = 'yaml' | 'json' | '3.0';

/** Output file by format. */
const FILES: Readonly<Record<Format, string>> = {
  yaml: 'openapi.yaml',
  json: 'openapi.json',
  '3.0': 'openapi-3.0.json',
};

const command: Command<Options> = {
  name: 'bundle',
  guide: 'docs/other-languages.md#other-generators',
  summary: 'bundle a description of many files into one document',
  description:
    'Writes the description as one document: OpenAPI 3.1 as YAML and JSON, and OpenAPI 3.0 as JSON for tools that do not ' +
    'support 3.1. The output is byte-for-byte the same on every run and machine.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    {
      flags: '--out <dir>',
      description: 'output folder (default: generated; with --for-generators: build/for-generators)',
    },
    {
      flags: '--format <yaml|json|3.0>',
      description: 'write only this format (default: all three)',
      parse: oneOf('--format', Object.keys(FILES)),
    },
    { flags: '--force', description: 'overwrite files that this tool did not generate' },
    { flags: '--stdout', description: 'write to standard output instead of a file (needs --format)' },
    {
      flags: '--for-generators',
      description:
        'write documents for client generators of other languages: operations without shown headers list the known ones, ' +
        'and null is an alternative to an object instead of part of its type',
    },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'bundle', does: 'write the three documents to ./generated' },
    { line: 'bundle --format json --stdout', does: 'print the document as JSON, ready for a pipe' },
    {
      line: 'bundle --overlay deployment.yaml --stdout --format yaml',
      does: 'print the document with an overlay applied',
    },
    { line: 'bundle --for-generators', does: 'write them for generators to ./build/for-generators' },
  ],
  async run(options, _args, context) {
    const { format } = options;
    if (options.stdout === true && format === undefined) {
      throw new ToolError('usage', '`--stdout` can print only one document.', {
        fix: 'Choose one with `--format yaml`, `--format json` or `--format 3.0`.',
      });
    }
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    const out =
      options.out ??
      (options.forGenerators === true
        ? 'build/for-generators'
        : displayPath(config.out ?? 'generated', context.cwd));
    if (out.endsWith('.ts') && options.stdout !== true) {
      throw new ToolError(
        'usage',
        `\`out\` names a file of TypeScript, and documents are written to a folder: ${out}`,
        {
          fix: 'Name a folder with `--out`, or print one document with `--stdout --format yaml`.',
        },
      );
    }
    const [{ loadOverlaid }, { prepareInputs }, { atAuthoredPlace }, { showUpgradeNotes }] =
      await Promise.all([
        import('../pipeline/overlay/load-overlaid.ts'),
        import('../pipeline/generate.ts'),
        import('../pipeline/read/authored.ts'),
        import('../pipeline/read/show-upgrade-notes.ts'),
      ]);
    const { model, files } = await context.step('bundle', async () => {
      const description = await loadOverlaid(spec, context.cwd, overlaysOf(options, config, context));
      const prepared = await prepareInputs(description, {
        check: { rules: config.lint?.rules, warn: context.warn },
        printsDigits: true,
      });
      const inputs = options.forGenerators === true ? await madeForGenerators(prepared) : prepared;
      showUpgradeNotes(description, context);
      const made = await documents(inputs, format).catch(async (error: unknown) => {
        throw withAlternative(await atAuthoredPlace(error, description));
      });
      for (const { error } of made.skipped) {
        const { message, place } = (await atAuthoredPlace(error, description)) as ToolError;
        const at = place === undefined ? '' : ` (${place.file}:${place.line}:${place.column})`;
        context.warn(`${FILES['3.0']} is skipped: ${message}${at}`);
      }
      return { model: inputs.model, files: made.files };
    });
    if (options.stdout === true) {
      for (const text of Object.values(files)) context.data(text);
      return 'ok';
    }
    const { emit } = await import('../pipeline/emit/emit.ts');
    const { cwd } = context;
    const result = await emit(
      resolve(cwd, out),
      { bundle: files },
      {
        origin: model,
        cwd,
        complete: false,
        force: options.force === true,
      },
    );
    report(Object.keys(files), [...result.missing, ...result.stale], out, context);
    return 'ok';
  },
};

export default command;

async function madeForGenerators(inputs: Inputs): Promise<Inputs> {
  const { forGenerators } = await import('../pipeline/bundle/publish/publish.ts');
  return {
    ...inputs,
    bundle: { ...inputs.bundle, document: forGenerators(inputs.bundle.document, '3.1') },
    document: forGenerators(inputs.document, '3.0'),
  };
}

/** The requested documents, byte for byte as `generate` makes them. All of them: those that can be made. */
async function documents(
  inputs: Inputs,
  format: Format | undefined,
): Promise<{ files: Files; skipped: readonly SkippedOutput[] }> {
  const [{ OUTPUTS, allFiles, makeOutputs }, { withHeader }] = await Promise.all([
    import('../pipeline/make/outputs.ts'),
    import('../pipeline/emit/header.ts'),
  ]);
  const wanted = Object.entries(FILES)
    .filter(([name]) => format === undefined || name === format)
    .map(([, path]) => path);
  const rows = OUTPUTS.filter(({ files }) => files.some((path) => wanted.includes(path)));
  const { sets, skipped } = await makeOutputs(rows, inputs, format !== undefined);
  const files = allFiles(sets);
  const shown = wanted.flatMap((path) => {
    const text = files[path];
    return text === undefined ? [] : [[path, withHeader(path, text, inputs.model)]];
  });
  return { files: Object.fromEntries(shown), skipped };
}

/** A feature that OpenAPI 3.0 lacks does not prevent writing the 3.1 document: adds that to the fix. */
function withAlternative(error: unknown): unknown {
  if (!(error instanceof ToolError) || error.exit !== 'unsupported') return error;
  const { message, place, fix = '', others } = error;
  return new ToolError('unsupported', message, {
    ...(place === undefined ? {} : { place }),
    fix: `${fix}\nOr write only the 3.1 document: --format yaml`.trimStart(),
    others,
    cause: error,
  });
}

function report(files: readonly string[], changed: readonly string[], out: string, context: Context): void {
  context.result({ out, files, changed: changed.filter((path) => files.includes(path)) });
  for (const path of files)
    context.info(`${changed.includes(path) ? 'wrote    ' : 'unchanged'} ${out}/${path}`);
}
