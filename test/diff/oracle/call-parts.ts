export type Operation = Readonly<Record<string, unknown>>;

export const json = (schema: unknown = { type: 'object', properties: { a: { type: 'string' } } }) => ({
  'application/json': { schema },
});
export const body = (keywords: object = {}) => ({ requestBody: { content: json(), ...keywords } });
export const parameter = (keywords: object = {}) => ({
  name: 'limit',
  in: 'query',
  schema: { type: 'integer' },
  ...keywords,
});
export const responses = (statuses: Readonly<Record<string, object>>) => ({
  responses: Object.fromEntries(
    Object.entries(statuses).map(([status, keywords]) => [status, { description: 'Done.', ...keywords }]),
  ),
});
export const parameters = (...list: object[]) => ({ parameters: list });
export const object = (properties: object, keywords: object = {}) => ({
  type: 'object',
  properties,
  ...keywords,
});
export const text = { type: 'string' };
export const listed = (keywords: object = {}) =>
  parameter({ schema: { type: 'array', items: text }, ...keywords });

export const header = (keywords: object = {}) =>
  responses({ 200: { headers: { 'X-Total': { schema: { type: 'integer' }, ...keywords } } } });
export const server = (variable: object) => ({
  servers: [{ url: 'https://{place}.a.example', variables: { place: { default: 'eu', ...variable } } }],
});
export const callback = (address: string, schema: unknown) => ({
  callbacks: {
    made: {
      [address]: {
        post: { requestBody: { content: json(schema) }, responses: { 200: { description: 'Taken.' } } },
      },
    },
  },
});
export const multipart = (keywords: object, contentType = 'application/json') => ({
  'multipart/form-data': {
    schema: object({ a: object({}) }),
    encoding: { a: { contentType, headers: { 'X-Part': { schema: text, ...keywords } } } },
  },
});
export const xml = (keywords: object) => ({
  'application/xml': { schema: object({ a: { ...text, xml: keywords } }) },
});
export const key = { security: [{ key: [] }] };
export const scopes = (...names: string[]) => ({ security: [{ oauth: names }] });

/**
 * Two versions of an operation, the old one first; whether the new one breaks, and whether the way back does. These follow from what HTTP and
 * OpenAPI say of a call, not from a schema.
 */
export type CallRow = readonly [
  group: string,
  title: string,
  old: Operation,
  changed: Operation,
  breaks: boolean,
  backBreaks: boolean,
];
