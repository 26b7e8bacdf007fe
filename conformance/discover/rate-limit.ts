import type { Exchange } from '../model/exchange.ts';

/** After a 429 that does not say how long to wait. */
const DEFAULT_MS = 5000;

/**
 * How long a deployment asks to wait before the next call, in milliseconds; `undefined` where the response is no 429. `Retry-After` has seconds or a date (RFC 9110, 10.2.3);
 * a date is taken by the clock of the deployment where the response has one.
 *
 * @param now milliseconds since 1970
 */
export function askedToWait({ outcome }: Pick<Exchange, 'outcome'>, now: number): number | undefined {
  if (outcome.kind !== 'response' || outcome.status !== 429) return undefined;
  const { 'retry-after': after = '', date = '' } = outcome.headers;
  if (/^\s*\d+\s*$/.test(after)) return Number(after) * 1000;
  const until = Date.parse(after);
  const sent = Date.parse(date);
  if (Number.isNaN(until)) return DEFAULT_MS;
  // A date has no fractions of a second.
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent)) + 1000;
}
