/** The conformance suite as a library: what `banking-platform-api/conformance` exports. */

export type { OperationId } from '../generated/operations.ts';
export type { JudgedApi } from './api/judged-api.ts';
export type * from './model/any-api.ts';
export type * from './model/clock.ts';
export type * from './model/journal.ts';
export * from './model/options.ts';
export type * from './model/overlaid-description.ts';
export type * from './model/report.ts';
export type { Evidence, Requirement } from './model/requirement.ts';
export type * from './operator-data/operator-data.ts';
export { consoleReport } from './report/console.ts';
export { htmlReport } from './report/html.ts';
export { REPORTERS, type Reporter } from './report/reporters.ts';
export { ReportsNotWritten, type WriteOptions, writeReports } from './report/write-reports.ts';
export type * from './run/events.ts';
export { runConformance } from './run/run-conformance.ts';
export { fileJournal, JournalError } from './run/safety/file-journal.ts';
export {
  type FetchFunction,
  type JudgeAnyFetchOptions,
  type JudgedFetch,
  type JudgeFetchOptions,
  judgeFetch,
} from './testing/judge-fetch.ts';
export type { LiveJudgement, LiveJudgeOptions } from './traffic/live-judge.ts';
export { readCallLine } from './traffic/ndjson/read-line.ts';
export { partOf } from './traffic/partition.ts';
export type { RecordedCall } from './traffic/recorded-call.ts';
export { type CallPlace, createCallPlacer } from './traffic/split/place-call.ts';
