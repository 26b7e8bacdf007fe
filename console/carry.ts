/** Values that calls hand on: the ids of the story, and those of earlier responses, put where the next call takes them. */
import { at, isObject } from '../lib/json.ts';
import { fromPointer } from '../lib/json-pointer.ts';
import { slotKey } from '../lib/slot-key.ts';
import { contentOf } from '../templates/model.ts';
import { exampleOf } from '../templates/samples/sampled-values.ts';
import { plain } from '../templates/samples/write-parameters.ts';
import type { CarriedValue, ConsoleDocument, ConsoleOperation, Draft, Slot } from './console-types.ts';

/** Further values are the oldest of many: nobody looks for them. */
const MAX_VALUES = 200;

/** The kind of a credential among carried values. */
export function credentialKind(name: string): string {
  return `credential:${name}`;
}

/** Finds the values of a successful response that other calls can use. */
export function valuesIn(operation: ConsoleOperation, body: unknown): CarriedValue[] {
  const found = operation.yields.flatMap(({ pointer, kind, to }) =>
    valuesAt(body, fromPointer(pointer))
      .filter((value): value is string | number => isId(value))
      .map((value) => ({
        kind,
        value: String(value),
        from: { what: 'response' as const, operation: operation.id, pointer },
        ...(to !== undefined && { to }),
      })),
  );
  return found.map((one) =>
    one.from.pointer === '/id' ? { ...one, with: belongings(one.kind, found) } : one,
  );
}

/** The fields of a record that say what it belongs to: those beside its id. */
function belongings(
  own: string,
  found: readonly {
    readonly kind: string;
    readonly value: string;
    readonly from: { readonly pointer: string };
  }[],
): Readonly<Record<string, string>> {
  const beside = found.filter(({ kind, from }) => kind !== own && fromPointer(from.pointer).length === 1);
  return Object.fromEntries(beside.map(({ kind, value }) => [kind, value]));
}

/** An unset id is an empty text. */
function isId(value: unknown): boolean {
  return (
    (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))
  );
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  if (first === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) && Object.hasOwn(value, first) ? valuesAt(value[first], rest) : [];
}

/** Returns the same list with newer values in front. A value that was known moves there, and is still from where it was first. */
export function carry(known: readonly CarriedValue[], found: readonly CarriedValue[]): CarriedValue[] {
  const key = ({ kind, value, to }: CarriedValue) => JSON.stringify([kind, value, to]);
  const newest = found.map((one) => {
    const first = known.findLast(({ kind, value }) => kind === one.kind && value === one.value);
    return first === undefined ? one : { ...one, from: first.from, ...(first.with && { with: first.with }) };
  });
  const all = withoutRepeats([...newest, ...known], key);
  return all.filter(({ from }, index) => index < MAX_VALUES || from.what === 'story');
}

function withoutRepeats<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(key(item));
    seen.add(key(item));
    return isNew;
  });
}

/** Values for a place, those first that come to it by themselves, the newest of them first; the others can be chosen. */
export function suggestionsFor(
  carried: readonly CarriedValue[],
  operation: ConsoleOperation,
  slot: Pick<Slot, 'in' | 'name'> | { readonly credential: string },
): CarriedValue[] {
  const kind =
    'credential' in slot
      ? credentialKind(slot.credential)
      : operation.slots.find((one) => one.in === slot.in && one.name === slot.name)?.kind;
  const fitting = carried.filter((one) => one.kind === kind);
  const comes = ({ to }: CarriedValue) => to === undefined || to.includes(operation.id);
  const ordered = [...fitting.filter(comes), ...fitting.filter((one) => !comes(one))];
  return withoutRepeats(ordered, ({ value }) => value);
}

/** The value that a place gets by itself. */
function bestFor(
  carried: readonly CarriedValue[],
  operation: ConsoleOperation,
  slot: Pick<Slot, 'in' | 'name'> | { readonly credential: string },
): CarriedValue | undefined {
  const [best] = suggestionsFor(carried, operation, slot);
  return best?.to?.includes(operation.id) === false ? undefined : best;
}

