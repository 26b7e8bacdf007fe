/**
 * `npm run test:scale [-- NAME...]` runs the proofs that need Debian packages or kill processes, all or those named. With `--changed`, as the gate
 * runs it, those are left out whose files are as they were when the proof was last passed. Writes `build/scale.json`, and the digests of what was proved.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../../lib/json-text.ts';
import { ROOT } from '../foreign/run-script.ts';
import { installPackages } from './debian.ts';
import { digestOf, PROOFS, PROVED } from './proofs.ts';

const RESULTS = join(ROOT, 'build/scale.json');
const proved: Record<string, string> = existsSync(PROVED) ? JSON.parse(readFileSync(PROVED, 'utf8')) : {};
const args = process.argv.slice(2);
const onlyChanged = args.includes('--changed');
const names = args.filter((one) => one !== '--changed');
const unknown = names.find((name) => PROOFS[name] === undefined);
if (unknown !== undefined)
  throw new Error(`There is no proof ${unknown}. There are: ${Object.keys(PROOFS).join(', ')}.`);

rmSync(RESULTS, { force: true });
const run: string[] = [];
for (const [name, { packages }] of Object.entries(PROOFS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (onlyChanged && proved[name] === digestOf(name)) {
    console.log(`${name}: proved, and nothing of it has changed since`);
    continue;
  }
  const lack = installPackages(packages);
  if (lack === undefined) run.push(name);
  else console.log(`SKIPPED ${name}: ${lack}`);
}
if (run.length > 0) {
  const config = ['--config', 'test/scale/vitest.config.ts'];
  const files = run.map((name) => `test/scale/${name}.test.ts`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = { cwd: ROOT, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...config, ...files, ...reporters], options);
  process.exitCode = status ?? 1;
  if (status === 0) {
    for (const name of run) proved[name] = digestOf(name);
    const sorted = Object.entries(proved).filter(([name]) => PROOFS[name] !== undefined);
    writeFileSync(PROVED, jsonFile(Object.fromEntries(sorted.sort())));
  }
}
