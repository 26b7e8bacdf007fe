import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocks, judgeDay, saidIn, writeDay } from '../scale/recorded-day.ts';
import { runCli } from '../scripts/cli/process.ts';
import { compileUsage } from './compile-usage.ts';
import { packed } from './installed.ts';

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

test('the script of the guide, with the packed package, places calls as it is said, in several processes', async () => {
  const place = mkdtempSync(join(folder, 'engine-'));
  await writeDay(place);
  mkdirSync(join(place, 'node_modules'));
  cpSync((await packed()).tools.content, join(place, 'node_modules/banking-platform-api'), {
    recursive: true,
  });
  writeFileSync(join(place, 'place.mjs'), blocks('js').find((text) => text.startsWith('// place.mjs')) ?? '');
  const lines = readFileSync(join(place, 'day.har'), 'utf8').trim().split('\n');
  const rows = [0, 1].map((shard) => {
    const input = lines.filter((_, index) => index % 2 === shard).reverse();
    const options = { cwd: place, input: input.join('\n'), encoding: 'utf8', maxBuffer: 1e8 } as const;
    return execFileSync(process.execPath, ['place.mjs', '3'], options).trim().split('\n');
  });
  const reports = [];
  for (const part of ['1', '2', '3']) {
    const own = rows.flat().filter((row) => row.startsWith(`${part}\t`));
    writeFileSync(join(place, `part-${part}.ndjson`), own.map((row) => `${row.slice(2)}\n`).join(''));
    await runCli(
      ['conform', '--traffic', `part-${part}.ndjson`, '--part', `${part}/3`, '--report-dir', part],
      place,
    );
    reports.push(`${part}/conformance.json`);
  }
  const whole = await judgeDay(place);
  const merged = await runCli(['report', 'merge', ...reports], place);
  expect(merged.code, merged.stderr).toBe(whole.code);
  expect(saidIn(place)).toEqual(whole.said);
}, 900_000);
