import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { queryIn } from '../../judge/checks/query-in.ts';
import type { Exchange } from '../../model/exchange.ts';

/** Parts of a body in which APIs tell of pages. */
const HOLDERS = /^(?:meta|_?links?|paging|pagination|page_?info|page|cursors?|response_?metadata|metadata)$/i;
const NEXT =
  /^(?:next|next_?(?:page|cursor|link|url|uri|href|offset|marker|page_?token|token)|@?odata\.nextlink|cursor|end_?cursor)$/i;
const MORE = /^(?:has_?more|has_?next|has_?next_?page|is_?truncated|truncated|more)$/i;
const LAST = /^(?:is_?last|last_?page|is_?last_?page)$/i;
/** Headers that name the next page: `x-next-page`, `x-ms-continuation-NextRowKey`. */
const NEXT_HEADER = /(?:^|-)(?:next|continuation)(?:-|$)/;
const TOTAL = /^(?:total|total_?(?:count|items|results|records|elements|size|hits))$/i;

/** Names of query parameters that say which part of a list is asked for, or in which order. */
const PAGING =
  /^(?:limit|per_?page|page_?size|size|max|max_?results|max_?items|top|\$top|first|last|count|page|page_?number|page_?token|offset|start|skip|\$skip|cursor|after|before|starting_?after|ending_?before|marker|from)$/i;
const ORDER = /^(?:sort|sort_?by|sort_?order|order|order_?by|\$orderby|direction|dir)$/i;
const SIZE = /^(?:limit|per_?page|page_?size|size|max|max_?results|max_?items|top|\$top|first)$/i;

export function isPaging(name: string): boolean {
  return PAGING.test(name);
}

/** True for a parameter that says how many entries a page has. */
export function isSize(name: string): boolean {
  return SIZE.test(name);
}

/** Names of query parameters that hold a cursor, or a part of one: `NextPartitionKey` beside `NextRowKey`. */
export function isCursor(name: string): boolean {
  return /^next[A-Z_]|cursor|marker|continuation|page_?token/i.test(name);
}

/**
 * True if a query may say which entries a list has.
 *
 * @param page the parameter by which pages are asked for, if it is known
 */
export function isFilter(url: string, page?: string): boolean {
  return [...queryIn(url)].some(
    ([name, value]) => name !== page && !isOfPage(name, value) && !ORDER.test(name),
  );
}

/** True if a query asks for a page. */
export function asksForPage(url: string): boolean {
  return [...queryIn(url)].some(([name, value]) => isOfPage(name, value));
}

function isOfPage(name: string, value: string): boolean {
  return PAGING.test(name) || isCursor(name) || (name === 'n' && /^\d+$/.test(value));
}

/**
 * Reads what a response says of pages that follow.
 *
 * @param count of its entries
 * @returns `unknown` where it says nothing
 */
export function furtherPages({ outcome, request }: Exchange, count: number): 'more' | 'none' | 'unknown' {
  if (outcome.kind !== 'response') return 'unknown';
  const { headers, status } = outcome;
  if (status === 206) return 'more';
  const said: ('more' | 'none')[] = [];
  const { link = '' } = headers;
  if (/rel="?[^",;]*\bnext\b/i.test(link)) said.push('more');
  else if (/rel="?(?:first|last|prev)/i.test(link)) said.push('none');
  for (const [name, value] of Object.entries(headers))
    if (NEXT_HEADER.test(name)) said.push(value === '' ? 'none' : 'more');
  const page = asksForPage(request.url);
  const total = Number(headers['x-total-count'] ?? headers['x-total'] ?? Number.NaN);
  if (!page && total > count) said.push('more');
  if (!page && total <= count) said.push('none');
  const body = outcome.body.value;
  for (const [name, value] of membersOf(body)) {
    if (NEXT.test(name)) said.push(isNothing(value) ? 'none' : 'more');
    if (MORE.test(name) && typeof value === 'boolean') said.push(value ? 'more' : 'none');
    if (LAST.test(name) && typeof value === 'boolean') said.push(value ? 'none' : 'more');
    if (TOTAL.test(name) && typeof value === 'number' && !page) said.push(value > count ? 'more' : 'none');
  }
  if (said.includes('more')) return 'more';
  const asked = [...queryIn(request.url)].find(
    ([name, value]) => SIZE.test(name) && /^[1-9]\d*$/.test(value),
  );
  if (asked !== undefined && count < Number(asked[1]) && count === 0) return 'none';
  return said.length > 0 ? 'none' : 'unknown';
}

function isNothing(value: Json): boolean {
  return (
    value === null ||
    value === '' ||
    value === false ||
    (isObject(value) && Object.values(value).every(isEmptyText))
  );
}

function isEmptyText(value: Json): boolean {
  return value === null || value === '';
}

function membersOf(body: Json | undefined): [string, Json][] {
  if (!isObject(body)) return [];
  const own = Object.entries(body as JsonObject);
  return own.flatMap(([name, value]) =>
    HOLDERS.test(name) && isObject(value)
      ? [[name, value] as [string, Json], ...Object.entries(value as JsonObject)]
      : [[name, value] as [string, Json]],
  );
}
