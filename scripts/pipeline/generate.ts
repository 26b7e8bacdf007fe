import { resolve } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import type { ImportExtension } from '../../templates/model.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import { type Bundle, bundleDescription } from './bundle/bundle.ts';
import { type CheckOptions, checkDescription } from './check/check-description.ts';
import { collectGarbage } from './collect-garbage.ts';
import { splitByDirection } from './directions/split-by-direction.ts';
import { type EmitResult, emit } from './emit/emit.ts';
import { withHeader } from './emit/header.ts';
import { type GenerateReport, reportOf } from './generate-report.ts';
import { type Int64Kind, withInt64Strings } from './int64/int64-strings.ts';
import { refuseInt64 } from './int64/refuse-int64.ts';
import { withinLimits } from './limits.ts';
import { withoutEndlessReferences } from './loosen/endless-references.ts';
import { loosened } from './loosen/loosen.ts';
import type { LooseNote } from './loosen/note.ts';
import type { HooksKind } from './make/hooks/hooks-kinds.ts';
import {
  allFiles,
  allOutputs,
  type FileSets,
  type Inputs,
  makeOutputs,
  type Output,
} from './make/outputs.ts';
import { withCallbacks } from './model/callbacks.ts';
import { buildModel, type ModelOptions } from './model/model.ts';
import type { WantedNames } from './model/naming.ts';
import { loadOverlaid, type OverlayOptions } from './overlay/load-overlaid.ts';
import { atAuthoredPlace } from './read/authored.ts';
import { digestOf, digestsBelow, relativePath } from './read/digests.ts';
import { evidencePaths, loadEvidence } from './read/evidence.ts';
import { type Description, loadDescription } from './read/load.ts';
import { warnOfNumbers } from './read/warn-of-numbers.ts';
import { refuseUnsupported } from './support/support.ts';
import { refuseVersion } from './support/version.ts';

export interface GenerateRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  /** Output folder, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  /** Rows to make; all of the table when absent, `hooks` among them only if they are asked for below. */
  readonly only?: readonly Output[];
  /** The folder may hold other outputs, which stay; without it, they are left over. */
  readonly partial?: boolean;
  /** Rows that are made although no package.json lists the package that they import. */
  readonly unlisted?: readonly string[];
  /** The hooks to make. */
  readonly hooks?: HooksKind | undefined;
  readonly check?: boolean;
  readonly force?: boolean;
  readonly importExtension?: ImportExtension;
  /** The check of the description before the generation. */
  readonly rules?: CheckOptions['rules'] | undefined;
  readonly warn?: CheckOptions['warn'] | undefined;
  /** Refuses what cannot be made exactly, in place of making it loosely. */
  readonly strict?: boolean | undefined;
  /** The rows of `only` were asked for by name: one that cannot be made is an error. */
  readonly named?: boolean | undefined;
  readonly names?: WantedNames | undefined;
  readonly int64?: Int64Kind | undefined;
  readonly pages?: ModelOptions['pages'];
  readonly overlays?: OverlayOptions | undefined;
}

/** Files and what to know of them; no report where digests say that nothing has changed. */
export interface GenerateResult extends EmitResult {
  readonly report?: GenerateReport;
  /** Digest of the bundled document. */
  readonly bundle?: string | undefined;
}

/** Runs one titled step; `context.step` or, in tests, just the function. */
export type RunStep = <T>(title: string, run: () => Promise<T>) => Promise<T>;

