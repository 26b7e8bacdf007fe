import type { Draft, Part } from './edit.ts';

type Operation = Readonly<Record<string, unknown>>;

const json = (schema: unknown = { type: 'object', properties: { a: { type: 'string' } } }) => ({
  'application/json': { schema },
});
const body = (keywords: object = {}) => ({ requestBody: { content: json(), ...keywords } });
const parameter = (keywords: object = {}) => ({
  name: 'limit',
  in: 'query',
  schema: { type: 'integer' },
  ...keywords,
});
const responses = (statuses: Readonly<Record<string, object>>) => ({
  responses: Object.fromEntries(
    Object.entries(statuses).map(([status, keywords]) => [status, { description: 'Done.', ...keywords }]),
  ),
});
const parameters = (...list: object[]) => ({ parameters: list });
const object = (properties: object, keywords: object = {}) => ({ type: 'object', properties, ...keywords });
const text = { type: 'string' };
const listed = (keywords: object = {}) => parameter({ schema: { type: 'array', items: text }, ...keywords });

const header = (keywords: object = {}) =>
  responses({ 200: { headers: { 'X-Total': { schema: { type: 'integer' }, ...keywords } } } });
const server = (variable: object) => ({
  servers: [{ url: 'https://{place}.a.example', variables: { place: { default: 'eu', ...variable } } }],
});
const callback = (address: string, schema: unknown) => ({
  callbacks: {
    made: {
      [address]: {
        post: { requestBody: { content: json(schema) }, responses: { 200: { description: 'Taken.' } } },
      },
    },
  },
});
const multipart = (keywords: object, contentType = 'application/json') => ({
  'multipart/form-data': {
    schema: object({ a: object({}) }),
    encoding: { a: { contentType, headers: { 'X-Part': { schema: text, ...keywords } } } },
  },
});
const xml = (keywords: object) => ({
  'application/xml': { schema: object({ a: { ...text, xml: keywords } }) },
});
const key = { security: [{ key: [] }] };
const scopes = (...names: string[]) => ({ security: [{ oauth: names }] });

/**
 * Two versions of an operation, the old one first; whether the new one breaks, and whether the way back does. These follow from what HTTP and
 * OpenAPI say of a call, not from a schema.
 */
