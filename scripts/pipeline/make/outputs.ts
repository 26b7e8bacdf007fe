import type { JsonObject } from '../../../lib/json.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import type { ApiModel } from '../../../templates/model.ts';
import type { EvidenceRecords } from '../../../templates/reference/evidence.ts';
import { ToolError } from '../../cli/errors.ts';
import { expectTools } from '../../cli/optional-tool.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { printWithDigits } from '../bundle/print-with-digits.ts';
import { publishedDocument } from '../bundle/publish/publish.ts';
import { collectGarbage } from '../collect-garbage.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { withinLimits } from '../limits.ts';
import type { OnLoosened } from '../loosen/note.ts';
import type { HooksKind } from './hooks/hooks-kinds.ts';

/** A maker may look at this. */
export interface Inputs {
  readonly bundle: Bundle;
  /** The bundled document as generators see it: `loosen/` has taken out what they cannot express. */
  readonly document: DocumentNode;
  /** The document before requests and responses got separate schemas, if they did. */
  readonly whole?: DocumentNode;
  /** The place in `whole` of what stands at a pointer of `document`. */
  readonly originOf?: (pointer: string) => string;
  /** Called for what is made looser than the description says; `undefined` in a strict run, which refuses it. */
  readonly onLoosened: OnLoosened | undefined;
  readonly model: ApiModel;
  readonly evidence: EvidenceRecords;
  /** Says what a user has to know of what is made. */
  readonly warn?: ((line: string) => void) | undefined;
  /** The hooks to make, if any; `react` when absent. */
  readonly hooks?: HooksKind | undefined;
}

/** Text by path below the output folder, without header. */
export type Files = Readonly<Record<string, string>>;

/** Files by the name of their row. */
export type FileSets = Readonly<Record<string, Files>>;

/** A row of the table: some files that are made together. */
export interface Output {
  /** Word for `--only`. */
  readonly name: string;
  /** The paths it makes, for people. */
  readonly files: readonly string[];
  /** The optional package that making it takes, if any. */
  readonly tool?: string;
  /** The package that its files import, if any. Without it they are made only where they are asked for by name. */
  readonly imports?: string;
  /** Outputs that its files import; all of them stand before it in the table. */
  readonly needs?: readonly string[];
  /** Loads what it needs by itself, so that a run pays only for what it makes. */
  make(inputs: Inputs): Promise<Files>;
}

const NONE: ReadonlyMap<number, string> = new Map();

