import type { TestInfo } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { sandboxFixtures } from '../../../server/testing/playwright.ts';
import { clientOf, type TestSandbox } from '../../../server/testing/test-sandbox.ts';

type Fixture = (args: object, use: (sandbox: TestSandbox) => Promise<void>, info: TestInfo) => Promise<void>;

/** Returns what a test with this outcome attaches to its report. */
async function attached(status: TestInfo['status'], body: (sandbox: TestSandbox) => Promise<unknown>) {
  const attach = vi.fn<TestInfo['attach']>();
  const info = { status, expectedStatus: 'passed', attach } as unknown as TestInfo;
  const { sandbox } = sandboxFixtures() as unknown as { readonly sandbox: Fixture };
  await sandbox({ sandboxOptions: {} }, async (opened) => void (await body(opened)), info);
  return attach.mock.calls.map(([name, options]) => [name, JSON.parse(String(options?.body))]);
}

test('a test that failed has the requests to the bank in its report, without values', async () => {
  const sent = await attached('failed', async (sandbox) => {
    const { programId, businessId } = sandbox.seed;
    await clientOf(sandbox).retrieveProgram(programId);
    const body = { label: 'Payroll', type: 'unknown', acceptedTerms: true, businessId };
    await expect(clientOf(sandbox).createAccount(body)).rejects.toThrow();
  });
  const requests = [
    { operation: 'retrieveProgram', status: 200 },
    { operation: 'createAccount', status: 422 },
  ];
  expect(sent).toMatchObject([['sandbox-requests', requests]]);
  expect(JSON.stringify(sent)).toContain('#/type');
  expect(JSON.stringify(sent)).not.toContain('Payroll');
});

test.each([
  ['passed', true],
  ['failed', false],
] as const)('a test that %s, with requests: %s, attaches nothing', async (status, sends) => {
  const sent = await attached(status, async (sandbox) => {
    if (sends) await clientOf(sandbox).retrieveProgram(sandbox.seed.programId);
  });
  expect(sent).toEqual([]);
});
