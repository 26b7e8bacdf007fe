import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { shellQuote } from '../../lib/shell.ts';
import type { ApiModel } from '../../templates/model.ts';
import {
  FRAMEWORKS,
  type Framework,
  type Generator,
  scaffoldCopies,
  scaffoldFiles,
  scaffoldPackages,
} from '../../templates/scaffold.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { packageInfo } from '../cli/package-info.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';
import type { CheckOptions } from '../pipeline/check/check-description.ts';
import type { Files } from '../pipeline/make/outputs.ts';
import type { OverlayOptions } from '../pipeline/overlay/load-overlaid.ts';

interface Options extends OverlayFlags {
  readonly framework: Framework;
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly strict?: boolean;
  readonly out?: string;
}

/** Outputs that a server needs, in the words of `generate --only`. */
const OUTPUTS = ['types', 'identifiers', 'validators', 'server'];

const command: Command<Options> = {
  name: 'scaffold',
  guide: 'docs/server-interface.md',
  summary: 'write a small server project that responds with 501 until you implement its operations',
  description:
    'Writes a server project into a new or empty folder: the generated server interface, one file per operation, a test, and ' +
    'one file for the framework. Nothing is ever overwritten, and either all files are written or none.',
  arguments: [
    {
      syntax: '<dir>',
      description:
        'folder of the project, new or empty. `workflow` drafts an Arazzo document instead (for a folder of this name, write ./workflow)',
    },
  ],
  options: [
    {
      flags: '--framework <name>',
      description: `web framework: ${FRAMEWORKS.join(', ')}`,
      default: 'hono',
      parse: readFramework,
    },
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    {
      flags: '--strict',
      description:
        "exit with 5 if something cannot be generated exactly, instead of generating it loosely (default for this package's own description)",
    },
    {
      flags: '--out <file>',
      description: 'with workflow: new file to write (default: standard output)',
    },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'scaffold my-bank', does: "write ./my-bank from the package's own description, with Hono" },
    {
      line: 'scaffold server --framework fastify --spec api/openapi.yaml',
      does: 'write ./server from another description, with Fastify',
    },
    {
      line: 'scaffold my-bank --overlay deployment.yaml',
      does: 'write a server that requires and returns what an overlay adds',
    },
    {
      line: 'scaffold workflow --spec openapi.yaml --out flow.arazzo.yaml',
      does: 'draft workflows that create, read, update, list and delete each kind of records, for conform --workflow',
    },
  ],
  async run({ framework, ...options }, [dir = ''], context) {
    if (dir === 'workflow') {
      const { draftWorkflowFile } = await import('./scaffold/draft-workflow-file.ts');
      return draftWorkflowFile(options, context);
    }
    if (options.out !== undefined)
      throw new ToolError('usage', '--out names the file of a draft, and a project has a folder.', {
        fix: 'Remove it, or draft workflows: scaffold workflow --out flow.arazzo.yaml',
      });
    const { refuseOccupied, writeNewFolder } = await import('../cli/new-folder.ts');
    const target = resolve(context.cwd, dir);
    await refuseOccupied(target, dir);
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec;
    const isOwn = resolve(context.cwd, spec ?? ownSpec()) === ownSpec();
    const strict = options.strict ?? config.strict ?? isOwn;
    const overlays = overlaysOf(options, config, context);
    const generated = await generatedFiles(spec ?? ownSpec(), overlays, strict, config.lint?.rules, context);
    const files = await projectFiles({ target, framework, spec, overlays }, generated, context);
    await context.step('write', () => writeNewFolder(target, dir, files));

    const paths = Object.keys(files).sort();
    context.result({ dir, framework, files: paths });
    if (!context.json) context.print(paths.map((path) => join(dir, path)));
    context.info(`${paths.length} files written. Next: cd ${shellQuote(dir)} && npm install && npm start`);
    if (!process.features.typescript || !('main' in import.meta))
      context.info(
        `The project requires Node.js 22.18, 24.3 or later to run; this is ${process.versions.node}.`,
      );
    return 'ok';
  },
};

export default command;

interface Generated {
  readonly model: ApiModel;
  /** The files by path below `src/generated`. */
  readonly files: Files;
}

