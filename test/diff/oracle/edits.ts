import { callEdits } from './call-edits.ts';
import { type Edit, NAMED, type Part } from './edit.ts';
import { schemaEdits } from './schema-edits.ts';

/** All edits, each in a path of its own, so that each tool compares two documents once. */
export const EDITS: readonly Edit[] = [...schemaEdits(), ...callEdits()].map(({ make, ...draft }, index) => {
  const id = `e${index + 1}x`;
  return { ...draft, id, ...make(id) };
});

export function documentOf(
  side: 'base' | 'revision',
  edits: readonly Edit[] = EDITS,
): Record<string, unknown> {
  const parts = edits.map((edit): readonly [string, Part] => [edit.id, edit[side]]);
  const apiKey = (name: string) => ({ type: 'apiKey', in: 'header', name });
  const flow = {
    authorizationUrl: 'https://auth.example/a',
    tokenUrl: 'https://auth.example/t',
    scopes: { read: 'Read.', write: 'Write.' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Edits', version: '1.0.0' },
    servers: [{ url: 'https://api.example' }],
    paths: Object.fromEntries(
      parts.flatMap(([id, { item }]) => (item === undefined ? [] : [[`/${id}`, item]])),
    ),
    components: {
      schemas: { ...NAMED, ...Object.assign({}, ...parts.map(([, { schemas }]) => schemas ?? {})) },
      securitySchemes: {
        key: apiKey('X-Key'),
        sameKey: apiKey('x-key'),
        otherKey: apiKey('X-Other'),
        oauth: { type: 'oauth2', flows: { authorizationCode: flow } },
      },
    },
  };
}
