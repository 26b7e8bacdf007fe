import { expect, test } from 'vitest';
import conform from '../../../../scripts/commands/conform.ts';
import { REPORTER_NAMES } from '../../../../scripts/commands/settings/table.ts';
import { runWith } from '../../cli/run.ts';

/** Everything is refused before anything is sent or written: none of this takes a server. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runWith([conform], ['conform', ...args], { env });

const refused = (message: string, fix: string) => ({
  code: 2,
  stdout: '',
  stderr: `error: ${message}\n  fix: ${fix}\n`,
});

const AMOUNT = 'Use an amount above zero with two decimal places, such as 5.00.';
const SEED = 'Use an integer from 0 to 4294967295.';
const MS = 'Give a whole number of milliseconds from 1 to 3600000.';
const RATE = 'Give calls per second, above 0 and below 10000, such as 5 or 0.5.';
const KEY = 'Use visible ASCII characters only, without spaces or line breaks.';
const HEADER = "Give a name, a colon and a value, such as 'x-tenant: north'.";
const REPORTERS = `Use one of: ${REPORTER_NAMES.join(', ')}.`;
const EMPTY = 'Give a value, or remove the setting.';

test.each<[args: string[], message: string, fix: string]>([
  [
    [],
    'No deployment to check was given.',
    'Give the URL of a deployment with --base-url, or use --sandbox to check the sandbox of this package.',
  ],
  [['--base-url', ''], '--base-url is empty.', EMPTY],
  [
    ['--program-id', 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64'],
    '--program-id is not a valid identifier.',
    'Use prg- followed by a UUID.',
  ],
  [['--business-id', 'bus-1'], '--business-id is not a valid identifier.', 'Use bus- followed by a UUID.'],
  [
    ['--check-transfer-id', 'chk'],
    '--check-transfer-id is not a valid identifier.',
    'Use tra- followed by a UUID.',
  ],
  [['--account-id', 'x'], '--account-id is not a valid identifier.', 'Use acc- followed by a UUID.'],
  [['--contact-id', 'x'], '--contact-id is not a valid identifier.', 'Use con- followed by a UUID.'],
  [['--person-id', 's3cret'], '--person-id is not a valid identifier.', 'Use per- followed by a UUID.'],
  [['--api-key', 's3cret key'], '--api-key cannot be sent in a header.', KEY],
  [['--max-amount', '5'], '--max-amount cannot be "5".', AMOUNT],
  [['--max-amount', '5.001'], '--max-amount cannot be "5.001".', AMOUNT],
  [['--max-amount', '0.00'], '--max-amount cannot be "0.00".', AMOUNT],
  [['--max-amount=-1.00'], '--max-amount cannot be "-1.00".', AMOUNT],
  [['--seed', '1.5'], '--seed cannot be "1.5".', SEED],
  [['--seed', '4294967296'], '--seed cannot be "4294967296".', SEED],
  [['--seed', '0x1f'], '--seed cannot be "0x1f".', SEED],
  [['--timeout', '0'], '--timeout cannot be "0".', MS],
  [['--timeout', '30s'], '--timeout cannot be "30s".', MS],
  [['--timeout', '3600001'], '--timeout cannot be "3600001".', MS],
  [['--rate', '0'], '--rate cannot be "0".', RATE],
  [['--rate', 'fast'], '--rate cannot be "fast".', RATE],
  [['--rate', '5/m'], '--rate cannot be "5/m".', RATE],
  [
    ['--evidence', 'implide'],
    '--evidence cannot be "implide".',
    'Did you mean implied? Use one of: stated, observed, implied.',
  ],
  [['--profile', 'fast'], '--profile cannot be "fast".', 'Use one of: full, schema.'],
  [['--reporter', 'json,spreadsheet'], '--reporter cannot be "spreadsheet".', REPORTERS],
  [['--reporter', 'htm'], '--reporter cannot be "htm".', `Did you mean html? ${REPORTERS}`],
  [['--only', 'createCard,,2.6'], '--only is empty.', EMPTY],
  [['--skip', ''], '--skip is empty.', EMPTY],
  [['--header', 's3cret'], '--header is not a valid header.', HEADER],
  [['--header', 'x-a:'], '--header is not a valid header.', HEADER],
  [['--header', 'x a: s3cret'], '--header is not a valid header.', HEADER],
  [['--header', 'x-a: s3cret\r\nx-b: 1'], '--header is not a valid header.', HEADER],
  [
    ['--header', 'SD-API-Key: s3cret'],
    '--header cannot set SD-API-Key.',
    'Set the API key with --api-key or BANKING_API_KEY.',
  ],
  [
    ['--header', 'content-type: text/plain'],
    '--header cannot set content-type.',
    'Remove it: each call sets this header itself.',
  ],
  [
    ['--header', 'x-a: s3cret', '--header', 'X-A: other'],
    '--header is given twice for "X-A".',
    'Remove one of them.',
  ],
  [
    ['--base-url', 'http://127.0.0.1:9', '--contact-id', 'con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e'],
    '--contact-id requires --account-id.',
    'Money is pulled from a contact of that account; give its id with --account-id.',
  ],
  [
    ['--sandbox', '--base-url', 'http://127.0.0.1:9'],
    '--sandbox and --base-url cannot be used together.',
    'Remove one of them; the sandbox starts with its own known records.',
  ],
  [
    ['--sandbox', '--allow-money'],
    '--sandbox and --allow-money cannot be used together.',
    'Remove one of them; the sandbox starts with its own known records.',
  ],
  [['--base-ulr', 'x'], "unknown option '--base-ulr'", 'Did you mean --base-url? See tool conform --help'],
  [
    ['http://127.0.0.1:9'],
    "too many arguments for 'conform'. Expected 0 arguments but got 1",
    'See tool conform --help',
  ],
])('%j is refused', async (args, message, fix) => {
  const ran = await run(args);
  const { stderr } = ran;
  expect({ ...ran, stderr: stderr.replace(/^warning: .*--api-key.*\n/, '') }).toEqual(refused(message, fix));
  expect(stderr).not.toContain('s3cret');
});

const MISPLACED = 'sk-live-0123456789abcdef';

test.each([
  [`--api-keyy=${MISPLACED}`],
  [`--api-key${MISPLACED}`],
  [`-k${MISPLACED}`],
  [`--${MISPLACED}`],
  [MISPLACED],
  ['--seed', MISPLACED],
  ['--timeout', MISPLACED],
  ['--rate', MISPLACED],
  ['--max-amount', MISPLACED],
  ['--evidence', MISPLACED],
  ['--reporter', MISPLACED],
  ['--header', `${MISPLACED}: a`, '--header', `${MISPLACED}: b`],
  ['--base-url', 'http://127.0.0.1:9', '--only', MISPLACED],
  ['--list', '--skip', `createCard,${MISPLACED}`],
  ['--config', MISPLACED, '--api-key', MISPLACED],
  [
    '--report-dir',
    'x',
    `--api-key=${MISPLACED}`,
    '--waivers',
    MISPLACED,
    '--sandbox',
    '--base-url',
    MISPLACED,
  ],
])('a key at the wrong place is not repeated: %s %s', async (...args) => {
  for (const more of [[], ['--json'], ['--debug']]) {
    const { code, stdout, stderr } = await run([...args, ...more]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/error/);
    expect(stderr).not.toContain(MISPLACED);
  }
});

test('nor is one that stands before the command', async () => {
  for (const args of [[MISPLACED], [MISPLACED, 'conform'], ['help', MISPLACED]]) {
    const { code, stderr } = await runWith([conform], args);
    expect([code, stderr.includes(MISPLACED)]).toEqual([2, false]);
  }
});

test('a key that the environment knows is in no error, however short', async () => {
  const { stderr } = await run(['--seed', 'sk-9'], { BANKING_API_KEY: 'sk-9' });
  expect(stderr).toBe(refused('--seed cannot be "(masked)".', SEED).stderr);
});

test.each(['cannot', 'integer', 'from'])(
  'a key called %s leaves the sentence of an error as it is',
  async (key) => {
    const { stderr } = await run(['--seed', key], { BANKING_API_KEY: key });
    expect(stderr).toBe(refused('--seed cannot be "(masked)".', SEED).stderr);
  },
);

test.each([
  ['BANKING_API_KEY', 's3cret\n', 'cannot be sent in a header', KEY],
  ['BANKING_PERSON_ID', 's3cret', 'is not a valid identifier', 'Use per- followed by a UUID.'],
])('%s is refused under its own name', async (name, value, wrong, fix) => {
  expect(await run(['--sandbox'], { [name]: value })).toEqual(refused(`${name} ${wrong}.`, fix));
});

test('under --json an error is a line of JSON', async () => {
  const { code, stdout, stderr } = await run(['--json']);
  expect([code, stdout, JSON.parse(stderr)]).toEqual([
    2,
    '',
    {
      error: {
        exit: 'usage',
        message: 'No deployment to check was given.',
        fix: 'Give the URL of a deployment with --base-url, or use --sandbox to check the sandbox of this package.',
      },
    },
  ]);
});
