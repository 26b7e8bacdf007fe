import {
  header,
  json,
  object,
  type PairTable,
  parameter,
  parameters,
  responses,
  text,
} from '../call-parts.ts';
import {
  bearer,
  field,
  get,
  hook,
  id,
  named,
  oauth,
  post,
  secured,
  sent,
  token,
  type Whole,
} from './parts.ts';

/** Headers, responses, paths, security and webhooks. */
export const CALL_PAIRS: PairTable = {
  'ignored headers': {
    neverBreaks: {
      ...Object.fromEntries(
        ['Accept', 'accept', 'Content-Type', 'Authorization'].map((name): [string, [Whole, Whole]] => [
          name,
          [get(), named(name, { required: true })],
        ]),
      ),
      'other values of Accept': [named('Accept'), named('Accept', { schema: { enum: ['a/b'] } })],
      'one in the path item': [
        get(),
        get({}, '/boats', parameters({ name: 'Accept', in: 'header', required: true, schema: text })),
      ],
    },
    bothBreak: {
      'a header that is not ignored': [get(), named('Accept-Language', { required: true })],
      'a query parameter of the same name': [
        get(),
        get(parameters(parameter({ name: 'Accept', required: true }))),
      ],
    },
  },
  responses: {
    neverBreaks: {
      '2xx in lower case': [get(responses({ '2XX': {} })), get(responses({ '2xx': {} }))],
      'all that default was, listed': [
        get(responses({ default: { content: json(field(text)) } })),
        get(responses({ 200: { content: json(field(text)) }, default: { content: json(field(text)) } })),
      ],
      '5XX narrowed to 503': [get(responses({ 200: {}, '5XX': {} })), get(responses({ 200: {}, 503: {} }))],
      'an error by default': [get(responses({ 200: {} })), get(responses({ 200: {}, default: {} }))],
      'a description': [
        get(responses({ 200: {} })),
        get({ responses: { 200: { description: 'Other words.' } } }),
      ],
      'behind a reference': [
        get(responses({ 200: { content: json(field(text)) } })),
        {
          ...get({ responses: { 200: { $ref: '#/components/responses/Boats' } } }),
          components: { responses: { Boats: { description: 'Done.', content: json(field(text)) } } },
        },
      ],
      'a link': [
        get(responses({ 200: {} })),
        get(responses({ 200: { links: { next: { operationId: 'boats' } } } })),
      ],
      'a header behind a reference': [
        get(header()),
        {
          ...get({
            responses: {
              200: { description: 'Done.', headers: { 'X-Total': { $ref: '#/components/headers/Total' } } },
            },
          }),
          components: { headers: { Total: { schema: { type: 'integer' } } } },
        },
      ],
      'the header Content-Type': [
        get(responses({ 200: {} })),
        get(responses({ 200: { headers: { 'Content-Type': { schema: text, required: true } } } })),
      ],
    },
    undoBreaks: {
      '2XX narrowed to 200': [get(responses({ '2XX': {} })), get(responses({ 200: {} }))],
      '2XX narrowed to 200 and 204': [get(responses({ '2XX': {} })), get(responses({ 200: {}, 204: {} }))],
    },
    bothBreak: {
      '2XX narrowed to 200 with other content': [
        get(responses({ '2XX': { content: json(field(text)) } })),
        get(responses({ 200: { content: json(field({ type: 'integer' })) } })),
      ],
    },
  },
  paths: {
    neverBreaks: {
      'a parameter renamed': [id('id', '/boats/{id}'), id('boatId', '/boats/{boatId}')],
      'a path behind a reference': [
        get(),
        {
          paths: { '/boats': { $ref: '#/components/pathItems/Boats' } },
          components: { pathItems: { Boats: (get().paths as Record<string, unknown>)['/boats'] } },
        },
      ],
      'the parameters of the path item': [
        get(parameters(parameter())),
        get({}, '/boats', parameters(parameter())),
      ],
      'a parameter behind a reference': [
        get(parameters(parameter())),
        {
          ...get(parameters({ $ref: '#/components/parameters/Limit' })),
          components: { parameters: { Limit: parameter() } },
        },
      ],
      'a request body behind a reference': [
        sent(field(text)),
        {
          ...post({ requestBody: { $ref: '#/components/requestBodies/Boat' } }),
          components: { requestBodies: { Boat: { content: json(field(text)) } } },
        },
      ],
    },
    bothBreak: {
      'a parameter in another segment': [id('id', '/boats/{id}/crew'), id('id', '/boats/crew/{id}')],
      'a slash at the end': [get({}, '/boats'), get({}, '/boats/')],
      'another case': [get({}, '/boats'), get({}, '/Boats')],
      'another operationId': [get(), get({ operationId: 'listBoats' })],
    },
  },
  security: {
    neverBreaks: {
      'from the root to the operation': [
        secured([{ b: [] }], { b: bearer }),
        secured(undefined, { b: bearer }, { security: [{ b: [] }] }),
      ],
      'a scheme of another name': [
        secured([{ b: [] }], { b: bearer }),
        secured([{ token: [] }], { token: bearer }),
      ],
      bearerFormat: [
        secured([{ b: [] }], { b: bearer }),
        secured([{ b: [] }], { b: { ...bearer, bearerFormat: 'JWT' } }),
      ],
      'Bearer in another case': [
        secured([{ b: [] }], { b: bearer }),
        secured([{ b: [] }], { b: { ...bearer, scheme: 'Bearer' } }),
      ],
      'scopes in another order': [
        secured([{ o: ['w', 'r'] }], { o: oauth(token) }),
        secured([{ o: ['r', 'w'] }], { o: oauth(token) }),
      ],
      'the words of a scope': [
        secured([{ o: ['r'] }], { o: oauth(token) }),
        secured([{ o: ['r'] }], {
          o: {
            type: 'oauth2',
            flows: { clientCredentials: { tokenUrl: token, scopes: { r: 'Other words.' } } },
          },
        }),
      ],
      'a scheme that nothing uses': [get(), secured(undefined, { b: bearer })],
      'scopes where the order of flows differs': [
        secured([{ o: [] }], {
          o: {
            type: 'oauth2',
            flows: {
              password: { tokenUrl: token, scopes: {} },
              clientCredentials: { tokenUrl: token, scopes: {} },
            },
          },
        }),
        secured([{ o: [] }], {
          o: {
            type: 'oauth2',
            flows: {
              clientCredentials: { tokenUrl: token, scopes: {} },
              password: { tokenUrl: token, scopes: {} },
            },
          },
        }),
      ],
    },
    breaks: {
      'a scope more': [
        secured([{ o: ['r'] }], { o: oauth(token) }),
        secured([{ o: ['r', 'w'] }], { o: oauth(token) }),
      ],
    },
    undoBreaks: {
      'none at an operation': [
        secured([{ b: [] }], { b: bearer }),
        secured([{ b: [] }], { b: bearer }, { security: [] }),
      ],
      'another flow besides': [
        secured([{ o: ['r'] }], { o: oauth(token) }),
        secured([{ o: ['r'] }], {
          o: {
            type: 'oauth2',
            flows: {
              ...oauth(token).flows,
              authorizationCode: {
                authorizationUrl: 'https://login.example/a',
                tokenUrl: token,
                scopes: { r: 'Read.' },
              },
            },
          },
        }),
      ],
    },
    bothBreak: {
      'tokens from elsewhere': [
        secured([{ o: ['r'] }], { o: oauth(token) }),
        secured([{ o: ['r'] }], { o: oauth('https://other.example/token') }),
      ],
      'a key in another place': [
        secured([{ k: [] }], { k: { type: 'apiKey', in: 'header', name: 'X-Key' } }),
        secured([{ k: [] }], { k: { type: 'apiKey', in: 'query', name: 'X-Key' } }),
      ],
    },
  },
  webhooks: {
    breaks: {
      'a value more that is sent': [
        hook({ requestBody: { content: json(field({ enum: ['x'] })) } }),
        hook({ requestBody: { content: json(field({ enum: ['x', 'y'] })) } }),
      ],
      'a field that may be missing': [
        hook({ requestBody: { content: json(field(text, { required: ['a'] })) } }),
        hook({ requestBody: { content: json(field(text)) } }),
      ],
      '2XX narrowed to 200': [hook(responses({ '2XX': {} })), hook(responses({ 200: {} }))],
    },
    undoBreaks: {
      'a webhook added': [get(), hook({})],
      'a field more that is sent': [
        hook({ requestBody: { content: json(field(text)) } }),
        hook({ requestBody: { content: json(object({ a: text, b: text })) } }),
      ],
      'another response is taken': [hook(responses({ 204: {} })), hook(responses({ 200: {}, 204: {} }))],
    },
  },
};
