import { describeResult } from '../judge/describe-result.ts';
import type { Report } from '../model/report.ts';
import { verdictWords } from '../report/verdict-words.ts';

/** A verdict as an error: every violation in words. */
export function toError(report: Report): Error {
  const { title, reasons } = verdictWords(report);
  const failing = report.requirements.filter(({ fails }) => fails);
  const found = failing.map((result) => `${result.id}: ${describeResult(result)}`);
  return verdictError([`${title}. ${reasons.join(' ')}`, ...found].join('\n\n'));
}

/** Without a stack, since the place where it is thrown says nothing about the deployment. */
export function verdictError(message: string): Error {
  const error = new Error(message);
  error.name = 'Conformance';
  error.stack = `${error.name}: ${message}`;
  return error;
}
