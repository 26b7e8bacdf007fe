import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashKey } from '../../../server/node/keys.ts';
import { type Serving, serveSandbox } from '../../../server/node/serve.ts';
import { createSandbox, DEVELOPMENT_KEY, type Sandbox } from '../../../server/sandbox.ts';
import { runInTurn } from '../../../server/store/sqlite/turn-queue.ts';
import { openRaw } from './raw.ts';

const WRITERS = 40;
/** More than the turns in which a disconnection is noticed. */
const MANY_TURNS = 20_000;

/** The methods of the requests, in the order of their responses. */
let order: string[];
let sandbox: Sandbox;
let serving: Serving;
beforeEach(async () => {
  order = [];
  sandbox = await createSandbox({
    hashKey,
    onEvent: (event) => event.kind === 'answered' && order.push(event.method),
  });
  serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
});
afterEach(() => serving.stop(0));

function requestText(start: string, fields: readonly string[], body = ''): string {
  const common = [`Host: 127.0.0.1:${serving.port}`, `sd-api-key: ${DEVELOPMENT_KEY}`];
  return `${[`${start} HTTP/1.1`, ...common, ...fields].join('\r\n')}\r\n\r\n${body}`;
}

const WITH_BODY = ['Content-Type: application/json', 'Content-Length: 2'];

test('a GET does not wait for all the requests that arrived before it', async () => {
  const get = requestText(`GET /v1/program/${sandbox.seed.programId}`, []);
  const connections = Array.from({ length: WRITERS + 1 }, () => openRaw(serving.port));
  // Now each is connected, and the server knows the Host.
  for (const one of connections) {
    one.say(get);
    await one.hear('HTTP/1.1 200');
  }
  order.length = 0;
  const [reader, ...writers] = connections;
  for (const writer of writers) writer.say(requestText('POST /v1/account', WITH_BODY, '{}'));
  reader?.say(get);
  await Promise.all(writers.map((writer) => writer.hear('HTTP/1.1 4')));
  expect(order.toSorted()).toEqual(['GET', ...writers.map(() => 'POST')]);
  expect(order.at(-1)).toBe('POST');
});

test('a request of a client that has disconnected before its turn is not carried out', async () => {
  const raw = openRaw(serving.port);
  await new Promise((resolve) => raw.socket.once('connect', resolve));
  const done = new Promise<void>((resolve) => {
    for (let job = 0; job < MANY_TURNS; job += 1) runInTurn(() => {});
    raw.say(requestText('POST /v1/account', [...WITH_BODY, 'Expect: 100-continue']));
    void raw.hear('HTTP/1.1 100').then(() => {
      raw.socket.resetAndDestroy();
      // Behind the request.
      runInTurn(resolve);
    });
  });
  await done;
  expect(order).toEqual([]);
});
