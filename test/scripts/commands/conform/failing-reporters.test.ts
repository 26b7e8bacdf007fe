import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { FILES, REPORTERS } from '../../../../conformance/report/reporters.ts';
import { exitOf, showReport } from '../../../../scripts/commands/conform/show-report.ts';
import { richReport } from '../../../conformance/report/sample-report.ts';
import { temporaryFolder } from '../../pipeline/command-line.ts';

const fail = () => {
  throw new RangeError('a secret');
};

vi.mock('../../../../conformance/report/console.ts', async (original) => {
  const real = await original<typeof import('../../../../conformance/report/console.ts')>();
  return { ...real, consoleReport: vi.fn(real.consoleReport) };
});
vi.mock('../../../../conformance/report/github.ts', async (original) => {
  const real = await original<typeof import('../../../../conformance/report/github.ts')>();
  return { ...real, githubAnnotations: vi.fn(real.githubAnnotations) };
});
afterEach(() => vi.restoreAllMocks());

test.each(REPORTERS)('%s fails: the verdict and the other reporters remain', async (reporter) => {
  if (reporter === 'console')
    vi.mocked(
      (await import('../../../../conformance/report/console.ts')).consoleReport,
    ).mockImplementationOnce(fail);
  else if (reporter === 'github')
    vi.mocked(
      (await import('../../../../conformance/report/github.ts')).githubAnnotations,
    ).mockImplementationOnce(fail);
  else vi.spyOn(FILES[reporter][0], 'make').mockImplementationOnce(fail);
  const folder = await temporaryFolder();
  const warnings: string[] = [];
  const shown: string[] = [];
  const context = {
    cwd: folder,
    env: {},
    json: false,
    paint: (_style: unknown, text: string) => text,
    warn: (text: string) => warnings.push(text),
    prose: () => shown.push('console'),
    data: () => shown.push('github'),
    info: () => {},
  };
  const report = richReport();
  await showReport(report, { reporter: [...REPORTERS] }, context as never);
  expect(warnings).toEqual([
    expect.stringMatching(new RegExp(`^The reporter ${reporter} failed \\(RangeError\\)`)),
  ]);
  const printed = ['console', 'github'].filter((name) => name !== reporter);
  expect([...new Set(shown)]).toEqual(printed);
  const files = Object.entries(FILES).flatMap(([name, own]) =>
    name === reporter ? [] : own.map((one) => one.name),
  );
  expect(readdirSync(`${folder}/conformance-report`).sort()).toEqual(files.sort());
  expect(exitOf(report, new AbortController().signal)).toBe('problem');
});
