import { operations } from '../../generated/operations.ts';
import { at, isObject, isSame, type Json } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Violated } from '../model/judgement.ts';
import type { Redactor } from '../redact/redactor.ts';

/** A hostile body has millions of places. */
const MAX_PLACES = 5000;

/**
 * Finds where the value that came is right: at another place of the response or of the request, or at the same place of an earlier response about the
 * same kind of record. Says only that two values are equal, so that a masked one stays hidden.
 */
export function whereElse(
  { actual, operation, pointer }: Violated,
  own: Exchange | undefined,
  exchanges: readonly Exchange[],
  redactor: Redactor,
): string | undefined {
  const value = 'pointer' in actual ? actual.value : undefined;
  if (own === undefined || value === undefined || !isDistinctive(value)) return undefined;
  const shown = (place: string) =>
    `\`${toPointer(fromPointer(place).map((name) => (/^\d+$/.test(name) ? name : redactor.name(name))))}\``;
  const body = own.outcome.kind === 'response' ? own.outcome.body.value : undefined;
  const sent = placeOf(value, own.request.body, '');
  if (sent !== undefined && sent !== pointer) return `the value that was sent as ${shown(sent)}`;
  const beside = placeOf(value, body, pointer);
  if (beside !== undefined) return `the value of ${shown(beside)}`;
  const before = exchanges
    .slice(0, exchanges.indexOf(own))
    .findLast(
      (one) =>
        operations[one.operation]?.response === operations[operation]?.response &&
        one.outcome.kind === 'response' &&
        isSame(at(one.outcome.body.value, pointer), value),
    );
  return before === undefined ? undefined : `the value that ${before.id} returned`;
}

/** Tells whether two places are unlikely to have the same value by chance. */
function isDistinctive(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' && value.length > 2 && !/^(?:true|false|0\.00|null)$/i.test(value);
}

/** The first place but one that holds a value, those nearer to the root first; only if the value stands nowhere else. */
function placeOf(value: Json, body: Json | undefined, except: string): string | undefined {
  const found: string[] = [];
  const open: { readonly place: string; readonly here: Json }[] =
    body === undefined ? [] : [{ place: '', here: body }];
  for (const { place, here } of open) {
    if (isSame(here, value) && place !== except) found.push(place);
    if (found.length > 1 || open.length > MAX_PLACES) return undefined;
    if (isObject(here))
      for (const [name, inner] of Object.entries(here))
        open.push({ place: place + toPointer([name]), here: inner });
  }
  return found[0];
}
