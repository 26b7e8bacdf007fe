/** Every row of spec/requirements/ has its check, and every check holds on what the sandbox answers. */
import { expect, test } from 'vitest';
import { checks } from '../../../../conformance/judge/checks/checks.ts';
import { catalogue } from '../../../../generated/catalogue.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { judge } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();
const rows = catalogue.requirements.map(({ id }) => id);

test('every row has one check, and every check its row', () => {
  expect(rows).not.toEqual([]);
  expect(checks.map(({ requirement }) => requirement).sort()).toEqual(rows.toSorted());
});

/** Judged where the program is read again after an update: `program-is-kept.test.ts`. */
const OTHERS = ['updateAccount.program-is-kept'];

test.each(rows.filter((row) => !OTHERS.includes(row)))(
  '%s holds on every answer of the sandbox that it is about',
  (row) => {
    const judgements = judge(row, exchanges);
    const operation = row.slice(0, row.indexOf('.'));
    const about = exchanges.filter((one) => one.operation === operation).map(({ id }) => id);
    expect([...new Set(judgements.map(({ exchange }) => exchange))]).toEqual(about);
    // That no other record has its identifier shows nothing where there is no other.
    const isAlone = row.endsWith('.id-is-its-own') && /^create(Account|Contact)$/.test(operation);
    // Before a record is read for the first time, nothing may have shown it.
    const [before, ...others] = judgements;
    const isFirst = before?.outcome === 'inconclusive' && operations[operation as OperationId].safe;
    const found = isFirst && others.length > 0 ? others : judgements;
    expect([...new Set(found.map(({ outcome }) => outcome))]).toEqual([isAlone ? 'vacuous' : 'held']);
  },
);

test('nothing is judged where nothing was seen', () => {
  for (const row of rows) expect(judge(row, [])).toEqual([]);
});

test('a refused call and an answer that cannot be read are not judged', () => {
  const refused = exchanges.map((one) => ({
    ...one,
    outcome: { ...one.outcome, status: 422 } as typeof one.outcome,
  }));
  for (const row of rows) expect(judge(row, refused)).toEqual([]);
});
