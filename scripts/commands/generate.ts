import { resolve } from 'node:path';
import type { ImportExtension } from '../../templates/model.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import { oneOf } from '../cli/one-of.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { inRepository } from '../cli/package-info.ts';
import type { Config } from '../config/config.ts';
import { CONFIG_OPTIONS, type ConfigFlag, configsFor, loadConfigs } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';
import type { LanguageName } from '../pipeline/clients/languages.ts';
import type { CollectionFormat } from '../pipeline/collections/collection-formats.ts';
import type { EmitResult } from '../pipeline/emit/emit.ts';
import type { GenerateRequest, GenerateResult } from '../pipeline/generate.ts';
import type { Int64Kind } from '../pipeline/int64/int64-strings.ts';
import type { Chosen } from './generate/choose-outputs.ts';
import { findBehind } from './generate/find-behind.ts';
import { readExtension } from './generate/read-extension.ts';
import { showGenerateReport } from './generate/show-generate-report.ts';
import { showElsewhere, showLeftOut, warnOfMissingPackages } from './generate/show-outputs.ts';

interface Options extends OverlayFlags {
  readonly spec?: string;
  readonly out?: string;
  readonly only?: readonly string[];
  readonly like?: string;
  readonly config?: ConfigFlag;
  readonly hooks?: string;
  readonly clients?: readonly string[];
  readonly collections?: readonly string[];
  readonly check?: boolean;
  readonly full?: boolean;
  readonly watch?: boolean;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly importExtension?: ImportExtension;
  readonly int64?: Int64Kind;
}

