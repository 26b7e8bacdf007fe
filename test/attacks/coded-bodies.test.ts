import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { recordedRun } from '../conformance/traffic/recorded-run.ts';
import { judgeOverSocket, withManners } from '../mutants/over-sockets.ts';
import { folderForAll } from '../temporary-folder.ts';

// Content codings are between servers, proxies and recorders; the description says nothing of them. So none of them, broken or not, is a violation.

type Encode = (body: Uint8Array) => Uint8Array;

const KNOWN: Readonly<Record<string, readonly [label: string, Encode]>> = {
  gzip: ['gzip', zlib.gzipSync],
  'x-gzip in capitals': ['X-GZIP', zlib.gzipSync],
  deflate: ['deflate', zlib.deflateSync],
  'deflate without its header': ['deflate', zlib.deflateRawSync],
  br: ['br', zlib.brotliCompressSync],
  identity: ['identity', (body) => body],
  // Node.js 20 has none.
  ...('zstdCompressSync' in zlib && { zstd: ['zstd', zlib.zstdCompressSync as Encode] as const }),
};

/** Bytes that nobody here can read. */
const opaque: Encode = (body) => Buffer.concat([Buffer.of(0x1f, 0x9d, 0x90, 0xff), body]);

interface Coding {
  readonly name: string;
  readonly label: string;
  readonly encode: Encode;
  readonly canBeRead: boolean;
}

const single = Object.entries(KNOWN).map(([name, [label, encode]]) => ({
  name,
  label,
  encode,
  canBeRead: true,
}));
const chains = single.flatMap((first) =>
  single.map((second) => ({
    name: `${first.name}, then ${second.name}`,
    label: `${first.label}, ${second.label}`,
    encode: (body: Uint8Array) => second.encode(first.encode(body)),
    canBeRead: true,
  })),
);
const unknown = [
  'compress',
  'dcb',
  'aes128gcm',
  'x-own-coding',
  '\u00e9',
  'gzip;q=1',
  'constructor',
  'gzip, compress',
  'compress, identity',
].map((label) => ({ name: `unknown: ${label}`, label, encode: opaque, canBeRead: false }));
const endless = {
  name: 'a chain without end',
  label: Array.from({ length: 600 }, () => 'gzip').join(),
  encode: zlib.gzipSync as Encode,
  canBeRead: false,
};
/** The codings have a checksum: without one, other bytes are another content. */
const CHECKED = single
  .filter(({ label }) => /gzip|^deflate$/i.test(label))
  .filter(({ name }) => !name.includes('without'));
const DAMAGES: Readonly<Record<string, Encode>> = {
  'cut in half': (bytes) => bytes.subarray(0, bytes.length / 2),
  'cut to a byte': (bytes) => bytes.subarray(0, 1),
  'a bit is wrong': (bytes) =>
    Uint8Array.from(bytes, (byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 16 : byte)),
  'not encoded at all': () => Buffer.from('{"id":'),
};
const damaged = CHECKED.flatMap((coding) =>
  Object.entries(DAMAGES).map(([damage, spoil]) => ({
    ...coding,
    name: `${coding.name}, ${damage}`,
    encode: (body: Uint8Array) => spoil(coding.encode(body)),
    canBeRead: false,
  })),
);
const mislabeled = CHECKED.flatMap((coding) =>
  CHECKED.filter(({ label }) => !sameCoding(label, coding.label)).map(({ label }) => ({
    ...coding,
    name: `${coding.name}, called ${label}`,
    label,
    canBeRead: false,
  })),
);
const ALL: readonly Coding[] = [...single, ...chains, ...unknown, endless, ...damaged, ...mislabeled];

function sameCoding(one: string, other: string): boolean {
  return one.toLowerCase().replace('x-', '') === other.toLowerCase().replace('x-', '');
}

function violated({ requirements }: Report): string[] {
  return requirements.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
}

