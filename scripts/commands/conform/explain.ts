import { ToolError } from '../../cli/errors.ts';

/** What went wrong, with the exit code that `conform` has for it: an environment error is one of its configuration (docs/exit-codes.md). */
export function explain(error: unknown): unknown {
  if (error instanceof ToolError) return error.exit === 'environment' ? asUsage(error) : error;
  const { name, message, fix } = error as Error & { fix?: string };
  const details = { cause: error, ...(fix !== undefined && { fix }) };
  if (name === 'SafetyRefusal') return new ToolError('refused', message, details);
  return name === 'ConfigurationError' || name === 'ReportsNotWritten'
    ? new ToolError('usage', message, details)
    : error;
}

function asUsage({ message, place, fix, cause, others }: ToolError): ToolError {
  return new ToolError('usage', message, {
    ...(place && { place }),
    ...(fix !== undefined && { fix }),
    cause,
    others,
  });
}
