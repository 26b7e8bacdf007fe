/**
 * What a further operation takes, tried in a copy of the repository: `GET /v1/account/{accountId}` is made up. Its files stand in
 * `eighth-operation/`, those of TypeScript with `.txt` behind their names, since they fit the copy alone. How to: docs/add-an-operation.md.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { projectFiles, ROOT, read } from '../house/files.ts';
import { ownFiles } from '../house/operation-names.ts';

/** No id of this repository's own description. */
const ID: string = 'retrieveAccount';
const FIXTURES = join(import.meta.dirname, 'eighth-operation');
const PATH_FILE = 'spec/paths/v1_account_{accountId}.yaml';
const HANDLERS = 'server/api/operations/index.ts';
const STEPS = 'conformance/scenario/steps.ts';
const SOURCE_TABLE = 'test/spec/description/source-table.ts';

/** The six hand-written files, and the entries that the records of handlers and steps get. */
const PARTS: Readonly<Record<string, () => void>> = {
  path: () => write(PATH_FILE, read(PATH_FILE) + fixture(PATH_FILE)),
  example: () => write(`spec/examples/${ID}Response.yaml`, fixture(`spec/examples/${ID}Response.yaml`)),
  rows: () => write(`spec/requirements/${ID}.yaml`, fixture(`spec/requirements/${ID}.yaml`)),
  handler: () => {
    write(`server/api/operations/${ID}.ts`, fixture(`server/api/operations/${ID}.ts.txt`));
    write(HANDLERS, withEntry(read(HANDLERS), `${ID},`, `import { ${ID} } from './${ID}.ts';`));
  },
  step: () => {
    write(`conformance/scenario/${ID}.ts`, fixture(`conformance/scenario/${ID}.ts.txt`));
    write(
      STEPS,
      withEntry(read(STEPS), `${ID}: [readAccount],`, `import { readAccount } from './${ID}.ts';`),
    );
  },
  fixture: () => write(SOURCE_TABLE, withEntry(read(SOURCE_TABLE), fixture(`${SOURCE_TABLE}.txt`))),
};

let copy: string;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'eighth-operation-'));
  for (const file of projectFiles()) cpSync(join(ROOT, file), join(copy, file));
  // House tests ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const add of Object.values(PARTS)) add();
  const made = await cli('generate', '--quiet');
  // The clients in other languages and the collections are made by commands of their own.
  expect(made).toEqual({
    code: 0,
    text: expect.stringMatching(/^(warning: generated\/\w+\.lock\.json .*\n){2}$/),
  });
});
afterAll(() => copy && rmSync(copy, { recursive: true }));

function fixture(file: string): string {
  return readFileSync(join(FIXTURES, file), 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** A source with one more entry at the end of its first record, and the import that this needs. */
function withEntry(source: string, entry: string, line?: string): string {
  const record = source.search(/: (?:Readonly<Record<OperationId|Handlers<)/);
  const end = source.indexOf('\n};', record);
  expect([record, end]).not.toContain(-1);
  return `${line === undefined ? '' : `${line}\n`}${source.slice(0, end)}\n  ${entry}${source.slice(end)}`;
}

interface Ended {
  readonly code: number;
  /** Standard output and error. */
  readonly text: string;
}

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      args,
      { cwd: copy, maxBuffer: 1e8, env: { ...process.env, ...environment } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
          text: stdout + stderr,
        }),
    ),
  );
}

const cli = (...args: readonly string[]) => run(['scripts/cli.ts', ...args]);

