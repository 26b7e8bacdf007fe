/** Fixtures for Playwright: what `banking-platform-api/sandbox/playwright` exports. */
import {
  test as base,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test';
import type { Client } from '../../generated/client.ts';
import { routeToSandbox } from './route-to-sandbox.ts';
import {
  BASE_URL,
  clientOf,
  openTestSandbox,
  type TestSandbox,
  type TestSandboxOptions,
  withUrl,
} from './test-sandbox.ts';

export { expect } from '@playwright/test';
export { type RouteOptions, routeToSandbox } from './route-to-sandbox.ts';
export type { TestSandbox, TestSandboxOptions } from './test-sandbox.ts';

export interface SandboxFixtures {
  /**
   * Option: where the app sends its requests for the bank. A path, such as `/api`, is that of the app's own server, which would pass them
   * on. Default: `https://bank.example`.
   */
  bankUrl: string;
  /** Option: whether to add the credentials that a request lacks, as the app's own server would. Default: false. */
  addCredentials: boolean;
  /** Option: what the bank starts with, `{ seed, clock, faults }`. */
  sandboxOptions: TestSandboxOptions;
  /** A bank of the test's own, in memory. It responds to what the test's pages send to `bankUrl`. */
  sandbox: TestSandbox;
  /** A client of that bank, with the credentials of the seeded program. Sends nothing over the network. */
  client: Client;
  /** The bank over HTTP, on any free port: `http://127.0.0.1:41873`. For other processes, and for pages of this machine. */
  sandboxUrl: string;
}

type TestArgs = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerArgs = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/** Makes fixtures for `test.extend`, beside your own: `test.extend(sandboxFixtures({ clock: { frozen: true } }))`. */
export function sandboxFixtures(
  options: TestSandboxOptions = {},
): Fixtures<SandboxFixtures, object, TestArgs, WorkerArgs> {
  return {
    sandboxOptions: [options, { option: true }],
    bankUrl: [BASE_URL, { option: true }],
    addCredentials: [false, { option: true }],
    sandbox: async ({ sandboxOptions }, use, testInfo) => {
      const sandbox = await openTestSandbox(sandboxOptions);
      try {
        await use(sandbox);
      } finally {
        await attachRequests(sandbox, testInfo);
        await sandbox.close();
      }
    },
    client: ({ sandbox }, use) => use(clientOf(sandbox)),
    sandboxUrl: ({ sandbox }, use) => withUrl(sandbox, use),
    context: async ({ context, baseURL, sandbox, bankUrl, addCredentials }, use) => {
      const end = await routeToSandbox(context, sandbox, { bankUrl, addCredentials, baseURL });
      try {
        await use(context);
      } finally {
        await end();
      }
    },
  };
}

/** Describes for the report of a failed test which requests the bank got, and which it refused. Without values. */
async function attachRequests(sandbox: TestSandbox, testInfo: TestInfo): Promise<void> {
  const requests = sandbox.requests();
  if (testInfo.status === testInfo.expectedStatus || requests.length === 0) return;
  const body = JSON.stringify(requests, undefined, 2);
  await testInfo.attach('sandbox-requests', { body, contentType: 'application/json' });
}

/** Playwright's `test`, with the fixtures. */
export const test: TestType<TestArgs & SandboxFixtures, WorkerArgs> = base.extend(sandboxFixtures());
