const BYTES = { type: 'string', format: 'binary' };
const REPORT = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2 }, count: { type: 'integer' } },
};
const body = (content: object, required = true) => ({ required, content });
const ok = (content: object) => ({ 200: { description: 'Done.', content } });

/** An operation for each kind of body. */
export const BODIES = {
  openapi: '3.1.0',
  info: { title: 'Bodies', version: '1.0.0' },
  paths: {
    '/text': {
      post: {
        operationId: 'echoText',
        requestBody: body({ 'text/plain': { schema: { type: 'string', maxLength: 9 } } }),
        responses: ok({ 'text/html': { schema: { type: 'string' } } }),
      },
    },
    '/xml': {
      post: {
        operationId: 'echoXml',
        requestBody: body({ 'application/xml': { schema: REPORT } }),
        responses: ok({ 'application/xml': { schema: REPORT } }),
      },
    },
    '/bytes': {
      post: {
        operationId: 'echoBytes',
        requestBody: body({ 'application/octet-stream': { schema: BYTES } }),
        responses: ok({ 'application/pdf': { schema: BYTES } }),
      },
    },
    '/image': {
      put: {
        operationId: 'putImage',
        requestBody: body({ 'image/*': { schema: BYTES } }),
        responses: ok({ 'image/*': { schema: BYTES } }),
      },
    },
    '/problem': {
      post: {
        operationId: 'plusJson',
        requestBody: body({ 'application/vnd.report+json; version=2': { schema: REPORT } }),
        responses: ok({ 'application/json; charset=utf-8': { schema: REPORT } }),
      },
    },
    '/anything': {
      post: {
        operationId: 'anything',
        requestBody: body({ '*/*': { schema: REPORT } }, false),
        responses: { 204: { description: 'Nothing.' } },
      },
    },
    '/choice': {
      post: {
        operationId: 'choose',
        requestBody: body({
          'text/csv': { schema: { type: 'string' } },
          'application/json': { schema: REPORT },
          'application/octet-stream': {},
        }),
        responses: ok({
          'application/json': { schema: REPORT },
          'text/csv': { schema: { type: 'string' } },
          'image/png': {},
        }),
      },
    },
    '/form': {
      post: {
        operationId: 'sendForm',
        requestBody: body({
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string' },
                amount: { type: 'number' },
                active: { type: 'boolean' },
                tags: { type: 'array', items: { type: 'string' } },
                joined: { type: 'array', items: { type: 'integer' } },
                plain: { type: 'object', properties: { a: { type: 'integer' } } },
                address: {
                  type: 'object',
                  properties: {
                    line: { type: 'string' },
                    at: { type: 'object', properties: { x: { type: 'integer' } } },
                    lines: { type: 'array', items: { type: 'integer' } },
                  },
                },
              },
            },
            encoding: {
              address: { style: 'deepObject', explode: true },
              joined: { style: 'form', explode: false },
            },
          },
        }),
        responses: ok({ 'application/json': {} }),
      },
    },
    '/upload': {
      post: {
        operationId: 'upload',
        requestBody: body({
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['photo'],
              properties: {
                photo: BYTES,
                pages: { type: 'array', items: { type: 'string', contentMediaType: 'image/png' } },
                title: { type: 'string', minLength: 2 },
                count: { type: 'integer' },
                tags: { type: 'array', items: { type: 'string' } },
                about: { type: 'object', properties: { by: { type: 'string' } }, required: ['by'] },
                icon: {},
              },
            },
            encoding: { icon: { contentType: 'image/png' } },
          },
        }),
        responses: ok({ 'application/json': {} }),
      },
    },
    '/lines': {
      post: {
        operationId: 'sendLines',
        requestBody: body({ 'application/x-ndjson': { schema: REPORT } }),
        responses: ok({ 'application/jsonl': { schema: REPORT } }),
      },
    },
    '/nothing': {
      delete: { operationId: 'nothing', responses: { 204: { description: 'Gone.' } } },
    },
  },
};
