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
