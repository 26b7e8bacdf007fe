import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { syntheticDay } from '../conformance/traffic/synthetic-day.ts';
import { folderForTest } from '../temporary-folder.ts';

const DAY = { clients: 50, accounts: 2000 };

test('a day of 50 clients and 2,000 accounts, in a HAR: a bank that others use too is accused of nothing', async () => {
  const folder = folderForTest();
  const file = join(folder, 'day.har');
  const writer = harWriter();
  const calls = await syntheticDay(DAY);
  writeFileSync(file, calls.map((call) => writer.write(call)).join('') + writer.end());
  const source = openCalls([file]);
  try {
    const { requirements, run, traffic, counts } = await judgeTraffic(source);
    // Only a run reads a program for the sake of an update, and gives each card addresses of its own.
    expect(
      requirements.filter(({ status }) => status !== 'passed').map(({ id, status }) => ({ id, status })),
    ).toEqual([
      { id: 'createCard.addresses-are-its-own', status: 'skipped' },
      { id: 'updateAccount.program-is-kept', status: 'skipped' },
    ]);
    expect(run.verdict).toBe('conformant');
    expect(counts.exchanges).toBe(calls.length);
    expect(traffic?.operations.find(({ operation }) => operation === 'createAccount')?.succeeded).toBe(
      DAY.accounts,
    );
  } finally {
    source.close();
  }
});
