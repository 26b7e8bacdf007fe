import { resolve } from 'node:path';
import type { ImportExtension } from '../../templates/model.ts';
import { bundleDescription } from './bundle/bundle.ts';
import { type CheckOptions, checkDescription } from './check/check-description.ts';
import { type EmitResult, emit } from './emit/emit.ts';
import { withHeader } from './emit/header.ts';
import type { HooksKind } from './make/hooks/kinds.ts';
import { allOutputs, type Inputs, makeFiles, type Output } from './make/outputs.ts';
import { buildModel } from './model/model.ts';
import { atAuthoredPlace } from './read/authored.ts';
import { digestOf, digestsBelow, relativePath } from './read/digests.ts';
import { evidencePaths, loadEvidence } from './read/evidence.ts';
import { type Description, loadDescription } from './read/load.ts';
import { refuseUnsupported } from './support/support.ts';

export interface GenerateRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  /** Output folder, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  /** Rows to make; all of the table when absent, `hooks` among them only if they are asked for below. */
  readonly only?: readonly Output[];
  /** Which hooks to make. */
  readonly hooks?: HooksKind | undefined;
  readonly check?: boolean;
  readonly force?: boolean;
  readonly importExtension?: ImportExtension;
  /** How the description is checked before anything is made of it. */
  readonly rules?: CheckOptions['rules'] | undefined;
  readonly warn?: CheckOptions['warn'] | undefined;
}

/** Runs one titled step; `context.step` or, in tests, just the function. */
export type RunStep = <T>(title: string, run: () => Promise<T>) => Promise<T>;

/** The whole way from a description to its files. Throws before anything is written, or writes everything. */
export async function generate(request: GenerateRequest, step: RunStep): Promise<EmitResult> {
  const { spec, cwd, hooks, check = false, force = false } = request;
  const rows = request.only ?? allOutputs(hooks);
  const { receiptOf } = await import('./emit/receipt.ts');
  const description = await loadDescription(spec, cwd);
  const { rootDir, resolver } = description;
  const evidence = digestsBelow(rootDir, evidencePaths(rootDir));
  const prepared = await step('bundle', () => prepareInputs(description, request.importExtension, request));
  const inputs = { ...prepared, hooks };
  const made = await step('generate', () =>
    makeFiles(rows, inputs).catch(async (error: unknown) => {
      throw await atAuthoredPlace(error, description);
    }),
  );
  const { model } = inputs;
  const files = Object.fromEntries(
    Object.entries(made).map(([path, text]) => [path, withHeader(path, text, model)]),
  );
  const read = [...resolver.digests].map(([path, digest]) => [relativePath(rootDir, path), digest] as const);
  const receipt = receiptOf({
    spec: description.file,
    rows,
    importExtension: inputs.model.importExtension,
    hooks,
    origin: model,
    inputs: new Map([...read, ...evidence]),
    outputs: new Map(Object.entries(files).map(([path, text]) => [path, digestOf(text)])),
  });
  const complete = request.only === undefined;
  return step(check ? 'compare' : 'write', () =>
    emit(resolve(cwd, request.out), files, { origin: model, cwd, check, force, complete, receipt }),
  );
}

/** Everything the makers look at: the bundle, the model and the evidence beside the description. */
export async function prepare(
  spec: string,
  cwd: string,
  importExtension?: ImportExtension,
  check?: CheckOptions,
): Promise<Inputs> {
  return prepareInputs(await loadDescription(spec, cwd), importExtension, check);
}

/**
 * The same for a description that has been read already.
 *
 * @param check `false` where `lint` checks it anyway
 */
export async function prepareInputs(
  description: Description,
  importExtension?: ImportExtension,
  check: CheckOptions | false = {},
): Promise<Inputs> {
  if (check !== false) await checkDescription(description, check);
  await refuseUnsupported(description);
  const [bundle, evidence] = await Promise.all([
    bundleDescription(description),
    loadEvidence(description.rootDir, description.cwd),
  ]);
  const model = buildModel(bundle.document, importExtension === undefined ? {} : { importExtension });
  return { bundle, model, evidence };
}
