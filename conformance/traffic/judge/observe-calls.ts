import { toHistory } from '../../judge/history.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Observation } from '../../model/report.ts';
import { observe } from '../../observe/observe.ts';
import { createRedactor } from '../../redact/create-redactor.ts';

/** What one call shows of what is open, redacted. */
export function observeOne(exchange: Exchange): readonly Observation[] {
  const redactor = createRedactor('recorded');
  redactor.learnFrom(exchange);
  return observe(toHistory([exchange]), redactor);
}

/** Of one entry and one call. */
const MAX_NOTES = 20;

/** @param all in the order of their calls */
export function mergeObservations(all: readonly (readonly Observation[])[]): readonly Observation[] {
  const [first = observe(toHistory([]), createRedactor('recorded'))] = all;
  return first.map((entry, index) => ({
    ...entry,
    seen: all.flatMap((one) => one[index]?.seen.slice(0, MAX_NOTES) ?? []),
  }));
}
