import { describe, expect, test } from 'vitest';
import { toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import { learn } from '../../../conformance/learn/learn.ts';
import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { faultyCalls } from '../api/row-faults.ts';
import { judgedRows, recordedServer } from '../api/server-behavior.ts';
import { memorySource } from '../traffic/memory-source.ts';

const folder = new URL('../../fixtures/servers/', import.meta.url).pathname;

async function learnedFrom(name: string) {
  const context = { cwd: folder, warn: () => {} };
  const { described } = await readApiDescription(`${folder}${name}.json`, undefined, context);
  const server = await recordedServer(name);
  const calls = server.calls.map(({ call }) => call);
  const learned = await learn(described, memorySource(calls), {
    known: { rows: [], records: {} },
    least: 2,
  });
  // The test gives each draft a section, as a person would.
  const rows = learned.rows.map(({ row }): ApiRow => ({ ...row, section: 'Behavior' }));
  const records = Object.fromEntries(learned.kinds.map(({ kind, operations }) => [kind, operations]));
  return {
    written: server.rows,
    server: { ...server, rows, api: toJudgedApi({ ...described, rows: { rows, records } }) },
  };
}

const kindOf = ({ check }: Pick<ApiRow, 'check'>) => Object.keys(check)[0] ?? '';
const placesOf = ({ check }: Pick<ApiRow, 'check'>) => {
  const [operand] = Object.values(check);
  return Array.isArray(operand)
    ? operand.map(String)
    : typeof operand === 'object'
      ? Object.keys(operand ?? {})
      : [];
};

/** A row that a person wrote is learned, if a draft judges the same operation by the same kind of check, at one of its places at least. */
function isLearned(row: ApiRow, drafts: readonly ApiRow[]): boolean {
  return drafts.some(
    (draft) =>
      kindOf(draft) === kindOf(row) &&
      draft.operations[0] === row.operations[0] &&
      (placesOf(row).length === 0 || placesOf(row).some((place) => placesOf(draft).includes(place))),
  );
}

interface Expected {
  /** The rows by a person's hand that are learned, of all. Most others have one witness in these short recordings. */
  readonly learned: readonly [count: number, of: number];
  readonly drafts: number;
  /** The drafts that only happened to be so: for a person to delete. */
  readonly byChance: readonly string[];
  /** Drafts whose fault stays open: every call names the server, and may have changed what is in it. */
  readonly open?: readonly string[];
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  alertmanager: { learned: [10, 17], drafts: 12, byChance: [] },
  pdns: { learned: [12, 27], drafts: 30, byChance: [], open: ['listZone.never-changes'] },
  jupyter: {
    ...{ learned: [12, 20], drafts: 26 },
    byChance: ['getApiSessionsBySession.never-changes'],
  },
};

describe.each(Object.entries(EXPECTED))('%s', (name, { learned, drafts, byChance, open = [] }) => {
  const known = learnedFrom(name);

  test('drafts agree with the rows that a person has written', async () => {
    const { written, server } = await known;
    const found = written.filter((row) => isLearned(row, server.rows));
    expect([[found.length, written.length], server.rows.length]).toEqual([learned, drafts]);
    expect(server.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...byChance]));
  });

  test('a draft that was given a section holds in honest calls, and finds a server that breaks it', async () => {
    const { server } = await known;
    const calls = server.calls.map(({ call }) => call);
    expect((await judgedRows(server, calls, true)).violated).toEqual([]);
    const missed = [];
    for (const row of server.rows) {
      const [{ calls: faulty, changed }] = faultyCalls(row, server.calls);
      const { violated } = await judgedRows(server, faulty, true);
      if (changed === 0 || !violated.includes(row.id)) missed.push(row.id);
    }
    expect(missed).toEqual(open);
  });
});
