import { expect, test } from 'vitest';
import type { CollectionModel, CollectionRequest } from '../../../../templates/collections/collection.ts';
import { FERRIES, modelOf } from './ferries.ts';

const requestsOf = (model: CollectionModel) => model.folders.flatMap(({ requests }) => requests);
const found = (model: CollectionModel, id: string) =>
  requestsOf(model).find((request) => request.id === id) as CollectionRequest;

test('a folder per tag, and what creates a record before what takes its identifier', async () => {
  const model = await modelOf(FERRIES);
  expect(model.folders.map(({ name, requests }) => [name, requests.map(({ id }) => id)])).toEqual([
    ['ferries', ['createFerry', 'moveFerry']],
    ['bookings', ['createBooking', 'getBooking', 'cancelBooking']],
    ['default', ['setPhoto']],
  ]);
});

test('responses hand identifiers on', async () => {
  const model = await modelOf(FERRIES);
  expect(model.variables.map(({ name }) => name).sort()).toEqual(['bookingId', 'ferryId']);
  expect(found(model, 'createBooking').checks.carries).toEqual([{ variable: 'bookingId', path: ['id'] }]);
  expect(found(model, 'createFerry').checks.carries).toEqual([{ variable: 'ferryId', path: ['id'] }]);
  // Numbers stay numbers.
  expect(found(model, 'createBooking').body).toMatchObject({
    text: expect.stringContaining('"ferryId": {{ferryId}}'),
  });
  expect(found(model, 'getBooking')).toMatchObject({
    path: '/bookings/:bookingId',
    pathVariables: [{ name: 'bookingId', value: '{{bookingId}}' }],
  });
});

test('what no response has is asked of whoever runs the collection', async () => {
  const { createFerry: _, ...others } = { createFerry: '', ...FERRIES.paths };
  const { '/ferries': __, ...paths } = others;
  const model = await modelOf({ ...FERRIES, paths });
  expect(model.environments.map(({ name, variables }) => [name, variables.map((one) => one.name)])).toEqual(
    ['mock', 'deployment'].map((name) => [
      name,
      ['baseUrl', 'token', 'loginUsername', 'loginPassword', 'key', 'session', 'ferryId', 'action'],
    ]),
  );
});

test('a path has a variable for each part of a segment', async () => {
  const { path, pathVariables } = found(await modelOf(FERRIES), 'moveFerry');
  expect(path).toBe('/ferries/{{ferryId}}:{{action}}');
  expect(pathVariables).toEqual([]);
});

test('credentials are variables, of which no file has a value', async () => {
  const model = await modelOf(FERRIES);
  expect(found(model, 'createFerry').auth).toEqual({ kind: 'bearer', token: '{{token}}' });
  expect(found(model, 'getBooking').auth).toEqual({
    kind: 'basic',
    username: '{{loginUsername}}',
    password: '{{loginPassword}}',
  });
  expect(found(model, 'createBooking').query).toMatchObject([{ name: 'api%20key', value: '{{key}}' }]);
  expect(found(model, 'createBooking').headers).toContainEqual(
    expect.objectContaining({ name: 'cookie', value: 'sid={{session}}' }),
  );
  const secrets = model.environments.flatMap(({ variables }) => variables.filter(({ secret }) => secret));
  expect(new Set(secrets.map(({ value }) => value))).toEqual(new Set(['']));
});

test('bodies of every kind', async () => {
  const model = await modelOf(FERRIES);
  expect(found(model, 'moveFerry').body).toEqual({
    kind: 'form',
    fields: [{ name: 'port', value: 'A & B' }],
  });
  expect(found(model, 'createFerry').body).toMatchObject({
    kind: 'multipart',
    parts: [{ name: 'name' }, { name: 'photo', value: undefined }],
  });
  expect(found(model, 'setPhoto').body).toEqual({ kind: 'file', mediaType: 'application/octet-stream' });
});

test('an optional parameter without an example is listed and not sent', async () => {
  expect(found(await modelOf(FERRIES), 'getBooking').query).toMatchObject([
    { name: 'fields', enabled: false },
  ]);
});

test('tests ask for what the description says', async () => {
  const model = await modelOf(FERRIES);
  expect(found(model, 'getBooking').checks).toMatchObject({
    statuses: ['200'],
    mediaTypes: [{ status: '200', types: ['application/json'] }],
    schemas: [{ status: '200' }],
  });
  // A response need not have what is for requests alone.
  expect(JSON.stringify(found(model, 'getBooking').checks.schemas)).toContain('"required":["id"]');
  expect(found(model, 'cancelBooking').checks).toMatchObject({
    statuses: ['204'],
    mediaTypes: [],
    schemas: [],
  });
});
