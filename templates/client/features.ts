import type { ApiModel } from '../model.ts';
import { featureFiles, type RuntimeFeature } from '../runtime-feature.ts';
import { readsContent, successContents, writesContent } from './content.ts';
import { hasStyledParameters } from './definition.ts';

const FEATURES: readonly RuntimeFeature[] = [
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
  { name: 'pages', file: 'client-pages.ts', isUsed: ({ pages }) => pages !== undefined },
  { name: 'parameters', file: 'client-parameters.ts', isUsed: hasStyledParameters },
];

/** The features that `client.ts` imports. */
export function clientFeatures({ operations }: ApiModel): readonly RuntimeFeature[] {
  return FEATURES.filter(({ isUsed }) => operations.some(isUsed));
}

/** The imports of the runtime, and of the features that are used. */
export function featureImports(model: ApiModel): string[] {
  return [
    ...clientFeatures(model).map(
      ({ name, file }) =>
        `import * as ${name} from './${file.replace(/\.ts$/, '')}${model.importExtension}';`,
    ),
    `import * as runtime from './client-runtime${model.importExtension}';`,
  ];
}

/** Modules of `templates/runtime/` that every client needs, copied as they are. */
const CORE_FILES = [
  'client-runtime.ts',
  'client-types.ts',
  'client-error.ts',
  'client-send.ts',
  'client-connection.ts',
  'client-credentials.ts',
  'client-cookies.ts',
  'client-hooks.ts',
  'client-mask.ts',
  'client-middleware.ts',
  'client-operation.ts',
  'client-options.ts',
  'client-raw.ts',
  'client-raw-query.ts',
  'client-raw-types.ts',
  'client-read.ts',
  'client-results.ts',
  'client-url.ts',
  'client-wait.ts',
] as const;

/** Modules of `templates/runtime/` that the client of a description needs beside it. */
export function clientRuntimeFiles(model: ApiModel): readonly string[] {
  return [...CORE_FILES, ...featureFiles(FEATURES, clientFeatures(model))];
}