const TABLE: readonly (readonly [
  group: string,
  title: string,
  old: Operation,
  changed: Operation,
  breaks: boolean,
  backBreaks: boolean,
])[] = [
  ['parameters', 'an optional parameter added', {}, parameters(parameter()), false, true],
  ['parameters', 'a required parameter added', {}, parameters(parameter({ required: true })), true, true],
  [
    'parameters',
    'a parameter required',
    parameters(parameter()),
    parameters(parameter({ required: true })),
    true,
    false,
  ],
  [
    'parameters',
    'a header in another case',
    parameters({ name: 'X-Tag', in: 'header', schema: text }),
    parameters({ name: 'x-tag', in: 'header', schema: text }),
    false,
    false,
  ],
  [
    'parameters',
    'a required header added',
    {},
    parameters({ name: 'X-Tag', in: 'header', required: true, schema: text }),
    true,
    true,
  ],
  [
    'parameters',
    'a parameter moved to the headers',
    parameters(parameter()),
    parameters(parameter({ in: 'header' })),
    true,
    true,
  ],
  [
    'parameters',
    'a query parameter with other values',
    parameters(parameter({ schema: { enum: ['a', 'b'] } })),
    parameters(parameter({ schema: { enum: ['a'] } })),
    true,
    false,
  ],
  [
    'parameters',
    'a lower maximum',
    parameters(parameter({ schema: { type: 'integer', maximum: 50 } })),
    parameters(parameter({ schema: { type: 'integer', maximum: 20 } })),
    true,
    false,
  ],
  [
    'parameters',
    'an integer as text',
    parameters(parameter()),
    parameters(parameter({ schema: text })),
    false,
    true,
  ],
  [
    'parameters',
    'content in place of a schema',
    parameters(parameter()),
    parameters({ name: 'limit', in: 'query', content: json({ type: 'object' }) }),
    true,
    true,
  ],
  [
    'parameters',
    'explode of a list',
    parameters(listed()),
    parameters(listed({ explode: false })),
    true,
    true,
  ],
  [
    'parameters',
    'style of a list',
    parameters(listed({ explode: false })),
    parameters(listed({ style: 'pipeDelimited', explode: false })),
    true,
    true,
  ],
  [
    'parameters',
    'explode of a number',
    parameters(parameter()),
    parameters(parameter({ explode: false })),
    false,
    false,
  ],
  [
    'parameters',
    'a default of a style written out',
    parameters(listed()),
    parameters(listed({ style: 'form', explode: true })),
    false,
    false,
  ],
  [
    'parameters',
    'the order of parameters',
    parameters(parameter(), listed({ name: 'tags' })),
    parameters(listed({ name: 'tags' }), parameter()),
    false,
    false,
  ],
  [
    'parameters',
    'a parameter deprecated',
    parameters(parameter()),
    parameters(parameter({ deprecated: true })),
    false,
    false,
  ],
  ['request body', 'an optional body added', {}, body(), false, true],
  ['request body', 'a required body added', {}, body({ required: true }), true, true],
  ['request body', 'the body required', body(), body({ required: true }), true, false],
  [
    'request body',
    'a required field added',
    body({ content: json(object({ a: text })) }),
    body({ content: json(object({ a: text, b: text }, { required: ['b'] })) }),
    true,
    true,
  ],
  [
    'request body',
    'an optional field added',
    body({ content: json(object({ a: text })) }),
    body({ content: json(object({ a: text, b: text })) }),
    false,
    true,
  ],
  [
    'request body',
    'an optional field added in allOf',
    body({ content: json({ allOf: [object({ a: text }), object({ c: text })] }) }),
    body({ content: json({ allOf: [object({ a: text }), object({ b: text, c: text })] }) }),
    false,
    true,
  ],
  [
    'request body',
    'a field that is read-only',
    body({ content: json(object({ a: text })) }),
    body({ content: json(object({ a: text, id: { ...text, readOnly: true } }, { required: ['id'] })) }),
    false,
    false,
  ],
  [
    'content types',
    'a media type of the request added',
    body(),
    body({ content: { ...json(), 'text/csv': {} } }),
    false,
    true,
  ],
  [
    'content types',
    'another media type of the request',
    body(),
    body({ content: { 'application/xml': {} } }),
    true,
    true,
  ],
  [
    'content types',
    'a media type of the request in another case',
    body(),
    body({ content: { 'Application/JSON': json()['application/json'] } }),
    false,
    false,
  ],
  [
    'content types',
    'a range of media types of the request',
    body({ content: { 'image/png': {} } }),
    body({ content: { 'image/*': {} } }),
    false,
    true,
  ],
  [
    'content types',
    'a media type of the response added',
    responses({ 200: { content: json() } }),
    responses({ 200: { content: { ...json(), 'text/csv': {} } } }),
    false,
    true,
  ],
  [
    'content types',
    'another media type of the response',
    responses({ 200: { content: json() } }),
    responses({ 200: { content: { 'application/xml': {} } } }),
    true,
    true,
  ],
  [
    'responses',
    'an optional field added',
    responses({ 200: { content: json(object({ a: text })) } }),
    responses({ 200: { content: json(object({ a: text, b: text })) } }),
    false,
    true,
  ],
  [
    'responses',
    'a required field added',
    responses({ 200: { content: json(object({ a: text })) } }),
    responses({ 200: { content: json(object({ a: text, b: text }, { required: ['b'] })) } }),
    false,
    true,
  ],
  [
    'responses',
    'a field added where the old version allows no other',
    responses({ 200: { content: json(object({ a: text }, { additionalProperties: false })) } }),
    responses({ 200: { content: json(object({ a: text, b: text }, { additionalProperties: false })) } }),
    true,
    true,
  ],
  [
    'responses',
    'a field that is write-only',
    responses({ 200: { content: json(object({ a: text })) } }),
    responses({
      200: { content: json(object({ a: text, pin: { ...text, writeOnly: true } }, { required: ['pin'] })) },
    }),
    false,
    false,
  ],
  [
    'responses',
    'a status of success added',
    responses({ 200: {} }),
    responses({ 200: {}, 202: {} }),
    true,
    true,
  ],
  ['responses', 'another status of success', responses({ 200: {} }), responses({ 201: {} }), true, true],
  ['responses', 'an error added', responses({ 200: {} }), responses({ 200: {}, 404: {} }), false, false],
  [
    'responses',
    'a range in place of a status',
    responses({ 200: {}, 404: { content: json() } }),
    responses({ 200: {}, '4XX': { content: json() } }),
    false,
    false,
  ],
  [
    'responses',
    'a range of success',
    responses({ '2XX': {} }),
    responses({ '2XX': {}, 201: {} }),
    false,
    false,
  ],
  ['response headers', 'a header added', responses({ 200: {} }), header(), false, true],
  ['response headers', 'a header that may be missing', header({ required: true }), header(), true, false],
  [
    'response headers',
    'a header in another case',
    header(),
    responses({ 200: { headers: { 'x-total': { schema: { type: 'integer' } } } } }),
    false,
    false,
  ],
  [
    'response headers',
    'a header with more values',
    header({ schema: { enum: ['a'] } }),
    header({ schema: { enum: ['a', 'b'] } }),
    true,
    false,
  ],
  ['security', 'a key required', { security: [] }, key, true, false],
  ['security', 'a key or none', key, { security: [{ key: [] }, {}] }, false, true],
  ['security', 'another key besides', key, { security: [{ key: [], otherKey: [] }] }, true, false],
  ['security', 'another key instead', key, { security: [{ otherKey: [] }] }, true, true],
  ['security', 'one of two keys', key, { security: [{ key: [] }, { otherKey: [] }] }, false, true],
  ['security', 'a scope more', scopes('read'), scopes('read', 'write'), true, false],
  [
    'security',
    'alternatives in another order',
    { security: [{ key: [] }, { otherKey: [] }] },
    { security: [{ otherKey: [] }, { key: [] }] },
    false,
    false,
  ],
  ['security', 'another name for the same key', key, { security: [{ sameKey: [] }] }, false, false],
  [
    'defaults',
    'of a parameter',
    parameters(parameter({ schema: { type: 'integer', default: 10 } })),
    parameters(parameter({ schema: { type: 'integer', default: 20 } })),
    true,
    true,
  ],
  [
    'defaults',
    'of a parameter, new',
    parameters(parameter()),
    parameters(parameter({ schema: { type: 'integer', default: 20 } })),
    false,
    true,
  ],
  [
    'defaults',
    'of a field of a request',
    body({ content: json(object({ a: { ...text, default: 'x' } })) }),
    body({ content: json(object({ a: { ...text, default: 'y' } })) }),
    true,
    true,
  ],
  [
    'defaults',
    'of a field of a request, new',
    body({ content: json(object({ a: text })) }),
    body({ content: json(object({ a: { ...text, default: 'y' } })) }),
    false,
    true,
  ],
  [
    'defaults',
    'of a field of a response',
    responses({ 200: { content: json(object({ a: { ...text, default: 'x' } })) } }),
    responses({ 200: { content: json(object({ a: { ...text, default: 'y' } })) } }),
    false,
    false,
  ],
  [
    'servers',
    'of an operation',
    { servers: [{ url: 'https://a.example/v1' }] },
    { servers: [{ url: 'https://a.example/v2' }] },
    true,
    true,
  ],
  ['servers', 'the same for an operation', {}, { servers: [{ url: 'https://api.example' }] }, false, false],
  [
    'servers',
    'another besides',
    { servers: [{ url: 'https://a.example' }] },
    { servers: [{ url: 'https://b.example' }, { url: 'https://a.example' }] },
    false,
    true,
  ],
  [
    'servers',
    'fewer values of a variable',
    server({ enum: ['eu', 'us'] }),
    server({ enum: ['eu'] }),
    true,
    false,
  ],
  ['servers', 'listed values of a variable', server({}), server({ enum: ['eu'] }), true, false],
  ['servers', 'another default of a variable', server({}), server({ default: 'us' }), true, true],
  ['callbacks', 'one added', {}, callback('{$request.body#/u}', object({ a: text })), false, true],
  [
    'callbacks',
    'another address',
    callback('{$request.body#/u}', object({ a: text })),
    callback('{$request.body#/v}', object({ a: text })),
    true,
    true,
  ],
  [
    'callbacks',
    'a field that is always sent',
    callback('{$request.body#/u}', object({ a: text }, { required: ['a'] })),
    callback('{$request.body#/u}', object({ a: text })),
    true,
    false,
  ],
  [
    'callbacks',
    'more values sent',
    callback('{$request.body#/u}', object({ a: { enum: ['x'] } })),
    callback('{$request.body#/u}', object({ a: { enum: ['x', 'y'] } })),
    true,
    false,
  ],
  [
    'content types',
    'a charset',
    responses({ 200: { content: json() } }),
    responses({ 200: { content: { 'application/json; charset=utf-8': json()['application/json'] } } }),
    false,
    false,
  ],
  [
    'content types',
    'another version in a parameter',
    responses({ 200: { content: { 'application/json; version=1': {} } } }),
    responses({ 200: { content: { 'application/json; version=2': {} } } }),
    true,
    true,
  ],
  [
    'content types',
    'a header of a part required',
    body({ content: multipart({}) }),
    body({ content: multipart({ required: true }) }),
    true,
    false,
  ],
  [
    'content types',
    'another type of a part',
    body({ content: multipart({}, 'application/json') }),
    body({ content: multipart({}, 'application/xml') }),
    true,
    true,
  ],
  [
    'XML',
    'another name',
    responses({ 200: { content: xml({ name: 'A' }) } }),
    responses({ 200: { content: xml({ name: 'B' }) } }),
    true,
    true,
  ],
  [
    'XML',
    'an attribute',
    body({ content: xml({}) }),
    body({ content: xml({ attribute: true }) }),
    true,
    true,
  ],
  [
    'XML',
    'another name, in JSON',
    body({ content: json(object({ a: { ...text, xml: { name: 'A' } } })) }),
    body({ content: json(object({ a: { ...text, xml: { name: 'B' } } })) }),
    false,
    false,
  ],
  [
    'readOnly, writeOnly',
    'a field of a response becomes write-only',
    responses({ 200: { content: json(object({ a: text })) } }),
    responses({ 200: { content: json(object({ a: { ...text, writeOnly: true } })) } }),
    true,
    false,
  ],
  [
    'readOnly, writeOnly',
    'a field of a request becomes read-only',
    body({ content: json(object({ a: text })) }),
    body({ content: json(object({ a: { ...text, readOnly: true } })) }),
    true,
    false,
  ],
  ['texts', 'summary and description', { summary: 'A' }, { summary: 'B', description: 'C' }, false, false],
  ['texts', 'a tag', {}, { tags: ['Boats'] }, false, false],
  ['texts', 'an operation deprecated', {}, { deprecated: true }, false, false],
];