/** @throws ToolError `unsupported` when the server interface is among what cannot be made: without it there is no project */
async function generatedFiles(
  spec: string,
  overlays: OverlayOptions,
  strict: boolean,
  rules: CheckOptions['rules'],
  context: Context,
): Promise<Generated> {
  const [
    { loadOverlaid },
    { addHeaders, inDirections, prepareInputs },
    { listingOf },
    { MANIFEST, manifestText },
    { allFiles, makeOutputs },
    { outputsNamed },
    { atAuthoredPlace },
    { reportOf },
    { showGenerateReport: showReport },
  ] = await Promise.all([
    import('../pipeline/overlay/load-overlaid.ts'),
    import('../pipeline/generate.ts'),
    import('../pipeline/emit/emit.ts'),
    import('../pipeline/emit/manifest.ts'),
    import('../pipeline/make/outputs.ts'),
    import('../pipeline/make/select-outputs.ts'),
    import('../pipeline/read/authored.ts'),
    import('../pipeline/generate-report.ts'),
    import('./generate/show-generate-report.ts'),
  ]);
  const description = await loadOverlaid(spec, context.cwd, overlays);
  const inputs = await context.step('bundle', async () =>
    inDirections(await prepareInputs(description, { strict, check: { rules, warn: context.warn } })),
  );
  const { sets, skipped } = await context
    .step('generate', () => makeOutputs(outputsNamed(OUTPUTS), inputs, strict))
    .catch(async (error: unknown) => {
      throw await atAuthoredPlace(error, description);
    });
  // The reason stands with the first that fails; what imports it is skipped because of it.
  const [first] = skipped;
  if (first !== undefined && sets.server === undefined) {
    throw await atAuthoredPlace(first.error, description);
  }
  showReport(await reportOf(description, { ...inputs, skipped }), context);
  const { model } = inputs;
  addHeaders(sets, model);
  // As `generate` leaves it, so that a later run knows these files as its own.
  const manifest = manifestText({ from: model, files: listingOf(sets) });
  return { model, files: { ...allFiles(sets), [MANIFEST]: manifest } };
}

interface Project {
  readonly target: string;
  readonly framework: Framework;
  readonly spec: string | undefined;
  readonly overlays: OverlayOptions;
}

async function projectFiles(
  { target, framework, spec, overlays }: Project,
  { model, files }: Generated,
  context: Context,
): Promise<Files> {
  const { root } = packageInfo();
  const copies = Object.entries(scaffoldCopies(framework)).map(async ([path, source]) => {
    return [path, await readFile(join(root, 'templates/scaffold', source), 'utf8')] as const;
  });
  const written = scaffoldFiles({
    model,
    framework,
    name: packageName(target, framework),
    versions: await pins(framework),
    generator: generator(
      spec === undefined ? undefined : relative(target, resolve(context.cwd, spec)),
      (overlays.files ?? []).map((file) => relative(target, file)),
      overlays.matches,
    ),
  });
  return {
    ...written,
    ...Object.fromEntries(await Promise.all(copies)),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/generated/${path}`, text])),
  };
}

/** The command by which the project makes `src/generated` again. Paths are relative to the project. */
function generator(
  spec: string | undefined,
  overlays: readonly string[],
  matches: OverlayOptions['matches'] = 'one',
): Generator {
  const { name, version } = packageInfo();
  const flag = (flagName: string, path: string) => ` ${flagName} ${shellWord(path.replaceAll('\\', '/'))}`;
  const from = [
    ...(spec === undefined ? [] : [flag('--spec', spec)]),
    ...overlays.map((path) => flag('--overlay', path)),
    ...(overlays.length > 0 && matches !== 'one' ? [` --overlay-matches ${matches}`] : []),
  ].join('');
  return {
    package: `${name}@${version}`,
    tarball: `${name}-${version}.tgz`,
    line: `${name} generate${from} --out src/generated --only ${OUTPUTS.join(',')}`,
  };
}

/** A path as one word of an npm script, in double quotes: those work in the shell of every system. */
function shellWord(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`]/g, '\\$&')}"`;
}

/** The versions this release was tested with, from its own package.json. */
async function pins(framework: Framework): Promise<Record<string, string>> {
  const json = JSON.parse(await readFile(join(packageInfo().root, 'package.json'), 'utf8'));
  const known: Record<string, string> = {
    ...json.peerDependencies,
    ...json.devDependencies,
    ...json.dependencies,
  };
  const { dependencies, devDependencies } = scaffoldPackages(framework);
  const versions: Record<string, string> = {};
  for (const name of [...dependencies, ...devDependencies]) {
    const version = known[name];
    if (version === undefined) throw new Error(`package.json names no version of ${name}`);
    versions[name] = version;
  }
  return versions;
}

/** A valid npm package name, derived from the folder's name. */
function packageName(target: string, framework: Framework): string {
  const name = basename(target)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '');
  if (name === '') return 'server';
  // npm refuses to install a package below one of the same name.
  const { dependencies, devDependencies } = scaffoldPackages(framework);
  return [...dependencies, ...devDependencies, packageInfo().name].includes(name) ? `${name}-server` : name;
}

function readFramework(text: string): Framework {
  const found = FRAMEWORKS.find((name) => name === text.toLowerCase());
  if (found !== undefined) return found;
  throw new ToolError('usage', `Invalid value "${text}" for --framework.`, {
    fix: `Use one of: ${FRAMEWORKS.join(', ')}.`,
  });
}
