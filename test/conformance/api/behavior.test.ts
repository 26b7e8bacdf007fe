import { expect, test } from 'vitest';
import { pageChecks } from './behavior-of-pages.ts';
import { recordChecks } from './behavior-of-records.ts';
import { responseChecks } from './behavior-of-responses.ts';
import { judgeRowLive, judgeRowOf } from './notes.ts';

const kinds = { ...recordChecks, ...pageChecks, ...responseChecks };

const SENT_ID = {
  Note: { createNote: { sent: '/id' }, getNote: { path: 'id' }, deleteNote: { path: 'id' } },
};
const recordsOf = (name: string) => (name === 'refused, where it is there' ? { records: SENT_ID } : {});

const cases = (part: 'faulty' | 'honest' | 'doubtful') =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(kind[part] ?? {}).map(([what, calls]) => [name, what, kind, calls] as const),
  );

test.each(cases('faulty'))('%s, faulty: %s', async (name, _, { row, isAlone }, calls) => {
  const { status, violations } = await judgeRowOf(row, calls, recordsOf(name));
  expect([status, violations.length]).toEqual(['violated', violations.length || 1]);
  // Somebody else may have changed one record, but not what one response says.
  const open = await judgeRowOf(row, calls, { ...recordsOf(name), complete: false });
  expect(open.status === 'violated').toBe(isAlone === true);
});

test.each(cases('honest'))('%s, honest: %s', async (name, _, { row }, calls) => {
  const { status, violations } = await judgeRowOf(row, calls, recordsOf(name));
  expect(violations).toEqual([]);
  expect(['passed', 'skipped', 'inconclusive']).toContain(status);
});

test.each(cases('doubtful'))('%s, doubtful: %s', async (name, _, { row }, calls) => {
  const { violations, notes } = await judgeRowOf(row, calls, recordsOf(name));
  expect(violations).toEqual([]);
  expect(notes.join()).not.toBe('');
});

const ALL = (['faulty', 'honest', 'doubtful'] as const).flatMap((part) =>
  cases(part).map(([name, what, kind, calls]) => [part, name, what, kind, calls] as const),
);

// A live judge has one clock.
test.each(ALL.filter(([, , , , calls]) => calls.every(({ file }) => file === undefined)))(
  'as it happens, %s: %s, %s',
  (part, name, _, { row }, calls) => {
    const { status, violations } = judgeRowLive(row, calls, recordsOf(name).records);
    expect(status === 'violated').toBe(part === 'faulty');
    expect(violations.length > 0).toBe(part === 'faulty');
  },
);
