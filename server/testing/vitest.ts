/** Fixtures for vitest: what `banking-platform-api/sandbox/vitest` exports. */
import { test as base, type TestAPI } from 'vitest';
import type { Client } from '../../generated/client.ts';
import {
  clientOf,
  openTestSandbox,
  type TestSandbox,
  type TestSandboxOptions,
  withUrl,
} from './test-sandbox.ts';

export { expect } from 'vitest';
export type { TestSandbox, TestSandboxOptions } from './test-sandbox.ts';

/** Made when a test asks for them, and closed when it ends. */
export interface SandboxFixtures {
  /** A bank of the test's own, in memory. */
  sandbox: TestSandbox;
  /** A client of that bank, with the credentials of the seeded program. Sends nothing over the network. */
  client: Client;
  /** The bank over HTTP, on any free port: `http://127.0.0.1:41873`. In Node.js only. */
  sandboxUrl: string;
}

type Use<Value> = (value: Value) => Promise<void>;
type Needs = Pick<SandboxFixtures, 'sandbox'>;

/**
 * Makes fixtures for `test.extend`, beside your own or with another start: `test.extend(sandboxFixtures({ seed, clock, faults }))`.
 */
export function sandboxFixtures(options: TestSandboxOptions = {}) {
  return {
    // vitest requires a destructured parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    sandbox: async ({}, use: Use<TestSandbox>) => {
      const sandbox = await openTestSandbox(options);
      try {
        await use(sandbox);
      } finally {
        await sandbox.close();
      }
    },
    client: ({ sandbox }: Needs, use: Use<Client>) => use(clientOf(sandbox)),
    sandboxUrl: ({ sandbox }: Needs, use: Use<string>) => withUrl(sandbox, use),
  };
}

/** vitest's `test`, with the fixtures. */
export const test: TestAPI<SandboxFixtures> = base.extend<SandboxFixtures>(sandboxFixtures());
