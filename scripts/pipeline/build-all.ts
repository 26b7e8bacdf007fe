import { deferred } from '../../lib/deferred.ts';
import type { DocsInput } from './docs/docs.ts';
import type { RunStep } from './generate.ts';
import type { LintProblem } from './lint/lint.ts';
import type { HooksKind } from './make/hooks/kinds.ts';
import type { Files, Inputs, Output, SkippedOutput } from './make/outputs.ts';

export interface BuildRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  readonly cwd: string;
  /** Rows to make; all of the table when absent, `hooks` among them only if they are asked for below. */
  readonly outputs?: readonly Output[] | undefined;
  /** Which hooks to make. */
  readonly hooks?: HooksKind | undefined;
  /** Whether the documentation has a console that sends calls. Default: it has one. */
  readonly console?: boolean;
  /** Refuses what cannot be made exactly, in place of making it loosely or skipping an output. */
  readonly strict?: boolean;
  readonly signal?: AbortSignal;
  /** Stores the files; part of the step `generate`. */
  readonly write?: (files: Files, inputs: Inputs) => Promise<void>;
}

export interface Build {
  readonly inputs: Inputs;
  /** Every generated file with its header, by path. */
  readonly files: Files;
  /** The outputs that cannot be made of this description; none in a strict run. */
  readonly skipped: readonly SkippedOutput[];
  /** The documentation, one HTML file. */
  readonly html: string;
}

/**
 * Lint, bundle, generate and docs in one process, all from a description that is read once. Problems found by lint stop it.
 * What runs in a process of its own is started first: Redoc renders while this process lints and generates.
 *
 * @throws ToolError as the parts do
 */
export async function buildAll(
  request: BuildRequest,
  step: RunStep,
): Promise<Build | { readonly problems: readonly LintProblem[] }> {
  const { spec, cwd, strict = false } = request;
  const [{ allOutputs }, { loadDescription }] = await Promise.all([
    import('./make/outputs.ts'),
    import('./read/load.ts'),
  ]);
  const outputs = request.outputs ?? allOutputs(request.hooks);
  const description = await loadDescription(spec, cwd);
  const { prepareInputs } = await import('./generate.ts');
  const bundled = await settled(step('bundle', () => prepareInputs(description, { check: false, strict })));
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, ...(request.signal === undefined ? [] : [request.signal])]);
  const page = bundled.ok
    ? await beginDocs(bundled.value, { console: request.console ?? true, signal }, step)
    : undefined;
  try {
    const problems = await step('lint', async () => {
      const { lintDescription } = await import('./lint/lint.ts');
      return (await lintDescription(description)).problems;
    });
    // Lint says more than a bundler that gives up: its word comes first.
    if (problems.some(({ severity }) => severity === 'error')) return { problems };
    if (!bundled.ok) throw bundled.error;
    const inputs = { ...bundled.value, hooks: request.hooks };
    const { files, skipped } = await step('generate', () => generate(inputs, outputs, strict, request.write));
    const html = await page?.html;
    if (html === undefined) throw new Error('the page is begun whenever there is a bundle');
    return { inputs, files, skipped, html };
  } finally {
    // Its process ends, and its folder goes, before anything else is said.
    leaving.abort();
    await page?.html.catch(() => {});
  }
}

type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

function settled<T>(work: Promise<T>): Promise<Settled<T>> {
  return work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
}

/** Resolves once Redoc is at work in its own process; the page itself is still to come. */
async function beginDocs(
  inputs: Inputs,
  options: Pick<DocsInput, 'console' | 'signal'>,
  step: RunStep,
): Promise<{ readonly html: Promise<string> }> {
  const { bundle, model, evidence } = inputs;
  const rendering = deferred<void>();
  const html = step('docs', async () => {
    const { buildDocs } = await import('./docs/docs.ts');
    const { makeDownloads } = await import('./docs/downloads.ts');
    const downloads = await makeDownloads(inputs);
    const { document } = bundle;
    return buildDocs({
      document,
      model,
      evidence,
      origin: 'package',
      downloads,
      ...options,
      onRendering: rendering.resolve,
    });
  });
  html.finally(rendering.resolve).catch(() => {});
  await rendering.promise;
  return { html };
}

async function generate(
  inputs: Inputs,
  outputs: readonly Output[],
  strict: boolean,
  write: BuildRequest['write'],
): Promise<Pick<Build, 'files' | 'skipped'>> {
  const { makeOutputs } = await import('./make/outputs.ts');
  const { withHeader } = await import('./emit/header.ts');
  const { files: made, skipped } = await makeOutputs(outputs, inputs, strict);
  const entries = Object.entries(made);
  const files = Object.fromEntries(
    entries.map(([path, text]) => [path, withHeader(path, text, inputs.model)]),
  );
  await write?.(files, inputs);
  return { files, skipped };
}
