import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';

/**
 * An error about a recording as a `ToolError` that has its path as people see it; any other error unchanged. By name: the suite is not loaded just to
 * compare classes.
 */
export function explainRecordingError(error: unknown, cwd: string): unknown {
  const { name, message, fix, isUsage } = error as Error & { fix?: string; isUsage?: boolean };
  const exits: Readonly<Record<string, ExitName>> = {
    RecordingError: 'usage',
    RecordingNotWritten: isUsage === true ? 'usage' : 'environment',
  };
  const exit = exits[name];
  if (exit === undefined) return error;
  return new ToolError(exit, `${message.replaceAll(`${cwd}/`, '')}.`, {
    cause: error,
    ...(fix !== undefined && { fix }),
  });
}
