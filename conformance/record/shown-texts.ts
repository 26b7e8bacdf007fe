import { isObject, type Json } from '../../lib/json.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { isSameText } from '../judge/same-id.ts';
import type { Exchange } from '../model/exchange.ts';
import type { ReportExchange } from '../model/report.ts';
import { decodeSegment } from '../traffic/decode-segment.ts';

/**
 * The texts that a run's report shows wherever they stand: a text that it hides in one place is hidden in all. Of a text that differs from such a
 * one only in how it is written (letter case, hyphens of an identifier) the same is true.
 *
 * @param shown the same exchanges, redacted
 */
export function shownTexts(
  exchanges: readonly Exchange[],
  shown: readonly ReportExchange[],
): (text: string) => boolean {
  const open = new Set<string>();
  const hidden = new Set<string>();

  function compare(text: string, masked: unknown): void {
    if (text === masked) open.add(keyOf(text));
    else for (const part of [text, text.slice(-4)]) hidden.add(keyOf(part));
  }
  /** No deeper than the report goes. */
  function compareBodies(body: Json | undefined, masked: Json | undefined): void {
    if (typeof body === 'string') compare(body, masked);
    else if (Array.isArray(body) && Array.isArray(masked))
      for (const [index, entry] of masked.entries()) compareBodies(body[index], entry);
    else if (isObject(body) && isObject(masked)) {
      const [before, after] = [Object.entries(body), Object.entries(masked)];
      for (const [index, [name, value]] of after.entries()) {
        const [originalName = '', original] = before[index] ?? [];
        compare(originalName, name);
        compareBodies(original, value);
      }
    }
  }
  function compareUrls(url: string, masked: string): void {
    const [before, after] = [parseUrl(url), parseUrl(masked)];
    if (before === undefined || after === undefined) return;
    compare(before.host, after.host);
    const segments = after.pathname.split('/');
    for (const [index, segment] of before.pathname.split('/').entries())
      compare(decodeSegment(segment), decodeSegment(segments[index] ?? ''));
  }
  for (const [index, { request, outcome }] of exchanges.entries()) {
    const masked = shown[index];
    if (masked === undefined) continue;
    compareUrls(request.url, masked.request.url);
    compareBodies(request.headers, masked.request.headers);
    compareBodies(request.body, masked.request.body);
    if (outcome.kind !== 'response') continue;
    compareBodies(outcome.headers, masked.response?.headers);
    compareBodies(outcome.body.value, masked.response?.body);
  }
  return (text) => open.has(keyOf(text)) && !hidden.has(keyOf(text));
}

/** Does the same for texts that the judge may take for the same. */
function keyOf(text: string): string {
  const capitals = text.toUpperCase();
  const bare = capitals.slice(0, 4) + capitals.slice(4).replaceAll('-', '');
  return isSameText(text, bare) ? bare : capitals;
}
