import { expect, test } from 'vitest';
import { count } from '../../../conformance/judge/verdict.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { jsonReport } from '../../../conformance/report/json.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import { realReport } from './real-report.ts';
import { richReport, soundReport } from './sample-report.ts';

/** The sample with everything, of which each violation fails the run, as its evidence has it. */
function consistent(): Report {
  const report = richReport();
  const requirements = report.requirements.map((one) => ({ ...one, fails: one.status === 'violated' }));
  const run = { ...report.run, evidence: 'implied' as const };
  return { ...report, run, requirements, counts: count(requirements, report.exchanges.length) };
}

/** A report as an editor leaves it, who then calculates a new digest. */
function resealed(report: Report, edit: (copy: Record<string, never>) => void): unknown {
  const copy = structuredClone(report) as unknown as Record<string, never>;
  edit(copy);
  return sealReport(copy as unknown as Report);
}

test('a report as it was written is found to be so, in whatever layout', async () => {
  for (const report of [
    consistent(),
    soundReport(),
    await realReport(),
    await realReport({ drop: 'before' }),
  ]) {
    const file = JSON.parse(jsonReport(report)) as Record<string, unknown>;
    expect(verifyReport(file)).toMatchObject({ digest: 'correct', problems: [], sameCatalogue: true });
    const turned = Object.fromEntries(Object.entries(file).reverse());
    expect(verifyReport(JSON.parse(JSON.stringify(turned)))).toMatchObject({
      digest: 'correct',
      problems: [],
    });
  }
});

test('a report without a digest cannot be verified, and is contradicted all the same', () => {
  const { digest: _, ...older } = consistent();
  expect(verifyReport(older)).toMatchObject({ digest: 'absent', problems: [] });
  const edited = { ...older, run: { ...older.run, verdict: 'conformant' } };
  expect(verifyReport(edited).problems).toEqual([
    'The verdict is conformant; the requirements give violated.',
  ]);
});

test('a change of any one text, number or flag is found', () => {
  const file = JSON.parse(jsonReport(consistent())) as Report;
  const edits: ((copy: Report) => unknown)[] = [
    (copy) => Object.assign(copy.run.target, { baseUrl: 'https://other.example' }),
    (copy) => Object.assign(copy.run, { startedAt: '2026-03-11T12:00:00.000Z' }),
    (copy) => Object.assign(copy.exchanges[0] ?? {}, { durationMs: 1 }),
    (copy) => Object.assign(copy, { notSent: [] }),
    (copy) => Object.assign(copy, { digest: `sha256:${'f'.repeat(64)}` }),
  ];
  for (const edit of edits) {
    const copy = structuredClone(file);
    edit(copy);
    expect(verifyReport(copy)).toMatchObject({
      digest: 'wrong',
      problems: ['The digest does not match: the report was edited after it was written.'],
    });
  }
});

test('an edit with a new digest is found where the parts contradict each other', () => {
  const problemsOf = (edit: (copy: Report) => void) =>
    verifyReport(resealed(consistent(), (copy) => edit(copy as unknown as Report))).problems.join(' ');
  const violated = (copy: Report) =>
    copy.requirements.find(({ id }) => id === 'createCard.label-is-returned');
  expect(problemsOf((copy) => Object.assign(copy.counts, { violated: 0 }))).toContain(
    'The count of violated is 0',
  );
  expect(problemsOf((copy) => Object.assign(copy.run, { verdict: 'inconclusive' }))).toContain(
    'The verdict is inconclusive',
  );
  expect(problemsOf((copy) => Object.assign(violated(copy) ?? {}, { status: 'passed' }))).toContain(
    'has violations',
  );
  expect(problemsOf((copy) => Object.assign(violated(copy) ?? {}, { violations: [] }))).toContain(
    'has no violations',
  );
  expect(problemsOf((copy) => Object.assign(violated(copy) ?? {}, { fails: false }))).toContain(
    'does not follow',
  );
  expect(problemsOf((copy) => Object.assign(violated(copy) ?? {}, { statement: 'x' }))).toContain(
    'as the catalog has it',
  );
  expect(problemsOf((copy) => Object.assign(copy, { waivers: [] }))).toContain('no waiver covers');
  expect(problemsOf((copy) => Object.assign(copy.baseline ?? {}, { verdict: 'conformant' }))).toContain(
    'against the baseline',
  );
  const without = (copy: Report) => ({
    requirements: copy.requirements.filter((one) => one !== violated(copy)),
  });
  expect(problemsOf((copy) => Object.assign(copy, without(copy)))).toContain('is missing');
});

test('what is no report, one of another form, and one of another catalogue', () => {
  for (const value of [null, [], {}, 'x', { log: {} }])
    expect(verifyReport(value)).toMatchObject({
      isReport: false,
      problems: ['The file is not a conformance report.'],
    });
  const next = { ...soundReport(), $schema: 'urn:banking-platform-api:conformance-report:2' };
  expect(verifyReport(next).problems[0]).toContain('another version of the form');
  const { counts: _, ...broken } = soundReport();
  expect(verifyReport(broken)).toMatchObject({
    isReport: true,
    problems: ["The report must have required property 'counts'."],
  });
  const other = resealed(soundReport(), (copy) => {
    const { run, requirements } = copy as unknown as Report;
    Object.assign(run.catalogue, { digest: `sha256:${'1'.repeat(64)}` });
    Object.assign(requirements[0] ?? {}, { statement: 'Something else.' });
  });
  expect(verifyReport(other)).toMatchObject({ digest: 'correct', problems: [], sameCatalogue: false });
});
