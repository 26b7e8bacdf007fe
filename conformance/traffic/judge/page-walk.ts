import { queryIn } from '../../judge/checks/query-in.ts';
import type { Exchange } from '../../model/exchange.ts';
import { isCursor, isPaging } from './further-pages.ts';
import type { TouchingCall } from './touching-call.ts';

/** A response of a list, and the records in it. */
export interface ReadPage {
  readonly call: TouchingCall;
  readonly exchange: Exchange;
  readonly records: readonly string[];
}

/**
 * The pages of a list that were asked for before one of them, from the first on. Each has to follow from the one before: its cursor is in that response, or
 * its number or offset is the next one. `undefined` where that is not so, and for a first page.
 *
 * @param earlier the last one first
 */
export function walkBefore(
  page: ReadPage,
  earlier: readonly ReadPage[],
  parameter: string,
): ReadPage[] | undefined {
  const value = valueIn(page, parameter);
  if (value === undefined || value === '' || value === '0') return undefined;
  const group = groupOf(page, parameter);
  const walk: ReadPage[] = [];
  let next = page;
  for (const one of earlier) {
    if (groupOf(one, parameter) !== group || valueIn(one, parameter) === valueIn(next, parameter)) continue;
    if (!follows(one, next, parameter)) return undefined;
    walk.unshift(one);
    next = one;
    const asked = valueIn(one, parameter);
    if (asked === undefined || asked === '' || asked === '0') return walk;
  }
  // The pages are counted from one if no caller has asked for less.
  return valueIn(next, parameter) === '1' && next !== page ? walk : undefined;
}

function valueIn({ exchange }: ReadPage, parameter: string): string | undefined {
  return queryIn(exchange.request.url).get(parameter) ?? undefined;
}

/** Everything but the page that is asked for. */
function groupOf({ exchange: { request } }: ReadPage, parameter: string): string {
  const query = [...queryIn(request.url)].filter(([name]) => name !== parameter && !isCursor(name)).sort();
  return JSON.stringify([request.pathParameters, query, request.body]);
}

function follows(one: ReadPage, next: ReadPage, parameter: string): boolean {
  const value = valueIn(next, parameter) ?? '';
  const before = valueIn(one, parameter) ?? '';
  if (/^\d{1,9}$/.test(value) && /^\d{0,9}$/.test(before)) {
    // A list that is asked for without a number, and then as page 1, was asked for twice, unless the first page is 0.
    const sizes = [...queryIn(next.exchange.request.url)]
      .filter(([name, size]) => name !== parameter && isPaging(name) && /^[1-9]\d*$/.test(size))
      .map(([, size]) => Number(size));
    const isOffset = /offset|skip|start|from|after/i.test(parameter);
    const steps = isOffset ? [one.records.length, ...sizes] : [1];
    const from = before === '' ? (isOffset ? [0] : [0, 1]) : [Number(before)];
    const isSame = before === '' && value === '1' && !/offset|skip/i.test(parameter);
    return !isSame && from.some((start) => steps.some((step) => step > 0 && start + step === Number(value)));
  }
  const { outcome } = one.exchange;
  if (outcome.kind !== 'response') return false;
  const text = JSON.stringify([outcome.body.value ?? null, ...Object.values(outcome.headers)]);
  return [value, encodeURIComponent(value)].some((written) => text.includes(written));
}