/**
 * The values that the places of a call get by themselves, by `slotKey`. A contact brings its own account along, although another account
 * may be newer: the two go together.
 */
function valuesFor(
  carried: readonly CarriedValue[],
  operation: ConsoleOperation,
): ReadonlyMap<string, string> {
  const chosen = operation.slots.flatMap((slot) => {
    const best = bestFor(carried, operation, slot);
    return best === undefined ? [] : [{ slot, best }];
  });
  const newestFirst = chosen.toSorted(
    (one, other) => carried.indexOf(one.best) - carried.indexOf(other.best),
  );
  const brought = new Map<string, string>();
  for (const [kind, value] of newestFirst.flatMap(({ best }) => Object.entries(best.with ?? {})))
    if (!brought.has(kind)) brought.set(kind, value);
  return new Map(
    chosen.map(({ slot, best }) => [slotKey(slot.in, slot.name), brought.get(slot.kind) ?? best.value]),
  );
}

/** A call filled in: the description's examples, with what is known put in its places. */
export function draftOf(
  document: ConsoleDocument,
  operation: ConsoleOperation,
  carried: readonly CarriedValue[],
  mediaType = contentOf(operation.body)?.mediaType,
  example?: string,
): Draft {
  const values = valuesFor(carried, operation);
  const parameters = operation.parameters.map((parameter) => {
    const key = slotKey(parameter.in, parameter.name);
    const shown =
      parameter.required || parameter.example !== undefined ? plain(exampleOf(parameter)) : undefined;
    return [key, values.get(key) ?? shown] as const;
  });
  return {
    operation: operation.id,
    parameters: Object.fromEntries(parameters),
    credentials: credentialsFor(document, operation, carried),
    mediaType,
    body: bodyFor(operation, values, mediaType, example),
    files: {},
  };
}

/** The first alternative of which all is known, else the first; all that is known where nothing is said. */
function credentialsFor(
  { model }: ConsoleDocument,
  operation: ConsoleOperation,
  carried: readonly CarriedValue[],
): Draft['credentials'] {
  const { kind, alternatives } = operation.security;
  const known = (name: string) => bestFor(carried, operation, { credential: name })?.value;
  const offered = alternatives.filter((names) => names.length > 0);
  const chosen =
    kind === 'open'
      ? model.credentials.map(({ name }) => name).filter((name) => known(name) !== undefined)
      : (offered.find((names) => names.every((name) => known(name) !== undefined)) ?? offered[0] ?? []);
  return Object.fromEntries(chosen.map((name) => [name, known(name) ?? '']));
}

function bodyFor(
  operation: ConsoleOperation,
  values: ReadonlyMap<string, string>,
  mediaType: string | undefined,
  example: string | undefined,
): string {
  const content = operation.body?.contents.find((one) => one.mediaType === mediaType);
  if (content === undefined) return '';
  const shown = content.examples.find(({ name }) => name === example) ?? content.examples[0];
  if (typeof shown?.value === 'string' && content.kind !== 'json') return shown.value;
  if (shown === undefined && !['json', 'form', 'multipart'].includes(content.kind)) return '';
  let value: unknown = structuredClone(shown?.value ?? {});
  for (const slot of operation.slots.filter((one) => one.in === 'body')) {
    const known = values.get(slotKey(slot.in, slot.name));
    // Only where the example has a value: which fields are sent is the example's affair.
    if (known !== undefined && isId(at(value, slot.name)))
      value = withValue(value, fromPointer(slot.name), known);
  }
  if (content.kind === 'lines' && Array.isArray(value))
    return value.map((item) => JSON.stringify(item)).join('\n');
  return JSON.stringify(value, undefined, 2);
}

/** A copy with another value at a place; a number stays one. */
function withValue(value: unknown, path: readonly string[], known: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined)
    return typeof value === 'number' && /^\d{1,15}$/.test(known) ? Number(known) : known;
  if (Array.isArray(value)) return value.with(Number(first), withValue(value[Number(first)], rest, known));
  if (!isObject(value)) return value;
  return { ...value, [first]: withValue(value[first], rest, known) };
}