const command: Command<Options> = {
  name: 'generate',
  guide: 'docs/client.md#generated-files',
  summary: 'generate types, client, validators, schemas, server interface and reference from a description',
  description:
    'Generates every file from one OpenAPI description (3.0 to 3.2, or Swagger 2.0). It writes only changed files, and either all of them or none. ' +
    'Files that this command did not generate are never overwritten without --force.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    { flags: '--out <dir>', description: 'output folder (default: generated)' },
    {
      flags: '--only <names>',
      // A test compares this list with the table, which is too slow to load for the help.
      description:
        'generate only these outputs, separated by commas: openapi, openapi-3.0, types, identifiers, operations, examples, catalogue, validators, zod, msw, client, hooks, server, reference',
      repeat: true,
    },
    {
      flags: '--like <tool>',
      description:
        'generate types only, as openapi-typescript does; --out may name the file: src/api/schema.d.ts',
    },
    {
      flags: '--hooks <kind>',
      // A test compares this list, too.
      description:
        "also make hooks/, query and mutation hooks: react, vue, svelte, solid, swr (default: none; react in this package's own repository)",
    },
    {
      flags: '--clients <languages>',
      // A test compares this list, too.
      description:
        'also make clients/, clients in other languages, separated by commas: python, go, java, php (default: none)',
      repeat: true,
    },
    {
      flags: '--collections <formats>',
      // A test compares this list, too.
      description:
        'also make collections/, requests with tests and environments, separated by commas: postman, bruno (default: none)',
      repeat: true,
    },
    {
      flags: '--check',
      description: 'write nothing; exit with 1 and list each stale, missing or orphaned file',
    },
    {
      flags: '--full',
      description:
        'with --check: generate and compare everything, even if the digests show that nothing has changed',
    },
    { flags: '-w, --watch', description: "run again whenever a file in the description's folder changes" },
    {
      flags: '--strict',
      description:
        "exit with 5 if something cannot be generated exactly, instead of generating it loosely or skipping an output (default for this package's own description)",
    },
    { flags: '--force', description: 'overwrite files that this command did not generate' },
    {
      flags: '--import-ext, --import-extension <ts|js|none>',
      description:
        'how imports between generated modules end (default: what the nearest tsconfig.json requires; ts without one)',
      parse: readExtension,
    },
    {
      flags: '--int64 <number|string>',
      description:
        'what 64-bit integers (format: int64) are in code; numbers lose digits beyond 2 to the power of 53, strings do not (default: number)',
      parse: oneOf('--int64', ['number', 'string']),
    },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    {
      line: 'generate',
      does: "generate what the configuration file says; without one, ./generated from the package's own description",
    },
    {
      line: 'generate --spec api/openapi.yaml --out src/api',
      does: 'generate src/api from another description',
    },
    {
      line: 'generate --spec api/openapi.yaml --overlay deployment.yaml --out src/api',
      does: 'generate from a description with an overlay applied',
    },
    { line: 'generate --check', does: 'check that ./generated is up to date' },
    { line: 'generate --spec api/openapi.yaml --hooks vue', does: 'make hooks for Vue too' },
    {
      line: 'generate --clients python,go',
      does: 'make clients for Python and Go too, in generated/clients',
    },
    {
      line: 'generate --collections postman,bruno',
      does: 'make collections for Postman and Bruno too, in generated/collections',
    },
    {
      line: 'generate --like openapi-typescript --spec api/openapi.yaml --out src/api/schema.d.ts',
      does: 'write the types that openapi-typescript writes',
    },
    { line: 'generate --only types,client --watch', does: 'keep two of the outputs up to date' },
  ],
  async run(options, _args, context) {
    const requests = await requestsOf(options, context);
    if (options.watch === true) {
      const { watch } = await import('../pipeline/watch.ts');
      await Promise.all(requests.map((request) => watch({ ...request, warn: context.warn }, context)));
      return 'interrupted';
    }
    const reports: Report[] = [];
    for (const request of requests) {
      const result: GenerateResult =
        (await compareDigests(request, options, context)) ?? (await make(request, context));
      const behind = await findBehind(request, result.bundle);
      const stale = options.check === true ? behind.map(({ file }) => file) : [];
      const leftOut = request.leftOut.map(({ name, imports }) => ({ output: name, package: imports }));
      reports.push({ ...show({ ...result, stale: [...result.stale, ...stale] }, request, context), leftOut });
      for (const { line } of behind) context.warn(line);
      // Nothing is made looser in these types, and they have no names of our own.
      if (result.report !== undefined && !request.isLike) showGenerateReport(result.report, context);
      if (options.check === true) showElsewhere(request, result, context);
      else {
        showLeftOut(request, context);
        await warnOfMissingPackages(request, result, context);
      }
      const clients = await makeClients(request, context);
      if (clients !== undefined) reports.push(clients);
      const collections = await makeCollections(request, context);
      if (collections !== undefined) reports.push(collections);
    }
    context.result(reports.length === 1 ? reports[0] : reports);
    return options.check === true && reports.some(hasChanges) ? 'problem' : 'ok';
  },
};

export default command;

/** Returns the result if digests say that nothing has changed, for `--check` alone, and before the pipeline is loaded. */
async function compareDigests(
  { spec, out, cwd, only, hooks, importExtension = '.ts', strict, names, int64, pages, overlays }: Request,
  { check, full }: Options,
  context: Context,
): Promise<EmitResult | undefined> {
  if (check !== true || full === true) return undefined;
  return context.step('compare digests', async () => {
    const { findUnchanged } = await import('../pipeline/emit/find-unchanged.ts');
    const given = {
      spec: resolve(cwd, spec),
      rows: only,
      importExtension,
      hooks,
      strict,
      names,
      int64,
      pages,
      overlays,
    };
    return findUnchanged(resolve(cwd, out), given);
  });
}

/** Clients in other languages, where some are asked for. */
async function makeClients(request: Request, context: Context): Promise<Report | undefined> {
  const { spec, cwd, overlays, check = false, force = false, languages } = request;
  if (languages.length === 0) return undefined;
  const { generateClients } = await import('../pipeline/clients/generate-clients.ts');
  const out = `${request.out}/clients`;
  const wanted = { spec, out, cwd, overlays, languages, check, force, signal: context.signal };
  return show(await generateClients(wanted, context.step), request, context);
}

