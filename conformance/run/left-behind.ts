import { groupBy } from '../../lib/group-by.ts';
import { at, isObject, isSame, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { creates, updates } from '../catalogue/effect.ts';
import { toHistory } from '../judge/history.ts';
import { isSameText } from '../judge/same-id.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { LeftBehind } from '../report/report.ts';
import { type Exchange, isSuccess } from '../transport/exchange.ts';

/** What the run has changed on records that existed before it and has not put back, by the calls' own responses. Redacted. */
export function leftBehind(exchanges: readonly Exchange[], redactor: Redactor): LeftBehind[] {
  const made = toHistory(exchanges).responses.filter(({ operation }) => creates(operation));
  const own = made.map(({ body }) => at(body, '/id'));
  const groups = groupBy(
    exchanges.filter(({ operation, outcome }) => updates(operation) && mayHaveWritten(outcome)),
    ({ request }) => Object.values(request.pathParameters).join(' '),
  );
  return [...groups].flatMap(([record, calls]) => {
    if (own.some((id) => isSameText(id, record))) return [];
    const found = changedBy(calls);
    return found === undefined ? [] : [{ record: redactor.foreign(record), ...found }];
  });
}

function mayHaveWritten(outcome: Exchange['outcome']): boolean {
  return outcome.kind === 'failure' || isSuccess(outcome) || outcome.status >= 500;
}

/** @param calls updates of one record, oldest first */
function changedBy(calls: readonly Exchange[]): Omit<LeftBehind, 'record'> | undefined {
  const writing = calls.filter(({ request }) => placesOf(request.body).length > 0);
  const last = writing.at(-1);
  if (last === undefined) return undefined;
  const { id: exchange, operation } = last;
  const places = [...new Set(writing.flatMap(({ request }) => placesOf(request.body)))];
  const [first] = calls;
  const before = first === writing[0] ? undefined : bodyOf(first);
  const after = bodyOf(last);
  const found = { exchange, operation };
  if (after === undefined)
    return {
      ...found,
      pointers: places,
      why: 'the last update has no response, so what it holds now is unknown',
    };
  const shown = places.map((place) => responsePlace(after, place));
  if (before === undefined)
    return { ...found, pointers: shown, why: 'no response showed what it held before' };
  const different = shown.filter((place) => !isSame(at(before, place) ?? null, at(after, place) ?? null));
  return different.length === 0
    ? undefined
    : {
        ...found,
        pointers: different,
        why: 'it holds other values than before, which could not be sent or were not taken',
      };
}

function bodyOf(exchange: Exchange | undefined): Json | undefined {
  const outcome = exchange?.outcome;
  return outcome?.kind === 'response' && isSuccess(outcome) ? outcome.body.value : undefined;
}

/** Where values were sent: objects are looked into, lists and free-form values are not. */
function placesOf(sent: Json | undefined, place: readonly string[] = []): string[] {
  if (sent === undefined) return [];
  if (!isObject(sent) || place.at(-1) === 'metadata') return [toPointer(place)];
  return Object.entries(sent).flatMap(([name, inner]) => placesOf(inner, [...place, name]));
}

/** Some settings are sent at the top and returned in `config`. */
function responsePlace(body: Json, place: string): string {
  return at(body, place) === undefined && at(body, `/config${place}`) !== undefined
    ? `/config${place}`
    : place;
}
