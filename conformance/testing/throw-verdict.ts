import type { Report } from '../model/report.ts';
import { toError, verdictError } from './to-error.ts';

/**
 * Hands the report on, and throws the verdict where it fails tests: also where the report could not be kept, which is then said beneath it.
 *
 * @throws the verdict as an error, or what `onReport` has thrown
 */
export async function throwVerdict(
  report: Report,
  inconclusive: 'fail' | 'pass',
  onReport: ((report: Report) => unknown) | undefined,
): Promise<void> {
  const { verdict } = report.run;
  const fails = verdict === 'violated' || (verdict === 'inconclusive' && inconclusive === 'fail');
  const found = fails ? toError(report) : undefined;
  try {
    await onReport?.(report);
  } catch (error) {
    if (found === undefined) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw verdictError(`${found.message}\n\nThe report could not be kept: ${why}`);
  }
  if (found !== undefined) throw found;
}
