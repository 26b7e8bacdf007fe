import { parseUrl } from '../../lib/parse-url.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { isId } from '../judge/same-id.ts';
import { decodeSegment } from './decode-segment.ts';
import type { CallTarget } from './har/read-target.ts';
import type { RecordedCall } from './recorded-call.ts';

const SAFE = /^(?:GET|HEAD|OPTIONS|TRACE|CONNECT|QUERY)$/i;
/** An identifier begins with this, wherever it stands in a URL: most URLs have none. */
const MAYBE_ID = /[a-z]{3}(?:-|%2d)[\da-f]{8}/i;

/** True for a method that changes nothing. */
export function isSafeMethod(method: string): boolean {
  return SAFE.test(method);
}

/**
 * Tells whether a call to another operation may be one that changes a record of the description: it is not safe by its method, and its URL names an id. Rows of any
 * API do not say how identifiers look, so there the method is enough.
 */
export function mayNameRecordOf({ behavior, rowsOf }: JudgedApi, { method, url }: CallTarget): boolean {
  if (isSafeMethod(method)) return false;
  return rowsOf === undefined ? behavior !== undefined : MAYBE_ID.test(url) && idsInUrl(url).length > 0;
}

/** The ids in the form of section 1 that a URL has in its path and query. */
export function idsInUrl(url: string): string[] {
  const parsed = parseUrl(url);
  if (parsed === undefined) return [];
  return [...parsed.pathname.split('/').map(decodeSegment), ...parsed.searchParams.values()].filter(isId);
}

/** Tells whether a call that is not safe may have had an effect: a refusal has none. */
export function mayHaveEffect({ response }: RecordedCall): boolean {
  if ('failure' in response) return true;
  const { status } = response;
  return status < 400 || status === 408 || status >= 500;
}
