/** Fixtures for Playwright: what `banking-platform-api/sandbox/playwright` exports. */
import {
  test as base,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { Client } from '../../generated/client.ts';
import { type AnswerOptions, answerFrom } from './answer-from.ts';
import { clientOf, openTestSandbox, type TestSandbox, withUrl } from './test-sandbox.ts';

export { expect } from '@playwright/test';
export { type AnswerOptions, answerFrom } from './answer-from.ts';
export type { TestSandbox } from './test-sandbox.ts';

export interface SandboxFixtures {
  /** For `use` in the configuration and `test.use`: `{ bankUrl: '/api', addCredentials: true }`. */
  sandboxOptions: SandboxTestOptions;
  /** A bank of the test's own, in memory. It answers what the test's pages send to `bankUrl`. */
  sandbox: TestSandbox;
  /** A client of that bank, with the credentials of the seeded program. Sends nothing over the network. */
  client: Client;
  /** The bank over HTTP, on any free port: `http://127.0.0.1:41873`. For other processes, and for pages of this machine. */
  sandboxUrl: string;
}

export type SandboxTestOptions = Omit<AnswerOptions, 'baseURL'>;

type TestArgs = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerArgs = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/** For `test.extend`, beside fixtures of your own: `test.extend(sandboxFixtures())`. */
export function sandboxFixtures(
  options: SandboxTestOptions = {},
): Fixtures<SandboxFixtures, object, TestArgs, WorkerArgs> {
  return {
    sandboxOptions: [options, { option: true }],
    // Playwright requires a destructured parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    sandbox: async ({}, use) => {
      const sandbox = await openTestSandbox();
      try {
        await use(sandbox);
      } finally {
        await sandbox.close();
      }
    },
    client: ({ sandbox }, use) => use(clientOf(sandbox)),
    sandboxUrl: ({ sandbox }, use) => withUrl(sandbox, use),
    context: async ({ context, baseURL, sandbox, sandboxOptions }, use) => {
      const end = await answerFrom(sandbox, context, { ...sandboxOptions, baseURL });
      try {
        await use(context);
      } finally {
        await end();
      }
    },
  };
}

/** Playwright's `test`, with the fixtures. */
export const test: TestType<TestArgs & SandboxFixtures, WorkerArgs> = base.extend(sandboxFixtures());
