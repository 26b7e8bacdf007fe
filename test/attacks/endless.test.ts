/** No description makes a command endless, or fails it as a bug of ours would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { folderForAll } from '../temporary-folder.ts';
import { BAIT, FAMILIES } from './endless-descriptions.ts';

const CLI = join(import.meta.dirname, '../../scripts/cli.ts');
/** Generous: a quiet machine needs a tenth. */
const LIMIT = 300_000;
const CODES: readonly (number | string)[] = Object.values(EXIT_CODES)
  .map(({ code }) => code)
  .filter((code) => code !== EXIT_CODES.internal.code);

const folder = folderForAll();

const COMMANDS: Readonly<Record<string, (spec: string, changed: string) => readonly string[]>> = {
  lint: (spec) => ['lint', '--spec', spec],
  bundle: (spec) => ['bundle', '--spec', spec, '--out', 'bundled'],
  generate: (spec) => ['generate', '--spec', spec, '--out', 'made', '--collections', 'postman,bruno'],
  docs: (spec) => ['docs', '--spec', spec, '--out', 'docs.html'],
  diff: (spec, changed) => ['diff', spec, changed],
  mock: (spec) => ['mock', '--spec', spec, '--port', '0', '--quiet'],
};

/** Calls each operation of a mock, and ends it. Responses are counted in `statuses`. */
async function callAll(url: string, count: number, statuses: number[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (const prefer of ['dynamic=false', 'dynamic=true'])
    for (let index = 0; index < count; index++) {
      const path = index % 4 === 0 ? `${url}/try/${index}?q=${BAIT}` : `${url}/try/${index}`;
      const body = index % 2 === 0 ? JSON.stringify(BAIT) : JSON.stringify({ [BAIT]: 1 });
      const signal = AbortSignal.timeout(LIMIT);
      const response = await fetch(path, { method: 'POST', headers: { ...headers, prefer }, body, signal });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
}

/** @returns the exit code, or why there is none */
async function run(
  args: readonly string[],
  cwd: string,
  calls: number,
  statuses: number[],
): Promise<number | string> {
  const child = spawn(process.execPath, [CLI, ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT);
  let called: Promise<unknown> | undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (args[0] !== 'mock' || called !== undefined) return;
    called = callAll(text.trim(), calls, statuses).finally(() => child.kill('SIGTERM'));
    called.catch(() => {});
  });
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timer);
  await called;
  return code ?? String(signal);
}

let tried = 0;
const CASES = FAMILIES.flatMap((family) =>
  Object.keys(COMMANDS).map((command) => ({ family, command, name: family.name })),
);

describe('an endless description', () => {
  test.concurrent.each(CASES)('$command ends: $name', { timeout: 2 * LIMIT }, async ({ family, command }) => {
    for (const [index, { extension, text }] of family.files.entries()) {
      const cwd = join(folder, command, family.name, String(index));
      mkdirSync(cwd, { recursive: true });
      writeFileSync(join(cwd, 'package.json'), '{"dependencies":{"msw":"*","zod":"*"}}');
      writeFileSync(join(cwd, `old.${extension}`), text);
      writeFileSync(
        join(cwd, `new.${extension}`),
        text.replaceAll('Try it', 'Do it').replaceAll('"required"', '"x-required"'),
      );
      const statuses: number[] = [];
      const calls = family.files.length === 1 ? Math.min(family.count, 8) : 1;
      const code = await run(
        COMMANDS[command]?.(`old.${extension}`, `new.${extension}`) ?? [],
        cwd,
        calls,
        statuses,
      );
      expect(CODES, `${command} ${family.name} ${index}: ${code}`).toContain(code);
      expect(statuses.filter((status) => status < 200 || status > 500)).toEqual([]);
      tried += family.files.length === 1 ? family.count : 1;
    }
  });

  test('all of them were tried', () => {
    const all = FAMILIES.reduce((sum, { count }) => sum + count, 0) * Object.keys(COMMANDS).length;
    expect(tried).toBe(all);
    console.log(`${all} inputs tried, 0 broken`);
  });
});
