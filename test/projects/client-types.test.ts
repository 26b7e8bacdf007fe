import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BANK,
  FERRY,
  type GeneratedClient,
  generateClient,
  ROOT,
} from '../generated/client/generated-client.ts';

const run = promisify(execFile);
const made: GeneratedClient[] = [];

beforeAll(async () => {
  made.push(await generateClient(BANK), await generateClient(FERRY));
});

afterAll(async () => {
  for (const one of made) await one.remove();
});

/** Each `@ts-expect-error` is an error that must be there: without it, the compiler complains of the comment. */
const USES: readonly string[] = [
  `
import { ApiError, createClient, isApiError, maskedHooks } from './client.ts';
import { toAccountId } from './identifiers.ts';
import type { Account, Card, Program } from './types.ts';
import { responses } from './validators.ts';

const env: Record<string, string | undefined> = {};
const client = createClient({
  baseUrl: env.BASE ?? '',
  credentials: { apiKey: env.KEY, personId: async () => 'per-1' },
  validateResponse: responses,
  hooks: maskedHooks({ onResponse: ({ status, durationMs }) => status + durationMs }),
  retry: { attempts: 5 },
});
const accountId = toAccountId('acc-1');
const account: Account = await client.updateAccount(accountId, { config: {} });
const card: Card = await client.createCard({ accountId, label: 'x' }, { timeoutMs: 5, credentials: { personId: null } });
const { status, data, headers } = await client.createCard.withResponse({ accountId });
const exact: 201 = status;
const same: Card = data;
const trace: string | null = headers.get('x');
const program: Program = await client.retrieveProgram('prg-1', { signal: AbortSignal.timeout(5) });
const raw = await client.raw.POST('/v1/card', { body: { accountId } });
const rawCard: Card | undefined = raw.data;
try { await client.createCard({}); } catch (error) {
  if (isApiError(error)) { const attempt: number = error.attempt; const any: number | undefined = error.status; void [attempt, any]; }
  if (isApiError(error, 'status')) { const sure: number = error.status; void sure; }
  if (error instanceof ApiError) { const kind: string = error.kind; void kind; }
}
// @ts-expect-error the identifier of a contact is none of an account
await client.updateAccount('con-1', {});
// @ts-expect-error a path parameter is missing
await client.updateAccount();
// @ts-expect-error a misspelt field
await client.createCard({ acountId: accountId });
// @ts-expect-error a field of another type
await client.createCard({ atmAccess: 'yes' });
// @ts-expect-error an identifier of another kind within the body
await client.createCard({ accountId: 'con-1' });
// @ts-expect-error a credential that the description lacks
createClient({ baseUrl: '', credentials: { token: 'x' } });
// @ts-expect-error there is no default address
createClient({});
// @ts-expect-error a misspelt option
await client.createCard({}, { timeout: 5 });
// @ts-expect-error no such operation
await client.deleteCard('crd-1');
// @ts-expect-error no such field in the answer
void card.lastFour;
// @ts-expect-error no such path
await client.raw.GET('/v1/cards');
// @ts-expect-error no such kind
isApiError(undefined, 'teapot');
void [account, card, exact, same, trace, program, rawCard];
`,
  `
import { createClient } from './client.ts';
import type { Booking, Sailing } from './types.ts';
import { responses } from './validators.ts';

const client = createClient({ validateResponse: responses, credentials: { bearer: () => 'x' } });
const sailings: Sailing[] = await client.listSailings({
  query: { from: 'ABD', status: ['open'], limit: 5, withCars: true },
  headers: { 'X-Request-Tag': 'nightly' },
});
const booking: Booking = await client.createBooking({ from: 'ABD', passengers: [{ kind: 'person', name: 'Ada' }] });
const answer = await client.replacePassenger.withResponse('bkg-1', 12, { kind: 'animal', species: 'dog' });
const either: 200 | 201 = answer.status;
const gone: undefined = await client.cancelBooking('bkg-1');
createClient();
// @ts-expect-error a body is missing
await client.createBooking();
// @ts-expect-error a misspelt field
await client.createBooking({ from: 'ABD', passengers: [], remarks: 'x' });
// @ts-expect-error a required query parameter is missing
await client.listSailings({ query: {} });
// @ts-expect-error the options are missing
await client.listSailings();
// @ts-expect-error no such state
await client.listSailings({ query: { from: 'ABD', status: ['sunk'] } });
// @ts-expect-error a query parameter of another type
await client.listSailings({ query: { from: 'ABD', limit: '5' } });
// @ts-expect-error a misspelt header
await client.listSailings({ query: { from: 'ABD' }, headers: { 'X-Request-Tags': 'x' } });
// @ts-expect-error a path parameter of another type
await client.replacePassenger('bkg-1', 'twelve', { kind: 'animal', species: 'dog' });
// @ts-expect-error the parameters in the wrong order
await client.replacePassenger(12, 'bkg-1', { kind: 'animal', species: 'dog' });
void [sailings, booking, either, gone];
`,
];

const OPTIONS = {
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  skipLibCheck: false,
  noEmit: true,
};

const COMPILERS = [
  ['TypeScript 5', 'node_modules/typescript/bin/tsc'],
  ['TypeScript 7', 'node_modules/@typescript/native/bin/tsc'],
] as const;

test.each(COMPILERS)('%s accepts the right calls and refuses the wrong ones', async (_, compiler) => {
  for (const [at, { dir }] of made.entries()) {
    await writeFile(join(dir, 'package.json'), '{"type":"module"}');
    await writeFile(join(dir, 'use.ts'), USES[at] ?? '');
    const config = { compilerOptions: OPTIONS, files: ['use.ts'] };
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
    const output = await run(process.execPath, [join(ROOT, compiler), '-p', dir]).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    );
    expect(output).toBe('');
  }
});
