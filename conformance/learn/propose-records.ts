import { groupBy } from '../../lib/group-by.ts';
import { isCollectionOf, plainName } from '../../lib/record-names.ts';
import { identifierText } from '../api/touched-records.ts';
import type { ApiRecords, RecordEffect, RecordName, RecordPart } from '../model/api-rows.ts';
import { isDone, type SeenCall } from './seen-calls.ts';

/** An operation of a description. */
export interface RecordedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** A kind of record that calls have shown. */
export interface ProposedKind {
  readonly kind: string;
  readonly operations: Readonly<Record<string, RecordName>>;
  /** Identifiers that a path named. */
  readonly ids: number;
}

/** The operations whose path ends with the identifier of one record: `/notes/{id}`. */
interface Item {
  /** `/notes` */
  readonly before: string;
  /** All parameters of the path; the last one names the record among those within the others. */
  readonly parameters: readonly string[];
  readonly own: readonly RecordedOperation[];
}

/**
 * Proposes kinds of records: those whose identifiers are in the paths of calls, and were in what an operation returned, listed or was sent before.
 *
 * @param least as many identifiers have to be in the paths
 * @param known records that are there already: what is proposed of them is operations that they lack
 */
export function proposeRecords(
  operations: readonly RecordedOperation[],
  calls: readonly SeenCall[],
  least: number,
  known: ApiRecords,
): ProposedKind[] {
  const taken = new Set(Object.keys(known));
  const done = groupBy(calls.filter(isDone), ({ operation }) => operation);
  return itemsOf(operations).flatMap((item): ProposedKind[] => {
    const found = kindOf(item, operations, calls, done, least);
    if (found === undefined) return [];
    const [kind, own] =
      Object.entries(known).find(([, names]) => item.own.some(({ id }) => Object.hasOwn(names, id))) ?? [];
    if (kind === undefined || own === undefined) {
      const name = nameOf(item, taken);
      taken.add(name);
      return [{ kind: name, ...found }];
    }
    const count = Object.values(own)[0]?.parts.length;
    const lacking = Object.entries(found.operations).filter(
      ([id, { parts }]) => !Object.hasOwn(own, id) && parts.length === count,
    );
    return lacking.length === 0 ? [] : [{ kind, operations: Object.fromEntries(lacking), ids: found.ids }];
  });
}

/** Adds what was proposed to records. */
export function withKinds(known: ApiRecords, proposed: readonly ProposedKind[]): ApiRecords {
  const added = proposed.map(({ kind, operations }) => [kind, { ...known[kind], ...operations }] as const);
  return { ...known, ...Object.fromEntries(added) };
}

function itemsOf(operations: readonly RecordedOperation[]): Item[] {
  const items = groupBy(operations, ({ path }) => path.replace(/\/$/, ''));
  return [...items]
    .filter(([path]) => /\/\{[^{}/]+\}$/.test(path))
    .map(([path, own]) => ({
      before: path.slice(0, path.lastIndexOf('/')),
      parameters: [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name),
      own,
    }));
}

