/** A deployment to be judged over a socket: the sandbox in this process, with a key that is nobody else's. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { systemClock } from '../../../../conformance/model/clock.ts';
import conform from '../../../../scripts/commands/conform.ts';
import type { Fault } from '../../../../server/faults/fault.ts';
import { type RunningSandbox, runSandbox } from '../../../../server/node/run-sandbox.ts';
import { type Ran, runWith } from '../../cli/run.ts';

export const KEY = 'canary-key-0123456789';

export interface Bank {
  readonly url: string;
  readonly seed: RunningSandbox['seed'];
  /** The flags that name this bank and its records; its key is in `env`. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** An empty folder of this test's own. */
  readonly folder: string;
  /** Puts a fault on all calls of an operation, until the test is over. */
  fault(fault: Fault): Promise<void>;
  /** The command in this process, in `folder`. */
  conform(
    args: readonly string[],
    signal?: AbortSignal,
    env?: Readonly<Record<string, string>>,
  ): Promise<Ran>;
  /** The files that lie in `folder` below `dir`, by name. */
  files(dir?: string): Record<string, string>;
}

/** Opens the bank before the tests of a file and closes it after them. */
export function openBank(): Bank {
  let running: RunningSandbox;
  let folder = '';
  beforeAll(async () => {
    running = await runSandbox({
      store: { kind: 'memory' },
      host: '127.0.0.1',
      port: 0,
      apiKey: KEY,
      logLevel: 'silent',
    });
    const restore = skipWaits(running.url);
    return async () => {
      restore();
      await running.stop(0);
    };
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conform-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await fetch(`${running.url}/_sandbox/faults`, { method: 'DELETE' });
  });
  return {
    get url() {
      return running.url;
    },
    get seed() {
      return running.seed;
    },
    get flags() {
      return ['--base-url', running.url, ...idFlags(running.seed)];
    },
    get env() {
      return { BANKING_API_KEY: KEY, BANKING_PERSON_ID: running.seed.personId };
    },
    get folder() {
      return folder;
    },
    async fault(fault) {
      const body = JSON.stringify({ times: null, ...fault });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch(`${running.url}/_sandbox/faults`, { method: 'POST', headers, body });
      if (made.status !== 201) throw new Error(await made.text());
    },
    conform(args, signal, env) {
      const around = { cwd: folder, env: { ...this.env, ...env }, ...(signal && { signal }) };
      return runWith([conform], ['conform', ...args], around);
    },
    files(dir = 'conformance-report') {
      const names = readdirSync(join(folder, dir));
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, dir, name), 'utf8')]));
    },
  };
}

/** Lets runs in this process wait without time passing: the clocks of suite and bank are moved on instead. */
function skipWaits(url: string): () => void {
  let skipped = 0;
  const now = vi.spyOn(systemClock, 'now').mockImplementation(() => Date.now() + skipped);
  const sleep = vi.spyOn(systemClock, 'sleep').mockImplementation(async (milliseconds, signal) => {
    signal?.throwIfAborted();
    skipped += milliseconds;
    const body = JSON.stringify({ advanceSeconds: Math.ceil(milliseconds / 1000) });
    await fetch(`${url}/_sandbox/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
  });
  return () => {
    now.mockRestore();
    sleep.mockRestore();
  };
}

function idFlags({ programId, businessId, checkTransferId }: RunningSandbox['seed']): string[] {
  return ['--program-id', programId, '--business-id', businessId, '--check-transfer-id', checkTransferId];
}
