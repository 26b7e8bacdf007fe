import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import { toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { OperationMatcher } from '../../../conformance/traffic/match-operation.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { readRows } from '../../../scripts/commands/api/read-rows.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { jsonOf, type PlacedCall } from './changed-calls.ts';
import { faultyCalls } from './row-faults.ts';

const folder = new URL('../../fixtures/servers/', import.meta.url).pathname;

/** The findings of the rows in the honest recordings: the server does not do what its documentation says. */
export const FINDS: Readonly<Record<string, readonly string[]>> = {
  alertmanager: [],
  pdns: [
    // A table of SQLite holds a key once for each algorithm, so that the old one is still read.
    'getTSIGKey.is-as-it-was-written',
    // Zones and records are counted apart: with `max=2`, four results come.
    'searchData.at-most-as-many-as-asked',
  ],
  jupyter: [],
  azurite: [],
  // It reads tags as they stand in a folder, and knows no pages of them.
  registry: ['listTags.in-order', 'listTags.at-most-as-many-as-asked'],
  radicale: [],
  etcd: [],
  jupyterhub: [],
};

/** A real server: what it is judged by, and its honest calls. */
export interface RecordedServer {
  readonly api: JudgedApi;
  readonly rows: readonly ApiRow[];
  readonly calls: readonly PlacedCall[];
}

export async function recordedServer(name: string): Promise<RecordedServer> {
  const context = { cwd: folder, warn: () => {} };
  const { described } = await readApiDescription(`${folder}${name}.json`, undefined, context);
  const { rows, errors } = await readRows(`${folder}${name}-requirements`, described, folder);
  if (errors.length > 0) throw errors[0];
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

/** Lists the rows that are violated by calls. */
export async function judgedRows(
  { api, rows }: RecordedServer,
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

/** Counts what the rows of a server say of its honest calls, and of servers that break one row each. */
export interface MeasuredRows {
  readonly rows: number;
  /** Honest calls. */
  readonly calls: number;
  /** Rows that the server breaks, as a person has found. */
  readonly differences: number;
  /** Other rows that honest calls violate. */
  readonly accused: number;
  readonly faults: number;
  /** Faults that no verdict shows. */
  readonly missed: readonly string[];
}

export async function measureRows(name: string): Promise<MeasuredRows> {
  const server = await recordedServer(name);
  const calls = server.calls.map(({ call }) => call);
  const finds = FINDS[name] ?? [];
  const { violated } = await judgedRows(server, calls, true);
  const missed: string[] = [];
  let faults = 0;
  for (const row of server.rows)
    for (const { fault, calls, changed } of faultyCalls(row, server.calls)) {
      faults++;
      const { violated } = await judgedRows(server, calls, true);
      if (changed === 0 || !violated.includes(row.id)) missed.push(`${row.id}, ${fault}`);
    }
  return {
    ...{ rows: server.rows.length, calls: calls.length, faults, missed },
    differences: violated.filter((id) => finds.includes(id)).length,
    accused: violated.filter((id) => !finds.includes(id)).length,
  };
}
