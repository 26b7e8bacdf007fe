/** The suite as an implementer has it: in test files of their own, run by their own vitest. What they read is what is compared. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { requirements } from '../../conformance/catalogue/catalogue.ts';
import { folderForAll } from '../temporary-folder.ts';

const SUITES = join(import.meta.dirname, '../conformance/vitest/suites');
const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

interface Tested {
  /** The names of the groups that hold it, and its own. */
  readonly names: readonly string[];
  readonly status: 'passed' | 'failed' | 'skipped';
}

let code: number;
let output: string;
let suites: ReadonlyMap<string, readonly Tested[]>;

const folder = folderForAll();
beforeAll(async () => {
  const json = join(folder, 'results.json');
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env;
  const args = [
    'run',
    '--root',
    SUITES,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${json}`,
  ];
  const child = spawn(process.execPath, [VITEST, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  [code] = (await once(child, 'close')) as [number];
  const { testResults } = JSON.parse(readFileSync(json, 'utf8')) as {
    testResults: {
      name: string;
      assertionResults: { ancestorTitles: string[]; title: string; status: Tested['status'] }[];
    }[];
  };
  suites = new Map(
    testResults.map(({ name, assertionResults }) => [
      basename(name, '.suite.ts'),
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        names: [...ancestorTitles, title],
        status,
      })),
    ]),
  );
});

/** Titles of a suite's tests that ended like this. */
function ended(suite: string, status: Tested['status']): string[] {
  return (suites.get(suite) ?? [])
    .filter((one) => one.status === status)
    .map(({ names }) => names.at(-1) as string);
}

const OPTIONS = 'the run has every option that it needs';
const WAIVERS = 'every waiver still applies';
const all = requirements.map(({ id }) => id);
const of = (operation: string) => all.filter((id) => id.startsWith(`${operation}.`));

test('every requirement is a test, in a group of its operation', () => {
  expect(suites.get('conforming')?.map(({ names }) => names)).toEqual([
    ['conformance', OPTIONS],
    ...requirements
      .map(({ id, operations: [operation] }) => ['conformance', operation, id])
      .sort(byOperation),
    ['conformance', WAIVERS],
  ]);
});

/** Groups come in the order of the operations, which is that of their first requirement. */
function byOperation([, one]: readonly unknown[], [, other]: readonly unknown[]): number {
  const order = [...new Set(requirements.map(({ operations: [operation] }) => operation as unknown))];
  return order.indexOf(one) - order.indexOf(other);
}

test('a bank that conforms passes all of them', () => {
  expect(ended('conforming', 'passed').sort()).toEqual([...all, OPTIONS, WAIVERS].sort());
});

test('a faulty bank fails where it is faulty, and where that leaves nothing to judge', () => {
  expect(ended('faulty', 'failed').sort()).toEqual(
    ['createCard.body.last4:present', 'createCard.body.last4:type', ...of('updateSentCheck'), WAIVERS].sort(),
  );
  expect(ended('faulty', 'skipped')).toEqual(['createContact.label-equals-name']);
  expect(code).toBe(1);
});

test.each([
  [
    'a violation',
    `
 FAIL  faulty.suite.ts > our bank > createCard > createCard.body.last4:present
Violated: The response has the field \`last4\`. (section 2.6, stated)
  in the response to createCard (issue-card), at /last4
    expected: a string
    actual:   no such field
  in the response to createCard (issue-second-card), at /last4
    expected: a string
    actual:   no such field
⎯⎯`,
  ],
  [
    'what could not be judged',
    `
 FAIL  faulty.suite.ts > our bank > updateSentCheck > updateSentCheck.title-is-returned
Inconclusive: The \`title\` that was sent is returned. (section 4.7, observed)
  updateSentCheck returned 503 (annotate-check)
  updateSentCheck returned 503 (annotate-check-again)
⎯⎯`,
  ],
  [
    'a waiver that has outlived what it waived',
    `
 FAIL  faulty.suite.ts > our bank > every waiver still applies
StaleWaiver: createContact.status-is-active (mended in May): the violation it accepts no longer occurs: remove the waiver
⎯⎯`,
  ],
  [
    'a run that nobody has agreed to',
    `
 FAIL  elsewhere.suite.ts > conformance > the run has every option that it needs
SafetyRefusal: bank.example is not this machine, and the run would write to it with createAccount, createContact, createCard, \
receiveAchPull, updateAccount, updateSentCheck
To allow this, add \`allowWrites: true\` \`confirmHost: 'bank.example'\``,
  ],
])('%s reads like this', (_, text) => {
  const [, heading = ''] = text.split('\n');
  const start = output.indexOf(`\n${heading}`);
  expect(output.slice(start, start + text.length)).toBe(text);
});

test('what is waived says so', () => {
  expect(output).toMatch(
    /↓ createContact\.label-equals-name .*\[waived: store-contact \/label: expected .*, actual .*\]/,
  );
});

test('a lenient suite passes: skipped are what could not be judged, what fails no run, and what it leaves out', () => {
  expect(ended('lenient', 'failed')).toEqual([]);
  expect(ended('lenient', 'skipped').sort()).toEqual(
    ['createAccount.available-balance-is-zero', ...of('createCard'), ...of('updateSentCheck')].sort(),
  );
});

test('a run without its options has one failure, which names them', () => {
  expect(ended('unnamed', 'failed')).toEqual([OPTIONS]);
  expect(output).toContain(`
MissingOption: Options are missing:
  apiKey (`);
  expect(output).toContain(
    "Add them: describeConformance({ baseUrl: '...', apiKey: '...', businessId: '...', checkTransferId: '...' })",
  );
});

test('a run that nobody has agreed to sends nothing and judges nothing', () => {
  expect(output).not.toContain('It was called.');
  expect(ended('elsewhere', 'skipped').sort()).toEqual([...all, WAIVERS].sort());
});