/** Returns what is wrong with the verdict. */
function broken({ name, canBeRead }: Coding, report: Report): string[] {
  const ids = violated(report);
  const { verdict } = report.run;
  const expected = canBeRead ? 'conformant' : 'inconclusive';
  return ids.length > 0 || verdict !== expected ? [`${name}: ${verdict} ${ids.slice(0, 3).join(' ')}`] : [];
}

test('a live server', async () => {
  const codings = ALL.filter(({ label }) => !label.includes('\u00e9'));
  const found: string[] = [];
  for (const coding of codings) {
    const encode = (body: Uint8Array) => ({
      bytes: coding.encode(body),
      headers: { 'content-encoding': coding.label },
    });
    found.push(...broken(coding, await judgeOverSocket({}, withManners({ encode }))));
  }
  console.log(`coded bodies of a live server: ${codings.length} tried, ${found.length} broken`);
  expect(found).toEqual([]);
});

const folder = folderForAll();

const AS_TEXT = 'HAR with bytes as a text';

/** The form of a recording in which bytes stand. */
const CARRIERS: Readonly<Record<string, (entry: Entry, bytes: Uint8Array, label: string) => unknown>> = {
  HAR: (entry, bytes, label) => ({
    ...entry,
    response: {
      ...entry.response,
      headers: [...entry.response.headers, { name: 'Content-Encoding', value: label }],
      content: {
        mimeType: 'application/json',
        size: -1,
        encoding: 'base64',
        text: Buffer.from(bytes).toString('base64'),
      },
    },
  }),
  [AS_TEXT]: (entry, bytes, label) => ({
    ...entry,
    response: {
      ...entry.response,
      headers: [...entry.response.headers, { name: 'Content-Encoding', value: label }],
      content: { mimeType: 'application/json', size: -1, text: Buffer.from(bytes).toString('utf8') },
    },
  }),
  NDJSON: ({ startedDateTime, time, request, response }, bytes, label) => ({
    startedAt: startedDateTime,
    durationMs: time,
    request: {
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(request.postData && { text: request.postData.text }),
    },
    response: {
      status: response.status,
      headers: [...response.headers, { name: 'content-encoding', value: label }],
      base64: Buffer.from(bytes).toString('base64'),
    },
  }),
};

// biome-ignore lint/suspicious/noExplicitAny: what the writer made
type Entry = Record<string, any>;

test('a recording', async () => {
  const { calls } = await recordedRun();
  const writer = harWriter();
  const { log } = JSON.parse(calls.map((call) => writer.write(call)).join('') + writer.end()) as Entry;
  const found: string[] = [];
  let tried = 0;
  for (const [form, carry] of Object.entries(CARRIERS))
    for (const coding of ALL) {
      const carried = (log.entries as Entry[]).map((entry) =>
        coding.encode(Buffer.from(entry.response.content.text)),
      );
      const isText = carried.every((bytes) => /^[ -~\n]*$/.test(Buffer.from(bytes).toString('latin1')));
      // A text that is no JSON was that before its coding, if the recorder has removed it.
      if (form === AS_TEXT && isText && !coding.canBeRead) continue;
      const entries = (log.entries as Entry[]).map((entry, index) =>
        carry(entry, carried[index] as Uint8Array, coding.label),
      );
      const path = join(folder, 'calls');
      writeFileSync(
        path,
        form === 'NDJSON'
          ? entries.map((one) => JSON.stringify(one)).join('\n')
          : JSON.stringify({ log: { entries } }),
      );
      const source = openCalls([path]);
      const report = await judgeTraffic(source, {}, { withoutCalls: true });
      source.close();
      tried++;
      // Bytes that a recorder took for text are lost.
      const canBeRead = coding.canBeRead && (form !== AS_TEXT || isText);
      found.push(...broken({ ...coding, name: `${form}: ${coding.name}`, canBeRead }, report));
    }
  console.log(`coded bodies of recordings: ${tried} tried, ${found.length} broken`);
  expect(found).toEqual([]);
});
