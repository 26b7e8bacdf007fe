import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '../../../generated/operations.ts';
import { PROBLEM_CODES } from '../../../templates/runtime/server-problem.ts';
import type { FetchHandler } from '../../../templates/runtime/server-types.ts';
import { compile } from '../../scripts/commands/scaffold/project.ts';
import { BANK, type Made, makeServer } from './made.ts';
import { makeOracle } from './oracle.ts';

let made: Made;
let guide: string;

beforeAll(async () => {
  guide = await readFile('docs/server-interface.md', 'utf8');
  made = await makeServer(BANK);
  const example = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? '';
  // The guide need not list every operation; the compiler wants each.
  const unlisted = operationIds
    .filter((id) => !example.includes(id))
    .map((id) => `  ${id}: notImplemented,\n`);
  const local = example
    .replace(/(?<=: notImplemented,\n)(?=\};)/, unlisted.join(''))
    .replace(/'banking-platform-api\/(\w+)'/g, "'./$1.ts'");
  await writeFile(join(made.folder, 'example.ts'), local);
  const tsconfig = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['.'],
    exclude: [],
  };
  await writeFile(join(made.folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => made.remove());

test('the example compiles', async () => {
  expect(await compile(made.folder, 'TypeScript 7')).toBe('');
});

test('the example does what it says', async () => {
  const { handle } = (await import(pathToFileURL(join(made.folder, 'example.ts')).href)) as {
    handle: FetchHandler<unknown>;
  };
  const { operations } = await makeOracle(BANK);
  const example = (id: string) =>
    operations.find((one) => one.id === id)?.responses[0]?.contents[0]?.examples[0]?.value;
  const account = example('createAccount') as { id: string };
  const context = {
    accounts: { open: async (type: string) => (type === 'businessChecking' ? account : undefined) },
    program: example('retrieveProgram'),
  };
  const open = (body: unknown, key: string) => {
    const headers = { 'content-type': 'application/json', 'sd-api-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return handle(new Request('https://bank.example/v1/account', init), context);
  };
  const opened = await open({ type: 'businessChecking' }, 'key-1');
  expect([opened.status, opened.headers.get('location')]).toEqual([201, `/v1/account/${account.id}`]);
  expect((await open({ type: 'other' }, 'key-1')).status).toBe(409);
  expect((await open({ type: 'businessChecking' }, 'key-2')).status).toBe(401);
  expect((await open({ type: 7 }, 'key-1')).status).toBe(400);
});

test('the table of problems and the list of codes agree', () => {
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(PROBLEM_CODES);
  expect(rows).toHaveLength(Object.keys(PROBLEM_CODES).length);
});
