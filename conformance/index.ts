/** The conformance suite as a library: what `banking-platform-api/conformance` exports. */

export type { OperationId } from '../generated/operations.ts';
export type { Evidence, Requirement } from './catalogue/requirement.ts';
export type * from './deployment/overlaid-description.ts';
export type * from './operator-data/operator-data.ts';
export { consoleReport } from './report/console.ts';
export { htmlReport } from './report/html.ts';
export type * from './report/report.ts';
export { REPORTERS, type Reporter } from './report/reporters.ts';
export { ReportsNotWritten, type WriteOptions, writeReports } from './report/write-reports.ts';
export type * from './run/clock.ts';
export type * from './run/events.ts';
export * from './run/options.ts';
export { runConformance } from './run/run-conformance.ts';
export { fileJournal, JournalError } from './run/safety/file-journal.ts';
export type * from './run/safety/journal.ts';
export {
  type FetchFunction,
  type JudgedFetch,
  type JudgeFetchOptions,
  judgeFetch,
} from './testing/judge-fetch.ts';
export type { LiveJudgement, LiveJudgeOptions } from './traffic/live-judge.ts';