/** Collections, where some are asked for. */
async function makeCollections(request: Request, context: Context): Promise<Report | undefined> {
  const { spec, cwd, overlays, check = false, force = false, formats } = request;
  if (formats.length === 0) return undefined;
  const { generateCollections } = await import('../pipeline/collections/generate-collections.ts');
  const out = `${request.out}/collections`;
  // The bank is that of this package's own description; any other has the mock.
  const local = resolve(cwd, spec) === ownSpec() ? LOCAL_SANDBOX : LOCAL_MOCK;
  const { warn } = context;
  const wanted = { spec, out, cwd, overlays, formats, local, check, force, warn };
  return show(await generateCollections(wanted, context.step), request, context);
}

/** The commands listen at this address by default. */
const LOCAL_SANDBOX = { name: 'sandbox', url: 'http://127.0.0.1:4020' };
const LOCAL_MOCK = { name: 'mock', url: 'http://127.0.0.1:4010' };

async function make(request: GenerateRequest, context: Context): Promise<GenerateResult> {
  const { limitNewSpace } = await import('../pipeline/new-space.ts');
  limitNewSpace(2 ** 25);
  const { generate } = await import('../pipeline/generate.ts');
  return generate({ ...request, warn: context.warn }, context.step);
}

/** Lists what is to be made: a request for each configuration. */
async function requestsOf(options: Options, context: Context): Promise<Request[]> {
  const { check = false, full = false } = options;
  const { cwd } = context;
  if (check && options.watch === true) {
    throw new ToolError('usage', '`--check` and `--watch` cannot be used together.', {
      fix: 'Remove one of them.',
    });
  }
  if (full && !check) {
    throw new ToolError('usage', '`--full` can be used only with `--check`.', {
      fix: 'Add `--check`, or remove `--full`: without `--check` everything is generated anyway.',
    });
  }
  const configs = configsFor(await loadConfigs(options.config, { cwd }), options.spec, cwd);
  const requests = await Promise.all(configs.map((config) => requestOf(options, config, context)));
  const { findShared } = await import('./generate/like.ts');
  const shared = findShared(requests, cwd);
  if (shared === undefined) return requests;
  throw new ToolError(
    'usage',
    `Two configurations have the same output folder: ${displayPath(resolve(cwd, shared.out), cwd)}.`,
    {
      fix:
        options.out === undefined
          ? 'Give each of them an `out` of its own.'
          : 'Choose one of them with `--spec`, or remove `--out`.',
    },
  );
}

/** A flag overrides the configuration, and that the default. */
async function requestOf(options: Options, config: Config, context: Context): Promise<Request> {
  const { check = false, force = false } = options;
  const { cwd } = context;
  const spec = options.spec ?? config.spec ?? ownSpec();
  const { likeOf } = await import('./generate/like.ts');
  const { out, chosen: like } = likeOf(
    options,
    config,
    options.out ?? displayPath(config.out ?? 'generated', cwd),
  );
  const given = config.importExtension && readExtension(config.importExtension);
  const importExtension =
    options.importExtension ??
    given ??
    (like === undefined ? await extensionFor(resolve(cwd, out), context) : '.ts');
  const isOwn = inRepository() && resolve(cwd, spec) === ownSpec();
  const hooks = options.hooks ?? config.hooks ?? (isOwn ? 'react' : undefined);
  const { hooksKindNamed } = await import('../pipeline/make/hooks/hooks-kinds.ts');
  const kind = hooks === undefined ? undefined : hooksKindNamed(hooks);
  const strict = options.strict ?? config.strict ?? isOwn;
  const { names, pages } = config;
  const rules = config.lint?.rules;
  const languages = await languagesOf(options.clients ?? config.clients ?? []);
  const formats = await formatsOf(options.collections ?? config.collections ?? []);
  const { chooseOutputs } = await import('./generate/choose-outputs.ts');
  const wanted = {
    flag: options.only,
    only: config.only,
    skip: config.skip ?? [],
    hooks: kind,
    addsHooks: options.hooks !== undefined,
    out: resolve(cwd, out),
    check,
  };
  const chosen = like ?? chooseOutputs(wanted);
  if (chosen.added.length > 0)
    context.info(`also generated, since the others import it: ${chosen.added.join(', ')}`);
  const overlays = overlaysOf(options, config, context);
  const base = { spec, out, cwd, check, force, importExtension, rules, languages, formats };
  const int64 = options.int64 ?? config.int64;
  return { ...base, ...chosen, isLike: like !== undefined, strict, names, int64, pages, overlays };
}

