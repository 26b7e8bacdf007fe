import {
  body,
  bothWays,
  header,
  json,
  key,
  listed,
  type Operation,
  object,
  type PairTable,
  parameter,
  parameters,
  responses,
  scopes,
  text,
} from './call-parts.ts';
import type { Draft, Part } from './edit.ts';
import { WIRE_ROWS } from './wire-rows.ts';

const TABLE: PairTable = {
  parameters: {
    neverBreaks: {
      'a header in another case': [
        parameters({ name: 'X-Tag', in: 'header', schema: text }),
        parameters({ name: 'x-tag', in: 'header', schema: text }),
      ],
      'explode of a number': [parameters(parameter()), parameters(parameter({ explode: false }))],
      'a default of a style written out': [
        parameters(listed()),
        parameters(listed({ style: 'form', explode: true })),
      ],
      'the order of parameters': [
        parameters(parameter(), listed({ name: 'tags' })),
        parameters(listed({ name: 'tags' }), parameter()),
      ],
      'a parameter deprecated': [parameters(parameter()), parameters(parameter({ deprecated: true }))],
    },
    breaks: {
      'a parameter required': [parameters(parameter()), parameters(parameter({ required: true }))],
      'a query parameter with other values': [
        parameters(parameter({ schema: { enum: ['a', 'b'] } })),
        parameters(parameter({ schema: { enum: ['a'] } })),
      ],
      'a lower maximum': [
        parameters(parameter({ schema: { type: 'integer', maximum: 50 } })),
        parameters(parameter({ schema: { type: 'integer', maximum: 20 } })),
      ],
    },
    undoBreaks: {
      'an optional parameter added': [{}, parameters(parameter())],
      'an integer as text': [parameters(parameter()), parameters(parameter({ schema: text }))],
    },
    bothBreak: {
      'a required parameter added': [{}, parameters(parameter({ required: true }))],
      'a required header added': [
        {},
        parameters({ name: 'X-Tag', in: 'header', required: true, schema: text }),
      ],
      'a parameter moved to the headers': [parameters(parameter()), parameters(parameter({ in: 'header' }))],
      'content in place of a schema': [
        parameters(parameter()),
        parameters({ name: 'limit', in: 'query', content: json({ type: 'object' }) }),
      ],
      'explode of a list': [parameters(listed()), parameters(listed({ explode: false }))],
      'style of a list': [
        parameters(listed({ explode: false })),
        parameters(listed({ style: 'pipeDelimited', explode: false })),
      ],
    },
  },
  'request body': {
    neverBreaks: {
      'a field that is read-only': [
        body({ content: json(object({ a: text })) }),
        body({ content: json(object({ a: text, id: { ...text, readOnly: true } }, { required: ['id'] })) }),
      ],
    },
    breaks: {
      'the body required': [body(), body({ required: true })],
    },
    undoBreaks: {
      'an optional body added': [{}, body()],
      'an optional field added': [
        body({ content: json(object({ a: text })) }),
        body({ content: json(object({ a: text, b: text })) }),
      ],
      'an optional field added in allOf': [
        body({ content: json({ allOf: [object({ a: text }), object({ c: text })] }) }),
        body({ content: json({ allOf: [object({ a: text }), object({ b: text, c: text })] }) }),
      ],
    },
    bothBreak: {
      'a required body added': [{}, body({ required: true })],
      'a required field added': [
        body({ content: json(object({ a: text })) }),
        body({ content: json(object({ a: text, b: text }, { required: ['b'] })) }),
      ],
    },
  },
  'content types': {
    neverBreaks: {
      'a media type of the request in another case': [
        body(),
        body({ content: { 'Application/JSON': json()['application/json'] } }),
      ],
    },
    undoBreaks: {
      'a media type of the request added': [body(), body({ content: { ...json(), 'text/csv': {} } })],
      'a range of media types of the request': [
        body({ content: { 'image/png': {} } }),
        body({ content: { 'image/*': {} } }),
      ],
      'a media type of the response added': [
        responses({ 200: { content: json() } }),
        responses({ 200: { content: { ...json(), 'text/csv': {} } } }),
      ],
    },
    bothBreak: {
      'another media type of the request': [body(), body({ content: { 'application/xml': {} } })],
      'another media type of the response': [
        responses({ 200: { content: json() } }),
        responses({ 200: { content: { 'application/xml': {} } } }),
      ],
    },
  },
  responses: {
    neverBreaks: {
      'a field that is write-only': [
        responses({ 200: { content: json(object({ a: text })) } }),
        responses({
          200: {
            content: json(object({ a: text, pin: { ...text, writeOnly: true } }, { required: ['pin'] })),
          },
        }),
      ],
      'an error added': [responses({ 200: {} }), responses({ 200: {}, 404: {} })],
      'a range in place of a status': [
        responses({ 200: {}, 404: { content: json() } }),
        responses({ 200: {}, '4XX': { content: json() } }),
      ],
      'a range of success': [responses({ '2XX': {} }), responses({ '2XX': {}, 201: {} })],
    },
    undoBreaks: {
      'an optional field added': [
        responses({ 200: { content: json(object({ a: text })) } }),
        responses({ 200: { content: json(object({ a: text, b: text })) } }),
      ],
      'a required field added': [
        responses({ 200: { content: json(object({ a: text })) } }),
        responses({ 200: { content: json(object({ a: text, b: text }, { required: ['b'] })) } }),
      ],
    },
    bothBreak: {
      'a field added where the old version allows no other': [
        responses({ 200: { content: json(object({ a: text }, { additionalProperties: false })) } }),
        responses({ 200: { content: json(object({ a: text, b: text }, { additionalProperties: false })) } }),
      ],
      'a status of success added': [responses({ 200: {} }), responses({ 200: {}, 202: {} })],
      'another status of success': [responses({ 200: {} }), responses({ 201: {} })],
    },
  },
  'response headers': {
    neverBreaks: {
      'a header in another case': [
        header(),
        responses({ 200: { headers: { 'x-total': { schema: { type: 'integer' } } } } }),
      ],
    },
    breaks: {
      'a header that may be missing': [header({ required: true }), header()],
      'a header with more values': [
        header({ schema: { enum: ['a'] } }),
        header({ schema: { enum: ['a', 'b'] } }),
      ],
    },
    undoBreaks: {
      'a header added': [responses({ 200: {} }), header()],
    },
  },
  security: {
    neverBreaks: {
      'alternatives in another order': [
        { security: [{ key: [] }, { otherKey: [] }] },
        { security: [{ otherKey: [] }, { key: [] }] },
      ],
      'another name for the same key': [key, { security: [{ sameKey: [] }] }],
    },
    breaks: {
      'a key required': [{ security: [] }, key],
      'another key besides': [key, { security: [{ key: [], otherKey: [] }] }],
      'a scope more': [scopes('read'), scopes('read', 'write')],
    },
    undoBreaks: {
      'a key or none': [key, { security: [{ key: [] }, {}] }],
      'one of two keys': [key, { security: [{ key: [] }, { otherKey: [] }] }],
    },
    bothBreak: {
      'another key instead': [key, { security: [{ otherKey: [] }] }],
    },
  },
};

function part(id: string, operation: Operation): Part {
  return { item: { post: { operationId: id, responses: { 200: { description: 'Done.' } }, ...operation } } };
}

export function callEdits(): Draft[] {
  const pairs = [TABLE, WIRE_ROWS].flatMap(bothWays).map(
    ({ old, changed, ...rest }): Draft => ({
      ...rest,
      make: (id) => ({ base: part(id, old), revision: part(id, changed) }),
    }),
  );
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
