import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showReport } from '../../../../scripts/commands/conform/show-report.ts';
import { richReport } from '../../../conformance/report/sample-report.ts';
import { folderForTest } from '../../../temporary-folder.ts';

/** A command gets this, with its output collected. */
function contextWith(env: Readonly<Record<string, string>>) {
  const cwd = folderForTest();
  const written: string[] = [];
  const warnings: string[] = [];
  const context = {
    ...{ cwd, env, quiet: true, json: false, signal: new AbortController().signal },
    data: (text: string) => written.push(text),
    prose: (text: string) => written.push(text),
    result: () => {},
    paint: (_style: unknown, text: string) => text,
    info: () => {},
    warn: (line: string) => warnings.push(line),
    step: <T>(_title: string, run: () => Promise<T>) => run(),
  };
  return { context, cwd, written, warnings };
}

test('annotations go to standard output, and the page to the summary of the step, behind what is there', async () => {
  const { context, cwd, written } = contextWith({});
  const env = { GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') };
  for (const _ of [1, 2])
    await showReport(richReport(), { reporter: ['github'] }, { ...context, env } as never);
  expect(written.filter((line) => line.startsWith('::error title='))).not.toEqual([]);
  expect(written.every((line) => line.startsWith('::'))).toBe(true);
  expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8').match(/^# New violations$/gm)).toHaveLength(2);
});

test('a summary that cannot be written is a warning, and without the reporter nothing is written', async () => {
  const { context, cwd, warnings } = contextWith({});
  const env = { GITHUB_STEP_SUMMARY: join(cwd, 'none', 'summary.md') };
  await showReport(richReport(), { reporter: [] }, { ...context, env } as never);
  expect(warnings).toEqual([]);
  await showReport(richReport(), { reporter: ['github'] }, { ...context, env } as never);
  expect(warnings).toEqual([
    'The summary of the step could not be written: no such file or folder (ENOENT).',
  ]);
});
