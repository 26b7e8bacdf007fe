import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as library from '../../conformance/index.ts';
import { FILES } from '../../conformance/report/reporters.ts';
import { openRedactor } from '../mutants/open-redactor.ts';
import { folderForTest } from '../temporary-folder.ts';
import { openBank } from './vitest/suites/bank.ts';

async function reportOf(...more: unknown[]): Promise<library.Report> {
  const options = { ...(await openBank()), only: ['retrieveProgram'], readOnly: true };
  const run = Reflect.apply(library.runConformance, undefined, [options, ...more]) as ReturnType<
    typeof library.runConformance
  >;
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

test('nothing that users can give turns the masking off', async () => {
  let told = 0;
  const parts = {
    redactor: openRedactor,
    onExchanges: () => {
      told += 1;
    },
  };
  const { exchanges } = await reportOf(parts);
  expect(told).toBe(0);
  expect(exchanges[0]?.request.headers['sd-api-key']).toBe('(masked)');
});

test('users can write the files that the command writes', async () => {
  const report = await reportOf();
  const dir = folderForTest();
  await library.writeReports(report, { dir, reporters: library.REPORTERS });
  const files = Object.values(FILES).flat();
  expect(readdirSync(dir).sort()).toEqual(files.map(({ name }) => name).sort());
  await expect(
    library.writeReports(report, { dir: join(dir, 'conformance.json'), reporters: ['json'] }),
  ).rejects.toThrow(library.ReportsNotWritten);
  expect(await library.htmlReport(report)).toMatch(/^<!doctype html>/i);
  expect(library.consoleReport(report)).toContain(report.run.target.baseUrl);
});
