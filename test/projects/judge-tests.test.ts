/** A team's own tests whose calls are judged, run by their own vitest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SUITES = join(import.meta.dirname, '../conformance/testing/suites');
const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

async function runSuite(
  names: string | readonly string[],
  ...flags: string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env;
  const files = [names].flat().map((name) => `${name}.suite.ts`);
  const args = [VITEST, 'run', '--root', SUITES, '--reporter=default', ...files, ...flags];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('tests that pass fail by what the deployment violated, which is said in words', async () => {
  const { code, output } = await runSuite('faulty');
  expect(output).toMatch(/1 passed/);
  expect(output).toMatch(/Conformance: Not conformant\. /);
  expect(output).toMatch(/at \/productName/);
  expect(code).toBe(1);
});

test('tests of another API are judged by its description', async () => {
  const { code, output } = await runSuite('any-api');
  expect(output).toMatch(/1 passed/);
  expect(output).toMatch(/getNote\.response\.200\.body/);
  expect(code).toBe(1);
});

test('what tests leave open fails nothing, and the global function is itself again', async () => {
  const { code, output } = await runSuite('right');
  expect(output).not.toMatch(/fail/i);
  expect(code).toBe(0);
});

test('unless that is asked for', async () => {
  const { code, output } = await runSuite('silent');
  expect(output).toMatch(/Conformance: Inconclusive\. /);
  expect(code).toBe(1);
});

test('a client that another file has made is judged in the file that runs', async () => {
  const { code, output } = await runSuite(
    ['first-file', 'second-file'],
    '--isolate=false',
    '--no-file-parallelism',
  );
  expect(output).toMatch(/2 passed/);
  expect(output).toMatch(/FAIL .*second-file/);
  expect(output).not.toMatch(/FAIL .*first-file/);
  expect(output).toMatch(/at \/productName/);
  expect(code).toBe(1);
});

test.each(['stack', 'list', 'parallel'])(
  'the verdict is said, whatever hooks, timers and reports do, with hooks in the order "%s"',
  async (order) => {
    const { code, output } = await runSuite('late', `--sequence.hooks=${order}`, '--hookTimeout=1000');
    expect(output).toMatch(/Conformance: Not conformant\. /);
    expect(output).toMatch(/at \/productName/);
    expect(output).toMatch(/The report could not be kept: no space left/);
    expect(code).toBe(1);
  },
);