/** **The one table** from generated file to maker. */
export const OUTPUTS: readonly Output[] = [
  {
    name: 'openapi',
    files: ['openapi.yaml', 'openapi.json'],
    make: async ({ bundle }) => {
      const { toYaml } = await import('../bundle/bundle.ts');
      const document = publishedDocument(bundle.document);
      const print = (as: (one: DocumentNode) => string) =>
        printWithDigits(document, bundle.digits ?? NONE, as);
      return { 'openapi.yaml': print(toYaml), 'openapi.json': print(jsonFile) };
    },
  },
  {
    name: 'openapi-3.0',
    files: ['openapi-3.0.json'],
    make: async ({ bundle, document, whole = document }) => {
      const { toOpenApi30 } = await import('../bundle/down-convert.ts');
      const converted = toOpenApi30(publishedDocument(whole)) as DocumentNode;
      return { 'openapi-3.0.json': printWithDigits(converted, bundle.digits ?? NONE, jsonFile) };
    },
  },
  {
    name: 'types',
    files: ['types.ts'],
    make: async ({ document, model }) => {
      const { makeTypes } = await import('./types.ts');
      const { withCallbacks } = await import('../model/callbacks.ts');
      const types = { 'types.ts': makeTypes(withCallbacks(document), model) };
      if (model.int64 === undefined) return types;
      const { int64Template } = await import('../../../templates/int64.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      const runtime = await readRuntimeFiles(['lib/json-int64.ts'], model.importExtension);
      return { ...types, 'int64.ts': int64Template(model), ...runtime };
    },
  },
  {
    name: 'identifiers',
    files: ['identifiers.ts'],
    needs: ['types'],
    make: async ({ model }) => {
      const { identifiersTemplate } = await import('../../../templates/identifiers.ts');
      return { 'identifiers.ts': identifiersTemplate(model) };
    },
  },
  {
    name: 'operations',
    files: ['operations.ts'],
    make: async ({ model }) => {
      const { operationsTemplate } = await import('../../../templates/operations.ts');
      return { 'operations.ts': operationsTemplate(model) };
    },
  },
  {
    name: 'examples',
    files: ['examples.ts'],
    needs: ['types'],
    make: async ({ model }) => {
      const { examplesTemplate } = await import('../../../templates/examples.ts');
      return { 'examples.ts': examplesTemplate(model) };
    },
  },
  {
    name: 'catalogue',
    files: ['catalogue.ts', 'catalogue-check.ts'],
    make: async ({ model, evidence }) => {
      const { catalogueTemplate } = await import('../../../templates/catalogue.ts');
      const { standardChecks } = await import('./standard-checks.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      return {
        'catalogue.ts': catalogueTemplate(model, evidence, await standardChecks()),
        ...(await readRuntimeFiles(['catalogue-check.ts'], model.importExtension)),
      };
    },
  },
  {
    name: 'validators',
    files: ['validators.ts', 'validators-fast.ts'],
    needs: ['types'],
    make: async ({ document, model, originOf }) => {
      const { makeValidators } = await import('./validators.ts');
      const { withCallbacks } = await import('../model/callbacks.ts');
      return makeValidators(withCallbacks(document), model, originOf);
    },
  },
  {
    name: 'zod',
    files: ['zod.ts'],
    needs: ['types'],
    imports: 'zod',
    make: async ({ document, model, onLoosened }) => {
      const { zodModel } = await import('../model/zod-model.ts');
      const { zodTemplate } = await import('../../../templates/zod.ts');
      const { loosenedForZod } = await import('../loosen/loosen.ts');
      const expressible = onLoosened === undefined ? document : loosenedForZod(document, onLoosened);
      return { 'zod.ts': zodTemplate(model, zodModel(expressible, model)) };
    },
  },
  {
    name: 'msw',
    files: ['msw.ts'],
    needs: ['types'],
    imports: 'msw',
    make: async ({ document, model, warn }) => {
      const { handlerModels } = await import('../model/handler-model.ts');
      const { withSampledResponses } = await import('./sampled-responses.ts');
      const { mswTemplate } = await import('../../../templates/msw.ts');
      return { 'msw.ts': mswTemplate(model, withSampledResponses(document, handlerModels(model), warn)) };
    },
  },
  {
    name: 'client',
    files: ['client.ts', 'client-*.ts'],
    needs: ['types'],
    make: async ({ model }) => {
      const { clientTemplate } = await import('../../../templates/client.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      const { clientRuntimeFiles } = await import('../../../templates/client/features.ts');
      const runtime = await readRuntimeFiles(clientRuntimeFiles(model), model.importExtension);
      const { operationsModuleTemplate } = await import('../../../templates/client/operations-module.ts');
      return {
        'client.ts': clientTemplate(model),
        'client-operations.ts': operationsModuleTemplate(model),
        ...runtime,
      };
    },
  },
  {
    name: 'hooks',
    files: ['hooks/*.ts'],
    needs: ['types', 'client'],
    tool: 'orval',
    make: async ({ model, hooks = 'react' }) => {
      const { makeHooks } = await import('./hooks.ts');
      return makeHooks(model, hooks);
    },
  },
  {
    name: 'server',
    files: ['server.ts', 'server-*.ts', 'lib/json-pointer.ts', 'lib/status-phrase.ts'],
    needs: ['types', 'validators'],
    make: async ({ document, model }) => {
      const { refuseUndescribedSchemes } = await import('./undescribed-schemes.ts');
      refuseUndescribedSchemes(document as JsonObject, model);
      const { serverTemplate } = await import('../../../templates/server.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      const { serverRuntimeFiles } = await import('../../../templates/server/features.ts');
      const runtime = await readRuntimeFiles(serverRuntimeFiles(model), model.importExtension);
      return { 'server.ts': serverTemplate(model), ...runtime };
    },
  },
  {
    name: 'reference',
    files: ['reference/*.md'],
    make: async ({ model, evidence }) => {
      const { makeReference } = await import('./reference.ts');
      return makeReference(model, evidence);
    },
  },
];

/** A row that is not in the table, as no other output imports its file: the types that openapi-typescript writes. */
export function typesLike(file: string): Output {
  return {
    name: `types of ${file}`,
    files: [file],
    make: async ({ bundle, model }) => {
      const { makeTypes } = await import('./types.ts');
      return { [file]: makeTypes(bundle.document, model, true) };
    },
  };
}

/** The row for several who want its files of the same inputs: what it made the first time. */
export function madeOnce(output: Output): Output {
  let made: Promise<Files> | undefined;
  return {
    ...output,
    make: (inputs) => {
      made ??= output.make(inputs);
      return made;
    },
  };
}

/** All rows, that of the hooks only where a kind of hooks is asked for. */
export function allOutputs(hooks: HooksKind | undefined): readonly Output[] {
  return OUTPUTS.filter(({ name }) => name !== 'hooks' || hooks !== undefined);
}

/** Rows with all the rows whose files theirs import, in the order of the table. */
export function withNeeded(rows: readonly Output[]): readonly Output[] {
  const names = new Set(rows.map(({ name }) => name));
  for (const { name, needs = [] } of OUTPUTS.toReversed()) {
    if (names.has(name)) for (const needed of needs) names.add(needed);
  }
  return OUTPUTS.filter(({ name }) => names.has(name));
}

/**
 * Makes the given rows of the table. Nothing is written.
 *
 * @throws ToolError `environment` when optional packages are absent; when a maker refuses, those of further makers in `others`;
 *   anything else a maker throws as it is
 */
export async function makeFiles(outputs: readonly Output[], inputs: Inputs): Promise<Files> {
  return allFiles((await makeAll(outputs, inputs)).sets);
}

async function makeAll(outputs: readonly Output[], inputs: Inputs): Promise<MadeOutputs> {
  expectTools([...new Set(outputs.flatMap(({ tool }) => tool ?? []))]);
  const { sets, failed } = await settle(outputs, inputs);
  const refusals = failed.map(({ output, error }) => {
    if (!(error instanceof ToolError)) throw error;
    return withWayOut(error, outputs, output);
  });
  const [first, ...others] = refusals;
  if (first !== undefined) throw copyOf(first, first.fix, others);
  return { sets, skipped: [] };
}

/** The files of all rows. */
export function allFiles(sets: FileSets): Files {
  return Object.assign({}, ...Object.values(sets));
}

/** An output that cannot be made of a description. */
export interface SkippedOutput {
  readonly output: string;
  /** The reason, and the place in the bundled document. */
  readonly error: ToolError;
}

interface MadeOutputs {
  readonly sets: FileSets;
  readonly skipped: readonly SkippedOutput[];
}

/**
 * Makes those of the given rows that can be made of the description. One that cannot stops no other, but for those whose files
 * import it.
 *
 * @throws ToolError `environment` when optional packages are absent
 */
export async function makeWhatCanBe(outputs: readonly Output[], inputs: Inputs): Promise<MadeOutputs> {
  expectTools([...new Set(outputs.flatMap(({ tool }) => tool ?? []))]);
  const { sets, failed } = await settle(outputs, inputs);
  const skipped: SkippedOutput[] = failed.map(({ output, error }) => {
    if (error instanceof ToolError && error.exit !== 'unsupported') throw error;
    if (!(error instanceof ToolError)) throw error;
    return { output: output.name, error };
  });
  // The table lists what others need before them.
  for (const { name, needs = [] } of outputs) {
    const lacking = skipped.find(({ output }) => needs.includes(output) && output !== name);
    if (lacking === undefined || skipped.some(({ output }) => output === name)) continue;
    const error = new ToolError(
      'unsupported',
      `It imports the output \`${lacking.output}\`, which is skipped.`,
    );
    skipped.push({ output: name, error });
  }
  const names = skipped.map(({ output }) => output);
  const kept = Object.entries(sets).filter(([name]) => !names.includes(name));
  return { sets: Object.fromEntries(kept), skipped };
}

/** All of the rows or an error with `all`, those that can be made otherwise. Errors as of the two above. */
export async function makeOutputs(
  outputs: readonly Output[],
  inputs: Inputs,
  all: boolean,
): Promise<MadeOutputs> {
  return all ? makeAll(outputs, inputs) : makeWhatCanBe(outputs, inputs);
}

/** One after another, since each has one processor for itself anyway: what one needs is gone from memory before the next begins. */
async function settle(outputs: readonly Output[], inputs: Inputs) {
  const sets: Record<string, Files> = {};
  const failed: { output: Output; error: unknown }[] = [];
  for (const output of outputs) {
    collectGarbage();
    try {
      sets[output.name] = await withinLimits(`the output ${output.name}`, () => output.make(inputs));
    } catch (error) {
      failed.push({ output, error });
    }
  }
  return { sets, failed };
}

/** One output that cannot be made need not stop the others, if the user says so. */
function withWayOut(error: ToolError, selected: readonly Output[], failed: Output | undefined): ToolError {
  const others = selected
    .filter((output) => !withNeeded([output]).some((needed) => needed === failed))
    .map(({ name }) => name);
  if (error.exit !== 'unsupported' || others.length === 0) return error;
  const wayOut = `Or do without the output ${failed?.name}: --only ${others.join(',')}`;
  return copyOf(error, error.fix === undefined ? wayOut : `${error.fix}\n${wayOut}`, error.others);
}

function copyOf(error: ToolError, fix: string | undefined, others: readonly ToolError[]): ToolError {
  return new ToolError(error.exit, error.message, {
    ...(error.place === undefined ? {} : { place: error.place }),
    ...(fix === undefined ? {} : { fix }),
    others,
    cause: error,
  });
}
