/** Every row of spec/requirements/ holds in the answer, in the state that it leaves, and after a restart. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';
import { openBank } from './open-bank.ts';
import { createAccount } from './requirements/createAccount.ts';
import { createCard } from './requirements/createCard.ts';
import { createContact } from './requirements/createContact.ts';
import { receiveAchPull } from './requirements/receiveAchPull.ts';
import { retrieveProgram } from './requirements/retrieveProgram.ts';
import { updateAccount } from './requirements/updateAccount.ts';
import { updateSentCheck } from './requirements/updateSentCheck.ts';

const suites = {
  createAccount,
  createCard,
  createContact,
  receiveAchPull,
  retrieveProgram,
  updateAccount,
  updateSentCheck,
};

const rows = Object.entries(suites).flatMap(([operation, suite]) =>
  Object.entries(suite.rows).map(([fact, check]) => ({ id: `${operation}.${fact}`, suite, check })),
);

test('every requirement has its row here, and every row its requirement', async () => {
  const folder = join(import.meta.dirname, '../../spec/requirements');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const required = texts.flatMap((text) => parse(text) as { id: string }[]).map(({ id }) => id);
  expect(rows.map(({ id }) => id).sort()).toEqual(required.sort());
});

test.each(rows)('$id', async ({ suite, check }) => {
  await fc.assert(
    fc.asyncProperty(suite.inputs, async (input) => {
      const bank = await openBank();
      const seen = await suite.act(bank, input);
      check(seen);
      check(await suite.again(bank, seen));
    }),
    { numRuns: 40 },
  );
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-requirements-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.entries(suites))('%s: all of it holds after a restart too', async (operation, suite) => {
  const file = join(folder, `${operation}.db`);
  for (const input of fc.sample(suite.inputs, 3)) {
    const store = await openSqlite({ file });
    const bank = await openBank(store);
    const seen = await suite.act(bank, input);
    await store.close();
    const reopened = await openSqlite({ file });
    const later = await openBank(reopened);
    later.now = bank.now;
    const again = await suite.again(later, seen);
    await reopened.close();
    for (const check of Object.values(suite.rows)) check(again);
    await rm(file);
  }
});
