import { type OperationId, operations } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { at, isObject, isSame, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { creates, recordOf, shows, updates } from '../catalogue/effect.ts';
import { toHistory } from '../judge/history.ts';
import { isSameText } from '../judge/same-id.ts';
import { type Exchange, isSuccess } from '../model/exchange.ts';
import type { ChangedValue, LeftBehind, Report } from '../model/report.ts';
import type { Redactor } from '../redact/redactor.ts';

/**
 * Finds what has become of the records that existed before the run and that it has written to, by the calls' own responses: those that it leaves
 * changed, and those that hold again what they held. Redacted.
 */
export function existingRecords(
  exchanges: readonly Exchange[],
  redactor: Redactor,
): Pick<Report, 'left' | 'restored'> {
  const made = toHistory(exchanges).responses.filter(({ operation }) => creates(operation));
  const own = made.map(({ body }) => at(body, '/id'));
  const groups = groupBy(
    exchanges.filter(({ operation, outcome }) => updates(operation) && mayHaveWritten(outcome)),
    ({ request }) => Object.values(request.pathParameters).join(' '),
  );
  const found = [...groups]
    .filter(([record]) => !own.some((id) => isSameText(id, record)))
    .flatMap(([record, calls]) => {
      const one = historyOf(calls);
      return one === undefined ? [] : [{ record: redactor.foreign(record), ...one }];
    });
  const left = found.flatMap(({ record, ...one }) => leftBehind(record, one, redactor) ?? []);
  const restored = found
    .filter((one) => isRestored(one))
    .map(({ record, last, shownBy }) => {
      const { operation, id: exchange } = last;
      const by = shownBy?.id ?? exchange;
      return { record, operation, exchange, shownBy: by, shown: shownInWords(operation, exchange, by) };
    });
  return { ...(left.length > 0 && { left }), ...(restored.length > 0 && { restored }) };
}

function mayHaveWritten(outcome: Exchange['outcome']): boolean {
  return outcome.kind === 'failure' || isSuccess(outcome) || outcome.status >= 500;
}

/** The updates of one record, and what shows what it held and holds. */
interface RecordHistory {
  /** The calls that sent values, oldest first. */
  readonly writing: readonly Exchange[];
  readonly last: Exchange;
  /** The content before the first of them. */
  readonly before: Json | undefined;
  /** The content after the last one. */
  readonly now: Json | undefined;
  /** The call whose response shows that. */
  readonly shownBy: Exchange | undefined;
}

/** @param calls updates of one record, oldest first */
function historyOf(calls: readonly Exchange[]): RecordHistory | undefined {
  const writing = calls.filter(({ request }) => placesOf(request.body).length > 0);
  const last = writing.at(-1);
  if (last === undefined) return undefined;
  const [first] = calls;
  // An update may return what was sent, so one that sends nothing knows more of what a record holds.
  const later = calls.slice(calls.indexOf(last)).filter((call) => bodyOf(call) !== undefined);
  const shownBy = later.at(-1);
  return {
    writing,
    last,
    before: first === writing[0] ? undefined : bodyOf(first),
    now: bodyOf(shownBy),
    shownBy,
  };
}

/** The places where values were sent, and where the response has them. */
function changedPlaces({ writing, now = null }: RecordHistory): ReadonlyMap<string, string> {
  const places = writing.flatMap(({ request }) => placesOf(request.body));
  return new Map(places.map((place) => [place, responsePlace(now, place)]));
}

function differentPlaces(one: RecordHistory): readonly [sent: string, shown: string][] {
  const { before, now } = one;
  const all = [...changedPlaces(one)];
  if (before === undefined || now === undefined) return all;
  return all.filter(([, place]) => !isSame(at(before, place) ?? null, at(now, place) ?? null));
}

function isRestored(one: RecordHistory): boolean {
  return one.before !== undefined && one.now !== undefined && differentPlaces(one).length === 0;
}

function leftBehind(record: string, one: RecordHistory, redactor: Redactor): LeftBehind | undefined {
  const different = differentPlaces(one);
  if (different.length === 0) return undefined;
  const { before, now, last, shownBy } = one;
  const { operation, id: exchange } = last;
  return {
    record,
    operation,
    exchange,
    pointers: different.map(([, place]) => place),
    values: different.map((place) => changedValue(place, one, redactor)),
    why:
      now === undefined
        ? 'the last update has no response that shows it, so what it holds now is unknown'
        : before === undefined
          ? 'no response showed what it held before'
          : 'it holds other values than before, which could not be sent or were not taken',
    ...(shownBy !== undefined && {
      shownBy: shownBy.id,
      shown: shownInWords(operation, exchange, shownBy.id),
    }),
  };
}

/** The record's own values are the operator's; those that the run has made up and sent are not. */
function changedValue(
  [sentAt, pointer]: [string, string],
  one: RecordHistory,
  redactor: Redactor,
): ChangedValue {
  const { writing, last, before, now } = one;
  const held = before === undefined ? undefined : (at(before, pointer) ?? null);
  const sent = writing
    .map(({ request }) => at(request.body, sentAt))
    .filter((value) => value !== undefined)
    .filter((value) => held === undefined || !isSame(value, held));
  const show = (value: Json) =>
    isNobodys(value) || sent.some((made) => isSame(made, value))
      ? redactor.display(last.operation, 'response', { value, pointer })
      : 'a value that the run did not send (not shown)';
  const lastSent = sent.at(-1);
  return {
    pointer,
    ...(held !== undefined && { before: show(held) }),
    ...(now !== undefined
      ? { now: show(at(now, pointer) ?? null) }
      : lastSent !== undefined && { sent: show(lastSent) }),
  };
}

/** Says nothing of whoever has it. */
function isNobodys(value: Json): boolean {
  if (value === null || typeof value === 'boolean' || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Says for people how the record's state is known. */
function shownInWords(operation: OperationId, update: string, shownBy: string): string {
  if (shownBy !== update) return `as shown by ${shownBy}, an update that changes nothing`;
  const record = recordOf(operation);
  const isReadable =
    record !== undefined && Object.values(operations).some(({ id, safe }) => safe && shows(id, record));
  return isReadable
    ? `as shown by the response to ${update} alone: it was not read afterward`
    : `as shown by the response to ${update} alone: no operation of the API reads it back`;
}

function bodyOf(exchange: Exchange | undefined): Json | undefined {
  const outcome = exchange?.outcome;
  return outcome?.kind === 'response' && isSuccess(outcome) ? outcome.body.value : undefined;
}

/** Lists the places where values were sent: it looks into objects, but not into lists and free-form values. */
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
