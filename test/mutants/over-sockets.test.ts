/** A sample of the matrix over real sockets: what the in-process runs leave out makes no difference. */
import { expect, test } from 'vitest';
import { mutants } from './catalogue.ts';
import type { Mutant } from './mutant.ts';
import { judgeOverSocket, type Manners, withManners } from './over-sockets.ts';

/** Some servers let a call run into its time limit: others are judged meanwhile. */
const AT_ONCE = 24;

async function survivors(sample: readonly Mutant[]): Promise<string[]> {
  const waiting = sample.values();
  const living: string[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const mutant of waiting) {
      const { run, requirements } = await judgeOverSocket({
        faults: mutant.faults,
        ...(mutant.timeoutMs !== undefined && { options: { timeoutMs: mutant.timeoutMs } }),
      });
      const violated = requirements.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
      const killed =
        mutant.breaks === undefined
          ? run.verdict === 'inconclusive' && violated.length === 0
          : violated.includes(mutant.breaks);
      if (!killed) living.push(`${mutant.id} (${[run.verdict, ...violated].slice(0, 4).join(' ')})`);
    }
  });
  await Promise.all(workers);
  return living;
}

test('every fortieth faulty server is caught', async () => {
  const sample = mutants.filter(({ kind }, index) => kind !== 'wire' && index % 40 === 0);
  expect(sample.length).toBeGreaterThan(50);
  expect(await survivors(sample)).toEqual([]);
});

test('every fault of the wire is caught, or leaves the verdict open', async () => {
  const sample = mutants.filter(({ kind }) => kind === 'wire');
  expect(sample.length).toBeGreaterThan(100);
  expect(await survivors(sample)).toEqual([]);
});

test.each<[string, Manners]>([
  ['header names in capitals', { headerNames: (name) => name.toUpperCase() }],
  [
    'Header-Names Like These',
    { headerNames: (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) },
  ],
  ['a connection for each call', { closeAfterEach: true }],
  ['chunks of a hundred bytes', { chunkBytes: 100 }],
  ['chunks that come slowly, cut within characters', { chunkBytes: 333, pauseMs: 5 }],
])('permitted: %s', async (_what, manners) => {
  const { run, requirements } = await judgeOverSocket({}, withManners(manners));
  expect(requirements.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(run.verdict).toBe('conformant');
});
