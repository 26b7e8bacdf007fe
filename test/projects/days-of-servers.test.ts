/**
 * Traffic of several clients, between and during each other, of faulty and permitted servers: what a server breaks is found or named as open, and
 * no one is accused of anything else.
 */
import { expect, test } from 'vitest';
import { allJobs, type Job } from '../mutants/jobs.ts';
import { judgeDay } from '../mutants/judge-day.ts';

/** One for each row, those with a memory, and each freedom alone. */
function sampleOfDays(): readonly Job[] {
  const rows = new Set<string>();
  return allJobs().filter((job) => {
    if ('permitted' in job) return job.permitted.kind === 'one freedom';
    const { kind, breaks } = job.mutant;
    if (kind === 'state') return true;
    if (kind !== 'behavior' || breaks === undefined || rows.has(breaks)) return false;
    rows.add(breaks);
    return true;
  });
}

test('faults are found or left open with a reason, and nobody is accused', async () => {
  const missed: string[] = [];
  const accused: string[] = [];
  for (const job of sampleOfDays()) {
    const day = await judgeDay(job);
    if (day.status !== undefined && day.status !== 'violated' && day.notes.length === 0) missed.push(day.id);
    accused.push(...day.accused.map((what) => `${day.id}: ${what}`));
  }
  expect(accused).toEqual([]);
  expect(missed).toEqual([]);
  // More than three hundred days: minutes on a loaded machine.
}, 600_000);
