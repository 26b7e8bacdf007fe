import { expect, test } from 'vitest';
import { CallPublisher, type PublishedCall } from '../../../conformance/stream/call-publisher.ts';
import type { OpenStream } from '../../../conformance/stream/connect-stream.ts';

const ADDRESS = { server: 'nats.example:4222', name: 'calls', partitions: 4, isEncrypted: false };
const callOf = (number: number): PublishedCall => ({
  number,
  key: `account ${number}`,
  isNeeded: number % 2 === 0,
  line: 'x'.repeat(1000),
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** @param publish resolves, or throws */
function streamOf(publish: (subject: string, id: string) => Promise<unknown>): OpenStream {
  return {
    name: 'calls',
    partitions: 4,
    headers: () => ({ set: () => {} }),
    connection: { info: { max_payload: 2 ** 20 }, close: async () => {} },
    client: {
      publish: (subject: string, _data: unknown, { msgID = '' } = {}) => publish(subject, msgID),
    },
  } as unknown as OpenStream;
}

function publisherOf(open: () => Promise<OpenStream>, memory?: number) {
  const problems: string[] = [];
  const publisher = new CallPublisher(ADDRESS, {
    id: '0123456789abcdef',
    retryMs: 1,
    // Only without NATS it has to pass.
    patienceMs: memory === undefined ? 60_000 : 20,
    open,
    onProblem: (why) => problems.push(why),
    ...(memory !== undefined && { memory }),
  });
  return { publisher, problems };
}

test('without NATS, calls are kept as far as memory goes, and each of the others is counted', async () => {
  const open = () => Promise.reject(new Error('NATS at nats.example:4222 cannot be used: ECONNREFUSED'));
  const { publisher, problems } = publisherOf(open, 100_000);
  // None of them waits: nothing else has a turn meanwhile.
  for (const number of numbers(1000)) publisher.add(callOf(number));
  const { dropped } = publisher.counts;
  expect(dropped).toBeGreaterThan(900);
  expect(await publisher.close(1001)).toEqual({ seen: 1001, published: 0, dropped: 1000, ended: false });
  expect(problems.toSorted()).toEqual([
    'NATS at nats.example:4222 cannot be used: ECONNREFUSED',
    'NATS takes calls too slowly or not at all, so some are not published',
  ]);
});

test('a call that may have arrived is sent again under its id, until it is there', async () => {
  const sent = new Map<string, number>();
  const arrived = new Set<string>();
  const open = async () =>
    streamOf(async (subject, id) => {
      if (id === '') return;
      const attempts = (sent.get(id) ?? 0) + 1;
      sent.set(id, attempts);
      if (attempts < 3) throw Object.assign(new Error('secret text of the server'), { name: 'TimeoutError' });
      arrived.add(`${subject.split('.')[1]} ${id}`);
    });
  const { publisher, problems } = publisherOf(open);
  for (const number of numbers(500)) publisher.add(callOf(number));
  expect(await publisher.close(500)).toMatchObject({ seen: 500, published: 500, dropped: 0 });
  expect([...arrived].filter((one) => one.startsWith('calls '))).toHaveLength(500);
  expect([...arrived].filter((one) => one.startsWith('needed '))).toHaveLength(250);
  expect(problems).toEqual(['NATS takes no calls at the moment (it does not respond); they wait in memory']);
});

test('what the server refuses is counted, once told, and not sent again', async () => {
  let attempts = 0;
  const full = { name: 'JetStreamApiError', code: 10077, status: 400 };
  const open = async () =>
    streamOf(async (_subject, id) => {
      if (id === '') return;
      attempts += 1;
      throw Object.assign(new Error('maximum bytes exceeded'), full);
    });
  const { publisher, problems } = publisherOf(open);
  for (const number of [1, 3, 5]) publisher.add(callOf(number));
  publisher.add({ ...callOf(7), line: 'x'.repeat(2 ** 20) });
  expect(await publisher.close(7)).toMatchObject({ seen: 7, published: 0, dropped: 4 });
  expect(attempts).toBe(3);
  expect(problems.toSorted()).toEqual([
    'NATS refuses calls (its code 10077), so they are not published',
    'NATS refuses calls (larger than its limit of a message), so they are not published',
  ]);
});
