import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';

/** Exit codes of the suite's own errors, by name: the suite is not loaded just to compare classes. */
const EXITS: Readonly<Record<string, ExitName>> = {
  ConfigurationError: 'usage',
  RecordingError: 'usage',
  ReportsNotWritten: 'environment',
  SafetyRefusal: 'refused',
};

/** An error of the suite as a `ToolError` with its exit code; any other error unchanged. */
export function explain(error: unknown): unknown {
  if (error instanceof ToolError) return error;
  const { name, message, fix } = error as Error & { fix?: string };
  const exit = EXITS[name];
  if (exit === undefined) return error;
  return new ToolError(exit, message, { cause: error, ...(fix !== undefined && { fix }) });
}