function kindOf(
  item: Item,
  operations: readonly RecordedOperation[],
  calls: readonly SeenCall[],
  done: ReadonlyMap<string, readonly SeenCall[]>,
  least: number,
): Omit<ProposedKind, 'kind'> | undefined {
  const ids = new Set(item.own.map(({ id }) => id));
  const outer = item.parameters.slice(0, -1);
  const last = item.parameters.at(-1) ?? '';
  const within = ({ path, baseUrl }: SeenCall) =>
    JSON.stringify([baseUrl, ...outer.map((name) => path[name])]);
  const keyOf = (call: SeenCall) => `${within(call)} ${identifierText(call.path[last])}`;
  const own = calls.filter(({ operation }) => ids.has(operation));
  /** When a call that was not refused has named a record for the first time. */
  const uses = new Map<string, number>();
  for (const call of own.toReversed()) if (call.status < 400) uses.set(keyOf(call), call.startedAt);
  if (uses.size < least) return undefined;

  const isWithin = ({ path }: RecordedOperation) => outer.every((name) => path.includes(`{${name}}`));
  const others = operations.filter((one) => !ids.has(one.id) && isWithin(one));
  // A list below one record, such as `/notes/{id}/tags`, is no list of such records.
  const isBelow = ({ path }: RecordedOperation) => path.startsWith(`${item.before}/{${last}}/`);
  const find = (
    method: string,
    side: 'shown' | 'sent',
    isPlace: (place: string) => boolean,
    isLater: boolean,
  ) =>
    others
      .filter((one) => one.method === method && (isLater || !isBelow(one)))
      .flatMap((operation) => {
        const made = done.get(operation.id) ?? [];
        const isRelated = isCollectionOf(operation.path, item.before);
        const [best] = placesOf(made, side, isPlace, (call) => {
          const outside = within(call);
          return (id) => {
            const used = uses.get(`${outside} ${id}`);
            // A record that was in use before is not created.
            return used !== undefined && (!isLater || used >= call.startedAt);
          };
        })
          .filter(({ found }) => found.size >= least && (isRelated || [...found].every(isUnmistakable)))
          .sort(
            (one, other) =>
              other.found.size - one.found.size || rank(one.place, last) - rank(other.place, last),
          );
        return best === undefined ? [] : [{ operation, place: best.place }];
      });
  const isOfOne = (place: string) => !place.includes('*');
  const isOfEntry = (place: string) => place.split('*').length === 2 && !place.endsWith('*');
  const created = find('POST', 'shown', isOfOne, true);
  const sent = find('POST', 'sent', isOfOne, true).filter(
    ({ operation }) => !created.some((one) => one.operation === operation),
  );

  const outerParts = outer.map((path) => ({ path }));
  const named = (found: typeof created, toPart: (place: string) => RecordPart) =>
    found.map(({ operation, place }) => [operation.id, { parts: [...outerParts, toPart(place)] }] as const);
  const reads = new Set(item.own.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const names: (readonly [string, RecordName])[] = [
    ...named(find('GET', 'shown', isOfEntry, false), (entries) => ({ entries })),
    ...named(created, (response) => ({ response })),
    ...named(sent, (place) => ({ sent: place })),
    ...item.own.map((operation) => {
      const effect = effectSeen(operation, own, ({ operation: id }) => reads.has(id), keyOf);
      return [operation.id, { parts: [...outerParts, { path: last }], ...(effect && { effect }) }] as const;
    }),
  ];
  return { operations: Object.fromEntries(names), ids: uses.size };
}

/** The places that have identifiers of the records; a place with one identifier for two records in one body, or with one that the path names, has none. */
function placesOf(
  calls: readonly SeenCall[],
  side: 'shown' | 'sent',
  isPlace: (place: string) => boolean,
  toIsOne: (call: SeenCall) => (id: string) => boolean,
): { readonly place: string; readonly found: ReadonlySet<string> }[] {
  const places = new Map<string, Set<string>>();
  const wrong = new Set<string>();
  for (const call of calls) {
    const isOne = toIsOne(call);
    const inPath = new Set(Object.values(call.path).map(identifierText));
    for (const [place, values] of call[side]) {
      if (!isPlace(place)) continue;
      const ids = values.map((value) => identifierText(value)).filter((id) => id !== undefined);
      if (new Set(ids).size < values.length || ids.some((id) => inPath.has(id))) wrong.add(place);
      const found = places.get(place) ?? new Set();
      for (const id of ids) if (isOne(id)) found.add(id);
      places.set(place, found);
    }
  }
  return [...places].flatMap(([place, found]) => (wrong.has(place) ? [] : [{ place, found }]));
}

/** No counter has it, and no list of words. */
function isUnmistakable(id: string): boolean {
  return id.length >= 8 && /\d/.test(id) && !/^\d+(?:[.-]\d+)*$/.test(id);
}

/** Picks the place whose name is that of an identifier, among places with the same values. */
function rank(place: string, parameter: string): number {
  const [name, wanted] = [plainName(place.slice(place.lastIndexOf('/'))), plainName(parameter)];
  const alike = [
    name === wanted,
    name === 'id',
    name !== '' && wanted.endsWith(name),
    name.endsWith('id'),
    name === 'name',
  ].indexOf(true);
  return (alike < 0 ? 5 : alike) * 100 + place.length;
}

/** Says what a success did to the record, where the next read shows another effect than the method says. */
function effectSeen(
  { id, method }: RecordedOperation,
  own: readonly SeenCall[],
  isRead: (call: SeenCall) => boolean,
  keyOf: (call: SeenCall) => string,
): RecordEffect | undefined {
  let [there, gone] = [0, 0];
  const following = new Map<string, SeenCall>();
  for (const call of own.toReversed()) {
    const next = following.get(keyOf(call));
    following.set(keyOf(call), call);
    if (call.operation !== id || !isDone(call) || next === undefined || !isRead(next)) continue;
    if (isDone(next)) there++;
    else if (next.status === 404 || next.status === 410) gone++;
  }
  if (method === 'DELETE') return there > gone ? 'updates' : undefined;
  return /^(?:PUT|PATCH|POST)$/.test(method) && gone > there ? 'deletes' : undefined;
}

/** `/api/zones/{zone_id}/cryptokeys` is about a `Cryptokey`. */
function nameOf({ before }: Item, taken: ReadonlySet<string>): string {
  const words = before.split('/').filter((word) => word !== '' && !word.includes('{'));
  for (let count = 1; count <= words.length; count++) {
    const name = words.slice(-count).map(singular).join('');
    if (/^[A-Za-z]/.test(name) && !taken.has(name)) return name;
  }
  let number = 1;
  while (taken.has(`Record${number}`)) number++;
  return `Record${number}`;
}

function singular(word: string): string {
  const one = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  const parts = one.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
}
