import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Violation } from '../../../conformance/model/violation.ts';
import { compareWithBaseline, readBaseline } from '../../../conformance/report/baseline.ts';
import { consoleReport } from '../../../conformance/report/console.ts';
import { junitReport } from '../../../conformance/report/junit.ts';
import { sarifReport } from '../../../conformance/report/sarif.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verdictWords } from '../../../conformance/report/verdict-words.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import { reportOf, soundReport, violation } from './sample-report.ts';

const FULL = { profile: 'full', evidence: 'implied' } as const;
const LABEL = 'createCard.label-is-returned';
const IP = 'retrieveProgram.body.allowedIps[]:type';

const at = (id: string, pointer: string) => violation(id, pointer, 'a', 'b', 'issue-card');
const violated = (...violations: readonly Violation[]) =>
  ({ status: 'violated', fails: true, judged: 1, violations }) as const;
const open = { status: 'inconclusive', judged: 0, notes: ['createCard returned 503'] } as const;

function compared(now: Report, before: Report): Required<Report>['baseline'] {
  const report = compareWithBaseline(now, readBaseline(sealReport(before), FULL));
  expect(verifyReport(sealReport(report)).problems).toEqual([]);
  return report.baseline as Required<Report>['baseline'];
}

test('what is new, what persists and what is fixed', () => {
  const before = reportOf({
    [LABEL]: violated(at(LABEL, '/label')),
    'createCard.bin-is-returned': violated(at('createCard.bin-is-returned', '/bin')),
  });
  expect(compared(before, before)).toMatchObject({
    verdict: 'conformant',
    new: 0,
    persisting: 2,
    fixed: [],
    notJudged: [],
  });
  expect(compared(soundReport(), before)).toMatchObject({
    verdict: 'conformant',
    new: 0,
    persisting: 0,
    notJudged: [],
  });
  expect(
    compared(soundReport(), before)
      .fixed.map(({ pointer }) => pointer)
      .sort(),
  ).toEqual(['/bin', '/label']);
  expect(compared(before, soundReport())).toMatchObject({ verdict: 'violated', new: 2, persisting: 0 });
});

test('entries of a list are one place, other numbers in a pointer are not', () => {
  const before = reportOf({ [IP]: violated(at(IP, '/allowedIps/0')) });
  expect(compared(reportOf({ [IP]: violated(at(IP, '/allowedIps/7')) }), before)).toMatchObject({
    new: 0,
    persisting: 1,
  });
  const metadata = 'updateSentCheck.metadata-is-returned';
  const first = reportOf({ [metadata]: violated(at(metadata, '/metadata/1')) });
  expect(compared(reportOf({ [metadata]: violated(at(metadata, '/metadata/2')) }), first)).toMatchObject({
    new: 1,
    persisting: 0,
  });
});

test('what was not checked is not fixed', () => {
  const before = reportOf({ [LABEL]: violated(at(LABEL, '/label')) });
  const lost = compared(reportOf({ [LABEL]: open }), before);
  expect(lost).toMatchObject({ verdict: 'inconclusive', fixed: [] });
  expect(lost.notJudged).toEqual([{ requirement: LABEL, operation: 'createCard', pointer: '/label' }]);
  const skipped = reportOf({ [LABEL]: { status: 'skipped', judged: 0, notes: ['not asked for'] } });
  expect(compared(skipped, before)).toMatchObject({
    verdict: 'conformant',
    fixed: [],
    notJudged: lost.notJudged,
  });
  const vacuous = reportOf({ [LABEL]: { judged: 0, notes: ['the list is empty'] } });
  expect(compared(vacuous, before)).toMatchObject({ fixed: [], notJudged: lost.notJudged });
});

test('what could not be judged in the baseline either is accepted, further requirements are not', () => {
  const before = reportOf({ [LABEL]: open });
  expect(compared(reportOf({ [LABEL]: open }), before).verdict).toBe('conformant');
  expect(compared(reportOf({ [LABEL]: open, [IP]: open }), before).verdict).toBe('inconclusive');
  expect(compared(reportOf({ [LABEL]: open }, { run: { stopped: 'by hand' } }), before).verdict).toBe(
    'inconclusive',
  );
});

test('stale waivers fail as ever, and new violations that a waiver or weak evidence covers do not', () => {
  const waiver = { requirement: LABEL, reason: 'x', expires: '2027-01-01' } as const;
  const stale = reportOf({}, { waivers: [{ ...waiver, state: 'stale' }] });
  expect(compared(stale, soundReport()).verdict).toBe('violated');
  const waived = reportOf(
    { [LABEL]: { ...violated(at(LABEL, '/label')), status: 'waived', fails: false } },
    { waivers: [{ ...waiver, state: 'applied' }] },
  );
  expect(compared(waived, soundReport())).toMatchObject({ verdict: 'conformant', new: 1 });
});

test('a baseline that cannot be compared is refused, and how to make a new one is said', () => {
  const other = (run: Partial<Report['run']>) => sealReport(reportOf({}, { run }));
  const digest = `sha256:${'1'.repeat(64)}`;
  const edited = {
    ...sealReport(soundReport()),
    notSent: [{ id: 'x', operation: 'createCard', reason: 'y' }],
  };
  for (const [value, message] of [
    [
      other({ description: { title: 'Other API', version: '2', digest } }),
      /another description: Other API 2/,
    ],
    [other({ catalogue: { digest } }), /other requirements/],
    [other({ profile: 'schema' }), /profile schema, and this run has full/],
    [other({ evidence: 'stated' }), /evidence stated, and this run has implied/],
    [edited, /was edited/],
    [soundReport(), /has no digest/],
    [{}, /cannot be read: The file is not a conformance report/],
  ] as const) {
    const read = () => readBaseline(value, FULL);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ fix: expect.stringContaining('Make a new baseline') }));
  }
  expect(readBaseline(sealReport(soundReport()), FULL).run.id).toBe(soundReport().run.id);
});

test('the reports show it', async () => {
  const before = reportOf({
    [LABEL]: violated(at(LABEL, '/label')),
    'createCard.bin-is-returned': violated(at('createCard.bin-is-returned', '/bin')),
  });
  const now = reportOf({ [LABEL]: violated(at(LABEL, '/label')) });
  const persisting = compareWithBaseline(now, before);
  expect(verdictWords(persisting)).toMatchObject({
    title: 'No new violations',
    reasons: [
      '0 violations are new since the baseline of 2026-03-10 12:00 UTC, 1 persists, 1 place is fixed.',
      '1 requirement is violated, in 1 place.',
    ],
  });
  expect(consoleReport(persisting)).toContain(`  violated persisting ${LABEL}`);
  expect(consoleReport(persisting)).toContain('  fixed createCard.bin-is-returned at createCard/bin\n');
  expect(await junitReport(persisting)).not.toContain('<failure');
  expect(await junitReport(persisting)).toContain('Violated as in the baseline.');
  const added = compareWithBaseline(before, now);
  expect(verdictWords(added).title).toBe('New violations');
  expect((await junitReport(added)).match(/<failure/g)).toHaveLength(1);
  const states = JSON.parse(await sarifReport(added)).runs[0].results.map(
    (one: { baselineState: string }) => one.baselineState,
  );
  expect(states.sort()).toEqual(['new', 'unchanged']);
});
