import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../installed.ts';
import { evaluate, fill, isTrue } from './expression.ts';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

export function readAction(): Action {
  return parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
}

/** A job that uses the action. */
export interface Job {
  readonly with: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly matrix?: Readonly<Record<string, unknown>>;
  readonly cwd: string;
  /** Folder of the action (default: this repository). */
  readonly action?: string;
}

export interface Ended {
  /** The result of the step that ran the check. */
  readonly code: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Standard output and standard error, as the log has them. */
  readonly log: string;
  /** The input of the upload; undefined: not uploaded. */
  readonly upload?: Readonly<Record<string, string>>;
}

/** Variables of the machine that a job needs; nothing else, so that those of the CI system that runs this test do not count. */
const MACHINE = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

/**
 * Runs the steps of action.yml as GitHub's runner does: `run` by bash with the flags of the runner, from a file; outputs and summary by
 * files; actions of others are only noted.
 */
export async function runAction(job: Job): Promise<Ended> {
  const action = readAction();
  const temp = mkdtempSync(join(tmpdir(), 'composite-'));
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
      name,
      fill(job.with[name] ?? value, { github: { token: job.env?.TOKEN_OF_THE_JOB ?? '' } }),
    ]),
  );
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const contexts = { inputs, steps, matrix: job.matrix ?? null, strategy: { 'job-index': 0 } };
  const summaryFile = join(temp, 'summary.md');
  let code = 0;
  let log = '';
  let upload: Ended['upload'];
  for (const [index, step] of action.runs.steps.entries()) {
    const condition = step.if?.replace(/^\$\{\{(.*)\}\}$/, '$1') ?? 'always()';
    if (step.if === undefined ? code !== 0 : !isTrue(evaluate(condition, contexts))) continue;
    const filled = (values: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, fill(String(value), contexts)]),
      );
    if (step.run === undefined) {
      upload = filled(step.with);
      continue;
    }
    const script = join(temp, `${index}.sh`);
    const outputFile = join(temp, `${index}.output`);
    writeFileSync(script, step.run);
    writeFileSync(outputFile, '');
    const env = {
      ...Object.fromEntries(
        MACHINE.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION_PATH: job.action ?? ROOT,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: temp,
      ...job.env,
      ...filled(step.env),
    };
    const ended = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], job.cwd, env);
    code = ended.code;
    log += ended.log;
    const outputs = readFileSync(outputFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    if (step.id !== undefined)
      steps[step.id] = {
        outputs: Object.fromEntries(
          outputs.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
        ),
      };
  }
  const outputs = Object.fromEntries(
    Object.entries(action.outputs).map(([name, { value }]) => [name, fill(value, contexts)]),
  );
  const summary = existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '';
  rmSync(temp, { recursive: true });
  return { code, outputs, summary, log, ...(upload !== undefined && { upload }) };
}

/** Runs a program, and returns what it wrote in the order of writing. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly code: number; readonly log: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 128, log: Buffer.concat(chunks).toString() }));
  });
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder outside of the repository with these files, until the end of the test file. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
