import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../temporary-folder.ts';
import { runCli } from '../cli/process.ts';
import { environment, startSandboxIn, stop } from './sandbox-process.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const start = (...args: string[]) => startSandboxIn(folder, ...args);

test('--seed fills an empty database, and says when it is not empty', async () => {
  writeFileSync(
    join(folder, 'bank.yaml'),
    'version: 1\naccounts:\n  checking: { availableBalance: "2500.00" }\n',
  );
  const idOf = async (env: Record<string, string>) => {
    const seed = await (await fetch(`${env.BANKING_BASE_URL}/_sandbox/seed`)).json();
    return (seed as { ids: { accounts: Record<string, string> } }).ids.accounts.checking;
  };
  const read = async (env: Record<string, string>) =>
    (await fetch(`${env.BANKING_BASE_URL}/_sandbox/records/${await idOf(env)}`)).json();
  const first = await start('--seed', 'bank.yaml');
  expect(await read(environment(first))).toMatchObject({ label: 'checking', availableBalance: '2500.00' });
  await stop(first);
  expect(first.output.stderr).not.toContain('warning');
  expect(first.output.stderr).toMatch(/^The ids of bank\.yaml: http:\S+\/_sandbox\/seed$/m);

  const second = await start('--seed', 'bank.yaml');
  expect(await read(environment(second))).toMatchObject({ availableBalance: '2500.00' });
  await stop(second);
  expect(second.output.stderr).toMatch(
    /warning: bank\.yaml is not applied: the database has records, which are kept\. To apply it, reset the sandbox: curl -X POST http:\S+\/_sandbox\/reset\n/,
  );
});

test('errors of a seed file show its lines, and nothing is written', async () => {
  writeFileSync(
    join(folder, 'bank.yaml'),
    'version: 1\naccounts:\n  checking:\n    balance: "1.00"\n    availableBalance: 2500.00\n',
  );
  const { code, stdout, stderr } = await runCli(['sandbox', '--port', '0', '--seed', 'bank.yaml'], folder);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`\
error: balance is not a field of an account.
  at bank.yaml:4:5 #/accounts/checking/balance

  2 | accounts:
  3 |   checking:
  4 |     balance: "1.00"
    |     ^^^^^^^
  5 |     availableBalance: 2500.00
  6 |


error: availableBalance must be string.
  at bank.yaml:5:23 #/accounts/checking/availableBalance

  3 | checking:
  4 |   balance: "1.00"
  5 |   availableBalance: 2500.00
    |                     ^^^^^^^
  6 |

  fix: Put the value in quotes.

note: docs/sandbox.md shows a seed file; its JSON Schema is banking-platform-api/seed.schema.json. A snapshot of GET /_sandbox/snapshot is one, too.
`);
  expect(readdirSync(folder)).toEqual(['bank.yaml']);
});

test('a seed file that says something twice is refused with the line, in JSON too', async () => {
  writeFileSync(join(folder, 'bank.json'), '{\n\t"version": 1,\n\t"accounts": {},\n\t"accounts": {}\n}\n');
  const { code, stderr } = await runCli(['sandbox', '--port', '0', '--seed', 'bank.json'], folder);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('Map keys must be unique.\n  at bank.json:4:2\n'),
  ]);
});
