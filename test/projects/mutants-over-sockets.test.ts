/** A sample of the matrix over real sockets: what the in-process runs leave out makes no difference. */
import { expect, test } from 'vitest';
import { coveringMutants } from '../mutants/covering.ts';
import { MUTANT_KINDS, type Mutant } from '../mutants/mutant.ts';
import { judgeOverSocket, type Manners, withManners } from '../mutants/over-sockets.ts';

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

// The servers of `thorough` are functions in this process.
test.each(MUTANT_KINDS.filter((kind) => kind !== 'thorough'))(
  '%s: faulty servers are caught, or leave the verdict open',
  async (kind) => {
    const ofKind = coveringMutants.filter((mutant) => mutant.kind === kind);
    // A socket may change what happens to the message.
    const sample = kind === 'wire' ? ofKind : ofKind.filter((_mutant, index) => index % 20 === 0);
    expect(sample).not.toEqual([]);
    expect(await survivors(sample)).toEqual([]);
  },
);

test.each<[string, Manners]>([
  ['header names in capitals', { headerNames: (name) => name.toUpperCase() }],
  [
    'Header-Names Like These',
    { headerNames: (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) },
  ],
  ['informational responses that nobody asked for', { isInformed: true }],
  ['a connection for each call', { closeAfterEach: true }],
  ['chunks of a hundred bytes', { chunkBytes: 100 }],
  ['chunks that come slowly, cut within characters', { chunkBytes: 333, pauseMs: 5 }],
])('permitted: %s', async (_what, manners) => {
  const { run, requirements } = await judgeOverSocket({}, withManners(manners));
  expect(requirements.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(run.verdict).toBe('conformant');
});
