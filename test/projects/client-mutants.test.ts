import { expect, test } from 'vitest';
import { clientRows } from '../../conformance/client/client-rows.ts';
import { judgeFunction, violationsOf } from '../clients/judge-function.ts';
import { clientMutants } from '../clients/mutants/index.ts';

test('ids of faulty clients are unique, and each names a row', () => {
  const ids = clientMutants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rows = new Set(clientRows().map(({ id }) => id));
  expect(clientMutants.filter(({ row }) => !rows.has(row))).toEqual([]);
});

test.each(clientMutants)('caught: $id', async ({ row, client, operation }) => {
  const report = await judgeFunction(client, {
    only: [row],
    // A fault of another operation shows the same once more.
    among: (scenario) => scenario.operation === undefined || scenario.operation === operation,
  });
  const result = report.requirements.find(({ id }) => id === row);
  expect([result?.status, result?.notes, violationsOf(report)]).toEqual([
    'violated',
    [],
    expect.arrayContaining([expect.stringContaining(row)]),
  ]);
});

test('each row has a faulty client, but for what fetch cannot send', () => {
  const broken = new Set(clientMutants.map(({ row }) => row));
  const unbroken = clientRows().filter(({ id }) => !broken.has(id));
  // test/projects/judge-client.test.ts breaks it over a socket.
  expect(unbroken.map(({ id }) => id)).toEqual(['requests.no-body-where-none-is-described']);
});