function part(id: string, operation: Operation): Part {
  return { item: { post: { operationId: id, responses: { 200: { description: 'Done.' } }, ...operation } } };
}

export function callEdits(): Draft[] {
  const pairs = TABLE.flatMap(([group, title, old, changed, breaks, backBreaks]): Draft[] => {
    const one = (name: string, breaking: boolean, from: Operation, to: Operation): Draft => ({
      group,
      title: name,
      breaking,
      make: (id) => ({ base: part(id, from), revision: part(id, to) }),
    });
    return [one(title, breaks, old, changed), one(`${title}, undone`, backBreaks, changed, old)];
  });
  return [
    ...pairs,
    draft('paths', 'an operation removed', true, (id) => ({ base: part(id, {}), revision: {} })),
    draft('paths', 'an operation added', false, (id) => ({ base: {}, revision: part(id, {}) })),
    draft('paths', 'another method', true, (id) => ({
      base: part(id, {}),
      revision: { item: { put: part(id, {}).item?.post } },
    })),
    draft('paths', 'a method added', false, (id) => ({
      base: part(id, {}),
      revision: {
        item: {
          ...part(id, {}).item,
          put: { operationId: `${id}Put`, responses: { 200: { description: 'Done.' } } },
        },
      },
    })),
    draft('paths', 'parameters of the path item', false, (id) => ({
      base: part(id, parameters(parameter())),
      revision: { item: { ...part(id, {}).item, ...parameters(parameter()) } },
    })),
  ];
}

function draft(group: string, title: string, breaking: boolean, make: Draft['make']): Draft {
  return { group, title, breaking, make };
}
