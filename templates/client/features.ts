import type { ApiModel, OperationModel } from '../model.ts';
import { readsContent, successContents, writesContent } from './content.ts';
import { hasStyledParameters } from './definition.ts';

/** A part of the runtime that only some descriptions need: the name it is imported by, and its module. */
interface Feature {
  readonly name: string;
  /** In `templates/runtime/`. */
  readonly file: string;
  readonly isUsed: (operation: OperationModel) => boolean;
  /** Features that its module imports. */
  readonly needs?: readonly string[];
}

const FEATURES: readonly Feature[] = [
  {
    name: 'content',
    file: 'client-content.ts',
    isUsed: (operation) => writesContent(operation) || readsContent(operation),
  },
  {
    name: 'events',
    file: 'client-events.ts',
    isUsed: (operation) =>
      successContents(operation).some(({ kind }) => kind === 'events' || kind === 'lines'),
  },
  {
    name: 'form',
    file: 'client-form.ts',
    isUsed: ({ body }) => body?.contents.some(({ kind }) => kind === 'form' || kind === 'multipart') ?? false,
    needs: ['parameters'],
  },
  { name: 'parameters', file: 'client-parameters.ts', isUsed: hasStyledParameters },
];

/** The features that `client.ts` imports. */
export function clientFeatures({ operations }: ApiModel): readonly Feature[] {
  return FEATURES.filter(({ isUsed }) => operations.some(isUsed));
}

/** Modules of `templates/runtime/` that every client needs, copied as they are. */
const CORE_FILES = [
  'client-runtime.ts',
  'client-types.ts',
  'client-error.ts',
  'client-send.ts',
  'client-credentials.ts',
  'client-cookies.ts',
  'client-hooks.ts',
  'client-mask.ts',
  'client-raw.ts',
  'client-raw-types.ts',
  'client-read.ts',
  'client-url.ts',
  'client-wait.ts',
] as const;

/** Modules of `templates/runtime/` that the client of a description needs beside it. */
export function clientRuntimeFiles(model: ApiModel): readonly string[] {
  const used = clientFeatures(model);
  const needed = FEATURES.filter(({ name }) =>
    used.some((one) => one.name === name || one.needs?.includes(name)),
  );
  return [...CORE_FILES, ...needed.map(({ file }) => file)];
}
