import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { splitByDirection } from '../../../scripts/pipeline/directions/split-by-direction.ts';
import type { AnyClient } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const CARD = { $ref: '#/components/schemas/Card' };
const json = { content: { 'application/json': { schema: CARD } } };

/** The text on `required` and `readOnly` is the clearest in 3.0. */
const DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Cards', version: '1' },
  paths: {
    '/cards': {
      post: {
        operationId: 'makeCard',
        requestBody: { required: true, ...json },
        responses: { 201: { description: 'The card.', ...json } },
      },
    },
  },
  components: {
    schemas: {
      Card: {
        type: 'object',
        required: ['id', 'name', 'pin', 'limit'],
        properties: {
          id: { type: 'string', readOnly: true },
          name: { type: 'string' },
          pin: { type: 'string', writeOnly: true },
          limit: { $ref: '#/components/schemas/Limit' },
        },
      },
      Limit: {
        type: 'object',
        required: ['day', 'used'],
        properties: { day: { type: 'integer' }, used: { type: 'integer', readOnly: true } },
      },
    },
  },
};

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

const SENT = { name: 'Ada', pin: '1234', limit: { day: 5 } };
const RECEIVED = { id: 'crd-1', name: 'Ada', limit: { day: 5, used: 0 } };

/** Sends a body, and gets one. */
async function exchange(sent: object, received: object) {
  const bodies: unknown[] = [];
  const makeCard = ({ body }: LooseCall) => {
    bodies.push(body);
    return { status: 201, body: received };
  };
  const { client, errors } = connect(pair, { makeCard }, { validateResponse: pair.validators.responses });
  const result = await (client as AnyClient).makeCard?.(sent).catch((error: { body?: unknown }) => error);
  return { bodies, errors, result };
}

describe('a body without what only the other direction requires', () => {
  test('goes there and back', async () => {
    expect(await exchange(SENT, RECEIVED)).toEqual({ bodies: [SENT], errors: [], result: RECEIVED });
  });

  test('may still bring it', async () => {
    const whole = { ...SENT, ...RECEIVED };
    expect(await exchange(whole, whole)).toEqual({ bodies: [whole], errors: [], result: whole });
  });

  test.each([
    ['pin', { name: 'Ada', limit: { day: 5 } }],
    ['day', { name: 'Ada', pin: '1234', limit: {} }],
  ])('is refused by the server without "%s"', async (name, sent) => {
    const { bodies, result } = await exchange(sent, RECEIVED);
    expect(bodies).toEqual([]);
    expect(JSON.stringify((result as { body: unknown }).body)).toContain(name);
  });

  test.each([
    ['id', { name: 'Ada', limit: { day: 5, used: 0 } }],
    ['used', { id: 'crd-1', name: 'Ada', limit: { day: 5 } }],
  ])('is no valid response without "%s"', async (_, received) => {
    const { errors } = await exchange(SENT, received);
    expect(errors).toEqual(['The body does not match what the description promises for status 201.']);
  });
});

test('validators name the schema of the description', async () => {
  const { requestBodies } = (await import(pathToFileURL(join(pair.folder, 'validators.ts')).href)) as {
    requestBodies: { makeCard: { (data: unknown): boolean; errors?: { schemaPath: string }[] | null } };
  };
  expect(requestBodies.makeCard({ ...SENT, limit: {} })).toBe(false);
  expect(requestBodies.makeCard.errors).toMatchObject([
    { schemaPath: '#/components/schemas/Limit/required' },
  ]);
});

test('what a callback or a webhook brings is a response, also by a path item that a path shares', () => {
  const Notice = {
    post: { requestBody: { required: true, ...json }, responses: { 204: { description: 'Done.' } } },
  };
  const shared = { $ref: '#/components/pathItems/Notice' };
  const makeCard = DESCRIPTION.paths['/cards'].post;
  const split = splitByDirection({
    ...DESCRIPTION,
    openapi: '3.1.0',
    paths: {
      '/cards': { post: { ...makeCard, callbacks: { made: { '{$request.body#/url}': shared } } } },
      '/notices': shared,
    },
    webhooks: { made: shared },
    components: { ...DESCRIPTION.components, pathItems: { Notice } },
  }).document;
  const schemaAt = (...path: string[]) =>
    at(
      split as Json,
      toPointer([...path, 'post', 'requestBody', 'content', 'application/json', 'schema', '$ref']),
    );
  expect(schemaAt('webhooks', 'made')).toBe(CARD.$ref);
  expect(schemaAt('paths', '/cards', 'post', 'callbacks', 'made', '{$request.body#/url}')).toBe(CARD.$ref);
  expect(schemaAt('components', 'pathItems', 'Notice')).toBe(`${CARD.$ref}Request`);
});
