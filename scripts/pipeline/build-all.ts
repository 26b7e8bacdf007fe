import { deferred } from '../../lib/deferred.ts';
import type { Redoc } from './docs/redoc.ts';
import type { RunStep } from './generate.ts';
import type { LintProblem } from './lint/lint.ts';
import type { HooksKind } from './make/hooks/hooks-kinds.ts';
import type { FileSets, Inputs, Output, SkippedOutput } from './make/outputs.ts';

export interface BuildRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  readonly cwd: string;
  /** Rows to make; all of the table when absent, `hooks` among them only if they are asked for below. */
  readonly outputs?: readonly Output[] | undefined;
  /** The hooks to make. */
  readonly hooks?: HooksKind | undefined;
  /** True if the documentation has a console that sends calls. Default: it has one. */
  readonly console?: boolean;
  /** Refuses what cannot be made exactly, in place of making it loosely or skipping an output. */
  readonly strict?: boolean;
  readonly signal?: AbortSignal;
  /** Stores the files; part of the step `generate`. */
  readonly write?: (sets: FileSets, inputs: Inputs) => Promise<void>;
}

export interface Build {
  readonly inputs: Inputs;
  /** Every generated file with its header, by output and path. */
  readonly sets: FileSets;
  /** The outputs that cannot be made of this description; none in a strict run. */
  readonly skipped: readonly SkippedOutput[];
  /** The documentation, one HTML file. */
  readonly html: string;
}

/**
 * Lint, bundle, generate and docs in one process, all from a description that is read once. Problems found by lint stop it.
 * Redoc, which runs in a process of its own, is started first: it loads while this process bundles, and renders while this one lints and
 * generates.
 *
 * @throws ToolError as the parts do
 */
export async function buildAll(
  request: BuildRequest,
  step: RunStep,
): Promise<Build | { readonly problems: readonly LintProblem[] }> {
  const { startRedoc } = await import('./docs/redoc.ts');
  const redoc = startRedoc(request.signal);
  let html: Promise<string> | undefined;
  try {
    return await build(request, step, (inputs) => {
      const page = beginDocs(inputs, request.console ?? true, redoc, step);
      html = page.html;
      return page;
    });
  } finally {
    // Its process ends, and its folder goes, before anything else is said.
    await redoc.close();
    await html?.catch(() => {});
  }
}

async function build(
  request: BuildRequest,
  step: RunStep,
  docs: (inputs: DocsInputs) => BegunDocs,
): Promise<Build | { readonly problems: readonly LintProblem[] }> {
  const { spec, cwd, strict = false } = request;
  const [{ allOutputs, madeOnce, OUTPUTS }, { loadDescription }] = await Promise.all([
    import('./make/outputs.ts'),
    import('./read/load.ts'),
  ]);
  // The page offers some of them for download.
  const rows = OUTPUTS.map(madeOnce);
  const outputs = (request.outputs ?? allOutputs(request.hooks)).map(
    (output) => rows.find(({ name }) => name === output.name) ?? output,
  );
  const description = await loadDescription(spec, cwd);
  const { inDirections, prepareInputs } = await import('./generate.ts');
  const bundled = await settled(step('bundle', () => prepareInputs(description, { check: false, strict })));
  const page = bundled.ok ? docs({ ...bundled.value, rows }) : undefined;
  await page?.isRendering;
  const problems = await step('lint', async () => {
    const { lintDescription } = await import('./lint/lint.ts');
    return (await lintDescription(description)).problems;
  });
  // Lint says more than a bundler that gives up: its word comes first.
  if (problems.some(({ severity }) => severity === 'error')) return { problems };
  if (!bundled.ok) throw bundled.error;
  const inputs = { ...(await inDirections(bundled.value)), hooks: request.hooks };
  const { sets, skipped } = await step('generate', () => generate(inputs, outputs, strict, request.write));
  const html = await page?.html;
  if (html === undefined) throw new Error('the page is begun whenever there is a bundle');
  return { inputs, sets, skipped, html };
}

type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

function settled<T>(work: Promise<T>): Promise<Settled<T>> {
  return work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
}

interface DocsInputs extends Inputs {
  readonly rows: readonly Output[];
}

interface BegunDocs {
  /** Settled once Redoc is at work in its own process; the page itself is still to come. */
  readonly isRendering: Promise<void>;
  readonly html: Promise<string>;
}

function beginDocs(inputs: DocsInputs, hasConsole: boolean, redoc: Redoc, step: RunStep): BegunDocs {
  const { bundle, model, evidence, rows } = inputs;
  const rendering = deferred<void>();
  const html = step('docs', async () => {
    const { buildDocs } = await import('./docs/docs.ts');
    const { makeDownloads } = await import('./docs/downloads.ts');
    const downloads = await makeDownloads(inputs, rows);
    const { document } = bundle;
    return buildDocs({
      document,
      model,
      evidence,
      origin: 'package',
      downloads,
      console: hasConsole,
      redoc,
      onRendering: rendering.resolve,
    });
  });
  html.finally(rendering.resolve).catch(() => {});
  return { isRendering: rendering.promise, html };
}

async function generate(
  inputs: Inputs,
  outputs: readonly Output[],
  strict: boolean,
  write: BuildRequest['write'],
): Promise<Pick<Build, 'sets' | 'skipped'>> {
  const { makeOutputs } = await import('./make/outputs.ts');
  const { addHeaders } = await import('./generate.ts');
  const made = await makeOutputs(outputs, inputs, strict);
  // The page takes the same files without headers.
  const sets = Object.fromEntries(Object.entries(made.sets).map(([name, files]) => [name, { ...files }]));
  addHeaders(sets, inputs.model);
  await write?.(sets, inputs);
  return { sets, skipped: made.skipped };
}
