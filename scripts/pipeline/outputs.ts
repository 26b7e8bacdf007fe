import { CLIENT_RUNTIME_FILES } from '../../templates/client.ts';
import type { ApiModel } from '../../templates/model.ts';
import type { Evidence } from '../../templates/reference/evidence.ts';
import { SERVER_RUNTIME_FILES } from '../../templates/server.ts';
import type { Bundle } from './bundle.ts';

/** What a maker may look at. */
export interface Inputs {
  readonly bundle: Bundle;
  readonly model: ApiModel;
  readonly evidence: Evidence;
}

/** Text by path below the output folder, without header. */
export type Files = Readonly<Record<string, string>>;

/** A row of the table: some files that are made together. */
export interface Output {
  /** Word for `--only`. */
  readonly name: string;
  /** The paths it makes, for people. */
  readonly files: readonly string[];
  /** Loads what it needs by itself, so that a run pays only for what it makes. */
  make(inputs: Inputs): Promise<Files>;
}

/** **The one table** from generated file to maker. */
export const OUTPUTS: readonly Output[] = [
  {
    name: 'openapi',
    files: ['openapi.yaml', 'openapi.json'],
    make: async ({ bundle }) => ({ 'openapi.yaml': bundle.yaml, 'openapi.json': bundle.json }),
  },
  {
    name: 'openapi-3.0',
    files: ['openapi-3.0.json'],
    make: async ({ bundle }) => {
      const { toOpenApi30 } = await import('./down-convert.ts');
      return { 'openapi-3.0.json': `${JSON.stringify(toOpenApi30(bundle.document), null, 2)}\n` };
    },
  },
  {
    name: 'types',
    files: ['types.ts'],
    make: async ({ bundle, model }) => {
      const { makeTypes } = await import('./types.ts');
      return { 'types.ts': await makeTypes(bundle.document, model) };
    },
  },
  {
    name: 'identifiers',
    files: ['identifiers.ts'],
    make: async ({ model }) => {
      const { identifiersTemplate } = await import('../../templates/identifiers.ts');
      return { 'identifiers.ts': identifiersTemplate(model) };
    },
  },
  {
    name: 'validators',
    files: ['validators.js', 'validators.d.ts', 'validators-fast.js', 'validators-fast.d.ts'],
    make: async ({ bundle, model }) => {
      const { makeValidators } = await import('./validators.ts');
      return makeValidators(bundle.document, model);
    },
  },
  {
    name: 'zod-msw',
    files: ['zod.ts', 'msw.ts'],
    make: async ({ bundle, model }) => {
      const { makeZodAndMsw } = await import('./orval.ts');
      const { zod, msw } = await makeZodAndMsw(bundle.document, model);
      return { 'zod.ts': zod, 'msw.ts': msw };
    },
  },
  {
    name: 'client',
    files: ['client.ts', ...CLIENT_RUNTIME_FILES],
    make: async ({ model }) => {
      const { clientTemplate } = await import('../../templates/client.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      const runtime = await readRuntimeFiles(CLIENT_RUNTIME_FILES, model.importExtension);
      return { 'client.ts': clientTemplate(model), ...runtime };
    },
  },
  {
    name: 'server',
    files: ['server.ts', ...SERVER_RUNTIME_FILES],
    make: async ({ model }) => {
      const { serverTemplate } = await import('../../templates/server.ts');
      const { readRuntimeFiles } = await import('./runtime-files.ts');
      const runtime = await readRuntimeFiles(SERVER_RUNTIME_FILES, model.importExtension);
      return { 'server.ts': serverTemplate(model), ...runtime };
    },
  },
  {
    name: 'reference',
    files: ['reference/*.md'],
    make: async ({ model, evidence }) => {
      const { referenceFiles } = await import('../../templates/reference/files.ts');
      return referenceFiles(model, evidence);
    },
  },
];

/** Makes the given rows at the same time. Nothing is written; a maker that fails fails the whole. */
export async function makeFiles(outputs: readonly Output[], inputs: Inputs): Promise<Files> {
  const made = await Promise.all(outputs.map((output) => output.make(inputs)));
  return Object.assign({}, ...made);
}