/** The whole way from a description to its files. Throws before anything is written, or writes everything. */
export async function generate(request: GenerateRequest, step: RunStep): Promise<GenerateResult> {
  const {
    spec,
    cwd,
    hooks,
    check = false,
    force = false,
    strict = false,
    names,
    int64,
    pages,
    overlays,
  } = request;
  const rows = request.only ?? allOutputs(hooks);
  const { receiptOf } = await import('./emit/receipt.ts');
  const description = await loadOverlaid(spec, cwd, overlays);
  const { rootDir, resolver } = description;
  const evidence = digestsBelow(rootDir, evidencePaths(rootDir));
  const prepared = await step('bundle', () => prepareInputs(description, { ...request, check: request }));
  const inputs = { ...(await inDirections(prepared, request)), hooks, warn: request.warn };
  const bundle = bundleDigest(prepared.bundle.document);
  const { result, skipped } = await makeAndEmit();
  collectGarbage();
  // Places are looked up in a tree of the author's files, which would stand in memory beside all that is made.
  return { ...result, bundle, report: await reportOf(description, { ...inputs, skipped }) };

  async function makeAndEmit() {
    const { model } = inputs;
    const made = await step('generate', () =>
      make(rows, inputs, strict || request.named === true).catch(async (error: unknown) => {
        throw await atAuthoredPlace(error, description);
      }),
    );
    const { sets } = made;
    const files = allFiles(sets);
    const read = [...resolver.digests].map(
      ([path, digest]) => [relativePath(rootDir, path), digest] as const,
    );
    const receipt = receiptOf({
      spec: description.file,
      rows,
      importExtension: model.importExtension,
      hooks,
      strict,
      names,
      int64,
      pages,
      overlays,
      origin: model,
      inputs: new Map([...read, ...evidence]),
      outputs: new Map(Object.entries(files).map(([path, text]) => [path, digestOf(text)])),
    });
    const options = {
      origin: model,
      cwd,
      check,
      force,
      complete: request.partial !== true,
      unlisted: (request.unlisted ?? []).filter((name) => Object.hasOwn(sets, name)),
      receipt: receipt && { ...receipt, bundle },
    };
    const result = await step(check ? 'compare' : 'write', () =>
      emit(resolve(cwd, request.out), sets, options),
    );
    return { result, skipped: made.skipped };
  }
}

/** Files of other runs show by these whether they are of the same description. */
export function bundleDigest(document: Bundle['document']): string {
  return digestOf(JSON.stringify(document));
}

/** The files with their headers, and what cannot be made. */
async function make(rows: readonly Output[], inputs: Inputs, all: boolean) {
  const made = await makeOutputs(rows, inputs, all);
  addHeaders(made.sets, inputs.model);
  collectGarbage();
  return made;
}

/** Puts headers on files, in place: all of them once more would be the most that a run ever holds. */
export function addHeaders(sets: FileSets, model: Inputs['model']): void {
  for (const files of Object.values(sets)) {
    const texts = files as Record<string, string>;
    for (const path of Object.keys(texts)) texts[path] = withHeader(path, texts[path] ?? '', model);
  }
}

/** The preparation of a description; exact by default. */
export interface PrepareOptions {
  readonly importExtension?: ImportExtension | undefined;
  /** The first check; `false` if `lint` checks it anyway. */
  readonly check?: CheckOptions | false;
  readonly strict?: boolean | undefined;
  readonly names?: WantedNames | undefined;
  /** The type of 64-bit integers in code; numbers by default. */
  readonly int64?: Int64Kind | undefined;
  readonly pages?: ModelOptions['pages'];
  /** The output has all digits of long numbers, so that no note is needed. */
  readonly printsDigits?: boolean | undefined;
}

/** The input of the makers, and what was noticed on the way. */
export interface Prepared extends Inputs {
  /** Grows while outputs are made. */
  readonly notes: readonly LooseNote[];
  /** The description says this of pages, and the operation does not have it. */
  readonly unusablePages: readonly LooseNote[];
}

/** Everything the makers look at: the bundle, the model and the evidence beside the description. */
export async function prepare(spec: string, cwd: string, options: PrepareOptions = {}): Promise<Prepared> {
  return prepareInputs(await loadDescription(spec, cwd), options);
}

/**
 * TypeScript is made of this document: if a property is required in requests only, or in responses only, its schema becomes two. The documents are
 * published as they were.
 */
