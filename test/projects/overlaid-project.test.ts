/** From a deployment to a project: discovered, written as an overlay, and used by every command that takes one. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { choosing, type ServedBank, serveBank } from '../conformance/discover/served-bank.ts';
import { ROOT } from '../house/files.ts';
import { type Ran, run, start } from '../scripts/pipeline/command-line.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

const CHOICES = [
  'a contact requires an e-mail address',
  'errors are {error:{code,message}}',
  'the program is retrieved with 203',
  'cards have a further field',
];

let folder: string;
let bank: ServedBank;
let discovered: Ran;

beforeAll(async () => {
  bank = await serveBank(CHOICES.map(choosing));
  // Generated modules import packages, which are found only from inside of the repository.
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'overlaid-'));
  discovered = await run(
    ['discover', ...bank.flags, '--seed', '11', '--out', 'overlay.yaml', '--quiet'],
    folder,
    bank.env,
  );
}, 600_000);

afterAll(async () => {
  await bank?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

const OVERLAY = ['--overlay', 'overlay.yaml'];

test('the deployment is discovered, and its overlay is a sound one', async () => {
  expect(discovered).toMatchObject({ code: 0 });
  expect(await run(['lint', ...OVERLAY, '--quiet'], folder)).toMatchObject({ code: 0 });
});

/** Each `@ts-expect-error` is an error that must be there: without it, the compiler complains of the comment. */
const USE = `
import { createClient } from './api/client.ts';
import { toAccountId } from './api/identifiers.ts';
import type { Card, CreateContactRequest, DeploymentError } from './api/types.ts';

const [baseUrl = '', apiKey = '', personId = '', accountId = ''] = process.argv.slice(2);
const client = createClient({ baseUrl, credentials: { apiKey, personId } });
const named = { accountId: toAccountId(accountId), name: 'Harbor Paper' };
// @ts-expect-error this deployment requires an e-mail address
const incomplete: CreateContactRequest = named;
const complete: CreateContactRequest = { ...named, email: 'office@harbor-paper.test' };

const refused = await client.raw.POST('/v1/contact', { body: incomplete });
const error: DeploymentError | undefined = refused.error;
const code: string | undefined = error?.error.code;
// @ts-expect-error the errors of this deployment have no title
void error?.title;
const { data } = await client.raw.POST('/v1/contact', { body: complete });
type Network = Card['network'];
const network: Network = 'card';
void network;
console.log(JSON.stringify({ status: refused.response.status, code, id: data?.id }));
`;

test('a fresh project with the overlaid client compiles, and its errors are typed', async () => {
  const generated = await run(['generate', ...OVERLAY, '--out', 'src/api', '--quiet'], folder);
  expect(generated).toMatchObject({ code: 0 });
  await writeFile(join(folder, 'src/use.ts'), USE);
  const compilerOptions = { ...COMPILER_OPTIONS, types: ['node'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  expect(await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'])).toBe(
    '',
  );
  const { apiKey, personId, accountId } = bank.seed;
  const used = await node([join(folder, 'src/use.ts'), bank.url, apiKey, personId, accountId]);
  expect(JSON.parse(used)).toEqual({ status: 422, code: 'E422', id: expect.stringMatching(/^con-/) });
});

test('the code of the guide compiles with what its commands make', async () => {
  const guide = join(folder, 'guide');
  await mkdir(join(guide, 'src'), { recursive: true });
  const [, bash = '', code = ''] =
    /```sh\n(npx \S+ discover --sandbox [^`]*)```[^`]*(?:`[^`\n]+`[^`]*)*```ts\n([^`]*(?:`[^`\n]*`[^`]*)*)\n```/.exec(
      await readFile(join(ROOT, 'docs/discover.md'), 'utf8'),
    ) ?? [];
  const commands = bash.trim().split('\n');
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    const words = command.split(' ').slice(2);
    const only = words[0] === 'discover' ? ['--only', 'required-fields,errors'] : [];
    expect(await run([...words, ...only, '--quiet'], guide)).toMatchObject({ code: 0 });
  }
  await writeFile(join(guide, 'src/use.ts'), code);
  const tsconfig = { compilerOptions: { ...COMPILER_OPTIONS, types: [] }, include: ['src'] };
  await writeFile(join(guide, 'tsconfig.json'), JSON.stringify(tsconfig));
  expect(await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', guide, '--pretty', 'false'])).toBe(
    '',
  );
});

async function node(args: readonly string[]): Promise<string> {
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

test('the docs say what is so in this deployment', async () => {
  expect(await run(['docs', ...OVERLAY, '--out', 'docs.html', '--quiet'], folder)).toMatchObject({ code: 0 });
  const page = await readFile(join(folder, 'docs.html'), 'utf8');
  expect(page).toContain('In this deployment');
  expect(page).toContain('DeploymentError');
});

test("the mock refuses what the deployment refuses, with the deployment's errors", async () => {
  const stopping = new AbortController();
  const { done, written } = start(['mock', ...OVERLAY, '--port', '0'], folder, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await done;
  });
  await expect.poll(() => written.stdout, { timeout: 120_000 }).toMatch(/^http:.*\n/);
  const response = await fetch(new URL('/v1/contact', written.stdout.trim()), {
    method: 'POST',
    headers: { 'sd-api-key': 'any', 'content-type': 'application/json' },
    body: JSON.stringify({ accountId: bank.seed.accountId, name: 'Harbor Paper' }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: { code: expect.any(String), message: expect.any(String) },
  });
});

async function conform(
  target: ServedBank,
  seed: string,
): Promise<Record<string, string> & { verdict: string }> {
  const reports = `reports-${seed}`;
  const flags = ['--seed', seed, '--report-dir', reports, '--reporter', 'json', '--quiet'];
  await run(['conform', ...target.flags, ...OVERLAY, ...flags], folder, target.env);
  const report = JSON.parse(await readFile(join(folder, reports, 'conformance.json'), 'utf8'));
  const violated = report.requirements.filter(({ status }: { status: string }) => status === 'violated');
  const ids = violated.map(({ id, evidence }: Record<string, string>) => [id, evidence]);
  return { ...Object.fromEntries(ids), verdict: report.run.verdict };
}

test.each(['21', '22'])('the deployment keeps its own word: seed %s', async (seed) => {
  expect(await conform(bank, seed)).toEqual({ verdict: 'conformant' });
});

/** The address in place of the one that the overlay was discovered with. */
const CHANGES = [
  [
    'the program is retrieved with 200',
    'the program is retrieved with 203',
    {},
    'retrieveProgram.deployment.status',
    '31',
  ],
  [
    'the further field is a number',
    'cards have a further field',
    {
      faults: [{ operation: 'createCard', times: null, patch: [{ op: 'add', path: '/network', value: 7 }] }],
    },
    'createCard.deployment.201.network:schema',
    '32',
  ],
] as const;

test.each(CHANGES)(
  'a deployment that has changed no longer keeps its word: %s',
  async (_, was, is, requirement, seed) => {
    const changed = await serveBank([...CHOICES.filter((one) => one !== was).map(choosing), is]);
    onTestFinished(() => changed.close());
    expect(await conform(changed, seed)).toEqual({ verdict: 'violated', [requirement]: 'deployment' });
  },
);
