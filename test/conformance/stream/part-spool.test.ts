import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OpenStream } from '../../../conformance/stream/connect-stream.ts';
import { PartSpool } from '../../../conformance/stream/part-spool.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import { ndjsonWriter } from '../../../conformance/traffic/write-ndjson.ts';
import { folderForAll } from '../../temporary-folder.ts';
import { exampleCall } from '../traffic/calls.ts';

const folder = folderForAll();

interface Sent {
  readonly subject?: string;
  readonly id: string;
  readonly text: string;
}

const PROXY = '0123456789abcdef';
const LINE = ndjsonWriter().write(exampleCall());

/** A stream in which each subject has these messages. */
function streamOf(own: readonly Sent[], needed: readonly Sent[]): OpenStream {
  async function* messages(sent: readonly Sent[]) {
    for (const [index, { id, text, subject = 'calls.calls.1' }] of sent.entries())
      yield {
        seq: index + 1,
        subject,
        info: { timestampNanos: 5_000_000 },
        headers: { get: (name: string) => (name === 'Nats-Msg-Id' ? id : '2') },
        string: () => text,
      };
    await new Promise(() => {});
  }
  const get = async (_: string, { filter_subjects: filter }: { filter_subjects: string }) => ({
    consume: async () =>
      Object.assign(messages(filter === 'calls.calls.1' ? own : needed), { stop: () => {} }),
  });
  return { name: 'calls', client: { consumers: { get } } } as unknown as OpenStream;
}

async function spooled(own: readonly Sent[], needed: readonly Sent[] = []) {
  const path = join(folder, `${Math.random()}.ndjson`);
  const spool = new PartSpool(streamOf(own, needed), 1, path);
  await expect.poll(() => spool.messages).toEqual({ own: own.length, needed: needed.length });
  const read = await spool.hold(async (so) => so);
  spool.close();
  return { read, lines: readFileSync(path, 'utf8').split('\n').slice(0, -1), path };
}

test('has each call once, and those that others need as context', async () => {
  const copy = { id: `${PROXY}-9-needed`, text: LINE };
  const { read, lines } = await spooled(
    [1, 2, 2, 5].map((number) => ({ id: `${PROXY}-${number}`, text: LINE })),
    [
      { ...copy, subject: 'calls.needed.2' },
      { ...copy, subject: 'calls.needed.2' },
      // It is here itself.
      { ...copy, id: `${PROXY}-1-needed`, subject: 'calls.needed.1' },
    ],
  );
  expect(read).toEqual({
    messages: { own: 4, needed: 3 },
    proxies: { [PROXY]: { calls: 3, last: 5, behind: 3 } },
    refused: 0,
  });
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => JSON.parse(line).context === true)).toHaveLength(1);
});

test('what is no call of a proxy is counted and left out, whatever it holds', async () => {
  const call = JSON.parse(LINE);
  const texts = [
    '',
    'not json',
    '[]',
    'null',
    '{}',
    LINE + LINE,
    '['.repeat(100_000),
    `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}`,
    JSON.stringify({ ...call, startedAt: 'soon' }),
    JSON.stringify({ ...call, response: null, request: null }),
  ];
  const ids = [
    '',
    'x',
    `${PROXY}-`,
    `${PROXY}--1`,
    `${PROXY}-1e9`,
    `${PROXY}-1\n`,
    `../${PROXY}-1`,
    '__proto__-1',
    `${PROXY}-1-needed`,
  ];
  const sent = [
    ...texts.map((text, index) => ({ id: `${PROXY}-${index + 1}`, text })),
    ...ids.map((id) => ({ id, text: LINE })),
  ];
  const { read, lines } = await spooled(sent);
  expect(read.refused).toBe(sent.length);
  expect(read.proxies).toEqual({});
  expect(lines).toEqual([]);
});

test('a call says nothing of how it is judged, and is one line', async () => {
  const call = JSON.parse(LINE);
  const claims = { run: { id: 'r', step: 's' }, context: true, __proto__x: 1, comment: 'a\nb' };
  const text = JSON.stringify({ ...call, ...claims }, null, 2).replace('"__proto__x"', '"__proto__"');
  const { read, lines, path } = await spooled([{ id: `${PROXY}-1`, text }]);
  expect(read.refused).toBe(0);
  expect(Object.keys(JSON.parse(lines.join()))).toEqual([
    'startedAt',
    'durationMs',
    'request',
    'response',
    'pseudonyms',
  ]);
  const calls = openCalls([path]);
  for await (const { call: one } of calls.scan()) expect(one.run ?? one.context).toBeUndefined();
  calls.close();
});
