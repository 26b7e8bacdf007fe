/** Notes of whole runs, as they leave the suite. */
import { expect, test } from 'vitest';
import { type Report, runConformance } from '../../../conformance/index.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { openBank } from '../vitest/suites/bank.ts';

async function reportOf(...faults: readonly Fault[]): Promise<Report> {
  const run = runConformance({ ...(await openBank(...faults)), seed: 7 });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

/** Each note as a line: `open-account /createdPersonId: …`. */
function notes({ observations }: Report, entry: string): string[] {
  const found = observations.find(({ id }) => id === entry);
  return (found?.seen ?? []).map(({ exchange, pointer, what }) =>
    pointer === undefined ? `${exchange}: ${what}` : `${exchange} ${pointer}: ${what}`,
  );
}

test('the reference server does what the list says of it', async () => {
  const report = await reportOf();
  expect(notes(report, 'unlisted-fields')).toEqual([]);
  expect(notes(report, 'errors')).toEqual([]);
  expect(notes(report, 'program-retrieval-status')).toEqual([
    'read-program: returned 200',
    'read-program-again: returned 200',
    'read-program-last: returned 200',
  ]);
  expect(notes(report, 'copied-bank-details')).toEqual([
    'pull-money /iban: an empty string',
    'pull-money /bin: an empty string',
  ]);
  expect(notes(report, 'balance-effects').slice(0, 2)).toEqual([
    'change-settings /availableBalance: unchanged since before pull-money: "0.00"',
    expect.stringMatching(
      /^change-settings \/pendingCredit: increased by the amount of the pull since before pull-money: "1\.\d\d"$/,
    ),
  ]);
  for (const line of notes(report, 'person-header-effect'))
    expect(line).toMatch(/: the person in the header$/);
  for (const line of notes(report, 'assigned-values'))
    expect(line).toMatch(/: agrees with the suite's clock$/);
  for (const line of notes(report, 'metadata-shape')) expect(line).toMatch(/: null$/);
});

test('another bank that is as right is not accused, and what it does otherwise is noted without its secrets', async () => {
  const secret = 'canary-4417-1234-5678';
  const report = await reportOf(
    {
      operation: 'createCard',
      patch: [
        { op: 'add', path: '/panToken', value: secret },
        { op: 'add', path: '/4417123456789113', value: 1 },
        { op: 'add', path: '/metadata', value: { [`n ${secret}`]: secret } },
        { op: 'add', path: '/allowedMerchants', value: [secret] },
      ],
    },
    {
      operation: 'retrieveProgram',
      status: 203,
      patch: [{ op: 'add', path: '/subscription', value: secret }],
    },
    { operation: 'receiveAchPull', patch: [{ op: 'replace', path: '/iban', value: secret }] },
    { operation: 'updateSentCheck', patch: [{ op: 'replace', path: '/status', value: 'mailed' }] },
  );
  expect(report.run.verdict).toBe('conformant');
  expect(notes(report, 'unlisted-fields').slice(0, 2).sort()).toEqual([
    'issue-card /(masked name): a number',
    'issue-card /panToken: a string',
  ]);
  expect(notes(report, 'metadata-shape')).toContain(
    'issue-card /metadata: an object with the field (masked name)',
  );
  expect(notes(report, 'list-entry-shapes')).toContain(
    'issue-card /allowedMerchants: an array of 1 entry: a string',
  );
  expect(notes(report, 'program-retrieval-status')).toEqual([
    'read-program: returned 203',
    'read-program-again: returned 203',
    'read-program-last: returned 203',
  ]);
  expect(notes(report, 'copied-bank-details')).toContain('pull-money /iban: a string');
  expect(notes(report, 'full-sets-of-states')).toEqual([
    'annotate-check /status: a value that is not in the source: "mailed"',
    'annotate-check-again /status: a value that is not in the source: "mailed"',
  ]);
  expect(JSON.stringify(report.observations)).not.toMatch(/canary|4417/);
});
