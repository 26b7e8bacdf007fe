import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { recordedDays } from '../../bench/recorded-days.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { read } from '../house/files.ts';
import { runCli } from '../scripts/cli/process.ts';
import { folderForAll } from '../temporary-folder.ts';
import { registryAnswers, tryRun } from './installed.ts';

/** The statement of the guide makes a recording of a store of logs, run by DuckDB itself. */
const online = await registryAnswers();
if (!online) console.warn('Skipped: npm does not reach its registry.');

const folder = folderForAll();

/** Runs statements of its standard input, one after the other. */
const RUNNER = `
import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create()).connect();
for (const statement of process.argv.slice(2)) await connection.run(statement);
`;

const [STATEMENT = ''] = /(?<=```sql\n).*?(?=```)/s.exec(read('docs/traffic.md')) ?? [];
const [, CSV = '', JSON_LINES = ''] =
  /FROM (read_csv\(.*?\))` and `FROM (read_json\(.*?\))`/.exec(read('docs/traffic.md')) ?? [];

interface Recorded {
  readonly startedAt: string | number;
  readonly durationMs?: number;
  readonly request: Message & { readonly method: string; readonly url: string };
  readonly response: Message & { readonly status: number };
}

interface Message {
  readonly json?: unknown;
  readonly text?: string;
}

/** The call as a gateway would log it. */
function toRow({ startedAt, durationMs = 0, request, response }: Recorded): object {
  const bodyOf = ({ json, text = '' }: Message) => (json === undefined ? text : JSON.stringify(json));
  return {
    sent_at: new Date(startedAt).toISOString(),
    duration_ms: durationMs,
    method: request.method,
    path: new URL(request.url).pathname,
    request_type: bodyOf(request) === '' ? null : 'application/json',
    request_body: bodyOf(request) || null,
    status: response.status,
    response_type: 'application/json',
    response_body: bodyOf(response),
  };
}

const run = (...statements: string[]) => tryRun(process.execPath, ['run.mjs', ...statements], folder);

beforeAll(async () => {
  if (!online) return;
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'run.mjs'), RUNNER);
  const installed = await tryRun(
    'npm',
    ['install', '--no-audit', '--no-fund', '@duckdb/node-api@1.5.6-r.1'],
    folder,
  );
  expect(installed.code, installed.stderr).toBe(0);
  const callOf = await recordedDays();
  const writer = ndjsonWriter();
  const lines = Array.from({ length: 400 }, (_, index) => writer.write(callOf(index)));
  writeFileSync(join(folder, 'day.ndjson'), lines.join(''));
  const calls = lines
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(calls.map(toRow)));
  mkdirSync(join(folder, 'gateway'));
  const copies = ['parquet', 'csv', 'json'].map(
    (format) =>
      `COPY (SELECT * REPLACE (sent_at::TIMESTAMPTZ AS sent_at) FROM 'rows.json') TO 'gateway/log.${format}' (FORMAT ${format})`,
  );
  const made = await run(...copies);
  expect(made.code, made.stderr).toBe(0);
}, 300_000);

test.skipIf(!online).each([
  ['parquet', "'gateway/*.parquet'"],
  ['csv', CSV],
  ['json', JSON_LINES],
])('a log in %s', async (_format, source) => {
  const made = await run(STATEMENT.replace("'gateway/*.parquet'", source));
  expect(made.code, made.stderr).toBe(0);
  const reports = [];
  for (const file of ['day.ndjson', 'calls.ndjson']) {
    await runCli(['conform', '--traffic', file, '--report-dir', file.slice(0, -7)], folder);
    const report = JSON.parse(readFileSync(join(folder, file.slice(0, -7), 'conformance.json'), 'utf8'));
    reports.push(report.counts);
  }
  expect(reports[0].passed).toBeGreaterThan(1000);
  expect(reports[1]).toEqual(reports[0]);
});
