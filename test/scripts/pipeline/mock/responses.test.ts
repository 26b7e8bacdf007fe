import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../../scripts/pipeline/mock/mock.ts';
import { type Call, callsOf, DESCRIPTIONS, documentOf, send } from './calls.ts';

const MADE_UP = 'x-made-up-by';
const documents = { bank: await documentOf('bank'), ferry: await documentOf('ferry') };

describe.each(Object.keys(DESCRIPTIONS) as (keyof typeof DESCRIPTIONS)[])('%s', (name) => {
  const document = documents[name];
  const calls = callsOf(document);
  const withBody = calls.filter(({ body }) => body !== undefined);
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ document, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => mock.close());

  test.each(calls)('$id: a valid request gets the example', async (call) => {
    const response = await send(mock.url, call);
    const text = await response.text();
    expect(response.status, text).toBe(Number(call.status.replaceAll('X', '0')));
    expect(response.headers.get(MADE_UP)).toBeNull();
    if (call.answer === undefined) expect(text).toBe('');
    else expect(JSON.parse(text)).toEqual(call.answer.example);
  });

  test.each(calls.filter(({ answer }) => answer !== undefined))(
    '$id: random values fit the schema',
    async (call) => {
      const check = validatorOf(document, call);
      for (let seed = 0; seed < 12; seed++) {
        const response = await send(mock.url, call, { headers: { prefer: `dynamic=true, seed=${seed}` } });
        const body = await response.json();
        expect(response.status, JSON.stringify(body)).toBe(Number(call.status.replaceAll('X', '0')));
        expect(check(body), JSON.stringify(check.errors)).toBe(true);
        expect(body).not.toEqual(call.answer?.example);
      }
    },
  );

  test.each(withBody)('$id: a body of the wrong type is refused, with the place', async (call) => {
    for (const text of ['[]', '"text"', '7', 'null']) {
      const { status, body } = await refusal(await send(mock.url, call, { text }));
      expect(status, text).toBe(422);
      expect(body.validation).toEqual(
        expect.arrayContaining([expect.objectContaining({ location: ['body'] })]),
      );
    }
  });

  test.each(withBody)('$id: a body that is not JSON is refused', async (call) => {
    for (const text of ['{', '{"a":}', 'undefined', '\u0000', Buffer.from([0xff, 0xfe])]) {
      const { status, body } = await refusal(await send(mock.url, call, { text }));
      expect([status, body.title]).toEqual([400, 'The body is not JSON']);
    }
  });

  test.each(withBody)('$id: another content type, or none, is refused', async (call) => {
    for (const type of ['text/plain', 'application/xml']) {
      const response = await send(mock.url, call, { headers: { 'content-type': type } });
      expect((await refusal(response)).status, type).toBe(415);
    }
    const untyped = await send(mock.url, call, {
      headers: { 'content-type': '' },
      text: Buffer.from(JSON.stringify(call.body)),
    });
    expect((await refusal(untyped)).status).toBe(415);
  });

  test.each(withBody)('$id: a huge body is refused, and the mock goes on', async (call) => {
    const response = await send(mock.url, call, { text: `"${'a'.repeat(10 * 1024 * 1024)}"` });
    expect((await refusal(response)).status).toBe(413);
    expect((await send(mock.url, call)).ok).toBe(true);
  });

  test('an unknown path is 404, an unknown method 405', async () => {
    expect((await refusal(await fetch(`${mock.url}/nowhere`))).status).toBe(404);
    const [{ path } = { path: '' }] = calls;
    expect((await refusal(await fetch(mock.url + path, { method: 'PROPFIND' }))).status).toBe(405);
  });

  test('an address of two slashes is a path that is not described', async () => {
    const { status, body } = await refusal(await fetch(`${mock.url}//`));
    expect([status, body.title]).toEqual([404, 'No path of the description is //']);
  });
});

