/** Callers get this of a fault at the other end of a socket. */
import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import { type Serving, serveSandbox } from '../../../server/node/serve.ts';
import type { Fault } from '../../../server/sandbox.ts';
import { type OpenSandbox, openSandbox } from '../sandbox-calls.ts';

let bank: OpenSandbox;
let serving: Serving;
beforeAll(async () => {
  bank = await openSandbox();
  serving = await serveSandbox({ sandbox: bank.sandbox, host: '127.0.0.1', port: 0 });
});
afterAll(() => serving.stop(1000));

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Code of the error with which the connection ended, if it was cut. */
  readonly broken: string | undefined;
}

function createContact(fault: Fault): Promise<Received> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'sd-api-key': bank.sandbox.seed.apiKey,
      'x-sandbox-fault': JSON.stringify(fault),
    };
    const asked = ask(`${serving.url}/v1/contact`, { method: 'POST', headers }, (response) => {
      let body = '';
      const { statusCode: status, headers: received } = response;
      const done = (broken?: string) => resolve({ status, headers: received, body, broken });
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done());
      response.on('error', ({ code }: NodeJS.ErrnoException) => done(code));
    });
    asked.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ status: undefined, headers: {}, body: '', broken: code }),
    );
    asked.end(JSON.stringify(examples.createContact.requests.createContactRequest));
  });
}

const whole = async () => (await createContact({ delayMs: 1 })).body.length;

test.each(['before', 'after'] as const)('cut off %s, there is no answer', async (drop) => {
  expect(await createContact({ drop })).toMatchObject({ status: undefined, broken: 'ECONNRESET' });
});

test('cut off midway, half of what was promised arrives', async () => {
  const { status, headers, body, broken } = await createContact({ drop: 'midway' });
  expect([status, headers['content-length'], broken]).toEqual([201, String(await whole()), 'ECONNRESET']);
  expect(body.length).toBe(Math.floor((await whole()) / 2));
});

test('truncated, the message is whole and its text is not', async () => {
  const { body, headers, broken } = await createContact({ body: 'truncated' });
  expect([body.length, broken]).toEqual([Math.floor((await whole()) / 2), undefined]);
  expect(headers['content-length']).toBe(String(body.length));
});

test('in pieces, it arrives in chunks', async () => {
  const { body, headers } = await createContact({ body: 'in-pieces' });
  expect(headers).toMatchObject({ 'transfer-encoding': 'chunked', 'content-type': 'application/json' });
  expect(JSON.parse(body)).toMatchObject({ status: 'active' });
});

test('without a content type there is none', async () => {
  const { headers, body } = await createContact({ headers: { 'content-type': null, 'x-more': 'yes' } });
  expect(headers['x-more']).toBe('yes');
  expect('content-type' in headers).toBe(false);
  expect(JSON.parse(body)).toMatchObject({ status: 'active' });
});
