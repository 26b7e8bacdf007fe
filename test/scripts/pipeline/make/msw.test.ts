import { http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { withSampledResponses } from '../../../../scripts/pipeline/make/sampled-responses.ts';
import { handlerModels } from '../../../../scripts/pipeline/model/handler-model.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { type OperationModel, parametersIn } from '../../../../templates/model.ts';
import { mswTemplate } from '../../../../templates/msw.ts';
import { DESCRIPTIONS, type TestDescription } from '../descriptions.ts';
import { loadModule } from '../generated-module.ts';

async function serve({ document, model }: TestDescription) {
  const msw = mswTemplate(model, withSampledResponses(document, handlerModels(model)));
  const module = await loadModule('msw.ts', msw);
  const server = setupServer(...(module.handlers as RequestHandler[]));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  return { msw, module, server };
}

/** The path with the examples of its parameters in it. */
const pathOf = (operation: OperationModel) =>
  parametersIn(operation, 'path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    operation.path,
  );

const call = (operation: OperationModel, base: string) =>
  fetch(base + pathOf(operation), {
    method: operation.method.toUpperCase(),
    ...(operation.body === undefined
      ? {}
      : { body: JSON.stringify(operation.body.contents[0].examples[0]?.value) }),
  });

describe.each(Object.entries(DESCRIPTIONS))('the handlers of the %s', (_, read) => {
  it.each(['https://bank.example', 'http://localhost:8080/some/prefix'])(
    'answer each operation with its example and status, under %s',
    async (base) => {
      const description = await read();
      const { msw } = await serve(description);
      expect(description.model.operations.length).toBeGreaterThan(3);
      for (const operation of description.model.operations) {
        const success = operation.responses.find((response) => response.success);
        const response = await call(operation, base);
        const status = success?.status === '2XX' ? 200 : Number(success?.status);
        expect([operation.id, response.status]).toEqual([operation.id, status]);
        const text = await response.text();
        const [content] = success?.contents ?? [];
        if (content === undefined) expect(text).toBe('');
        else expect(JSON.parse(text)).toEqual(content.examples[0]?.value);
      }
      expect(msw).not.toMatch(/faker|Math\.random/);
    },
  );
});

const described = (paths: Record<string, unknown>): TestDescription => {
  const document = { openapi: '3.1.0', info: { title: 'Odd', version: '1' }, paths } as JsonObject;
  return { document, model: buildModel(document) };
};

const get = (operationId: string, content?: unknown, schema: unknown = {}) => ({
  get: {
    operationId,
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'me' },
    ].filter(() => operationId === 'getOne'),
    responses: {
      200: {
        description: 'Fine.',
        content: {
          'application/json': { schema, ...(content === undefined ? {} : { example: content }) },
        },
      },
    },
  },
});

describe('the handlers', () => {
  it('are put so that a shorter path or a parameter never answers for a more exact path', async () => {
    await serve(
      described({
        '/users': get('listUsers', 'users'),
        '/users/{id}': get('getOne', 'one'),
        '/users/me': get('getMe', 'me'),
        '/admin/users': get('listAdmins', 'admins'),
      }),
    );
    const answers = ['/users', '/users/42', '/users/me', '/admin/users'].map(async (path) =>
      (await fetch(`https://api.example${path}`)).json(),
    );
    expect(await Promise.all(answers)).toEqual(['users', 'one', 'me', 'admins']);
  });

  it('read a path as it stands, whatever its characters mean to the matcher', async () => {
    await serve(
      described({
        '/items:search': get('searchItems', 'search'),
        '/items+more': get('moreItems', 'more'),
        '/items/{item-id}:close': get('closeItem', 'closed'),
        '/straße/{größe}/{grüße}': get('getSize', 'size'),
        '/a b/<{id}>': get('getBetween', 'between'),
        '/per%20cent': get('getEncoded', 'encoded'),
      }),
    );
    const paths = [
      '/items:search',
      '/items+more',
      '/items/42:close',
      '/straße/ß/%',
      '/a b/<é>',
      '/per%20cent',
    ];
    const answers = paths.map(async (path) => (await fetch(`https://api.example${path}`)).json());
    expect(await Promise.all(answers)).toEqual(['search', 'more', 'closed', 'size', 'between', 'encoded']);
  });

  it('say so when there is nothing to answer with, and answer when they are given it', async () => {
    const { module, server } = await serve(described({ '/bare': get('getBare', undefined, false) }));
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bare = await fetch('https://api.example/bare');
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
    expect(bare.status).toBe(500);
    expect(await bare.text()).toContain('call getGetBareMockHandler with a value');
    const handler = module.getGetBareMockHandler as (value: unknown) => RequestHandler;
    server.use(handler({ a: 1 }));
    expect(await (await fetch('https://api.example/bare')).json()).toEqual({ a: 1 });
  });

  it('answer with what fits the schema of a response where there is no example', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'pin', 'state', 'rows'],
      properties: {
        id: { type: 'string', readOnly: true, pattern: '^crd-[0-9]{4}$' },
        pin: { type: 'string', writeOnly: true },
        state: { enum: ['open', 'closed'] },
        rows: { type: 'array', minItems: 2, items: { type: 'integer', minimum: 3, examples: [7] } },
      },
    };
    await serve(described({ '/card': get('getCard', undefined, schema) }));
    expect(await (await fetch('https://api.example/card')).json()).toEqual({
      id: expect.stringMatching(/^crd-[0-9]{4}$/),
      state: 'open',
      rows: [7, 7],
    });
  });

  it('answer with events and lines where these are described', async () => {
    const schema = { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } };
    const streamed = (operationId: string, mediaType: string, example?: unknown) => ({
      get: {
        operationId,
        responses: {
          200: {
            description: 'Fine.',
            content: { [mediaType]: { schema, ...(example !== undefined && { example }) } },
          },
        },
      },
    });
    await serve(
      described({
        '/events': streamed('readEvents', 'text/event-stream'),
        '/lines': streamed('readLines', 'application/x-ndjson'),
        '/given': streamed('readGiven', 'text/event-stream', [{ a: 1 }, { a: 2 }]),
        '/text': streamed('readText', 'text/event-stream', 'event: x\ndata: {"a":3}\n\n'),
      }),
    );
    const texts = ['/events', '/lines', '/given', '/text'].map(async (path) =>
      (await fetch(`https://api.example${path}`)).text(),
    );
    expect(await Promise.all(texts)).toEqual([
      'data: {"a":0}\n\n',
      '{"a":0}\n',
      'data: {"a":1}\n\ndata: {"a":2}\n\n',
      'event: x\ndata: {"a":3}\n\n',
    ]);
  });

  it('leave other requests to others', async () => {
    const { server } = await serve(described({ '/a': get('getA', 'a') }));
    server.use(http.get('https://api.example/b', () => new Response('b')));
    expect(await (await fetch('https://api.example/b')).text()).toBe('b');
  });

  it('are none where there are no operations: webhooks and schemas alone', async () => {
    const { module } = await serve(described({}));
    expect(module.handlers).toEqual([]);
  });
});
