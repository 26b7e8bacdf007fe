import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocks, judgeDay, saidIn, writeDay } from '../scale/recorded-day.ts';
import { compileUsage } from './compile-usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = blocks('yaml').find((text) => text.includes('kind: Job')) ?? '';

test('the manifest of the guide has the fields of a Job, and no others', async () => {
  const check = (text: string, name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
    const usage = `import type { Job } from 'kubernetes-types/batch/v1.js';\nexport const job: Job = ${JSON.stringify(parse(text))};\n`;
    return compileUsage(join(folder, name), usage, '@typescript/native');
  };
  expect(await check(manifest, 'right')).toBe('');
  expect(await check(manifest.replace('parallelism', 'paralelism'), 'unknown')).toContain('paralelism');
  expect(await check(manifest.replace('completions: 8', 'completions: "8"'), 'wrong')).toContain('number');
});

test('its command checks each part, a verdict counts as success, and the merged report is that of one process', async () => {
  const { completions, template } = parse(manifest).spec;
  const [shell, ...args]: string[] = template.spec.containers[0].command;
  const npx = await writeDay(folder);
  const run = async (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const options = { cwd: folder, env: { ...npx, ...env }, stdio: 'ignore' } as const;
    const [code] = await once(spawn(words[0] ?? '', words.slice(1), options), 'exit');
    return code;
  };
  const pod = (index: number) => run([`${shell}`, ...args], { JOB_COMPLETION_INDEX: String(index) });
  const tool = ['sh', join(folder, 'npx'), 'banking-platform-api'];
  await run([...tool, 'traffic', 'split', 'day.har', '--parts', String(completions), '--out', 'parts']);
  for (let index = 0; index < completions; index += 2)
    expect(await Promise.all([pod(index), pod(index + 1)])).toEqual([0, 0]);
  // There is no such part: the pod fails, and is tried again.
  expect(await pod(completions)).toBe(1);
  const reports = Array.from(
    { length: completions },
    (_, index) => `parts/report-${index + 1}/conformance.json`,
  );
  const whole = await judgeDay(folder);
  expect(await run([...tool, 'report', 'merge', ...reports])).toBe(whole.code);
  expect(saidIn(folder)).toEqual(whole.said);
});
