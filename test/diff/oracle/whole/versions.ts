import { json, object, type PairTable, parameter, parameters, responses, text } from '../call-parts.ts';
import { field, get, int, old30, post, received, ref, sent } from './parts.ts';

const callback = (more = {}) => ({
  '{$request.body#/u}': {
    post: {
      ...more,
      requestBody: { content: json(field(text)) },
      responses: { 200: { description: 'x' } },
    },
  },
});

/** Versions of OpenAPI, defaults written out, and what remains. */
export const LATER_PAIRS: PairTable = {
  'the rest': {
    neverBreaks: {
      'files of 3.0 and of 3.1': [
        old30(
          post({
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: object({ f: { type: 'array', items: { type: 'string', format: 'binary' } } }),
                },
              },
            },
          }),
        ),
        post({
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: object({
                  f: { type: 'array', items: { contentMediaType: 'application/octet-stream' } },
                }),
              },
            },
          },
        }),
      ],
      'the type of a part written out': [
        post({ requestBody: { content: { 'multipart/form-data': { schema: object({ a: text }) } } } }),
        post({
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: object({ a: text }),
                encoding: { a: { contentType: 'text/plain' } },
              },
            },
          },
        }),
      ],
      'the style of a part written out': [
        post({
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema: object({ a: text }) } } },
        }),
        post({
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: object({ a: text }),
                encoding: { a: { style: 'form', explode: true } },
              },
            },
          },
        }),
      ],
      'an example of 3.0 and of 3.1': [
        old30(received(field({ ...text, example: 'x' }))),
        received(field({ ...text, examples: ['x'] })),
      ],
      'required fields in allOf': [
        sent({ allOf: [field(text), { required: ['a'] }] }),
        sent(field(text, { required: ['a'] })),
      ],
      'a circle inlined once': [
        received(ref('T'), { T: object({ next: ref('T') }) }),
        received(object({ next: ref('T') }), { T: object({ next: ref('T') }) }),
      ],
      'the order of media types': [
        get(responses({ 200: { content: { 'application/json': {}, 'text/plain': {} } } })),
        get(responses({ 200: { content: { 'text/plain': {}, 'application/json': {} } } })),
      ],
      'empty content': [get(responses({ 200: {} })), get(responses({ 200: { content: {} } }))],
      'a parameter that overrides one of the path': [
        get(parameters(parameter()), '/boats', parameters(parameter({ schema: text }))),
        get(parameters(parameter())),
      ],
      'a reference into $defs': [
        received({ ...field({ $ref: '#/components/schemas/A/$defs/x' }) }, { A: { $defs: { x: text } } }),
        received(field(text)),
      ],
      'a callback behind a reference': [
        post({
          callbacks: {
            c: callback({ operationId: 'cb' }),
          },
        }),
        {
          ...post({ callbacks: { c: { $ref: '#/components/callbacks/C' } } }),
          components: {
            callbacks: {
              C: callback({ operationId: 'cb' }),
            },
          },
        },
      ],
      'a callback of another name': [
        post({
          callbacks: {
            c: callback(),
          },
        }),
        post({
          callbacks: {
            d: callback(),
          },
        }),
      ],
      'additionalProperties of anything': [
        sent({ type: 'object', additionalProperties: true }),
        sent({ type: 'object', additionalProperties: {} }),
      ],
      'the order of responses': [
        get(responses({ 200: {}, 404: {} })),
        get({ responses: { 404: { description: 'Done.' }, 200: { description: 'Done.' } } }),
      ],
      'an error removed': [get(responses({ 200: {}, 404: {} })), get(responses({ 200: {} }))],
      'errors by range, and by default': [
        get(responses({ 200: {}, '4XX': {} })),
        get(responses({ 200: {}, default: {} })),
      ],
      'a required field that is readOnly, in a request': [
        sent(field(text)),
        sent(object({ a: text, id: { ...text, readOnly: true } }, { required: ['id'] })),
      ],
      'a component in place of a schema with a title': [
        received({ title: 'Boat', ...field(text) }),
        received(ref('Boat'), { Boat: field(text) }),
      ],
    },
    breaks: {
      'a format that nobody knows': [sent(field(text)), sent(field({ ...text, format: 'iban' }))],
      'a field of an error removed': [
        get(responses({ 200: {}, 404: { content: json(object({ a: text, b: text })) } })),
        get(responses({ 200: {}, 404: { content: json(field(text)) } })),
      ],
      'writeOnly behind a reference': [
        received(field(ref('P')), { P: text }),
        received(field(ref('P')), { P: { ...text, writeOnly: true } }),
      ],
    },
    undoBreaks: {
      'content of a response described': [
        get(responses({ 200: {} })),
        get(responses({ 200: { content: json(field(text)) } })),
      ],
      'uri and uri-reference': [
        sent(field({ ...text, format: 'uri' })),
        sent(field({ ...text, format: 'uri-reference' })),
      ],
    },
    bothBreak: {
      'another media type of JSON': [
        get(responses({ 200: { content: { 'application/vnd.a+json': {} } } })),
        get(responses({ 200: { content: { 'application/json': {} } } })),
      ],
      'another success': [get(responses({ 204: {} })), get(responses({ 200: {} }))],
      'date to date-time': [
        sent(field({ ...text, format: 'date' })),
        sent(field({ ...text, format: 'date-time' })),
      ],
      'the content of an error': [
        get(responses({ 200: {}, 404: { content: json(field(text)) } })),
        get(responses({ 200: {}, 404: { content: json(field(int)) } })),
      ],
      'a field in another case': [received(field(text)), received(object({ A: text }))],
    },
  },
};