/** Checks types: all, or those of the records alone. */
function compile(...files: readonly string[]): Promise<Ended> {
  const compiler = 'node_modules/@typescript/native/bin/tsc';
  if (files.length === 0) return run([compiler, '--noEmit']);
  write('tsconfig.records.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  return run([compiler, '--noEmit', '-p', 'tsconfig.records.json']);
}

test('with its six files, the description, all that is generated and every source and test compile', async () => {
  expect(await cli('lint', '--quiet')).toEqual({ code: 0, text: '' });
  expect(await compile()).toEqual({ code: 0, text: '' });
});

test('the suite judges it against the sandbox of the copy, rows and form alike', async () => {
  const sandbox = spawn(
    process.execPath,
    ['scripts/cli.ts', 'sandbox', '--memory', '--port', '0', '--json'],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const { environment, curl } = await firstDocument(sandbox.stdout);
    expect(curl[ID]).toMatch(/^curl /);
    const given = [
      '--program-id',
      environment.BANKING_PROGRAM_ID,
      '--business-id',
      environment.BANKING_BUSINESS_ID,
    ];
    const judging = [
      'conform',
      '--quiet',
      '--only',
      ID,
      '--report-dir',
      'build/eighth',
      '--reporter',
      'json',
    ];
    const ran = await run(
      ['scripts/cli.ts', ...judging, '--base-url', environment.BANKING_BASE_URL, ...given],
      environment,
    );
    expect(ran).toEqual({ code: 0, text: '' });
    const report = JSON.parse(readFileSync(join(copy, 'build/eighth/conformance.json'), 'utf8')) as Report;
    const judged = report.requirements.filter(({ operations }) => operations[0] === ID);
    const rows = [...fixture(`spec/requirements/${ID}.yaml`).matchAll(/^- id: (.*)$/gm)].map(([, id]) => id);
    expect(judged.map(({ id }) => id)).toEqual(expect.arrayContaining(rows));
    expect(judged.filter(({ status }) => status !== 'passed')).toEqual([]);
  } finally {
    sandbox.kill();
  }
});

interface SandboxLines {
  readonly environment: Readonly<
    Record<'BANKING_BASE_URL' | 'BANKING_PROGRAM_ID' | 'BANKING_BUSINESS_ID', string>
  >;
  readonly curl: Readonly<Record<string, string>>;
}

async function firstDocument(output: AsyncIterable<Buffer>): Promise<SandboxLines> {
  let text = '';
  for await (const piece of output) {
    text += piece;
    if (/^\{[\s\S]*\n\}\n$/.test(text)) return JSON.parse(text) as SandboxLines;
  }
  throw new Error(`The sandbox ended: ${text}`);
}

test('tests that call every operation take it in by themselves', async () => {
  const files = [
    'test/server/control/isolation.test.ts',
    'test/scripts/commands/conform/conform.test.ts',
    'test/scripts/commands/conform/conform-output.test.ts',
    'test/scripts/commands/conform/conform-safety.test.ts',
  ];
  const titles = 'program|every call is shown|--plan --sandbox plans|--read-only needs';
  const ran = await run(['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...files, '-t', titles]);
  expect(ran.text).toMatch(/Test Files .*4 passed/);
  expect(ran.code).toBe(0);
});

test.each<[part: keyof typeof PARTS, leaveOut: () => void, ask: () => Promise<Ended>, names: string]>([
  ['path', () => restore(PATH_FILE), () => cli('lint'), ID],
  [
    'example',
    () => rmSync(join(copy, `spec/examples/${ID}Response.yaml`)),
    () => cli('lint'),
    `${ID}Response.yaml`,
  ],
  [
    'rows',
    () => rmSync(join(copy, `spec/requirements/${ID}.yaml`)),
    () => run(['node_modules/vitest/vitest.mjs', 'run', 'test/house/operation-names.test.ts']),
    `spec/requirements/${ID}.yaml`,
  ],
  ['handler', () => restore(HANDLERS), () => compile(HANDLERS), `Property '${ID}' is missing`],
  ['step', () => restore(STEPS), () => compile(STEPS), `Property '${ID}' is missing`],
  ['fixture', () => restore(SOURCE_TABLE), () => compile(SOURCE_TABLE), `Property '${ID}' is missing`],
])(
  'without its %s, something fails that names it',
  async (part, leaveOut, ask, names) => {
    leaveOut();
    try {
      const { code, text } = await ask();
      expect(text).toContain(names);
      expect(code).not.toBe(0);
    } finally {
      PARTS[part]?.();
    }
  },
  120_000,
);

/** As the repository has it. */
function restore(file: string): void {
  write(file, read(file));
}

test('every file that carries its name is one of the six', () => {
  const added = ['example', 'rows', 'handler', 'step'];
  expect(ownFiles(ID)).toHaveLength(added.length);
  for (const file of ownFiles(ID)) expect(readFileSync(join(copy, file), 'utf8')).not.toBe('');
});
