import { expect, test } from 'vitest';
import { planScenarios, SCENARIO_KINDS } from '../../conformance/client/scenarios.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { judgeBank } from '../mutants/judge-bank.ts';

const variations = SCENARIO_KINDS.filter(({ of }) => of === 'variation').flatMap(({ id }) =>
  planScenarios(new Set([id]), []),
);

/** Fields that are described may not be absent: the row about it is advice, and servers are accused of it. */
const NOT_PERMITTED = ['absent-fields'];

test.each(variations.filter(({ kind }) => !NOT_PERMITTED.includes(kind)))(
  'a bank may do so: $id',
  async ({ faults }) => {
    const { requirements } = await judgeBank({ faults: faults as unknown as Fault[] });
    expect(
      requirements
        .flatMap(({ violations }) => violations)
        .map(({ requirement, pointer }) => [requirement, pointer]),
    ).toEqual([]);
  },
);

test('a freedom changes something', () => {
  const idle = variations.filter(({ faults, rewriting }) => faults.length === 0 && rewriting === undefined);
  expect(idle).toEqual([]);
});
