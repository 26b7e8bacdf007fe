import { credentials } from '../../generated/operations.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
import { isId } from '../judge/same-id.ts';
import { type Exchange, isSuccess } from '../model/exchange.ts';
import type { PlacedCall } from './call-reader.ts';
import { idsInUrl } from './changing-call.ts';
import { countOthers, type OtherCalls } from './count-others.ts';

const WHY = 'of another API: nothing there has the described shape';

/** Tells deployments of other APIs apart whose paths happen to be described: `POST https://shop.example/v1/contact`. */
export class ForeignDeployments {
  /** Base addresses below which a call shows the described form. */
  readonly #described = new Set<string>();
  /** The counts of the other ones. */
  readonly #calls = new Map<string, OtherCalls>();
  /** The deployments with a successful response: without one, nothing can be violated. */
  readonly #successful = new Set<string>();

  /** @param isCounted false for a call that another part of the recording counts */
  note({ call, match: { baseUrl } }: PlacedCall, exchange: Exchange, isCounted = true): void {
    if (this.#described.has(baseUrl)) return;
    if (call.run !== undefined || hasDescribedFormat(exchange)) {
      this.#described.add(baseUrl);
      this.#calls.delete(baseUrl);
      return;
    }
    const calls = this.#calls.get(baseUrl) ?? countOthers();
    this.#calls.set(baseUrl, calls);
    if (isCounted) calls.add(call.request.method, call.request.url, WHY);
    if (isRecordedSuccess(exchange)) this.#successful.add(baseUrl);
  }

  /** To be asked when all calls are known. */
  has(baseUrl: string): boolean {
    return this.#calls.has(baseUrl) && this.#successful.has(baseUrl);
  }

  /** As `CallSource.others`. */
  others(): readonly { readonly what: string; readonly count: number }[] {
    const counts = new Map<string, number>();
    for (const [baseUrl, calls] of this.#calls)
      if (this.has(baseUrl))
        for (const { what, count } of calls.list()) counts.set(what, (counts.get(what) ?? 0) + count);
    return [...counts].map(([what, count]) => ({ what, count }));
  }
}

/** Tells whether a call has a credential of the description, an identifier in the format of section 1, or half of the members of a described body. */
export function hasDescribedFormat({ operation, request, outcome }: Exchange): boolean {
  const shown = outcome.kind === 'response' && isSuccess(outcome) ? outcome.body.value : undefined;
  return (
    Object.keys(request.headers).some((name) => CREDENTIALS.has(name)) ||
    idsInUrl(request.url).length > 0 ||
    [request.body, shown].some((body) => hasId(body)) ||
    hasMembers(bodyOf(operation, 'request'), request.body) ||
    hasMembers(bodyOf(operation, 'response'), shown)
  );
}

const CREDENTIALS: ReadonlySet<string> = new Set(
  Object.values(credentials).flatMap(({ kind, wireName }) => (kind === 'header' ? [wireName] : [])),
);

function hasId(body: Json | undefined): boolean {
  return isObject(body) && Object.values(body).some((value) => typeof value === 'string' && isId(value));
}

function hasMembers(described: Field | undefined, body: Json | undefined): boolean {
  if (described === undefined || !isObject(body)) return false;
  const { properties } = described;
  const there = properties.filter(({ name }) => Object.hasOwn(body, name));
  return properties.length > 0 && 2 * there.length >= properties.length;
}

export function isRecordedSuccess({ outcome }: Exchange): boolean {
  if (outcome.kind !== 'response' || !isSuccess(outcome)) return false;
  return outcome.body.kind === 'json' || outcome.body.why !== 'not-recorded';
}
