/**
 * Adds a further operation in copies of the repository, in three shapes, to see what it takes. The operations are made up: their files stand in
 * `eighth-operation/`. How to: docs/internals/add-an-operation.md.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { ownFiles } from '../house/operation-names.ts';
import { folderForAll } from '../temporary-folder.ts';
import {
  addOperation,
  copyRepository,
  type Ended,
  HANDLERS,
  MADE_UP,
  type MadeUpOperation,
  restore,
  runIn,
  SOURCE_TABLE,
  STEPS,
} from './eighth-operation/add-operation.ts';

/** Copies the repository, with these operations, and generates. */
async function copyInto(copy: string, ...operations: readonly MadeUpOperation[]): Promise<void> {
  copyRepository(copy);
  for (const one of operations) addOperation(copy, one);
  // The clients in other languages and the collections are made by commands of their own.
  expect(await runIn(copy, ['scripts/cli.ts', 'generate', '--quiet'])).toEqual({
    code: 0,
    text: expect.stringMatching(/^(warning: generated\/\w+\.lock\.json .*\n){2}$/),
  });
  expect(await runIn(copy, ['test/house/numbers.ts'])).toMatchObject({ code: 0 });
}

/** Checks types: all, or those of the records alone. */
function compile(copy: string, ...files: readonly string[]): Promise<Ended> {
  const compiler = 'node_modules/@typescript/native/bin/tsc';
  if (files.length === 0) return runIn(copy, [compiler, '--noEmit']);
  const config = { extends: './tsconfig.json', include: [], files };
  writeFileSync(join(copy, 'tsconfig.records.json'), JSON.stringify(config));
  return runIn(copy, [compiler, '--noEmit', '-p', 'tsconfig.records.json']);
}

/** The mock takes any. */
const CREDENTIALS = { BANKING_API_KEY: 'any', BANKING_PERSON_ID: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92' };

async function startMock(copy: string): Promise<{ readonly url: string; stop(): void }> {
  const args = ['scripts/cli.ts', 'mock', '--port', '0', '--json'];
  const started = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const piece of started.stdout) {
    text += piece;
    if (/^\{[\s\S]*\n\}\n$/.test(text)) break;
  }
  return { url: (JSON.parse(text) as { url: string }).url, stop: () => void started.kill() };
}

const [first] = MADE_UP as [MadeUpOperation];

describe.each(MADE_UP)('$shape: $id', (operation) => {
  const copy = folderForAll();
  beforeAll(() => copyInto(copy, operation));

  test('the description, all that is generated and every source and test compile', async () => {
    expect(await runIn(copy, ['scripts/cli.ts', 'lint', '--quiet'])).toEqual({ code: 0, text: '' });
    expect(await compile(copy)).toEqual({ code: 0, text: '' });
  });

  test.each(['--sandbox', '--sandbox --thorough', '--profile schema'])(
    'with %s the copy is conformant, and all that is said of the operation is judged',
    async (given) => {
      const flags = given.split(' ');
      const isMock = !flags.includes('--sandbox');
      const mock = isMock ? await startMock(copy) : undefined;
      try {
        const reporting = ['--quiet', '--report-dir', 'build/eighth', '--reporter', 'json'];
        const at = mock === undefined ? [] : ['--base-url', mock.url];
        const ran = await runIn(
          copy,
          ['scripts/cli.ts', 'conform', ...reporting, ...flags, ...at],
          CREDENTIALS,
        );
        expect(ran).toEqual({ code: 0, text: '' });
      } finally {
        mock?.stop();
      }
      const report = JSON.parse(readFileSync(join(copy, 'build/eighth/conformance.json'), 'utf8')) as Report;
      expect(report.run.verdict).toBe('conformant');
      expect(report.run.thorough?.leftOut ?? []).toEqual([]);
      const judged = report.requirements.filter(({ operations: [one] }) => one === operation.id);
      expect(judged.length).toBeGreaterThan(0);
      // The mock is judged in form alone.
      const open = judged.filter(
        ({ status, kind }) => status !== 'passed' && !(isMock && kind === 'behaviour'),
      );
      expect(open).toEqual([]);
    },
  );

  test('its files are the six, and one for each new schema', () => {
    for (const file of ownFiles(operation.id)) expect(existsSync(join(copy, file)), file).toBe(true);
  });
});

describe('with all of them', () => {
  const copy = folderForAll();
  beforeAll(() => copyInto(copy, ...MADE_UP));

  test('the quick tests of what follows from the list of operations hold', async () => {
    const parts = ['conformance', 'server', 'house', 'console', 'spec'].map((part) => `test/${part}`);
    const ran = await runIn(copy, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...parts]);
    expect(ran.code, ran.text.slice(-10_000)).toBe(0);
  }, 1_800_000);
});

describe('without one of its files, something fails that names it', () => {
  const { id } = first;
  const PATH_FILE = 'spec/paths/v1_account_{accountId}.yaml';
  const lint = ['scripts/cli.ts', 'lint'];
  const copy = folderForAll();
  beforeAll(() => copyInto(copy, first));

  test.each<[part: string, file: string, ask: () => Promise<Ended>, names: string]>([
    ['path', PATH_FILE, () => runIn(copy, lint), id],
    ['example', `spec/examples/${id}Response.yaml`, () => runIn(copy, lint), `${id}Response.yaml`],
    [
      'rows',
      `spec/requirements/${id}.yaml`,
      () => runIn(copy, ['node_modules/vitest/vitest.mjs', 'run', 'test/house/operation-names.test.ts']),
      `spec/requirements/${id}.yaml`,
    ],
    ['handler', HANDLERS, () => compile(copy, HANDLERS), `Property '${id}' is missing`],
    ['step', STEPS, () => compile(copy, STEPS), `Property '${id}' is missing`],
    ['source table', SOURCE_TABLE, () => compile(copy, SOURCE_TABLE), `Property '${id}' is missing`],
  ])('%s', async (_, file, ask, names) => {
    const place = join(copy, file);
    const text = readFileSync(place, 'utf8');
    restore(copy, file);
    try {
      const ended = await ask();
      expect(ended.text).toContain(names);
      expect(ended.code).not.toBe(0);
    } finally {
      writeFileSync(place, text);
    }
  });
});
