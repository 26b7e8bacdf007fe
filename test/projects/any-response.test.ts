/** Deployments that answer anything at all: no step may fail over it, and what is sent fits the description all the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainMismatch } from '../../conformance/scenario/explain-mismatch.ts';
import { steps } from '../../conformance/scenario/steps.ts';
import { isObject, type Json } from '../../lib/json.ts';
import {
  ACCOUNT,
  CONTACT,
  contextOf,
  GIVEN,
  type PastCall,
  PROGRAM,
} from '../conformance/scenario/step-context.ts';
import { exampleResponse } from '../example-call.ts';

/** Texts that come close to what is read: amounts, counts, flags, ids, times. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    '-1',
    '-5.00',
    '1e3',
    '9'.repeat(400),
    `${'9'.repeat(400)}.00`,
    ' 5.00',
    '5.00\n',
  ),
  fc.constantFrom<unknown>(
    'true',
    0,
    -1,
    1e300,
    null,
    [],
    {},
    '2026-02-30T25:61:61Z',
    ACCOUNT.id,
    PROGRAM.id,
    'acc-1',
  ),
  fc.constantFrom<unknown>(['', 'x', 'x'], ['9990000001'], { length: 3 }, { __proto__: null, id: 1 }),
);

/** The example with some of its parts, of whatever depth, replaced or taken away. */
function broken(value: Json): fc.Arbitrary<unknown> {
  if (!isObject(value))
    return fc.oneof({ weight: 12, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
  const parts = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, broken(inner)]));
  return fc.oneof(
    { weight: 20, arbitrary: fc.record(parts) },
    { weight: 2, arbitrary: fc.record(parts, { requiredKeys: [] }) },
    { weight: 1, arbitrary: odd },
  );
}

const answers = fc.tuple(
  ...steps.map(({ id, operation }) =>
    fc
      .option(
        fc.record({
          body: fc.oneof(broken(exampleResponse(operation) as Json), odd),
          status: fc.constantFrom(200, 201, 204, 302, 404, 500),
          endedAt: fc.constantFrom(0, 1.5, 1e15),
        }),
      )
      .map((answer): PastCall[] => (answer === null ? [] : [{ ...answer, step: id, operation }])),
  ),
);
const given = fc.record(
  {
    programId: fc.constant(GIVEN.programId),
    businessId: fc.constant(GIVEN.businessId),
    checkTransferId: fc.constant(GIVEN.checkTransferId),
    accountId: fc.constant(ACCOUNT.id),
    contactId: fc.constant(CONTACT.id),
  },
  { requiredKeys: [] },
);

test.each(steps)('$id: nothing that comes back makes it throw, or send what does not fit', (step) => {
  fc.assert(
    fc.property(
      answers,
      given,
      fc.constantFrom('full' as const, 'schema' as const),
      fc.constantFrom('5.00', '0.50', '0.00', 'much', '-1.00'),
      fc.nat(),
      (told, ids, profile, maxAmount, seed) => {
        const context = contextOf(step.id, withSent(told.flat()), { given: ids, profile, maxAmount }, seed);
        const call = step.prepare(context);
        if (call === undefined) return;
        if ('skip' in call) expect(call.skip).toMatch(/^[a-z][\w -]*[:;,'][\w\s:;,'-]*$|^[\w\s-]+$/);
        else {
          expect(explainMismatch(step.operation, call)).toBeUndefined();
          expect(call.notBefore === undefined || Number.isFinite(call.notBefore.time)).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

/** The bodies that the steps before have sent, for a later look. */
function withSent(told: readonly PastCall[]): PastCall[] {
  const so: PastCall[] = [];
  for (const one of told) {
    const step = steps.find(({ id }) => id === one.step);
    const call = step?.prepare(contextOf(one.step, so));
    const sent = call !== undefined && 'body' in call ? call.body : undefined;
    so.push({ ...one, sent });
  }
  return so;
}
