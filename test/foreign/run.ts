import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../../lib/json-text.ts';
import { type Foreign, foreignFolder, presentForeign, relativeFile } from './descriptions.ts';
import type { OracleResult } from './oracle.ts';
import { isPassed, Results, STEPS, type Steps } from './results.ts';
import { ROOT, runScript, type Step } from './run-script.ts';
import type { TypeUsage } from './type-usage.ts';
import { COMPILERS, usageErrors } from './usage-errors.ts';
import type { WalkResult } from './walk.ts';

/**
 * Puts public descriptions through the whole pipeline: `npm run test:foreign`, or with the names of some of them. Each must generate, compile
 * under both TypeScripts, agree with Ajv about its own examples and random payloads, be walked through client and mock, and have types that agree with its validators. Writes
 * `build/foreign.json`. With `FOREIGN_RESULTS=DIR`, each result is kept in DIR, and a description that has passed is not run again. Without descriptions it is skipped: download them with `node test/foreign/fetch.ts`, or name a folder that
 * holds them with `FOREIGN_DESCRIPTIONS`.
 */

const BUILD = join(ROOT, 'build/foreign');
/** So many must pass, and all that are marked as required. */
const GOAL = 38;

const asked = process.argv.slice(2);
const folder = foreignFolder();
const present = presentForeign(folder)
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .sort((one, other) => sizeOf(one) - sizeOf(other));
const results = new Results<Steps>('ours');
mkdirSync(BUILD, { recursive: true });
if (present.length === 0) {
  console.log(`skipped: no public descriptions in ${folder}; get them with \`node test/foreign/fetch.ts\`,`);
  console.log('or give their folder in FOREIGN_DESCRIPTIONS');
  report({}, 0, 0);
  process.exit(0);
}

const all: Record<string, Steps> = {};
for (const one of present) {
  const before = process.env.FOREIGN_RESULTS === undefined ? undefined : results.read(one.name);
  const steps = isPassed(before) ? before : await judge(one);
  all[one.name] = steps;
  results.write(one.name, steps);
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

async function judge(one: Foreign): Promise<Steps> {
  const spec = join(folder, relativeFile(one));
  const out = join(BUILD, one.name);
  rmSync(out, { recursive: true, force: true });
  const steps: Steps = {};
  steps.generate = await runScript(['scripts/cli.ts', 'generate', '--spec', spec, '--out', out]);
  if (!steps.generate.ok) return steps;
  writeFileSync(
    join(out, 'tsconfig.json'),
    jsonFile({
      extends: join(ROOT, 'scripts/dev/tsconfig.generated.json'),
      include: ['**/*.ts'],
      exclude: ['usage'],
    }),
  );
  for (const compiler of COMPILERS) {
    const step = compiler === 'typescript' ? 'typescript 5' : 'typescript 7';
    steps[step] = await runScript([join('node_modules', compiler, 'bin/tsc'), '--noEmit', '-p', out]);
  }
  steps.oracle = await runScript(['test/foreign/judge.ts', 'oracle', spec, out], (text) => {
    const { payloads, wrong, loose, first, withoutVerdict, examples, contradictingExamples } = JSON.parse(
      text,
    ) as OracleResult;
    if (wrong > 0) throw new Error(`${wrong} of ${payloads} verdicts are wrong: ${first.join('\n')}`);
    const more =
      (loose > 0 ? `, ${loose} accepted loosely` : '') +
      (withoutVerdict > 0 ? `, ${withoutVerdict} schemas that Ajv cannot compile` : '');
    return `${payloads} verdicts, ${examples} examples fit, ${contradictingExamples} do not${more}`;
  });
  steps.walk = await runScript(['test/foreign/judge.ts', 'walk', spec, out], (text) => {
    const { operations, withoutArguments, withoutResponse, failed } = JSON.parse(text) as WalkResult;
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${operations} calls failed: ${failed.slice(0, 5).join('\n')}`);
    const impossible = withoutArguments + withoutResponse;
    return `${operations} operations${impossible > 0 ? `, ${withoutArguments} without arguments, ${withoutResponse} without a response: no value was found that fits` : ''}`;
  });
  steps.types = await judgeTypes(spec, out);
  return steps;
}

/** Each valid value has to fit its type under both compilers, an incomplete one must not, and each described property can be read. */
async function judgeTypes(spec: string, out: string): Promise<Step> {
  const written = await runScript(['test/foreign/judge.ts', 'usage', spec, out], (text) => {
    const { values, incomplete, reads, types } = JSON.parse(text) as Omit<TypeUsage, 'text'>;
    return `${values} values, ${incomplete} incomplete ones and ${reads} reads of ${types} types`;
  });
  if (!written.ok) return written;
  const project = join(out, 'usage/tsconfig.json');
  writeFileSync(project, jsonFile({ extends: '../tsconfig.json', include: ['usage.ts'], exclude: [] }));
  for (const compiler of COMPILERS) {
    const [first, ...others] = await usageErrors(compiler, project);
    if (first !== undefined) return { ok: false, says: `${compiler}: ${others.length + 1} errors: ${first}` };
  }
  return written;
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
