import { expect, test } from 'vitest';
import start from '../../scripts/commands/start.ts';
import { runWith } from '../scripts/cli/run.ts';

test('start closes its servers itself: the process need not end for the ports to be free', async () => {
  const stopping = new AbortController();
  let addresses: string[] = [];
  const { code } = await runWith(
    [start],
    ['start', '--docs-port', '0', '--mock-port', '0', '--sandbox-port', '0'],
    {
      signal: stopping.signal,
      onOutput: (stdout) => {
        addresses = [...stdout.matchAll(/^(?:Docs|Mock|Sandbox) +(\S+)$/gm)].map(
          ([, address]) => address ?? '',
        );
        if (addresses.length === 3) stopping.abort(new Error('stopped'));
      },
    },
  );
  expect(code).toBe(0);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow();
});
