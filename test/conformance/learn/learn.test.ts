import { expect, test } from 'vitest';
import { type Learned, learn } from '../../../conformance/learn/learn.ts';
import { call, document, operations, recordingOf } from '../api/notes.ts';
import { memorySource } from '../traffic/memory-source.ts';

type Calls = ReturnType<typeof call>[];

async function learnedFrom(calls: Calls, least = 2): Promise<Learned> {
  const described = { title: 'Notes', version: '1', document, operations, isSwagger: false };
  return learn(described, memorySource(...recordingOf(calls)), { known: { rows: [], records: {} }, least });
}

/** The kinds of checks that held about an operation: `getNote readBack /text`. */
function rowsOf({ rows }: Learned): string[] {
  return rows.map(
    ({
      row: {
        operations: [judged],
        check,
      },
    }) => {
      const [[kind = '', operand] = []] = Object.entries(check);
      const places =
        typeof operand === 'object' && operand !== null ? Object.keys(operand).join(' ') : String(operand);
      return `${judged} ${kind} ${Array.isArray(operand) ? operand.join(' ') : places}`;
    },
  );
}

const IDS = [1, 2, 3];
const note = (id: number, more = {}) => ({ id, text: `text ${id}`, version: id, state: 'open', ...more });
const created = IDS.map((id) => call('POST /notes', note(id), { sent: { text: `text ${id}` } }));
const read = (id: number, more = {}) => call(`GET /notes/${id}`, note(id, more));
const patched = (id: number) =>
  call(`PATCH /notes/${id}`, note(id, { text: 'new', version: id + 9 }), { sent: { text: 'new' } });
const deleted = (id: number) => call(`DELETE /notes/${id}`);
const missing = (id: number) => call(`GET /notes/${id}`, {}, { status: 404 });
const lists = (...ids: number[]) =>
  call(
    'GET /notes',
    ids.map((id) => note(id)),
  );

const life: Calls = [
  ...created,
  ...IDS.map((id) => read(id)),
  lists(1, 2, 3),
  ...[deleted(1), deleted(2), missing(1), missing(2), lists(3), lists(3)],
];

test('records are those whose identifiers were returned, and in paths later', async () => {
  const { kinds } = await learnedFrom(life);
  expect(kinds).toEqual([
    {
      kind: 'Note',
      ids: 3,
      operations: {
        listNotes: { parts: [{ entries: '/*/id' }] },
        createNote: { parts: [{ response: '/id' }] },
        ...Object.fromEntries(
          ['getNote', 'updateNote', 'replaceNote', 'deleteNote'].map((id) => [
            id,
            { parts: [{ path: 'id' }] },
          ]),
        ),
      },
    },
  ]);
});

test('records that were in use before are not created', async () => {
  const { kinds } = await learnedFrom([
    ...IDS.map((id) => read(id)),
    ...created,
    ...IDS.map((id) => read(id)),
  ]);
  expect(Object.keys(kinds[0]?.operations ?? {})).not.toContain('createNote');
});

const WHOLE = [
  'createNote returned /text',
  'getNote pathParameter /id',
  'getNote readBack /text',
  'getNote gone 404',
  'getNote refused unknown',
  'listNotes listed true',
  'listNotes notListed true',
  'listNotes readBack /*/text',
];

test.each<[string, Calls, (rows: readonly string[]) => unknown, unknown]>([
  ['a life of records', life, (rows) => WHOLE.filter((row) => !rows.includes(row)), []],
  [
    'a record that was not kept once',
    [...life, call('POST /notes', note(4, { text: 'x' }), { sent: { text: 'x' } }), read(4, { text: 'y' })],
    (rows) => rows.filter((row) => /getNote readBack/.test(row)),
    [],
  ],
  [
    'a deleted record that is there once more',
    [...life, deleted(3), read(3)],
    (rows) => rows.filter((row) => /gone|unknown/.test(row)),
    [],
  ],
  [
    'a version that grows, and one that was sent',
    [
      ...created,
      patched(1),
      read(1, { text: 'new', version: 10 }),
      patched(2),
      read(2, { text: 'new', version: 11 }),
    ],
    (rows) => rows.filter((row) => /^getNote (?:notDecreasing|unchanged)/.test(row)),
    ['getNote notDecreasing /version'],
  ],
  [
    'lists of four, in order',
    [lists(1, 2, 3, 4), lists(1, 2, 3, 4)],
    (rows) => rows.filter((row) => /sorted/.test(row)),
    ['listNotes sorted /*/id', 'listNotes sorted /*/text', 'listNotes sorted /*/version'],
  ],
  ...[1, 2].map((hours): [string, Calls, (rows: readonly string[]) => unknown, unknown] => [
    `times that are ${hours === 1 ? 'always the same' : 'in order'}`,
    IDS.map((id) => read(id, { from: '2026-01-01T01:00:00Z', to: `2026-01-01T0${hours}:00:00Z` })),
    (rows) => rows.filter((row) => /ordered/.test(row)),
    hours === 1 ? [] : ['getNote ordered /from'],
  ]),
  [
    'a version that clients send',
    [...IDS, ...IDS].flatMap((id, index) => [
      call(`PATCH /notes/${id}`, note(id, { version: index }), { sent: { version: index } }),
      read(id, { version: index }),
    ]),
    (rows) => rows.filter((row) => /notDecreasing/.test(row)),
    [],
  ],
  ['lists of three, in order by chance', [lists(1, 2, 3), lists(1, 2, 3)], (rows) => rows, []],
  [
    'a filter that is kept, and a limit',
    [
      ...['open', 'open'].map((state) => call(`GET /notes?state=${state}`, [note(1, { state })])),
      ...[1, 2].map((limit) => call(`GET /pages?limit=${limit}`, { items: [note(1)], next: '' })),
    ],
    (rows) => rows,
    ['listNotes filtered /*/state', 'pageNotes atMost /items/*'],
  ],
  ['fewer witnesses than asked for', life.slice(0, 1), (rows) => rows, []],
])('%s', async (_, calls, of, expected) => {
  expect(of(rowsOf(await learnedFrom(calls)))).toEqual(expected);
});

test('no value of a recording, and no name that the description does not have, is in what is learned', async () => {
  const secret = 'c4nary';
  const calls = life.map(({ shownBody, sent, ...one }) => ({
    ...one,
    shownBody:
      typeof shownBody === 'object' && shownBody !== null && !Array.isArray(shownBody)
        ? { ...shownBody, [secret]: secret, tags: [secret], state: secret }
        : shownBody,
    ...(sent !== undefined && { sent: { ...(sent as object), [secret]: secret, tags: [secret] } }),
    line: one.line.replace(/^(GET \/notes)$/, `$1?${secret}=${secret}`),
  })) as Calls;
  const learned = await learnedFrom(calls);
  expect(learned.rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(learned)).not.toContain(secret);
});
