import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Client } from '../../generated/client.ts';
import { toBusinessId, toProgramId } from '../../generated/identifiers.ts';
import { createSandbox, type Sandbox, type SeedFile } from '../../server/sandbox.ts';
import { ROOT, read, tableUnder } from '../house/files.ts';
import { compile } from '../scripts/commands/scaffold/project.ts';

const guide = read('docs/sandbox.md');
let folder: string;

// Inside the repository, so that msw is found.
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'guide-'));
  const recipe = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const local = recipe
    .replace("'banking-platform-api/sandbox'", "'../../server/sandbox.ts'")
    .replace("'banking-platform-api-client'", "'../../generated/client.ts'");
  await writeFile(join(folder, 'recipe.ts'), local);
  const tsconfig = { extends: join(ROOT, 'tsconfig.json'), include: ['.'], exclude: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the recipe compiles', async () => {
  expect(await compile(folder, 'TypeScript 7')).toBe('');
});

test('the recipe runs the bank inside a test', async () => {
  const { client, sandbox, server } = (await import(pathToFileURL(join(folder, 'recipe.ts')).href)) as {
    client: Client;
    sandbox: Sandbox;
    server: { close(): void };
  };
  try {
    const { programId, businessId } = sandbox.seed;
    const program = await client.retrieveProgram(toProgramId(programId));
    const account = await client.createAccount({
      acceptedTerms: true,
      businessId: toBusinessId(businessId),
      label: 'From the guide',
      type: 'businessChecking',
    });
    expect(account.config.limits).toEqual(program.limits);
    const body = { config: { card: { virtual: { count: '4', enabled: true } } } };
    await client.updateAccount(account.id, body);
    const { config } = await client.updateAccount(account.id, {});
    expect(config.card.virtual.count).toBe('4');
  } finally {
    server.close();
  }
});

test('its tables list every route and every member of a fault that there is', async () => {
  const sandbox = await createSandbox();
  const index = await sandbox.fetch(new Request('http://localhost/_sandbox/'));
  const { routes } = (await index.json()) as { routes: { method: string; path: string }[] };
  const listed = tableUnder(guide, /^## Control routes/).map(([route = '']) => route);
  for (const { method, path } of routes.filter((one) => one.path !== '/_sandbox/')) {
    expect(listed.some((row) => row.includes(`${path}\``) || row.includes(`${path}?`))).toBe(true);
    expect(listed.some((row) => row.includes(method))).toBe(true);
  }
  const members = tableUnder(guide, /^## Faults/).flatMap(([cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name),
  );
  const declared = /export interface Fault \{\n(.*?)\n\}/s.exec(read('server/faults/fault.ts'))?.[1] ?? '';
  const known = [...declared.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name);
  expect(new Set(members)).toEqual(new Set(known));
  expect(members.length).toBeGreaterThan(9);
});

test('the seed file of the guide is one', async () => {
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(read('docs/sandbox.md')) ?? [];
  const seed = parse(text) as SeedFile;
  const { ids } = (await createSandbox({ seed })).seed;
  for (const kind of ['programs', 'accounts', 'contacts', 'cards', 'transfers'] as const)
    expect(Object.keys(ids[kind])).toEqual(expect.arrayContaining(Object.keys(seed[kind] ?? { none: '' })));
});
