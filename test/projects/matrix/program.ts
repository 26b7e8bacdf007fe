// Programs that use the published packages: compiled by the TypeScript of a row, and run on its Node.js.

/** Imports everything, and runs it. */
const PROGRAM = `
import { ApiError, createClient } from 'banking-platform-api/client';
import { judgeFetch, type Report, runConformance } from 'banking-platform-api/conformance';
import { describeConformance, judgeTests } from 'banking-platform-api/conformance/vitest';
import { examples } from 'banking-platform-api/examples';
import { isAccountId, toAccountId } from 'banking-platform-api/identifiers';
import * as handlers from 'banking-platform-api/msw';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';
import { createHandler } from 'banking-platform-api/server';
import type { Account, AccountId, CreateAccountRequest } from 'banking-platform-api/types';
import { responses, validateCreateAccountRequest } from 'banking-platform-api/validators';
import * as fast from 'banking-platform-api/validators-fast';
import { Account as AccountSchema } from 'banking-platform-api/zod';
import { createClient as createOther } from 'banking-platform-api-client';
import { useRetrieveProgram } from 'banking-platform-api-client/hooks/react-query';
import { Account as OtherSchema } from 'banking-platform-api-client/zod';
import { setupServer } from 'msw/node';

const client = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey: 'k' }, validateResponse: responses });
export const open = async (body: CreateAccountRequest): Promise<Account> => client.createAccount(body);
export const id: AccountId = toAccountId('acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64');
// @ts-expect-error a contact's identifier is not an account's
export const wrong: AccountId = 'con-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64';

const account = examples.createAccount.responses.createAccountResponse;
const all = Object.values(handlers).flatMap((one) => (typeof one === 'function' && /MockHandler$/.test(one.name) ? [(one as typeof handlers.getCreateAccountMockHandler)()] : []));
const mock = setupServer(...all);
mock.listen();
const mocked = createOther({ baseUrl: 'https://bank.example', credentials: { apiKey: 'key' } });
const answered = await mocked.createAccount({ label: 'Operating account' });
mock.close();

const sandbox = await createSandbox();
const { programId, personId } = sandbox.seed;
const bank = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey: DEVELOPMENT_KEY, personId }, fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
const options = { baseUrl: 'https://bank.example', readOnly: true, apiKey: DEVELOPMENT_KEY, programId, personId, fetch: toFetch(sandbox) };
let report: Report | undefined;
for await (const event of runConformance(options)) if (event.type === 'end') report = event.report;
export const declare = (baseUrl: string) => describeConformance({ baseUrl, apiKey: undefined }, { inconclusive: 'skip' });

const judged = judgeFetch(toFetch(sandbox));
await judged('https://bank.example/v1/program/' + programId);
export const declareJudged = () => judgeTests({ fetch: judged });

console.log(JSON.stringify([
  typeof createHandler,
  typeof useRetrieveProgram,
  report?.run.verdict,
  (await judged.finish()).exchanges.length,
  (await bank.retrieveProgram(programId)).id === programId,
  all.length > 0 && answered.id === account.id,
  isAccountId(id),
  new URL('x', 'https://bank.example') instanceof ApiError,
  validateCreateAccountRequest({ label: 'Operating account' }),
  fast.validateCreateAccountRequest({ label: 7 }),
  AccountSchema.safeParse(account).success,
  OtherSchema.safeParse(7).success,
]));
`;

/** The output that it prints. */
export const OUTCOME = '["function","function","conformant",1,true,true,true,false,true,false,true,false]\n';

/** Runs under vitest alone. */
const TESTS = `
import { describeConformance } from 'banking-platform-api/conformance/vitest';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';
import { expect, sandboxFixtures, test } from 'banking-platform-api/sandbox/vitest';
import { test as base } from 'vitest';

const bank = await createSandbox();
const { programId, personId } = bank.seed;
describeConformance(
  { baseUrl: 'https://bank.example', readOnly: true, apiKey: DEVELOPMENT_KEY, programId, personId, fetch: toFetch(bank) },
  { inconclusive: 'skip' },
);

const clock = { now: '2026-03-02T14:05:10Z', frozen: true };
test('calls the bank', async ({ client, sandbox }) => {
  await sandbox.records.change(sandbox.seed.accountId, { availableBalance: '2500.00' });
  // @ts-expect-error a contact has no balance
  void (() => sandbox.records.change(sandbox.seed.contactId, { availableBalance: '2500.00' }));
  expect((await client.retrieveProgram(sandbox.seed.programId)).id).toBe(sandbox.seed.programId);
});
base.extend<{ label: string }>({ label: 'x' }).extend(sandboxFixtures({ clock, faults: [{ drop: 'before' }] }))('starts as it is told', async ({ sandbox, sandboxUrl, label }) => {
  const texts: string[] = [sandboxUrl, label];
  expect(texts[1]).toBe('x');
  expect(await sandbox.clock.read()).toEqual(clock);
});
base.extend(sandboxFixtures({ clock }))('serves', async ({ sandboxUrl }) => {
  expect((await fetch(sandboxUrl)).status).toBe(200);
});
test.extend(sandboxFixtures({ clock }))('starts as it is told here', async ({ sandbox }) => {
  expect(await sandbox.clock.read()).toEqual(clock);
});
`;

