import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../../lib/json-text.ts';
import { type Foreign, foreignFolder, presentForeign, relativeFile } from './descriptions.ts';
import type { OracleResult } from './oracle.ts';
import type { WalkResult } from './walk.ts';

/**
 * Puts public descriptions through the whole pipeline: `npm run test:foreign`, or with the names of some of them. Each must generate, compile
 * under both TypeScripts, agree with Ajv about its own examples and random payloads, and be walked through client and mock. Writes
 * `build/foreign.json`. With `FOREIGN_RESULTS=DIR`, each result is also kept in DIR, and a description that has passed is not run again. Without descriptions it is skipped: download them with `node test/foreign/fetch.ts`, or name a folder that
 * holds them with `FOREIGN_DESCRIPTIONS`.
 */

const ROOT = join(import.meta.dirname, '../..');
const BUILD = join(ROOT, 'build/foreign');
/** So many must pass, and all that are marked as required. */
const GOAL = 38;

interface Step {
  readonly ok: boolean;
  /** `12.3 s`, `771 operations`, or the first line of what went wrong. */
  readonly says: string;
}
const STEPS = ['generate', 'typescript 7', 'typescript 5', 'oracle', 'walk'] as const;
type Steps = Partial<Record<(typeof STEPS)[number], Step>>;

const asked = process.argv.slice(2);
const folder = foreignFolder();
const present = presentForeign(folder)
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .sort((one, other) => sizeOf(one) - sizeOf(other));
const kept = process.env.FOREIGN_RESULTS;
if (kept !== undefined) mkdirSync(kept, { recursive: true });
mkdirSync(BUILD, { recursive: true });
if (present.length === 0) {
  console.log(`skipped: no public descriptions in ${folder}; get them with \`node test/foreign/fetch.ts\`,`);
  console.log('or give their folder in FOREIGN_DESCRIPTIONS');
  report({}, 0, 0);
  process.exit(0);
}

const all: Record<string, Steps> = {};
for (const one of present) {
  const before = resultOf(one);
  const steps = isPassed(before) ? before : await judge(one);
  all[one.name] = steps;
  if (kept !== undefined) writeFileSync(join(kept, `${one.name}.json`), jsonFile(steps));
  console.log(`${isPassed(steps) ? 'passed' : 'FAILED'}  ${one.name.padEnd(24)} ${line(steps)}`);
}
const passed = present.filter(({ name }) => isPassed(all[name]));
const missing = present
  .filter(({ name, required }) => required && !isPassed(all[name]))
  .map(({ name }) => name);
report(all, passed.length, present.length - passed.length);
console.log(`${passed.length} of ${present.length} passed`);
if (missing.length > 0) console.log(`required, but failed: ${missing.join(', ')}`);
process.exitCode = missing.length > 0 || (asked.length === 0 && passed.length < GOAL) ? 1 : 0;

function sizeOf(one: Foreign): number {
  return statSync(join(folder, relativeFile(one))).size;
}

/** Of an earlier run; nothing where there was none. */
function resultOf({ name }: Foreign): Steps {
  try {
    return JSON.parse(readFileSync(join(kept ?? '', `${name}.json`), 'utf8')) as Steps;
  } catch {
    return {};
  }
}

async function judge(one: Foreign): Promise<Steps> {
  const spec = join(folder, relativeFile(one));
  const out = join(BUILD, one.name);
  rmSync(out, { recursive: true, force: true });
  const steps: Steps = {};
  steps.generate = await run(['scripts/cli.ts', 'generate', '--spec', spec, '--out', out], () => '');
  if (!steps.generate.ok) return steps;
  writeFileSync(
    join(out, 'tsconfig.json'),
    jsonFile({ extends: join(ROOT, 'tsconfig.generated.json'), include: ['**/*.ts'], exclude: [] }),
  );
  for (const [name, compiler] of [
    ['typescript 7', '@typescript/native/bin/tsc'],
    ['typescript 5', 'typescript/bin/tsc'],
  ] as const) {
    steps[name] = await run([join('node_modules', compiler), '--noEmit', '-p', out], () => '');
  }
  steps.oracle = await run(['test/foreign/judge.ts', 'oracle', spec, out], (text) => {
    const { payloads, wrong, loose, first, withoutVerdict, examples, contradictingExamples } = JSON.parse(
      text,
    ) as OracleResult;
    if (wrong > 0) throw new Error(`${wrong} of ${payloads} verdicts are wrong: ${first.join('\n')}`);
    const more =
      (loose > 0 ? `, ${loose} accepted loosely` : '') +
      (withoutVerdict > 0 ? `, ${withoutVerdict} schemas that Ajv cannot compile` : '');
    return `${payloads} verdicts, ${examples} examples fit, ${contradictingExamples} do not${more}`;
  });
  steps.walk = await run(['test/foreign/judge.ts', 'walk', spec, out], (text) => {
    const { operations, withoutArguments, withoutResponse, failed } = JSON.parse(text) as WalkResult;
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${operations} calls failed: ${failed.slice(0, 5).join('\n')}`);
    const impossible = withoutArguments + withoutResponse;
    return `${operations} operations${impossible > 0 ? `, ${withoutArguments} without arguments, ${withoutResponse} without a response: no value was found that fits` : ''}`;
  });
  return steps;
}

/** Runs a script to its end; `read` makes a text of what it printed, or throws. */
function run(args: readonly string[], read: (stdout: string) => string): Promise<Step> {
  const start = performance.now();
  const env = {
    ...process.env,
    NO_COLOR: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      try {
        if (code !== 0)
          throw new Error(`exit ${code ?? signal}: ${firstError(output.stdout + output.stderr)}`);
        resolve({ ok: true, says: [time, read(output.stdout)].filter(Boolean).join(', ') });
      } catch (error) {
        resolve({ ok: false, says: (error as Error).message });
      }
    });
  });
}

function firstError(text: string): string {
  const lines = text.split('\n');
  return lines.find((one) => /error/i.test(one)) ?? lines.find((one) => one.trim() !== '') ?? '';
}

function isPassed(steps: Steps | undefined): steps is Steps {
  return STEPS.every((name) => steps?.[name]?.ok === true);
}

function line(steps: Steps): string {
  const wrong = STEPS.find((name) => steps[name]?.ok === false);
  return wrong === undefined ? (steps.walk?.says ?? '') : `${wrong}: ${steps[wrong]?.says.slice(0, 400)}`;
}

function report(descriptions: Record<string, Steps>, passed: number, failed: number): void {
  writeFileSync(
    join(ROOT, 'build/foreign.json'),
    jsonFile({ passed, failed, skipped: present.length === 0 ? 1 : 0, descriptions }),
  );
}
