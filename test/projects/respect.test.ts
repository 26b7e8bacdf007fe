/** The workflow document, run by a tool that knows nothing of this repository against the reference server over a socket. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../scripts/commands/sandbox/start-sandbox.ts';
import type { Fault } from '../../server/faults/fault.ts';
import type { RunningSandbox } from '../../server/node/run-sandbox.ts';
import { folderForTest } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');

/** The part of the tool's own log that is looked at, by file. */
interface Log {
  readonly files: Readonly<
    Record<string, { readonly executedWorkflows: readonly { executedSteps: Step[] }[] }>
  >;
}
interface Step {
  readonly stepId: string;
  readonly checks: readonly { readonly name: string; readonly status: string }[];
}

let sandbox: RunningSandbox;
let folder: string;
beforeEach(async () => {
  sandbox = await startSandbox({ store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  folder = folderForTest();
});
afterEach(async () => {
  await sandbox.stop();
});

/** Runs the workflow as a user would. Resolves with the exit code, the steps that were made, and of each check that failed its step. */
async function respect() {
  const { apiKey, personId, programId, businessId, checkTransferId } = sandbox.seed;
  const inputs = { apiKey, personId, programId, businessId, checkTransferId };
  const json = join(folder, 'log.json');
  const { code, output } = await run([
    'respect',
    'spec/workflows.arazzo.yaml',
    `--server=bank=${sandbox.url}`,
    ...Object.entries(inputs).map(([name, value]) => `--input=${name}=${value}`),
    `--json-output=${json}`,
  ]);
  const { files } = JSON.parse(readFileSync(json, 'utf8')) as Log;
  const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  );
  const failed = steps.flatMap(({ stepId, checks }) =>
    checks.filter(({ status }) => status !== 'success').map(({ name }) => `${stepId}: ${name}`),
  );
  return { code, output, steps: steps.map(({ stepId }) => stepId), failed };
}

function run(args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [REDOCLY, ...args], { cwd: ROOT }, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') reject(error);
      else resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

async function breakIt(fault: Fault): Promise<void> {
  const { status } = await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times: null, ...fault }),
  });
  expect(status).toBe(201);
}

const STEPS = [
  'read-the-program',
  'open-the-account',
  'adjust-the-account',
  'store-the-contact',
  'issue-the-card',
  'pull-money',
  'annotate-the-check',
];

test('the workflow passes against the reference server', async () => {
  const { code, output, steps, failed } = await respect();
  expect(failed, output).toEqual([]);
  expect(steps).toEqual(STEPS);
  expect(code).toBe(0);
});

const FAULTS: readonly {
  readonly fault: Fault;
  readonly step: string;
  readonly failed: readonly string[];
}[] = [
  {
    fault: {
      operation: 'retrieveProgram',
      patch: [{ op: 'change', path: '/id', slice: [0, 36], append: 'ffff' }],
    },
    step: 'read-the-program',
    failed: ['success criteria check'],
  },
  {
    // Any status is described: the others are errors, and those are left open.
    fault: { operation: 'createAccount', status: 200 },
    step: 'open-the-account',
    failed: ['success criteria check'],
  },
  {
    fault: { operation: 'createContact', headers: { 'content-type': 'text/plain' } },
    step: 'store-the-contact',
    failed: ['content-type check', 'unexpected error'],
  },
  {
    fault: { operation: 'createCard', patch: [{ op: 'remove', path: '/last4' }] },
    step: 'issue-the-card',
    failed: ['schema check'],
  },
  {
    fault: { operation: 'updateSentCheck', patch: [{ op: 'change', path: '/amount', append: '0' }] },
    step: 'annotate-the-check',
    failed: ['schema check'],
  },
];

test.each(FAULTS)('a bank with the fault $fault fails it at $step', async ({ fault, step, failed }) => {
  await breakIt(fault);
  const found = await respect();
  expect(found.failed, found.output).toEqual(failed.map((name) => `${step}: ${name}`));
  expect(found.steps).toEqual(STEPS.slice(0, STEPS.indexOf(step) + 1));
  expect(found.code).toBe(1);
});