export const PROGRAM_FILES = { 'program.ts': PROGRAM, 'program.test.ts': TESTS };

/** A program in CommonJS, which `require`s what the other one imports. Modules for vitest are ES modules alone, so only their types are imported. */
const REQUIRING = `
import { ApiError, createClient as createOther } from 'banking-platform-api/client';
import { defineConfig } from 'banking-platform-api/config';
import schema from 'banking-platform-api/config.schema.json';
import { judgeFetch } from 'banking-platform-api/conformance';
import type { describeConformance } from 'banking-platform-api/conformance/vitest';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';
import type { sandboxFixtures } from 'banking-platform-api/sandbox/vitest';
import { createClient, isApiError } from 'banking-platform-api-client';
import { useRetrieveProgram } from 'banking-platform-api-client/hooks/react-query';
import { getCreateAccountMockHandler } from 'banking-platform-api-client/msw';
import openapi from 'banking-platform-api-client/openapi.json';
import type { Account, AccountId } from 'banking-platform-api-client/types';
import { responses } from 'banking-platform-api-client/validators';
import { Account as AccountSchema } from 'banking-platform-api-client/zod';

export type Fixtures = [typeof describeConformance, ReturnType<typeof sandboxFixtures>];
// @ts-expect-error a contact's identifier is not an account's
export const wrong: AccountId = 'con-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64';
// @ts-expect-error a label is text
export const label: Account['label'] = 7;

async function main(): Promise<void> {
  const sandbox = await createSandbox();
  const { programId, personId, businessId } = sandbox.seed;
  const judged = judgeFetch(toFetch(sandbox));
  const options = { baseUrl: 'https://bank.example', credentials: { apiKey: DEVELOPMENT_KEY, personId }, fetch: judged };
  const client = createClient({ ...options, validateResponse: responses });
  const account = await client.createAccount({ label: 'x', type: 'businessChecking', acceptedTerms: true, businessId });
  const refused = await createOther(options).createAccount({ label: 'x' }).catch((error: unknown) => error);
  console.log(JSON.stringify([
    (await client.retrieveProgram(programId)).id === programId,
    AccountSchema.safeParse(account).success,
    refused instanceof ApiError && refused.status,
    isApiError(new Error('x')),
    (await judged.finish()).exchanges.length,
    openapi.openapi.slice(0, 3),
    typeof schema.$schema,
    typeof useRetrieveProgram,
    typeof getCreateAccountMockHandler,
    defineConfig({ out: 'api' }).out,
  ]));
}
void main();
`;

/** The output that it prints. */
export const REQUIRED = '[true,true,422,false,3,"3.1","string","function","function","api"]\n';

/** The options by which it is compiled, into a folder of that name. `skipLibCheck` since msw's own declarations do not compile in CommonJS. */
export const COMMONJS_MODES = {
  node10: { module: 'commonjs', moduleResolution: 'node10' },
  node16: { module: 'node16' },
  nodenext: { module: 'nodenext' },
  bundler: { module: 'commonjs', moduleResolution: 'bundler' },
};

/** The files in a folder of its own, whose package.json does not say that it has ES modules. */
export const COMMONJS_FILES = {
  'commonjs/package.json': '{"private":true,"type":"commonjs"}\n',
  'commonjs/program.ts': REQUIRING,
  ...Object.fromEntries(
    Object.entries(COMMONJS_MODES).map(([mode, options]) => [
      `commonjs/${mode}.json`,
      JSON.stringify({
        compilerOptions: {
          ...options,
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: [],
          strict: true,
          esModuleInterop: true,
          resolveJsonModule: true,
          skipLibCheck: true,
          outDir: mode,
        },
        files: ['program.ts'],
      }),
    ]),
  ),
};

export type Resolution = 'node16' | 'nodenext' | 'bundler';

/**
 * The options by which both are compiled, into `out/`.
 *
 * @param skipLibCheck how exports are found is up to the resolution, what declarations say is not: each compiler looks at those once
 */
export function tsconfig(moduleResolution: Resolution, skipLibCheck: boolean): string {
  const compilerOptions = {
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck,
    outDir: 'out',
  };
  return JSON.stringify({ compilerOptions, files: ['program.ts', 'program.test.ts'] });
}
