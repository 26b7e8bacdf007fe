import { checks } from '../../../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../../../conformance/judge/history.ts';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import type { Judgement } from '../../../../conformance/model/judgement.ts';
import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../../lib/json-pointer.ts';

/** Returns the result of a check, by requirement. */
export function judge(requirement: string, exchanges: readonly Exchange[]): readonly Judgement[] {
  const check = checks.find((one) => one.requirement === requirement);
  if (check === undefined) throw new Error(`There is no check ${requirement}.`);
  const isOfProgram = check.operation === 'retrieveProgram';
  return check.judge(toHistory(isOfProgram ? exchanges : withLastRead(exchanges)));
}

/** A run reads the program at its end, too: here, as it was read before. */
export function withLastRead(exchanges: readonly Exchange[]): readonly Exchange[] {
  const read = exchanges.findLast(({ operation }) => operation === 'retrieveProgram');
  return read === undefined ? exchanges : [...exchanges, { ...read, id: `${read.id}-last` }];
}

/** `store-contact/ach/last4` for each violation: where it is. */
export function violationsOf(requirement: string, exchanges: readonly Exchange[]): string[] {
  return judge(requirement, exchanges).flatMap((one) =>
    one.outcome === 'violated' ? [one.exchange + one.pointer] : [],
  );
}

export function bodyOf(exchanges: readonly Exchange[], id: string): Json {
  const outcome = exchanges.find((one) => one.id === id)?.outcome;
  if (outcome?.kind !== 'response' || outcome.body.value === undefined) throw new Error(`no answer of ${id}`);
  return outcome.body.value;
}

/** The exchanges with one of them answered otherwise. */
export function withBody(exchanges: readonly Exchange[], id: string, value: Json): Exchange[] {
  return exchanges.map((one) =>
    one.id === id && one.outcome.kind === 'response'
      ? { ...one, outcome: { ...one.outcome, body: { kind: 'json', value } } }
      : one,
  );
}

/** The exchanges with another value, or none, at one place of one answer. */
export function withValue(
  exchanges: readonly Exchange[],
  id: string,
  pointer: string,
  value: Json | undefined,
): Exchange[] {
  return withBody(exchanges, id, set(bodyOf(exchanges, id), fromPointer(pointer), value) as Json);
}

/** The exchanges with another body sent. */
export function withSent(
  exchanges: readonly Exchange[],
  id: string,
  pointer: string,
  value: Json | undefined,
): Exchange[] {
  return exchanges.map((one) => {
    if (one.id !== id) return one;
    const body = set(one.request.body, fromPointer(pointer), value);
    return { ...one, request: { ...one.request, body } };
  });
}

function set(body: Json | undefined, path: readonly string[], value: Json | undefined): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const { [name]: before, ...others } = (isObject(body) ? body : {}) as JsonObject;
  const after = set(before, rest, value);
  return after === undefined ? others : { ...others, [name]: after };
}

/** Pointers to everything in it that is no object, lists being one thing each. */
export function leafPointers(value: Json, pointer = ''): string[] {
  if (!isObject(value)) return [pointer];
  return Object.entries(value).flatMap(([name, inner]) => leafPointers(inner, pointer + toPointer([name])));
}

/** Pointers to every object in it, itself included. */
export function objectPointers(value: Json, pointer = ''): string[] {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    objectPointers(one, pointer + toPointer([name])),
  );
  return [pointer, ...inner];
}

/** Another value of the same type and form. */
export function otherThan(value: Json | undefined): Json {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return ['another', ...value.slice(1)];
  if (typeof value !== 'string') return 'something';
  if (/^-?\d+\.\d\d$/.test(value)) return (Number(value) + 0.01).toFixed(2);
  if (/^\d{4}-.*Z$/.test(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) - 1));
  if (/-[0-9a-f]{12}$/.test(value)) return value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
  return `${value}x`;
}

export function valueAt(exchanges: readonly Exchange[], id: string, pointer: string): Json | undefined {
  return at(bodyOf(exchanges, id), pointer);
}
