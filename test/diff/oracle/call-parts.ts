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

/** Two versions of an operation or of a description, the old one first. */
type Pair = readonly [old: Operation, changed: Operation];

/** Pairs by group, by what breaks (the step, its way back, both or none), and by title. */
export type PairTable = Readonly<
  Record<string, Partial<Record<keyof typeof BREAKS, Readonly<Record<string, Pair>>>>>
>;

const BREAKS = {
  neverBreaks: [false, false],
  breaks: [true, false],
  undoBreaks: [false, true],
  bothBreak: [true, true],
} as const;

/** Each pair of a table as two steps: to the changed version, and back. */
export const bothWays = (table: PairTable) =>
  Object.entries(table).flatMap(([group, verdicts]) =>
    Object.entries(verdicts).flatMap(([verdict, pairs]) =>
      Object.entries(pairs).flatMap(([title, [old, changed]]) => {
        const [breaks, undoBreaks] = BREAKS[verdict as keyof typeof BREAKS];
        return [
          { group, title, breaking: breaks, old, changed },
          { group, title: `${title}, undone`, breaking: undoBreaks, old: changed, changed: old },
        ];
      }),
    ),
  );
