/** A sandbox for one test: in memory, and shared with no other test, so that neither records nor clock nor faults can meet. */
import { type Client, createClient } from '../../generated/client.ts';
import { isLoopbackName } from '../access/require-loopback.ts';
import { createSandbox, toFetch } from '../sandbox.ts';
import type { Sandbox, SandboxOptions, Seed } from '../sandbox-types.ts';
import { DEVELOPMENT_KEY } from '../seed/seed.ts';
import { controlOf, type TestControl } from './control.ts';

/** The address to which clients of the fixtures send requests. No request leaves the process. */
export const BASE_URL = 'https://bank.example';

/** The state that a sandbox starts with, and returns to when it is reset. */
export type TestSandboxOptions = Pick<SandboxOptions, 'seed' | 'clock' | 'faults'>;

export interface TestSandbox extends Sandbox, TestControl {
  readonly seed: Seed & { readonly apiKey: string };
}

/** @throws InvalidSeed, InvalidSnapshot, InvalidFault: TypeErrors with the place of each error and the reason */
export async function openTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await createSandbox(options);
  return { ...sandbox, ...controlOf(sandbox), seed: { ...sandbox.seed, apiKey: DEVELOPMENT_KEY } };
}

/** A client of the sandbox, with the credentials of the seeded program. */
export function clientOf(sandbox: TestSandbox): Client {
  const { apiKey, personId } = sandbox.seed;
  return createClient({ baseUrl: BASE_URL, credentials: { apiKey, personId }, fetch: toFetch(sandbox) });
}

/** Serves the sandbox over HTTP, on any free port of this machine, while `use` runs. In Node.js only. */
export async function withUrl(sandbox: Sandbox, use: (url: string) => Promise<void>): Promise<void> {
  // Fixtures of tests that run in a browser must load without it.
  const { serveSandbox } = await import('../node/serve.ts');
  const serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0, acceptsHost: isLoopbackName });
  try {
    await use(serving.url);
  } finally {
    await serving.stop(0);
  }
}