describe('bank', () => {
  let mock: Mock;
  const calls = callsOf(documents.bank);
  const post = calls.find(({ method, path }) => method === 'POST' && path === '/v1/contact') as Call;
  beforeAll(async () => {
    mock = await startMock({ document: documents.bank, port: 0, host: '127.0.0.1', dynamic: true });
  });
  afterAll(() => mock.close());

  test('without a wish each random answer is another, with a seed always the same', async () => {
    const [one, two] = [await (await send(mock.url, post)).text(), await (await send(mock.url, post)).text()];
    expect(one).not.toBe(two);
    const seeded = async () => (await send(mock.url, post, { headers: { prefer: 'seed=harbor' } })).text();
    expect(await seeded()).toBe(await seeded());
  });

  test('a field of the wrong type is refused by name, and an identifier of the wrong kind', async () => {
    const { body } = await refusal(await send(mock.url, post, { text: '{"name":7,"accountId":"con-1"}' }));
    expect(body.validation.map(({ location }) => location)).toEqual(
      expect.arrayContaining([
        ['body', 'name'],
        ['body', 'accountId'],
      ]),
    );
    const program = await refusal(await fetch(`${mock.url}/v1/program/prg-1`));
    expect(program.status).toBe(422);
    expect(program.body.validation).toMatchObject([
      {
        location: ['path', 'programId'],
        message: expect.stringMatching(/^Request path parameter programId must match pattern /),
      },
    ]);
  });

  test('a request chooses its answer with Prefer', async () => {
    const ask = (prefer: string) => send(mock.url, post, { headers: { prefer } });
    const example = await ask(`dynamic=false, example=${post.answer?.name}`);
    expect(await example.json()).toEqual(post.answer?.example);
    const error = await ask('code=503');
    expect([error.status, error.headers.get(MADE_UP), await error.text()]).toEqual([503, 'mock', '']);
    expect((await refusal(await ask('example=none'))).status).toBe(404);
    expect((await refusal(await ask('code=teapot'))).status).toBe(400);
  });

  test('no credential is asked for, and none is refused, since none is shown to be mandatory', async () => {
    for (const call of calls) {
      for (const headers of [{}, { authorization: 'Bearer token' }]) {
        const response = await send(mock.url, { ...call, headers });
        expect(response.ok, `${call.id} with ${Object.keys(headers)}`).toBe(true);
      }
    }
  });

  test('a page of another origin may call it', async () => {
    const response = await fetch(mock.url + post.path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://docs.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'sd-api-key, content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('sd-api-key, content-type');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('ferry', () => {
  let mock: Mock;
  const calls = callsOf(documents.ferry);
  beforeAll(async () => {
    mock = await startMock({ document: documents.ferry, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => mock.close());

  test('a mandatory credential is asked for', async () => {
    const secured = calls.filter(({ headers }) => headers.authorization !== undefined);
    expect(secured.length).toBe(3);
    for (const call of secured) {
      const response = await send(mock.url, { ...call, headers: {} });
      expect(response.status, call.id).toBe(401);
    }
  });

  test('an error that the description has a body for is not made up', async () => {
    const response = await fetch(`${mock.url}/sailings?from=nowhere`);
    expect([response.status, response.headers.get(MADE_UP)]).toEqual([400, null]);
    expect(await response.json()).toEqual({ title: 'No such booking', status: 404 });
  });
});

interface Refusal {
  readonly status: number;
  readonly body: { title: string; status: number; note: string; validation: { location: string[] }[] };
}

/** Reads an error and checks that it says of itself that the mock made it up. */
async function refusal(response: Response): Promise<Refusal> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get(MADE_UP)).toBe('mock');
  const body = await response.json();
  expect(body).toMatchObject({
    status: response.status,
    note: expect.stringContaining('Invented by the mock'),
  });
  return { status: response.status, body };
}

function validatorOf(document: Record<string, unknown>, { answer }: Call) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv
    .addSchema(document, 'document')
    .compile({ $ref: `document${encodeURI(String(answer?.pointer))}` });
}
