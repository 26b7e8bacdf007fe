import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LooseCall, MadeServer } from '../server/made.ts';
import { type MadePair, makePair } from './made-pair.ts';

const PET = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const json = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Webhooks', version: '1.0.0' },
  paths: {},
  webhooks: {
    newPet: {
      post: {
        parameters: [{ in: 'header', name: 'X-Attempt', schema: { type: 'integer' } }],
        requestBody: json({ $ref: '#/components/schemas/Pet' }),
        responses: { 204: { description: 'Received.' } },
      },
    },
    'pet.gone': {
      post: {
        operationId: 'petGone',
        requestBody: json({ type: 'object', properties: { id: { type: 'integer' } } }),
        responses: { 200: { description: 'Received.' } },
      },
    },
  },
  components: { schemas: { Pet: PET } },
};

interface WebhookServer extends MadeServer {
  readonly createWebhookHandler: MadeServer['createHandler'];
}

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

function receiver(options: object = {}) {
  const calls: LooseCall[] = [];
  const receive = (call: LooseCall) => {
    calls.push(call);
    return { status: call.operation === 'newPetWebhook' ? 204 : 200 };
  };
  const handlers = { newPetWebhook: receive, petGoneWebhook: receive };
  return { calls, handle: (pair.server as WebhookServer).createWebhookHandler(handlers, options) };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://mine.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a webhook is received at its name, parsed and checked', async () => {
  const { handle, calls } = receiver({ basePath: '/hooks' });
  const response = await handle(post('/hooks/newPet', { name: 'Rex' }, { 'x-attempt': '2' }));
  expect(response.status).toBe(204);
  expect(calls[0]).toMatchObject({ body: { name: 'Rex' }, headers: { xAttempt: 2 } });
  expect((await handle(post('/hooks/pet.gone', { id: 1 }))).status).toBe(200);
  expect((await handle(post('/hooks/newPet', {}))).status).toBe(400);
  expect((await handle(post('/hooks/other', {}))).status).toBe(404);
});

test('where all arrive at one URL, a header or the body says which it is', async () => {
  const byHeader = receiver({ pathOf: (request: Request) => `/${request.headers.get('x-event')}` });
  expect((await byHeader.handle(post('/all', { id: 1 }, { 'x-event': 'pet.gone' }))).status).toBe(200);
  const byBody = receiver({
    pathOf: async (request: Request) => `/${((await request.clone().json()) as { type: string }).type}`,
  });
  expect((await byBody.handle(post('/all', { type: 'newPet', name: 'Rex' }))).status).toBe(204);
  expect(byBody.calls[0]?.operation).toBe('newPetWebhook');
});

test('a callback is received like a webhook, without the credentials of the API, shared ones once', async () => {
  const shipped = (operationId?: string) => ({
    '{$request.body#/url}': {
      post: {
        operationId,
        requestBody: json({ $ref: '#/components/schemas/Pet' }),
        responses: { 204: { description: 'Seen.' } },
      },
    },
  });
  const shared = { $ref: '#/components/callbacks/Gone' };
  const order = (operationId: string, callbacks: object) => ({
    operationId,
    callbacks,
    responses: { 201: { description: 'Ordered.' } },
  });
  const made = await makePair({
    openapi: '3.1.0',
    info: { title: 'Callbacks', version: '1.0.0' },
    security: [{ key: [] }],
    paths: {
      '/order': {
        post: order('orderPet', { onShipped: shipped('shipped'), gone: shared }),
        put: order('changeOrder', { onShipped: shipped(), gone: shared }),
      },
    },
    components: {
      schemas: { Pet: PET },
      callbacks: { Gone: shipped() },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    },
  });
  const receive = () => ({ status: 204 });
  const handlers = { shippedCallback: receive, onShipped2Callback: receive, goneCallback: receive };
  const handle = (made.server as WebhookServer).createWebhookHandler(handlers);
  expect((await handle(post('/onShipped', { name: 'Rex' }))).status).toBe(204);
  expect((await handle(post('/onShipped2', { name: 'Rex' }))).status).toBe(204);
  expect((await handle(post('/gone', { name: 1 }))).status).toBe(400);
  expect((await handle(post('/gone2', { name: 'Rex' }))).status).toBe(404);
  await made.remove();
});
