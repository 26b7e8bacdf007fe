import type { JsonObject } from '../../lib/json.ts';

/** Small descriptions with a place for every object of the standard, in which a probe sets one field. */

const JSON_OF = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const PET_ID = { name: 'petId', in: 'path', required: true, schema: { type: 'string' } };

const SCHEMAS = {
  Text: { type: 'string' },
  Decimal: { type: 'number' },
  Items: { type: 'array' },
  Any: {},
  Thing: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } } },
  Cat: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, lives: { type: 'number' } },
  },
  Dog: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, bark: { type: 'string' } },
  },
  Either: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind' },
  },
  Marked: {
    type: 'object',
    properties: {
      name: { type: 'string', xml: { name: 'name' } },
      names: { type: 'array', items: { type: 'string' }, xml: { name: 'names' } },
    },
  },
};
const ALL = Object.keys(SCHEMAS).map((name) => [name, { $ref: `#/components/schemas/${name}` }] as const);

const SECURITY_SCHEMES = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  signed: { type: 'http', scheme: 'bearer' },
  connected: {
    type: 'openIdConnect',
    openIdConnectUrl: 'https://id.example.com/.well-known/openid-configuration',
  },
  granted: {
    type: 'oauth2',
    flows: {
      implicit: { authorizationUrl: 'https://id.example.com/authorize', scopes: {} },
      password: { tokenUrl: 'https://id.example.com/token', scopes: {} },
      clientCredentials: { tokenUrl: 'https://id.example.com/token', scopes: {} },
      authorizationCode: {
        authorizationUrl: 'https://id.example.com/authorize',
        tokenUrl: 'https://id.example.com/token',
        scopes: {},
      },
    },
  },
};

const OPERATIONS = {
  get: {
    operationId: 'getPet',
    externalDocs: { url: 'https://docs.example.com/get' },
    parameters: [
      { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      { name: 'size', in: 'query', schema: { type: 'object', properties: { w: { type: 'number' } } } },
    ],
    security: [{ key: [] }, { signed: [] }, { connected: [] }, { granted: [] }],
    responses: {
      200: {
        description: 'A pet.',
        headers: { 'X-Rate': { schema: { type: 'integer' } } },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Thing' },
            examples: { one: { value: { a: 'x' } } },
          },
        },
        links: { again: { operationId: 'getPet', parameters: { petId: '$response.body#/a' } } },
      },
      404: { description: 'No such pet.' },
    },
  },
  post: {
    operationId: 'createPet',
    requestBody: { content: JSON_OF('Thing') },
    callbacks: {
      done: {
        '{$request.body#/a}': {
          post: {
            requestBody: { content: JSON_OF('Thing') },
            responses: { 204: { description: 'Received.' } },
          },
        },
      },
    },
    responses: { 201: { description: 'Made.', content: JSON_OF('Either') } },
  },
  put: {
    operationId: 'replacePet',
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { a: { type: 'array', items: { type: 'string' } } } },
          encoding: { a: { explode: true } },
        },
      },
    },
    responses: {
      200: {
        description: 'Replaced.',
        content: { 'application/xml': { schema: { $ref: '#/components/schemas/Marked' } } },
      },
    },
  },
  patch: {
    operationId: 'changePet',
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { a: { type: 'string' } } },
          encoding: { a: { contentType: 'text/plain' } },
        },
        'application/xml': { schema: { $ref: '#/components/schemas/Marked' } },
      },
    },
    responses: { 204: { description: 'Changed.' } },
  },
};

const SERVER = { url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } };
const CHECK = {
  post: {
    operationId: 'checkSchemas',
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties: Object.fromEntries(ALL) } } },
    },
    responses: {
      200: {
        description: 'Checked.',
        content: {
          'text/event-stream': { schema: { type: 'object', properties: { n: { type: 'number' } } } },
        },
      },
    },
  },
};

/** OpenAPI 3.0, 3.1 and 3.2 by the beginning of the number: the same but for what is new. */
export function baseDescription(version: string): JsonObject {
  if (version === '2.0') return structuredClone(SWAGGER) as unknown as JsonObject;
  const whole = {
    openapi: `${version}.0`,
    info: { title: 'Pets', version: '1', contact: { name: 'Ann' }, license: { name: 'MIT' } },
    servers: [SERVER],
    tags: [{ name: 'pets' }],
    paths: { '/pets/{petId}': { parameters: [PET_ID], ...OPERATIONS }, '/schemas': CHECK },
    ...(version !== '3.0' && {
      webhooks: { added: { post: { operationId: 'added', responses: { 204: { description: 'Seen.' } } } } },
    }),
    components: { schemas: SCHEMAS, securitySchemes: SECURITY_SCHEMES },
  };
  return structuredClone(whole) as unknown as JsonObject;
}

const SWAGGER = {
  swagger: '2.0',
  info: { title: 'Pets', version: '1' },
  host: 'example.com',
  schemes: ['https'],
  paths: {
    '/pets': {
      get: {
        operationId: 'getPets',
        parameters: [
          { name: 'tags', in: 'query', type: 'array', items: { type: 'string' } },
          { name: 'size', in: 'query', type: 'number' },
          { name: 'color', in: 'query', type: 'string' },
        ],
        security: [{ granted: [] }],
        responses: {
          200: {
            description: 'A pet.',
            schema: { $ref: '#/definitions/Thing' },
            headers: {
              'X-Rate': { type: 'number' },
              'X-Names': { type: 'array', items: { type: 'string' } },
              'X-Name': { type: 'string' },
            },
          },
        },
      },
      post: {
        operationId: 'createPet',
        parameters: [{ name: 'body', in: 'body', schema: { $ref: '#/definitions/Thing' } }],
        responses: { 204: { description: 'Made.' } },
      },
      put: {
        operationId: 'replacePet',
        consumes: ['multipart/form-data'],
        parameters: [{ name: 'photo', in: 'formData', type: 'file' }],
        responses: { 204: { description: 'Replaced.' } },
      },
    },
  },
  definitions: {
    Thing: {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: 'number' },
        c: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  securityDefinitions: {
    granted: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://id.example.com/authorize',
      tokenUrl: 'https://id.example.com/token',
      scopes: {},
    },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  },
};
