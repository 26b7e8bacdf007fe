import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../../conformance/model/report.ts';
import { personalTexts } from '../../../../conformance/operator-data/personal-texts.ts';
import { ENOUGH_DATA } from '../../../conformance/operator-data/enough-data.ts';
import { openBank } from './conform-bank.ts';

const bank = openBank();

/** The sandbox accepts these, with names and numbers that are found nowhere else. */
const { accountTypes: _, bins, currencies, limitIntervals, achPullTypes, ...words } = ENOUGH_DATA;
const { bankAccountTypes, internationalAccountTypes, ...values } = words;
const DATA = {
  ...values,
  bankAccounts: ENOUGH_DATA.bankAccounts.map(({ routingNumber, accountNumber }) => ({
    routingNumber,
    accountNumber,
  })),
};
/** Cities and ZIP codes are found in other texts by chance. */
const LONG = personalTexts(DATA).filter((text) => text.length > 8);
const write = (text: string, name = 'data.yaml') => writeFileSync(join(bank.folder, name), text);
const report = () => JSON.parse(bank.files()['conformance.json'] ?? '') as Report;

test('a run sends the values of the file, is conformant, and shows none that are about people or accounts', async () => {
  write(JSON.stringify(DATA), 'data.json');
  // A server that puts them where they do not belong.
  await bank.fault({
    operation: 'createCard',
    times: null,
    patch: [{ op: 'replace', path: '/label', value: `of Larkspur Trading, +442079460018, at 021000021` }],
  });
  const { code, stdout, stderr } = await bank.conform([
    ...bank.flags,
    ...['--data', 'data.json', '--reporter', 'console,json,html,junit,sarif,har,markdown,github,gitlab'],
  ]);
  expect([code, stderr.includes('warning:')]).toEqual([1, false]);
  const violated = report().requirements.filter(({ status }) => status === 'violated');
  expect(violated.map(({ id }) => id)).toEqual(['createCard.label-is-returned']);
  const kinds = report().run.data?.kinds;
  expect(kinds?.map(({ name, values: count }) => [name, count]).sort()).toEqual(
    Object.entries(DATA)
      .map(([name, list]) => [name, list.length])
      .sort(),
  );
  const all = [stdout, stderr, ...Object.values(bank.files())].join('\n');
  const shown = LONG.filter((text) => all.includes(text));
  expect(shown).toEqual([]);
  expect(stdout).toContain('routingNumbers (2)');
});

test('a plan says which fields have values of the file, and takes the personal ones from variables', async () => {
  write(JSON.stringify(DATA));
  const { code, stdout, stderr } = await bank.conform([...bank.flags, '--data', 'data.yaml', '--plan']);
  expect(code).toBe(0);
  expect(stdout).toContain('/phone (phones)');
  expect(stdout).toMatch(/^export PHONE=/m);
  expect(stdout).toMatch(/^export WIRE_INTERNATIONAL_BANK_IDENTIFIER_CODE=/m);
  expect(stdout.includes('445566778899')).toBe(true);
  expect(stderr).toContain('with values of --data: ');
  const script = stdout + stderr;
  expect(LONG.filter((text) => script.includes(text))).toEqual([]);
});

test('too few values are a warning that names the rows', async () => {
  write('bics: [KSTLGB2LXXX]\n');
  const { code, stderr } = await bank.conform([...bank.flags, '--data', 'data.yaml']);
  expect(code).toBe(0);
  expect(stderr).toContain(
    'warning: --data: bics has 1 value where 2 are needed to keep all fields apart: a server that mixes these fields up may go unnoticed by createContact.international-wire-is-returned.\n',
  );
  const few = report().run.data?.kinds.find(({ name }) => name === 'bics');
  expect(few).toMatchObject({ enough: 2, weaker: ['createContact.international-wire-is-returned'] });
});

test('each error has its place in the file, its JSON pointer and its fix, and no value', async () => {
  write(
    ['phones:', '  - "5035550142"', 'routingNumbers:', '  - 021000021', 'merchant: ["4455"]', ''].join('\n'),
  );
  const { code, stdout, stderr } = await bank.conform([...bank.flags, '--data', 'data.yaml']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    [
      'error: /phones/0 does not fit section 2.2.',
      '  at data.yaml:2:5',
      '  fix: Begin it with + and the country code, such as "+15035550142".',
      '',
      'error: /routingNumbers/0 is not a string.',
      '  at data.yaml:4:5',
      '  fix: Put the value in quotes: YAML would read it as something else, and numbers lose their leading zeros.',
      '',
      'error: /merchant is unknown: "merchant".',
      '  at data.yaml:5:1',
      '  fix: Did you mean merchants?',
      '',
      'note: docs/conformance.md shows such a file; its JSON Schema is banking-platform-api/conformance-data.schema.json. Values are not shown here: they may be about people.',
      '',
    ].join('\n'),
  );
});

test.each([
  ['', 'The file is not a mapping.'],
  ['- a\n', 'The file is not a mapping.'],
  ['phones: [\n', 'Invalid YAML'],
  ['phones: ["+1"]\nphones: ["+2"]\n', 'Invalid YAML'],
  ['a: &a [x,x,x]\nb: &b [*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n', 'aliases'],
])('%j is refused before anything is sent', async (text, expected) => {
  write(text);
  const { code, stderr } = await bank.conform([...bank.flags, '--data', 'data.yaml']);
  expect(code).toBe(2);
  expect(stderr).toContain(expected);
  expect(stderr).toContain('data.yaml');
});

test('a file that does not exist is named; a recording cannot have one', async () => {
  const none = await bank.conform([...bank.flags, '--data', 'none.yaml']);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('none.yaml does not exist.')]);
  const recorded = await bank.conform(['--traffic', 'calls.har', '--data', 'data.yaml']);
  expect([recorded.code, recorded.stderr]).toEqual([
    2,
    expect.stringContaining('--traffic cannot be combined with --data.'),
  ]);
});

test('a routing number of a real bank needs an account from which money may be pulled', async () => {
  write('routingNumbers: ["021000021", "011401533"]\n');
  const flags = ['--base-url', 'https://bank.example', '--allow-writes', '--allow-money'];
  const { stdout, stderr, code } = await bank.conform([
    ...flags,
    ...['--confirm-host', 'bank.example', '--data', 'data.yaml'],
  ]);
  expect([code, stdout]).toEqual([4, '']);
  expect(stderr).toContain('receiveAchPull would take money from a made-up account number');
  expect(stderr).toContain('--skip receiveAchPull');
});
