import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionModel } from '../../../../scripts/pipeline/collections/collection-model.ts';
import { withSamples } from '../../../../scripts/pipeline/docs/with-samples.ts';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import type { CollectionModel } from '../../../../templates/collections/collection.ts';
import { temporaryFolder } from '../command-line.ts';

const json = (schema: unknown, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});
const responses = (status: string, schema?: unknown) => ({
  responses: { [status]: { description: 'Done.', ...(schema !== undefined && json(schema)) } },
});
const inPath = (name: string, schema: unknown = { type: 'integer' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
});
const BOOKING = {
  type: 'object',
  required: ['id', 'secret'],
  properties: {
    id: { type: 'integer' },
    ferryId: { type: 'integer' },
    secret: { type: 'string', writeOnly: true },
  },
};

/** A description of others: written without examples, with credentials and bodies of every kind. */
export const FERRIES = {
  openapi: '3.1.0',
  info: { title: 'Ferries', version: '2', description: 'Books ferries.\n\nMore.' },
  servers: [{ url: 'https://ferries.example/api' }],
  tags: [{ name: 'bookings', description: 'Bookings of ferries.' }, { name: 'ferries' }],
  security: [{ token: [] }],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      login: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'query', name: 'api key' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
    schemas: { Booking: BOOKING },
  },
  paths: {
    '/bookings/{bookingId}': {
      delete: {
        operationId: 'cancelBooking',
        tags: ['bookings'],
        parameters: [inPath('bookingId')],
        ...responses('204'),
      },
      get: {
        operationId: 'getBooking',
        tags: ['bookings'],
        security: [{ login: [] }],
        parameters: [
          inPath('bookingId'),
          { name: 'fields', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        ...responses('200', { $ref: '#/components/schemas/Booking' }),
      },
    },
    '/bookings': {
      post: {
        operationId: 'createBooking',
        tags: ['bookings'],
        security: [{ key: [], session: [] }],
        requestBody: json({
          type: 'object',
          required: ['ferryId', 'people'],
          properties: { ferryId: { type: 'integer' }, people: { type: 'integer', minimum: 2 } },
        }),
        ...responses('201', { $ref: '#/components/schemas/Booking' }),
      },
    },
    '/ferries/{ferryId}:{action}': {
      post: {
        operationId: 'moveFerry',
        tags: ['ferries'],
        parameters: [inPath('ferryId'), inPath('action', { type: 'string' })],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: { port: { type: 'string', const: 'A & B' } },
                required: ['port'],
              },
            },
          },
        },
        ...responses('200'),
      },
    },
    '/ferries': {
      post: {
        operationId: 'createFerry',
        tags: ['ferries'],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['name', 'photo'],
                properties: {
                  name: { type: 'string' },
                  photo: { type: 'string', contentMediaType: 'image/png' },
                },
              },
            },
          },
        },
        ...responses('201', { type: 'object', properties: { id: { type: 'integer' } } }),
      },
    },
    '/photo': {
      put: {
        operationId: 'setPhoto',
        requestBody: { content: { 'image/*': {} } },
        ...responses('2XX'),
      },
    },
  },
};

/** The collections of a description say this. */
export async function modelOf(description: unknown): Promise<CollectionModel> {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, 'openapi.json'), JSON.stringify(description));
  const { document, model } = await prepare('openapi.json', cwd);
  return collectionModel({
    document,
    model: withSamples(document, model),
    workflow: { order: [], inputs: [] },
    local: { name: 'mock', url: 'http://127.0.0.1:4010' },
  });
}
