import type { ApiModel, ContentKind } from '../model.ts';
import { featureFiles, type RuntimeFeature } from '../runtime-feature.ts';
import { hasStyle } from './rows.ts';

const FEATURES: readonly RuntimeFeature[] = [
  {
    name: 'content',
    file: 'server-content.ts',
    isUsed: ({ body, responses }) =>
      holds(body?.contents, 'text', 'binary', 'events') ||
      responses.some(({ contents }) => holds(contents, 'text', 'binary', 'form', 'multipart')),
  },
  {
    name: 'events',
    file: 'server-events.ts',
    isUsed: ({ body, responses }) =>
      holds(body?.contents, 'lines') || responses.some(({ contents }) => holds(contents, 'events', 'lines')),
  },
  {
    name: 'form',
    file: 'server-form.ts',
    isUsed: ({ body }) => holds(body?.contents, 'form', 'multipart'),
    needs: ['styles'],
  },
  {
    name: 'styles',
    file: 'server-styles.ts',
    isUsed: ({ parameters }) => parameters.some(hasStyle),
  },
];

function holds(contents: readonly { readonly kind: ContentKind }[] = [], ...kinds: ContentKind[]): boolean {
  return contents.some(({ kind }) => kinds.includes(kind));
}

/** The features that `server.ts` imports. */
export function serverFeatures({ operations, webhooks }: ApiModel): readonly RuntimeFeature[] {
  return FEATURES.filter(({ isUsed }) => [...operations, ...webhooks].some(isUsed));
}

/**
 * Modules of `templates/runtime/` that every server needs, copied as they are. Only `server-runtime.ts` is meant to be imported
 * by others.
 */
const CORE_FILES = [
  'server-runtime.ts',
  'server-types.ts',
  'server-router.ts',
  'server-credentials.ts',
  'server-cookies.ts',
  'server-parameters.ts',
  'server-values.ts',
  'server-json.ts',
  'server-media-types.ts',
  'server-body.ts',
  'server-problem.ts',
  'server-errors.ts',
  'server-validation-errors.ts',
  'server-reply.ts',
  'lib/json-pointer.ts',
  'lib/status-phrase.ts',
] as const;

/** Modules of `templates/runtime/` that the server of a description needs beside it. */
export function serverRuntimeFiles(model: ApiModel): readonly string[] {
  return [...CORE_FILES, ...featureFiles(FEATURES, serverFeatures(model))];
}
