import { expect, test } from 'vitest';
import { judgeFunction, violationsOf } from '../clients/judge-function.ts';
import { permittedClients } from '../clients/permitted.ts';

test.each(permittedClients)('not accused: $id', async ({ client }) => {
  const report = await judgeFunction(client);
  expect(violationsOf(report)).toEqual([]);
  expect(report.counts.passed).toBeGreaterThan(0);
});
