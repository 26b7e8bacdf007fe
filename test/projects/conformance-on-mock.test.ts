/** The mock, judged: conformant in form, and beyond that what the page about it says, row by row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConformanceOptions, type Report, runConformance } from '../../conformance/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { examples } from '../../generated/examples.ts';
import { operations } from '../../generated/operations.ts';
import { type Mock, startMock } from '../../scripts/pipeline/mock/mock.ts';
import { tableUnder } from '../house/files.ts';
import { documentOf } from '../scripts/pipeline/mock/calls.ts';

/** Draws of random answers; each call of each draw has a seed of its own, so that all of them can be had again. */
const DRAWS = 12;

/** The identifiers of the examples. */
const IDS = {
  programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  businessId: 'bus-5e0a9c17-42d3-4b88-a6f1-2d7c83b0e945',
  checkTransferId: 'tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
};

/** The mock returns the same account to every creation, so the suite writes nothing to it unless it is named. */
const NAMED = {
  ...IDS,
  skip: ['createAccount'],
  accountId: examples.createAccount.responses.createAccountResponse.id,
  contactId: examples.createContact.responses.createContactResponse.id,
};

/** Tells whether a row belongs to the run that creates an account, or to the one with the account that exists. */
const isOfCreation = (id: string) => id.startsWith(`${operations.createAccount.id}.`);

/** Nobody waits for a mock: its times are no clock's. */
let skipped = 0;
const clock = {
  now: () => Date.now() + skipped,
  sleep: async (milliseconds: number) => {
    skipped += milliseconds;
  },
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document: await documentOf('bank'), host: '127.0.0.1', port: 0 });
});
afterAll(() => mock?.close());

async function judge(options: Partial<ConformanceOptions>): Promise<Report> {
  const personId = 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92';
  const run = runConformance({ baseUrl: mock.url, apiKey: 'any', personId, clock, ...options });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

/** A run whose answers are drawn at random, the same ones for the same number. */
function judgeDraw(draw: number, options: Partial<ConformanceOptions>): Promise<Report> {
  let call = 0;
  return judge({
    ...options,
    seed: draw,
    fetch: (request) => {
      request.headers.set('prefer', `dynamic=true, seed=${draw}-${call++}`);
      return fetch(request);
    },
  });
}

const rows = catalogue.requirements.map(({ id }) => id);
const page = readFileSync(join(import.meta.dirname, '../../docs/internals/conformance-mock.md'), 'utf8');
const told = tableUnder(page, /Row by row/).map(([id = '', still = '', random = '', why = '']) => ({
  id: id.replaceAll('`', ''),
  still,
  random,
  why,
}));

/** Statuses of a row over some runs, each once. */
function statusesOf(id: string, reports: readonly Report[]): string[] {
  return [
    ...new Set(
      reports.flatMap(({ requirements }) =>
        requirements.filter((one) => one.id === id).map(({ status }) => status),
      ),
    ),
  ].sort();
}

test('the page tells of each row, in their order, and why', () => {
  expect(told.map(({ id }) => id)).toEqual(rows);
  expect(told.filter(({ why }) => why === '')).toEqual([]);
});

test('the page counts what it tells', () => {
  const broken = told.filter(({ still }) => still === 'broken').length;
  const notBroken = told.filter(({ random }) => random === 'kept' || random === 'not checked').length;
  expect(page).toContain(`not conformant: ${broken} rows below are broken`);
  expect(page).toContain(
    `not conformant: all but ${notBroken} of the rows below are broken, always or by chance`,
  );
  expect(page).toContain(`on the ${rows.length} rows`);
});

describe('the examples', () => {
  test('have the right form', async () => {
    const { run, counts } = await judge({ profile: 'schema' });
    expect(run.verdict).toBe('conformant');
    expect(counts).toMatchObject({ violated: 0, inconclusive: 0, skipped: rows.length });
  });

  test.each([1, 2])(
    'break and keep the rows that the page says, whatever is sent (seed %i)',
    async (seed) => {
      const reports = [await judge({ ...IDS, seed }), await judge({ ...NAMED, seed })] as const;
      const found = told.map(({ id }) => `${id} ${statusesOf(id, [reports[isOfCreation(id) ? 0 : 1]])}`);
      const words: Readonly<Record<string, string>> = { kept: 'passed', broken: 'violated' };
      expect(found).toEqual(told.map(({ id, still }) => `${id} ${words[still]}`));
      expect(brokenFormats(reports)).toEqual([]);
    },
  );
});

describe('random answers', () => {
  test('have the right form', async () => {
    for (let draw = 1; draw <= 2; draw++) {
      const { run, counts } = await judgeDraw(draw, { profile: 'schema' });
      expect(run.verdict).toBe('conformant');
      expect(counts).toMatchObject({ violated: 0, inconclusive: 0, skipped: rows.length });
    }
  });

  test('break and keep the rows that the page says', async () => {
    const creating: Report[] = [];
    const named: Report[] = [];
    for (let draw = 1; draw <= DRAWS; draw++) {
      creating.push(await judgeDraw(draw, IDS));
      named.push(await judgeDraw(draw, NAMED));
    }
    const wrong = told.flatMap(({ id, random }) => {
      const statuses = statusesOf(id, isOfCreation(id) ? creating : named);
      return isAsTold(id, random, statuses) ? [] : [`${id} ${random}: ${statuses}`];
    });
    expect(wrong).toEqual([]);
    expect(brokenFormats([...creating, ...named])).toEqual([]);
  });
});

/** Cards and pulls are seldom asked for, and of a random account the program is seldom known, so that what they would break may not show in few draws. */
function isAsTold(id: string, random: string, statuses: readonly string[]): boolean {
  const violated =
    statuses.includes('violated') ||
    /^(createCard|receiveAchPull|createContact\.program-is-the-accounts$)/.test(id);
  const passed = statuses.includes('passed');
  if (random === 'broken') return violated && !passed;
  if (random === 'kept') return !statuses.includes('violated');
  if (random === 'by chance') return violated;
  return random === 'not checked' && statuses.join() === 'inconclusive';
}

function brokenFormats(reports: readonly Report[]): string[] {
  return reports.flatMap(({ requirements }) =>
    requirements.filter(({ kind, status }) => kind === 'schema' && status === 'violated').map(({ id }) => id),
  );
}
