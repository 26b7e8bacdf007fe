import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { instancesOf } from '../judge/checks/body-places.ts';
import { queryIn } from '../judge/checks/query-in.ts';
import { normalizedId } from '../judge/same-id.ts';
import type { ApiRecords, RecordEffect, RecordName, RecordPart } from '../model/api-rows.ts';
import type { Exchange } from '../model/exchange.ts';
import { effectOf, isEntry } from './record-names.ts';

/** A record that a call names or shows. */
export interface TouchedRecord {
  readonly kind: string;
  /** The kind and the parts of its identifier: the same for all calls that name the record. */
  readonly key: string;
  /** The place where the response shows it: a pointer to the entry of a list, empty for the whole body. */
  readonly at: string;
  /** The effect of a success on it. */
  readonly effect: RecordEffect;
}

/** The limit for one list: further entries are not looked at. */
const MAX_ENTRIES = 10_000;

/** Knows for each operation which records its calls name. */
export class RecordNames {
  readonly #names = new Map<
    string,
    { readonly kind: string; readonly name: RecordName; readonly effect: RecordEffect }[]
  >();

  constructor(records: ApiRecords, operations: readonly { readonly id: string; readonly method: string }[]) {
    for (const { id, method } of operations)
      this.#names.set(
        id,
        Object.entries(records).flatMap(([kind, byOperation]) => {
          const name = Object.hasOwn(byOperation, id) ? byOperation[id] : undefined;
          return name === undefined ? [] : [{ kind, name, effect: effectOf(name, method) }];
        }),
      );
  }

  /** The kinds of records that an operation names, and what a success does to them. */
  of(operation: string): readonly { readonly kind: string; readonly effect: RecordEffect }[] {
    return this.#names.get(operation) ?? [];
  }

  /** The kinds of records that an operation lists. */
  listed(operation: string): string[] {
    return (this.#names.get(operation) ?? []).flatMap(({ kind, name }) => (isEntry(name) ? [kind] : []));
  }

  /** The records of a call, as far as its request and response show them. */
  touched(exchange: Exchange): TouchedRecord[] {
    const names = this.#names.get(exchange.operation) ?? [];
    return names.flatMap(({ kind, name, effect }) =>
      identifiers(name.parts, exchange).map(({ ids, at: place }) => ({
        ...{ kind, at: place, effect },
        key: `${kind}${toPointer(ids)}`,
      })),
    );
  }
}

interface Identifier {
  readonly ids: readonly string[];
  readonly at: string;
}

function identifiers(parts: readonly RecordPart[], exchange: Exchange): Identifier[] {
  const entries = parts.flatMap((part) => ('entries' in part ? [part.entries] : []));
  const [first] = entries;
  const body = bodyOf(exchange);
  if (first === undefined) {
    const ids = parts.map((part) => identifierText(partValue(part, exchange, body, '')));
    return ids.every((id) => id !== undefined) ? [{ ids, at: '' }] : [];
  }
  if (body === undefined) return [];
  const names = fromPointer(first);
  const entry = toPointer(names.slice(0, names.lastIndexOf('*') + 1));
  return instancesOf(body, entry)
    .slice(0, MAX_ENTRIES)
    .flatMap(({ pointer }) => {
      const ids = parts.map((part) => identifierText(partValue(part, exchange, body, pointer)));
      return ids.every((id) => id !== undefined) ? [{ ids, at: pointer }] : [];
    });
}

function bodyOf({ outcome }: Exchange): Json | undefined {
  return outcome.kind === 'response' ? outcome.body.value : undefined;
}

function partValue(
  part: RecordPart,
  { request }: Exchange,
  body: Json | undefined,
  entry: string,
): Json | undefined {
  if ('path' in part) return request.pathParameters[part.path];
  if ('query' in part) return queryIn(request.url).get(part.query) ?? undefined;
  if ('sent' in part) return at(request.body, part.sent);
  if ('response' in part) return at(body, part.response);
  const names = fromPointer(part.entries);
  return at(body, `${entry}${toPointer(names.slice(names.lastIndexOf('*') + 1))}`);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the same text for the same identifier: a path has numbers as texts, and UUIDs come in letters of either case. */
export function identifierText(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  return UUID.test(value) ? value.toLowerCase() : normalizedId(value);
}

/** Texts by which a request may name any record: parameters, and what is sent as a text or under a name that is one of identifiers. */
export function tokensOfRequest({ request }: Exchange): readonly string[] {
  const found = new Set<string>();
  const add = (value: Json | undefined) => {
    const id = identifierText(value);
    if (id !== undefined && found.size < MAX_TOKENS) found.add(id);
  };
  for (const value of Object.values(request.pathParameters)) add(value);
  for (const value of queryIn(request.url).values()) add(value);
  const open: { readonly value: Json; readonly name: string; readonly depth: number }[] =
    request.body === undefined ? [] : [{ value: request.body, name: '', depth: 0 }];
  for (let one = open.pop(); one !== undefined && found.size < MAX_TOKENS; one = open.pop()) {
    const { value, name, depth } = one;
    if (typeof value === 'string' || (typeof value === 'number' && /id$|ids$|key$/i.test(name))) add(value);
    if (depth >= MAX_DEPTH) continue;
    if (Array.isArray(value)) for (const entry of value) open.push({ value: entry, name, depth: depth + 1 });
    else if (isObject(value))
      for (const [inner, entry] of Object.entries(value))
        open.push({ value: entry, name: inner, depth: depth + 1 });
  }
  return [...found];
}

const MAX_TOKENS = 500;
const MAX_DEPTH = 6;

/** The parts of a record's identifier. */
export function idsOf(key: string): string[] {
  return fromPointer(key.slice(key.indexOf('/')));
}

/** Text that stands for the kind of text an identifier is: digits, a UUID, any other. */
export function shapeOf(key: string): string {
  return idsOf(key)
    .map((id) =>
      /^\d+$/.test(id) ? 'number' : UUID.test(id) ? 'uuid' : /^[\da-f]{16,}$/i.test(id) ? 'hex' : 'text',
    )
    .join(' ');
}
