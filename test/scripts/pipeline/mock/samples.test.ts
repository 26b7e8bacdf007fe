import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../../scripts/pipeline/mock/mock.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Without a single example, and with the body of its 422 described. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  paths: {
    '/fleet': {
      get: {
        responses: { '200': { description: 'A fleet.', ...json({ $ref: '#/components/schemas/Fleet' }) } },
      },
    },
    '/speech': {
      get: {
        responses: {
          '200': {
            description: 'Sent in parts.',
            headers: {
              'Transfer-Encoding': { schema: { type: 'string', examples: ['chunked'] } },
              'Content-Encoding': { schema: { type: 'string', enum: ['gzip'] } },
              'X-Name': { schema: { type: 'string', examples: ['two\nlines'] } },
              'X-Part': { schema: { type: 'string', examples: ['one'] } },
            },
            ...json({ type: 'integer' }),
          },
        },
      },
    },
    '/wrecks': {
      get: {
        responses: { '200': { description: 'None.', ...json({ $ref: '#/components/schemas/Wreck' }) } },
      },
    },
    '/boats': {
      post: {
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/NewBoat' }) },
        responses: {
          '201': { $ref: '#/components/responses/Boat' },
          '422': { description: 'Refused.', ...json({ $ref: '#/components/schemas/Problem' }) },
        },
      },
    },
  },
  components: {
    responses: { Boat: { description: 'A boat.', ...json({ $ref: '#/components/schemas/Boat' }) } },
    schemas: {
      // `nullable` without a type beside it: left over from 3.0, and says nothing.
      NewBoat: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          berth: { nullable: true, minimum: 1 },
          length: { type: 'number', multipleOf: 0.01 },
        },
        required: ['name'],
      },
      Boat: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: '^boat-[0-9]{6}$' },
          name: { type: 'string', maxLength: 3 },
        },
        required: ['id', 'name'],
      },
      // Accepts nothing: what one part requires the other forbids.
      Wreck: {
        allOf: [
          { type: 'object', required: ['id'], additionalProperties: false },
          { type: 'object', properties: { id: { type: 'string' } } },
        ],
      },
      Fleet: {
        type: 'object',
        properties: { fleets: { type: 'array', items: { $ref: '#/components/schemas/Fleet' } } },
      },
      Problem: { type: 'object', properties: { code: { enum: ['E1'] } }, required: ['code'] },
    },
  },
};

describe('a mock of a description without examples', () => {
  const lines: string[] = [];
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ document, port: 0, host: '127.0.0.1', log: (line) => lines.push(line) });
  });
  afterAll(() => mock.close());

  const post = (body: object) =>
    fetch(`${mock.url}/boats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('responds with a value that fits the schema', async () => {
    const response = await post({ name: 'Ada', berth: 4, length: 0.07 });
    expect([response.status, response.headers.get('sl-violations')]).toEqual([201, null]);
    expect(await response.json()).toEqual({ id: 'boat-012345', name: 'str' });
  });

  test('responds with a value of a schema that holds itself', async () => {
    const response = await fetch(`${mock.url}/fleet`);
    expect([response.status, await response.json()]).toMatchObject([200, { fleets: [{ fleets: [{}] }] }]);
  });

  test('sends the described headers, but none about how a message is sent, and none that cannot be', async () => {
    const response = await fetch(`${mock.url}/speech`);
    expect([response.status, await response.json()]).toEqual([200, 0]);
    const { headers } = response;
    expect(
      ['x-part', 'x-name', 'transfer-encoding', 'content-encoding'].map((name) => headers.get(name)),
    ).toEqual(['one', null, null, null]);
  });

  test('responds with the nearest value where a schema accepts nothing', async () => {
    const response = await fetch(`${mock.url}/wrecks`);
    expect([response.status, await response.json()]).toEqual([200, { id: 'string' }]);
  });

  test('refuses as described, and says why in a header and in its log', async () => {
    const response = await post({ name: 7, berth: 0 });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'E1' });
    const violations = JSON.parse(response.headers.get('sl-violations') ?? '');
    expect(violations).toEqual(
      expect.arrayContaining([expect.objectContaining({ location: ['body', 'name'], severity: 'Error' })]),
    );
    expect(lines.at(-1)).toMatch(/^POST \/boats 422: body\/\w+ .* \(and 1 more\)$/);
  });

  test('gives the reason of a refusal that it made up in its log, too', async () => {
    await fetch(`${mock.url}/boats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(lines.at(-1)).toMatch(/^POST \/boats 400: .*JSON/);
  });
});
