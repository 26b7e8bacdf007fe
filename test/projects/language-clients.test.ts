import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../generated/examples.ts';
import { type OperationId, operationIds, operations } from '../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { LANGUAGES, type LanguageName } from '../../scripts/pipeline/clients/languages.ts';
import { run } from '../scripts/pipeline/command-line.ts';
import { folderForAll } from '../temporary-folder.ts';
import { type Banks, FAULTY, openBanks, PLAIN, REFUSAL } from './languages/banks.ts';
import { TOOLCHAINS } from './languages/toolchains.ts';

// The clients of `generate --clients`, each compiled by its own toolchain and run against the sandbox and every permitted server.

const LOCK = join(import.meta.dirname, '../../generated/clients.lock.json');
const names = Object.keys(LANGUAGES) as LanguageName[];
const folder = folderForAll();

beforeAll(async () => {
  await make('first');
}, 300_000);

const make = (out: string) =>
  run(['generate', '--only', 'openapi', '--clients', names.join(','), '--out', out, '--quiet'], folder);

const lockOf = (out: string): unknown =>
  JSON.parse(readFileSync(join(folder, out, 'clients.lock.json'), 'utf8'));

test('the same description makes the same bytes, those whose digests are committed', async () => {
  await make('second');
  expect(lockOf('second')).toEqual(lockOf('first'));
  expect(lockOf('first')).toEqual(JSON.parse(readFileSync(LOCK, 'utf8')));
  for (const out of ['first', 'second']) rmSync(join(folder, out, 'clients/.manifest.json'));
  await expect(
    promisify(execFile)('diff', ['-r', 'first/clients', 'second/clients'], { cwd: folder }),
  ).resolves.toMatchObject({ stdout: '' });
}, 300_000);

interface Line {
  readonly bank: string;
  readonly operation: OperationId;
  readonly id?: string;
  readonly record?: Json;
  readonly status?: number;
  readonly body?: Json;
  readonly crash?: string;
}

describe.each(names)('the client for %s', (name) => {
  const { missing, compile, command } = TOOLCHAINS[name];
  const reason = missing();
  let lines: readonly Line[];
  // Its own, since each language creates its own cards.
  let banks: Banks;
  beforeAll(async () => {
    banks = await openBanks();
  });
  afterAll(() => banks?.close());

  test.skipIf(reason !== undefined)(
    `compiles without a warning${reason === undefined ? '' : ` (${reason})`}`,
    () => {
      cpSync(join(folder, 'first/clients', name), join(folder, name), { recursive: true });
      compile(join(folder, name));
    },
    300_000,
  );

  test.skipIf(reason !== undefined)(
    'reads every response of every permitted server',
    async () => {
      lines = await drive(join(folder, name), command, banks);
      expect(lines.filter(({ crash }) => crash !== undefined)).toEqual([]);
      expect(lines).toHaveLength(banks.names.length * operationIds.length);
      for (const { bank, operation, id, status } of lines) {
        const { status: sent = 0, body } = banks.answered(bank, operation) ?? {};
        const expected = sent < 300 ? { id: (body as { id?: string }).id } : { status: sent };
        expect(status === undefined ? { id } : { status }, `${bank}: ${operation}`).toEqual(expected);
      }
    },
    600_000,
  );

  test.skipIf(reason !== undefined)('loses nothing of what the sandbox responds to all operations', () => {
    const here = lines.filter(({ bank }) => bank === PLAIN);
    expect(here.map(({ operation }) => operation)).toEqual(operationIds);
    for (const { operation, record } of here)
      expect(withoutNulls(record ?? null), operation).toEqual(
        withoutNulls(banks.answered(PLAIN, operation)?.body as Json),
      );
  });

  test.skipIf(reason !== undefined)('shows the status and the body of an error', () => {
    expect(lines.find(({ bank, operation }) => bank === FAULTY && operation === 'createCard')).toEqual({
      bank: FAULTY,
      operation: 'createCard',
      ...REFUSAL,
    });
  });
});

/** Some clients write no null: they have read it all the same. */
function withoutNulls(value: Json): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const kept = Object.entries(value as JsonObject).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutNulls(member)]));
}

/** A call of each operation on each bank. */
async function drive(
  cwd: string,
  [program, ...args]: readonly [string, ...string[]],
  banks: Banks,
): Promise<Line[]> {
  const { seed, url } = banks;
  const ids: Readonly<Record<string, string>> = {
    programId: seed.programId,
    accountId: seed.accountId,
    transferId: seed.checkTransferId,
  };
  const calls = operationIds.map((operation) => {
    const { requests } = examples[operation] as { requests?: Readonly<Record<string, unknown>> };
    const [name] = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
    return {
      operation,
      ...(name !== undefined && { id: ids[name] }),
      ...(requests !== undefined && { body: Object.values(requests)[0] }),
    };
  });
  const plan = {
    banks: banks.names.map((name, index) => ({
      name,
      baseUrl: `${url}/${index}`,
      apiKey: seed.apiKey,
      personId: seed.personId,
    })),
    calls,
  };
  writeFileSync(join(cwd, 'plan.json'), JSON.stringify(plan));
  const options = { cwd, maxBuffer: 1 << 28, env: { ...process.env, NO_PROXY: '127.0.0.1' } };
  const { stdout, stderr } = await promisify(execFile)(program, [...args, 'plan.json'], options);
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
