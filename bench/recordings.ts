import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedCall } from '../conformance/traffic/recorded-call.ts';
import type { TrafficWriter } from '../conformance/traffic/traffic-writer.ts';
import { harWriter } from '../conformance/traffic/write-har.ts';
import { ndjsonWriter } from '../conformance/traffic/write-ndjson.ts';
import { examples } from '../generated/examples.ts';
import { operationIds, operations } from '../generated/operations.ts';
import type { BenchRow, Part } from './measure.ts';
import { recordedDays } from './recorded-days.ts';
import { ROOT, runNode } from './spawn.ts';
import { usageOf } from './usage.ts';

/** In bytes. */
const SIZE = 1e9;
/** A text in JavaScript has half a gigabyte at most, so the peer gets a smaller file. */
const PEER_SIZE = 2.5e8;
const SECONDS = 600;
/** How `conform` ends when it has judged: see docs/exit-codes.md. */
const JUDGED = [0, 1, 3];

type Share = number | 'days';

const KINDS: readonly {
  readonly what: string;
  readonly writer: () => TrafficWriter;
  /** Of calls of the API, whose identifiers then fit nothing else; or calls that fit together. */
  readonly share: Share;
}[] = [
  { what: 'HAR, all calls of the API', writer: () => harWriter(), share: 1 },
  { what: 'HAR of a browser, one call in 20 of the API', writer: () => harWriter(), share: 1 / 20 },
  { what: 'NDJSON, all calls of the API', writer: () => ndjsonWriter(), share: 1 },
  { what: 'HAR, days of 50 clients of one bank', writer: () => harWriter(), share: 'days' },
];

const part: Part = {
  title:
    'reading and judging 1 GB of recorded calls, in megabytes per second of processor time and at the most in memory, against JSON.parse of a whole HAR of 250 MB',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-recordings-'));
    try {
      await runNode('scripts/dev/build.ts', []);
      const whole = join(folder, 'peer.har');
      await write(whole, harWriter(), 1, PEER_SIZE);
      const peer = await measure('whole', whole);
      const rows: BenchRow[] = [];
      for (const { what, writer, share } of KINDS) {
        const path = join(folder, 'calls');
        await write(path, writer(), share, SIZE);
        for (const way of ['ours', 'judged'] as const) {
          const ours = await measure(way, path);
          rows.push({
            what: way === 'judged' ? `${what}, judged` : what,
            ours: show(ours),
            peer: show(peer),
            ratio: ours.speed / peer.speed,
            goal: '>= 50 MB/s, <= 200 MB',
            met: ours.speed >= 50 && ours.megabytes <= 200,
          });
        }
        rmSync(path);
      }
      return rows;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;

interface Speed {
  /** In megabytes per second of processor time. */
  readonly speed: number;
  readonly megabytes: number;
}

async function measure(way: 'ours' | 'judged' | 'whole', path: string): Promise<Speed> {
  const command = ['conform', '--traffic', path, '--report-dir', `${path}-report`];
  const usage =
    way === 'judged'
      ? await usageOf([join(ROOT, 'bin/banking-platform-api.js'), ...command], ROOT, SECONDS, JUDGED)
      : await usageOf([join(ROOT, 'bench/read-recording.js'), way, path], ROOT, SECONDS);
  if (typeof usage === 'string') throw new Error(`reading ${path} ${usage}`);
  return { speed: statSync(path).size / 1e6 / usage.processorSeconds, megabytes: usage.megabytes };
}

function show({ speed, megabytes }: Speed): string {
  return `${speed.toFixed(0)} MB/s, ${megabytes.toFixed(0)} MB`;
}

async function write(path: string, writer: TrafficWriter, share: Share, size: number): Promise<void> {
  const file = createWriteStream(path);
  const callOf = share === 'days' ? await recordedDays() : (count: number) => callOfExamples(count, share);
  for (let written = 0, count = 0; written < size; count++) {
    const text = writer.write(callOf(count));
    written += text.length;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end(writer.end());
  await once(file, 'close');
}

function callOfExamples(count: number, share: number): RecordedCall {
  return (count * share) % 1 === 0 ? ownCall(count) : otherCall(count);
}

/** Each operation in turns, with the bodies of its example, but with an id and a time of its own. */
function ownCall(count: number): RecordedCall {
  const id = operationIds[count % operationIds.length] as (typeof operationIds)[number];
  const { method, path, safe, success } = operations[id];
  const { request, response } = EXAMPLES[id] as Example;
  const call = callAt(count);
  const createdAt = `${new Date(call.startedAt).toISOString().slice(0, 19)}Z`;
  const tail = count.toString(16).padStart(12, '0');
  const body = response
    .replace(/-[\da-f]{12}(?=")/, `-${tail}`)
    .replace(/(?<="createdAt":")[^"]*/, createdAt);
  // In the form of its kind, or it would be a call to another operation.
  const [, prefix] = /"id":"([a-z]+)-/.exec(response) ?? [];
  return {
    ...call,
    request: {
      method,
      url: `https://bank.example${path.replace(/\{\w+\}/g, `${prefix}-00000000-0000-4000-8000-${tail}`)}`,
      headers: HEADERS,
      body: safe ? { absent: 'none' } : request,
    },
    response: { status: Number(success[0]) || 200, headers: HEADERS, body },
  };
}

/** A script of a page. */
function otherCall(count: number): RecordedCall {
  return {
    ...callAt(count),
    request: {
      method: 'GET',
      url: `https://cdn.example/app-${count}.js`,
      headers: HEADERS,
      body: { absent: 'none' },
    },
    response: { status: 200, headers: HEADERS, body: SCRIPT },
  };
}

function callAt(count: number): Pick<RecordedCall, 'id' | 'startedAt' | 'endedAt'> {
  const startedAt = Date.UTC(2026, 10, 22) + count;
  return { id: '', startedAt, endedAt: startedAt + 5 };
}

interface Example {
  readonly request: string;
  readonly response: string;
}

/** Of each operation, the first example on each side. */
const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries(
  operationIds.map((id) => {
    const { requests, responses } = examples[id] as { requests?: object; responses?: object };
    return [id, { request: firstOf(requests), response: firstOf(responses) }];
  }),
);

function firstOf(all: object | undefined): string {
  return JSON.stringify(Object.values(all ?? {})[0] ?? {});
}

const HEADERS = [
  ['content-type', 'application/json'],
  ['date', 'Sun, 22 Nov 2026 10:00:00 GMT'],
  ['user-agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'],
  ['cache-control', 'no-store'],
] as const;

const SCRIPT = 'export const label = "a \\"quoted\\" text";\n'.repeat(500);
