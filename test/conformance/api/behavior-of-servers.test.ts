import { describe, expect, test } from 'vitest';
import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import { toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { OperationMatcher } from '../../../conformance/traffic/match-operation.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { readApi } from '../../../scripts/commands/api/read-api.ts';
import { readRows } from '../../../scripts/commands/api/read-rows.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { jsonOf, type PlacedCall } from './changed-calls.ts';
import { CONTROLS } from './row-controls.ts';
import { faultyCalls } from './row-faults.ts';

const folder = new URL('../../fixtures/servers/', import.meta.url).pathname;

/** What the rows find in the honest recordings: the server does not do what its documentation says. */
const FINDS: Readonly<Record<string, readonly string[]>> = {
  alertmanager: [],
  pdns: [
    // A table of SQLite holds a key once for each algorithm, so that the old one is still read.
    'getTSIGKey.is-as-it-was-written',
    // Zones and records are counted apart: with `max=2`, four results come.
    'searchData.at-most-as-many-as-asked',
  ],
  jupyter: [],
};

interface Server {
  readonly api: JudgedApi;
  readonly rows: readonly ApiRow[];
  readonly calls: readonly PlacedCall[];
}

async function serverOf(name: string): Promise<Server> {
  const context = { cwd: folder, warn: () => {} };
  const { described } = await readApi(`${folder}${name}.json`, undefined, context);
  const { rows, errors } = await readRows(`${folder}${name}-requirements`, described, folder);
  expect(errors).toEqual([]);
  const api = toJudgedApi({ ...described, rows });
  const matcher = new OperationMatcher(undefined, api);
  const source = openCalls([`${folder}${name}.har`], { api });
  const calls: PlacedCall[] = [];
  for await (const { call } of source.scan()) {
    const { request, response } = call;
    const operation = matcher.match(request.method, request.url)?.operation;
    if (operation !== undefined && 'status' in response)
      calls.push({
        call,
        operation,
        status: response.status,
        sent: jsonOf(request.body),
        body: jsonOf(response.body),
      });
  }
  source.close();
  return { api, rows: rows.rows, calls };
}

async function judged(
  { api, rows }: Server,
  calls: readonly RecordedCall[],
  complete: boolean,
): Promise<{ violated: string[]; report: Report }> {
  const ids = new Set(rows.map(({ id }) => id));
  const numbered = calls.map((call, index) => ({ ...call, id: `calls.har#${index + 1}` }));
  const report = await judgeTraffic(memorySource(numbered), { api, complete });
  const violated = report.requirements
    .filter(({ id, status }) => ids.has(id) && status === 'violated')
    .map(({ id }) => id);
  return { violated, report };
}

describe.each(['alertmanager', 'pdns', 'jupyter'])('%s', (name) => {
  const known = serverOf(name);
  const finds = FINDS[name] ?? [];

  test('each row is judged in the honest recording, and accuses for what was found by hand alone', async () => {
    const server = await known;
    expect(server.rows.length).toBeGreaterThanOrEqual(12);
    for (const complete of [true, false]) {
      const { violated, report } = await judged(
        server,
        server.calls.map(({ call }) => call),
        complete,
      );
      expect(violated).toEqual(complete ? finds : finds.filter((id) => /^search/.test(id)));
      const ids = new Set(server.rows.map(({ id }) => id));
      const others = report.requirements.filter(
        ({ id, status }) => ids.has(id) && status !== 'passed' && status !== 'violated',
      );
      expect(complete ? others.map(({ id, notes }) => [id, notes]) : []).toEqual([]);
    }
  });

  test('a server that breaks a row is found, for each row', async () => {
    const server = await known;
    const missed = [];
    for (const row of server.rows) {
      const { calls, changed } = faultyCalls(row, server.calls);
      const { violated } = await judged(server, calls, true);
      if (changed === 0 || !violated.includes(row.id)) missed.push(`${row.id}: ${changed} calls changed`);
    }
    expect(missed).toEqual([]);
  });

  test.each(Object.entries(CONTROLS))('nobody is accused: %s', async (_, control) => {
    const server = await known;
    const accused = [];
    let tried = 0;
    for (const { what, calls, row, isComplete = false } of control(server.rows, server.calls)) {
      tried++;
      const { violated } = await judged(server, calls, isComplete);
      const wrong = violated.filter((id) => !finds.includes(id) && (row ?? id) === id);
      if (wrong.length > 0) accused.push(`${what}: ${wrong.join(', ')}`);
    }
    expect(accused).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
