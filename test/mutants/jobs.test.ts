/** The jobs can fail: for a server without a fault, for the wrong accusation, for a permitted server that is none. */
import { expect, test } from 'vitest';
import type { PatchStep } from '../../server/faults/fault.ts';
import { runJob } from './jobs.ts';
import type { Mutant } from './mutant.ts';
import type { AskedCall, PermittedVariation } from './permitted/permitted-variation.ts';

const WRONG: readonly PatchStep[] = [{ op: 'replace', path: '/bin', value: 'x' }];
const mutant: Mutant = {
  id: 'the bin of a card is another',
  kind: 'behavior',
  operation: 'createCard',
  breaks: 'createCard.bin-is-returned',
  faults: [{ operation: 'createCard', times: null, patch: WRONG }],
};

test('a mutant is killed by what it breaks alone, and lives without that check', async () => {
  expect(await runJob({ mutant }, true)).toEqual({
    mutant: { killed: true, unexpected: [], livesWithoutCheck: true },
  });
});

test('a server without a fault, and one that breaks something else, are not killed', async () => {
  expect(await runJob({ mutant: { ...mutant, faults: [] } }, false)).toMatchObject({
    mutant: { killed: false, instead: 'conformant' },
  });
  expect(
    await runJob({ mutant: { ...mutant, breaks: 'createCard.label-is-returned' } }, false),
  ).toMatchObject({
    mutant: { killed: false, unexpected: [], livesWithoutCheck: false },
  });
});

test('a violation, and what stays open, are alarms', async () => {
  const judge = (how: Partial<PermittedVariation>) =>
    runJob(
      { permitted: { id: 'one', kind: 'one freedom', variations: [{ id: 'one', factor: 'one', ...how }] } },
      false,
    );
  expect(await judge({ answers: { createCard: { patch: WRONG } } })).toMatchObject({
    permitted: { alarm: expect.stringMatching(/^violated; createCard/) },
  });
  const refuses = () => (call: AskedCall) => (call.operation === 'createCard' ? ['it does'] : []);
  expect(await judge({ refuses })).toMatchObject({
    permitted: { alarm: expect.stringMatching(/^inconclusive; createCard/) },
  });
});
