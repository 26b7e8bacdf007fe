/**
 * Traffic of several clients, between and during each other, of faulty and permitted servers: what a server breaks is found or named as open, and
 * no one is accused of anything else.
 */
import { expect, test } from 'vitest';
import { mutants } from '../mutants/catalogue.ts';
import { firstOfEach } from '../mutants/first-of-each.ts';
import { judgeDay } from '../mutants/judge-day.ts';
import { variations } from '../mutants/permitted/catalogue.ts';

/** One of each row, and all that have a memory. */
const faulty = firstOfEach(
  mutants.filter(({ kind }) => kind === 'behavior' || kind === 'state'),
  ({ id, kind, breaks = '' }) => [kind === 'state' ? id : breaks],
);

test('faults are found or left open with a reason, and nobody is accused', async () => {
  const missed: string[] = [];
  const accused: string[] = [];
  const jobs = [
    ...faulty.map((mutant) => ({ mutant })),
    ...variations.map((one) => ({
      permitted: { id: one.id, kind: 'one freedom' as const, variations: [one] },
    })),
  ];
  for (const job of jobs) {
    const day = await judgeDay(job);
    if (day.status !== undefined && day.status !== 'violated' && day.notes.length === 0) missed.push(day.id);
    accused.push(...day.accused.map((what) => `${day.id}: ${what}`));
  }
  expect(accused).toEqual([]);
  expect(missed).toEqual([]);
  // Some hundred days: minutes on a loaded machine.
}, 600_000);