type Request = GenerateRequest &
  Chosen & {
    readonly languages: readonly LanguageName[];
    readonly formats: readonly CollectionFormat[];
    /** Types alone, as another tool makes them. */
    readonly isLike: boolean;
  };

async function languagesOf(words: readonly string[]): Promise<readonly LanguageName[]> {
  if (words.length === 0) return [];
  const { languagesNamed } = await import('../pipeline/clients/languages.ts');
  return languagesNamed(words.flatMap((word) => word.split(',')).map((word) => word.trim()));
}

async function formatsOf(words: readonly string[]): Promise<readonly CollectionFormat[]> {
  if (words.length === 0) return [];
  const { formatsNamed } = await import('../pipeline/collections/collection-formats.ts');
  return formatsNamed(words.flatMap((word) => word.split(',')).map((word) => word.trim()));
}

interface Report extends GenerateResult {
  readonly out: string;
  readonly check: boolean;
  /** Outputs that were not made, since the project does not have their packages. */
  readonly leftOut?: readonly object[];
}

function hasChanges({ missing, stale, orphaned }: EmitResult): boolean {
  return missing.length + stale.length + orphaned.length > 0;
}

function show(result: GenerateResult, { out, check = false }: GenerateRequest, context: Context): Report {
  const { missing, stale, orphaned, kept, unchanged } = result;
  const report = {
    out,
    check,
    missing,
    stale,
    orphaned,
    kept,
    unchanged,
    ...(result.report && { report: result.report }),
  };
  const changes = [
    ...missing.map((path) => ({ path, was: 'missing', now: 'made' })),
    ...stale.map((path) => ({ path, was: 'stale', now: 'changed' })),
    ...orphaned.map((path) => ({ path, was: 'orphaned', now: 'removed' })),
  ];
  if (!check) {
    for (const { path, now } of changes) context.info(`${now.padEnd(8)} ${out}/${path}`);
    context.info(
      changes.length === 0
        ? `${out} was up to date (${unchanged.length} files)`
        : `${unchanged.length} unchanged`,
    );
    for (const path of kept) {
      context.warn(
        `${out}/${path} is not generated any more, and is kept since it may have been edited. Delete it, or run with \`--force\`.`,
      );
    }
    return report;
  }
  if (changes.length === 0) {
    context.info(`${out} is up to date (${unchanged.length} files)`);
    return report;
  }
  if (!context.json) for (const { path, was } of changes) context.print([`${was.padEnd(8)} ${out}/${path}`]);
  context.info('Run `banking-platform-api generate` with the same options and commit the result.');
  return report;
}

/** Returns what the project around the output asks for; what an earlier run took, if that cannot be read. */
async function extensionFor(out: string, context: Context): Promise<ImportExtension> {
  const { guessImportExtension } = await import('./generate/guess-import-extension.ts');
  const { readManifestIn } = await import('../pipeline/emit/manifest.ts');
  const { extension, file, sure } = guessImportExtension(out);
  const before = readManifestIn(out)?.receipt?.importExtension;
  if (!sure && before !== undefined) return before;
  if (extension !== (before ?? '.ts') && file !== undefined) {
    const shown = extension === '' ? 'have no ending' : `end in ${extension}`;
    context.info(`imports ${shown}, as ${displayPath(file, context.cwd)} asks (--import-ext)`);
  }
  return extension;
}
