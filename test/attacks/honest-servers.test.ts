import { expect, test } from 'vitest';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { apiOfRow, type WrittenRow } from '../conformance/api/notes.ts';
import { memorySource } from '../conformance/traffic/memory-source.ts';
import { randomNumbers } from '../random-numbers.ts';

// Servers that do nothing wrong, called by several clients at once at random: calls overlap, fail with or without their effect, and change records behind a client's back.

type Note = JsonObject & { readonly id: number; readonly version: number };

const KINDS = 'list list filter page create create get get get patch put delete archive reset rename putIf';

interface Answer {
  readonly path: string;
  readonly method?: string;
  readonly sent?: Json;
  readonly tag?: string;
  readonly status?: number;
  readonly body?: Json;
}

/** An hour of such a server. */
function hourOf(seed: number): RecordedCall[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const notes = new Map<number, Note>();
  let [next, version, time] = [1, 1, Date.UTC(2026, 10, 22, 10)];

  /** @param isDone the call has its effect, whatever its response says */
  function answer(kind: string, isDone: boolean): Answer {
    const id = random() < 0.1 ? 999 : 1 + Math.floor(random() * Math.max(1, next - 1));
    const path = `/notes/${id}`;
    const text = pick(['a', 'b', 'c', 'd', ' e ']);
    const note = notes.get(id);
    const all = () => [...notes.values()];
    const keep = (kept: Note) => (isDone ? void notes.set(kept.id, kept) : undefined);
    const missing = { path, status: 404, body: {} };
    switch (kind) {
      case 'list':
        return { path: '/notes', body: all() };
      case 'filter': {
        const state = pick(['x', 'y']);
        return { path: `/notes?state=${state}`, body: all().filter((one) => one.state === state) };
      }
      case 'page':
        return {
          path: '/pages?limit=2',
          body: { items: all().slice(0, 2), next: notes.size > 2 ? 'c' : null },
        };
      case 'create': {
        const made = { id: next, text: text.trim(), state: pick(['x', 'y']), version: version++, from: next };
        keep(made);
        if (isDone) next++;
        return { method: 'POST', path: '/notes', sent: { text }, body: made };
      }
      case 'get':
        return note === undefined ? missing : { path, body: note };
      case 'patch': {
        const sent = random() < 0.5 ? { text } : { tags: [text] };
        if (note === undefined) return { ...missing, method: 'PATCH', sent };
        const changed = {
          ...note,
          ...sent,
          ...('text' in sent && { text: text.trim() }),
          version: version++,
        };
        keep(changed);
        return { method: 'PATCH', path, sent, body: changed };
      }
      case 'put':
      case 'putIf': {
        const call = { method: 'PUT', path, sent: { text } };
        const tag = kind === 'put' ? undefined : `"${Math.max(1, version - Math.floor(random() * 4))}"`;
        const asked = { ...call, ...(tag !== undefined && { tag }) };
        if (note === undefined) return { ...missing, ...asked };
        if (tag !== undefined && tag !== `"${note.version}"`) return { ...asked, status: 412, body: {} };
        const { state = '', from = 0 } = note;
        const replaced = { id, text: text.trim(), state, from, version: version++ };
        keep(replaced);
        return { ...asked, body: replaced };
      }
      case 'delete':
        if (note === undefined) return { ...missing, method: 'DELETE' };
        if (isDone) notes.delete(id);
        return { method: 'DELETE', path, status: 204 };
      case 'archive':
      case 'rename':
        if (note === undefined) return { ...missing, method: 'POST', path: `${path}/${kind}` };
        keep({ ...note, text: kind, version: version++ });
        return { method: 'POST', path: `${path}/${kind}`, status: 204 };
      default:
        if (random() < 0.7) return { path: '/notes', body: all() };
        if (isDone) notes.clear();
        return { method: 'DELETE', path: '/reset', status: 204 };
    }
  }

  return Array.from({ length: 60 }, (_, index): RecordedCall => {
    time += Math.floor(random() * 300);
    const [startedAt, endedAt] = [time - Math.floor(random() * 400), time + Math.floor(random() * 400)];
    const isLost = random() < 0.08;
    const isDone = !isLost || random() < 0.5;
    const { method = 'GET', path, sent, tag, status = 200, body } = answer(pick(KINDS.split(' ')), isDone);
    const shown = isNote(body) ? [['etag', `"${body.version}"`] as const] : [];
    return {
      ...{ id: `calls.har#${index + 1}`, startedAt, endedAt },
      request: {
        ...{ method, url: `http://127.0.0.1:8080${path}` },
        headers: tag === undefined ? [] : [['if-match', tag]],
        body: sent === undefined ? { absent: 'none' } : JSON.stringify(sent),
      },
      response:
        isLost && method !== 'GET'
          ? random() < 0.5
            ? { failure: 'timeout', detail: '' }
            : { status: 500, headers: [], body: '' }
          : {
              status,
              headers: [['content-type', 'application/json'], ...shown],
              body: body === undefined ? '' : JSON.stringify(body),
            },
    };
  });
}