export async function inDirections(
  prepared: Prepared,
  {
    importExtension,
    names,
    int64,
    pages,
  }: Pick<PrepareOptions, 'importExtension' | 'names' | 'int64' | 'pages'> = {},
): Promise<Prepared> {
  const { document: whole, onLoosened } = prepared;
  const typed = int64 === 'string' ? withInt64Strings(whole) : whole;
  const { document, originOf } = splitByDirection(typed);
  if (document === whole) return prepared;
  const model = await withinLimits('the bundle', () =>
    buildModel(withCallbacks(document), {
      names,
      pages,
      int64Strings: typed !== whole,
      ...(importExtension !== undefined && { importExtension }),
    }),
  );
  if (typed !== whole) refuseInt64(model);
  return {
    ...prepared,
    whole,
    document,
    originOf,
    onLoosened: onLoosened && ((note) => onLoosened({ ...note, pointer: originOf(note.pointer) })),
    model,
  };
}

/**
 * Does the same for a description that has been read already.
 *
 * @throws ToolError `unsupported` for what cannot be made at all and, with `strict`, for what cannot be made exactly
 */
export async function prepareInputs(
  description: Description,
  options: PrepareOptions = {},
): Promise<Prepared> {
  const { importExtension, strict = false, names, pages, check = {}, printsDigits = false } = options;
  if (check !== false) await checkDescription(description, { ...check, strict });
  return withinLimits('the bundle', async () => {
    // The check has found every reference that leads nowhere, and nothing else stops a run that is not strict.
    if (strict || check === false) await refuseUnsupported(description, strict);
    else refuseVersion(description);
    const evidence = await loadEvidence(description.rootDir, description.cwd);
    const bundle = await bundleDescription(description);
    if (check !== false && check.warn !== undefined) warnOfNumbers(description, check.warn, printsDigits);
    if (strict) await refuseEndless(bundle, description);
    const notes: LooseNote[] = [];
    const onLoosened = strict ? undefined : (note: LooseNote) => void notes.push(note);
    const document = onLoosened === undefined ? bundle.document : loosened(bundle.document, onLoosened);
    const unusablePages: LooseNote[] = [];
    const model = buildModel(withCallbacks(document), {
      names,
      pages,
      onUnusablePages: (note) => unusablePages.push(note),
      ...(importExtension !== undefined && { importExtension }),
    });
    if (strict) await refuseUnusablePages(unusablePages, description);
    return { bundle, document, onLoosened, model, evidence, notes, unusablePages };
  });
}

async function refuseUnusablePages(notes: readonly LooseNote[], description: Description): Promise<void> {
  const errors = notes.map(async ({ message, pointer }) => {
    const place = { file: 'the bundled description', pointer };
    const fix = 'Correct it, or leave out `--strict` to have no methods for pages.';
    return atAuthoredPlace(new ToolError('unsupported', message, { place, fix }), description);
  });
  throwAll((await Promise.all(errors)) as ToolError[]);
}

async function refuseEndless({ document }: Bundle, description: Description): Promise<void> {
  try {
    refuseEndlessReferences(document as JsonObject);
  } catch (error) {
    throw await atAuthoredPlace(error, description);
  }
}

/**
 * Stops a bundled document with schemas that are applied to the same value again and again.
 *
 * @throws ToolError `unsupported` with places in the bundle, further ones in `others`
 */
function refuseEndlessReferences(bundled: JsonObject): void {
  const pointers: string[] = [];
  withoutEndlessReferences(bundled, ({ pointer }) => pointers.push(pointer));
  const [first, ...others] = pointers.map(
    (pointer) =>
      new ToolError('unsupported', 'The schema contains itself, so checking a value would never end.', {
        place: { file: 'the bundled description', pointer },
        fix: 'Move what is common into a schema of its own, which each of them refers to; or leave out `--strict` to have one of the references left out.',
      }),
  );
  if (first === undefined) return;
  const { message, place, fix } = first;
  throw new ToolError('unsupported', message, { ...(place && { place }), ...(fix && { fix }), others });
}
