/** The conformance suite as a library: what `banking-platform-api/conformance` exports. */
export type * from './clock.ts';
export type * from './events.ts';
export type { OperationId } from './operations.ts';
export * from './options.ts';
export type * from './report.ts';
export { consoleReport } from './reports/console.ts';
export { htmlReport } from './reports/html.ts';
export { REPORTERS, type Reporter } from './reports/reporters.ts';
export { ReportsNotWritten, type WriteOptions, writeReports } from './reports/write-reports.ts';
export type { Evidence, Requirement } from './requirement.ts';
export { runConformance } from './run-conformance.ts';
export { fileJournal, JournalError } from './safety/file-journal.ts';
export type * from './safety/journal.ts';