function isNote(body: Json | undefined): body is Note {
  return typeof body === 'object' && body !== null && 'version' in body;
}

const write = ['createNote', 'updateNote', 'replaceNote'];
const ROWS: readonly WrittenRow[] = [
  { operations: ['getNote', ...write], check: { readBack: ['/text', '/tags'] } },
  { operations: ['listNotes', ...write], check: { readBack: { '/*/text': '/text' } } },
  { operations: ['getNote', 'deleteNote'], check: { gone: [404, 410] } },
  { operations: ['listNotes', 'createNote'], check: { listed: true } },
  { operations: ['pageNotes', 'createNote'], check: { listed: true } },
  { operations: ['listNotes', 'deleteNote'], check: { notListed: true } },
  { operations: ['listNotes'], check: { filtered: { '/*/state': 'state' } } },
  { operations: ['getNote'], check: { refused: { unknown: [404] } } },
  { operations: ['replaceNote'], check: { refused: { unknown: [404] } } },
  { operations: ['getNote', ...write, 'listNotes'], check: { notDecreasing: ['/version'] } },
  { operations: ['listNotes', 'getNote', 'updateNote'], check: { notDecreasing: ['/*/version'] } },
  { operations: ['getNote', 'createNote', 'updateNote'], check: { unchanged: ['/from'] } },
  { operations: ['replaceNote'], check: { repeated: [200, 204] } },
  { operations: ['replaceNote'], check: { ifMatch: [412] } },
  { operations: ['pageNotes'], check: { atMost: { '/items/*': 'limit' } } },
];

const MINUTES = 60_000;
const late = ({ startedAt, endedAt, ...call }: RecordedCall): RecordedCall => ({
  ...call,
  startedAt: startedAt + 2 * MINUTES,
  endedAt: endedAt + 2 * MINUTES,
});

/** The ways to record such an hour. */
const RECORDINGS: Readonly<
  Record<string, { complete: boolean; of: (calls: RecordedCall[], seed: number) => RecordedCall[][] }>
> = {
  'all calls': { complete: true, of: (calls) => [calls] },
  'a third of the calls is missing': {
    complete: false,
    of: (calls, seed) => [calls.filter((_, index) => (index * 7 + seed) % 3 !== 0)],
  },
  'two recorders, one of which is two minutes late': {
    complete: true,
    of: (calls) => [
      calls.filter((_, index) => index % 2 === 0),
      calls.filter((_, index) => index % 2 === 1).map(late),
    ],
  },
};

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(Object.entries(RECORDINGS))('nobody is accused: %s', async (title, { complete, of }) => {
  const accused: string[] = [];
  let judged = 0;
  for (const row of ROWS) {
    const api = apiOfRow(row);
    for (const seed of SEEDS) {
      const source = memorySource(...of(hourOf(seed), seed));
      const report = await judgeTraffic(source, { api, complete }, { withoutCalls: true });
      const found = report.requirements.find(({ id }) => id === 'row.of-the-test');
      judged += found?.judged ?? 0;
      if (found?.status === 'violated') accused.push(`${seed} ${JSON.stringify(row.check)}`);
    }
  }
  console.log(`${title}: ${ROWS.length * SEEDS.length} tried, ${judged} judged, ${accused.length} accused`);
  expect(judged).toBeGreaterThan(ROWS.length * SEEDS.length);
  expect(accused).toEqual([]);
});
