import { formatDuration } from '../../cli/progress.ts';
import type { CallRow } from './call-operations.ts';

/** One line per call, in aligned columns: operation, method, path, status, time, what came back. */
export function callTable(calls: readonly CallRow[]): string {
  const rows = calls.map((call) => [
    call.problem === undefined ? '✔' : '✖',
    call.operation,
    call.method,
    call.path,
    call.status === undefined ? '-' : String(call.status),
    formatDuration(call.milliseconds),
    call.problem ?? Object.values(call.got).join(' '),
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const rightAligned = new Set([5]);
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return rightAligned.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
