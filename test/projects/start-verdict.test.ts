import { expect, test, vi } from 'vitest';
import start from '../../scripts/commands/start.ts';
import type { RunOptions } from '../../server/node/run-sandbox.ts';
import { runWith } from '../scripts/cli/run.ts';

// A bank that is wrong about one thing, which no schema sees and the walk does not either.
vi.mock('../../scripts/commands/sandbox/start-sandbox.ts', async (load) => {
  const real = await load<typeof import('../../scripts/commands/sandbox/start-sandbox.ts')>();
  return {
    async startSandbox(options: RunOptions, flag: string) {
      const running = await real.startSandbox(options, flag);
      const patch = [{ op: 'replace', path: '/cardStatus', value: 'active' }];
      await fetch(`${running.url}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation: 'createCard', times: null, patch }),
      });
      return running;
    },
  };
});

const FREE = ['--docs-port', '0', '--mock-port', '0', '--sandbox-port', '0'];

test('a server that is not conformant is shown with what it violates, and start --once ends with 1', async () => {
  const { code, stdout } = await runWith([start], ['start', '--once', ...FREE]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/\n✔ {2}mock .*\n✖ {2}sandbox {2}Not conformant: 1 requirement is violated/);
  expect(stdout).toContain('createCard.status-is-pending-activation');
});
