import {
  body,
  callback,
  json,
  multipart,
  object,
  type PairTable,
  parameter,
  parameters,
  responses,
  server,
  text,
  xml,
} from './call-parts.ts';

/** These edits are outside of a schema, or mean more than its schema says. */
export const WIRE_ROWS: PairTable = {
  defaults: {
    neverBreaks: {
      'of a field of a response': [
        responses({ 200: { content: json(object({ a: { ...text, default: 'x' } })) } }),
        responses({ 200: { content: json(object({ a: { ...text, default: 'y' } })) } }),
      ],
    },
    undoBreaks: {
      'of a parameter, new': [
        parameters(parameter()),
        parameters(parameter({ schema: { type: 'integer', default: 20 } })),
      ],
      'of a field of a request, new': [
        body({ content: json(object({ a: text })) }),
        body({ content: json(object({ a: { ...text, default: 'y' } })) }),
      ],
    },
    bothBreak: {
      'of a parameter': [
        parameters(parameter({ schema: { type: 'integer', default: 10 } })),
        parameters(parameter({ schema: { type: 'integer', default: 20 } })),
      ],
      'of a field of a request': [
        body({ content: json(object({ a: { ...text, default: 'x' } })) }),
        body({ content: json(object({ a: { ...text, default: 'y' } })) }),
      ],
    },
  },
  servers: {
    neverBreaks: {
      'the same for an operation': [{}, { servers: [{ url: 'https://api.example' }] }],
    },
    breaks: {
      'fewer values of a variable': [server({ enum: ['eu', 'us'] }), server({ enum: ['eu'] })],
      'listed values of a variable': [server({}), server({ enum: ['eu'] })],
    },
    undoBreaks: {
      'another besides': [
        { servers: [{ url: 'https://a.example' }] },
        { servers: [{ url: 'https://b.example' }, { url: 'https://a.example' }] },
      ],
    },
    bothBreak: {
      'of an operation': [
        { servers: [{ url: 'https://a.example/v1' }] },
        { servers: [{ url: 'https://a.example/v2' }] },
      ],
      'another default of a variable': [server({}), server({ default: 'us' })],
    },
  },
  callbacks: {
    breaks: {
      'a field that is always sent': [
        callback('{$request.body#/u}', object({ a: text }, { required: ['a'] })),
        callback('{$request.body#/u}', object({ a: text })),
      ],
      'more values sent': [
        callback('{$request.body#/u}', object({ a: { enum: ['x'] } })),
        callback('{$request.body#/u}', object({ a: { enum: ['x', 'y'] } })),
      ],
    },
    undoBreaks: {
      'one added': [{}, callback('{$request.body#/u}', object({ a: text }))],
    },
    bothBreak: {
      'another address': [
        callback('{$request.body#/u}', object({ a: text })),
        callback('{$request.body#/v}', object({ a: text })),
      ],
    },
  },
  'content types': {
    neverBreaks: {
      'a charset': [
        responses({ 200: { content: json() } }),
        responses({ 200: { content: { 'application/json; charset=utf-8': json()['application/json'] } } }),
      ],
    },
    breaks: {
      'a header of a part required': [
        body({ content: multipart({}) }),
        body({ content: multipart({ required: true }) }),
      ],
    },
    bothBreak: {
      'another version in a parameter': [
        responses({ 200: { content: { 'application/json; version=1': {} } } }),
        responses({ 200: { content: { 'application/json; version=2': {} } } }),
      ],
      'another type of a part': [
        body({ content: multipart({}, 'application/json') }),
        body({ content: multipart({}, 'application/xml') }),
      ],
    },
  },
  XML: {
    neverBreaks: {
      'another name, in JSON': [
        body({ content: json(object({ a: { ...text, xml: { name: 'A' } } })) }),
        body({ content: json(object({ a: { ...text, xml: { name: 'B' } } })) }),
      ],
    },
    bothBreak: {
      'another name': [
        responses({ 200: { content: xml({ name: 'A' }) } }),
        responses({ 200: { content: xml({ name: 'B' }) } }),
      ],
      'an attribute': [body({ content: xml({}) }), body({ content: xml({ attribute: true }) })],
    },
  },
  'readOnly, writeOnly': {
    breaks: {
      'a field of a response becomes write-only': [
        responses({ 200: { content: json(object({ a: text })) } }),
        responses({ 200: { content: json(object({ a: { ...text, writeOnly: true } })) } }),
      ],
      'a field of a request becomes read-only': [
        body({ content: json(object({ a: text })) }),
        body({ content: json(object({ a: { ...text, readOnly: true } })) }),
      ],
    },
  },
  texts: {
    neverBreaks: {
      'summary and description': [{ summary: 'A' }, { summary: 'B', description: 'C' }],
      'a tag': [{}, { tags: ['Boats'] }],
      'an operation deprecated': [{}, { deprecated: true }],
    },
  },
};
