import type { Json, JsonObject } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { plainName } from '../../lib/record-names.ts';
import { effectOf, isEntry, isNamedByRequest } from '../api/record-names.ts';
import { orderOf } from '../judge/checks/order-of.ts';
import type { ApiRecords, RecordEffect, RecordName } from '../model/api-rows.ts';
import { isPaging, isSize } from '../traffic/judge/further-pages.ts';
import type { RecordedOperation } from './propose-records.ts';
import { isDone, type SeenCall } from './seen-calls.ts';

/** Rows that hold by convention. The recording decides about each. */
export interface Proposal {
  readonly kind: string;
  readonly operand: unknown;
  /** The one that is judged comes first. */
  readonly operations: readonly string[];
  readonly record?: string;
  /** The fact in the words of an id: `is-gone-after-deletion`. Proposals with the same words and operations become one row. */
  readonly words: string;
  /** It is judged for comparison alone: that it holds says nothing. */
  readonly isAside?: boolean;
}

/** The search looks at so many places of an operation, and values of a place. */
const MAX_PLACES = 100;
const MAX_VALUES = 50;
const MAX_PROPOSALS = 20_000;
/** Fewer entries may be in order by chance. */
const IN_ORDER = 4;

/** Calls of one operation, and the values that successes have shown and sent at each place. */
interface Seen {
  readonly operation: RecordedOperation;
  readonly calls: readonly SeenCall[];
  readonly shown: ReadonlyMap<string, readonly Json[]>;
  readonly sent: ReadonlyMap<string, readonly Json[]>;
  /** Statuses of refusals that may be about a record. */
  readonly refused: readonly number[];
  readonly done: readonly number[];
  /** Names of query parameters. */
  readonly query: readonly string[];
}

/**
 * Proposes rows of every kind of check that a convention exists for.
 *
 * @param isDescribed true for a value that the description itself has
 * @param least as many calls have to show times that differ, where they may be in order
 */
export function proposeRows(
  operations: readonly RecordedOperation[],
  calls: readonly SeenCall[],
  records: ApiRecords,
  isDescribed: (value: Json) => boolean,
  least: number,
): Proposal[] {
  const seen = new Map(operations.map((one) => [one.id, seenOf(one, calls)]));
  return [
    ...[...seen.values()].flatMap((one) => ofResponses(one, least)),
    ...Object.entries(records).flatMap(([record, names]) =>
      new RecordProposals(record, names, seen, isDescribed).all(),
    ),
  ].slice(0, MAX_PROPOSALS);
}

function seenOf(operation: RecordedOperation, all: readonly SeenCall[]): Seen {
  const calls = all.filter((call) => call.operation === operation.id);
  const done = calls.filter(isDone);
  const statuses = (of: readonly SeenCall[]) => [...new Set(of.map(({ status }) => status))].sort();
  return {
    ...{ operation, calls },
    shown: placesOf(done.map(({ shown }) => shown)),
    sent: placesOf(done.map(({ sent }) => sent)),
    refused: statuses(calls).filter((status) => [400, 404, 409, 410, 412, 422, 428].includes(status)),
    done: statuses(done),
    query: [...new Set(calls.flatMap(({ query }) => [...query]))],
  };
}

function placesOf(bodies: readonly ReadonlyMap<string, readonly Json[]>[]): Map<string, Json[]> {
  const places = new Map<string, Json[]>();
  for (const body of bodies)
    for (const [place, values] of body) {
      const known = places.get(place) ?? [];
      if (!places.has(place) && places.size >= MAX_PLACES) continue;
      places.set(place, known);
      known.push(...values.slice(0, Math.max(0, MAX_VALUES - known.length)));
    }
  return places;
}

const isTime = (value: Json) =>
  typeof value === 'string' && /\D/.test(value) && orderOf(value, value) !== undefined;
const isScalar = ([, values]: readonly [string, readonly Json[]]) => values.length > 0;
const nameAt = (place: string) => fromPointer(place).at(-1) ?? '';
/** `updatedAt` as `updated-at`, for an id. */
const inWords = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'this';

const BEGINS = /^(?:creat|start|begin|since|from|issued|valid_?from|not_?before)/i;
const ENDS =
  /^(?:updat|modif|chang|last|end|expir|finish|complet|clos|until|to$|valid_?(?:to|until)|not_?after)/i;

/** Facts of one response by itself. */
function ofResponses({ operation, calls, shown, sent, query }: Seen, least: number): Proposal[] {
  const scalars = [...shown].filter(isScalar);
  const own = (kind: string, operand: unknown, words: string): Proposal => ({
    ...{ kind, operand, words },
    operations: [operation.id],
  });
  const inPath = [...operation.path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name);
  const isCalledAlike = (place: string, name: string) => {
    const [one, other] = [plainName(nameAt(place)), plainName(name)];
    return one === 'id' || (one !== '' && (other.endsWith(one) || one.endsWith(other)));
  };
  const lists = scalars.filter(([place]) => place.includes('*'));
  const times = scalars.filter(([, values]) => values.every((value) => value === null || isTime(value)));
  const parentOf = (place: string) => place.slice(0, place.lastIndexOf('/'));
  // Times that are always the same are in no order.
  const differ = (place: string, other: string) =>
    calls.filter(({ shown }) => String(shown.get(place)) !== String(shown.get(other))).length >= least;
  const isLong = (place: string) => calls.some((call) => new Set(call.shown.get(place)).size >= IN_ORDER);
  return [
    ...inPath.flatMap((name) =>
      scalars
        .filter(([place]) => !place.includes('*') && isCalledAlike(place, name))
        .map(([place]) => own('pathParameter', { [place]: name }, 'is-the-one-asked-for')),
    ),
    ...[...sent.keys()]
      .filter((place) => isMember(place) && shown.has(place))
      .map((place) => own('returned', { [place]: place }, 'returns-what-was-sent')),
    ...query.flatMap((name) =>
      lists
        .filter(([place]) => plainName(nameAt(place)) === plainName(name))
        .map(([place]) => own('filtered', { [place]: name }, `only-what-is-asked-for-by-${inWords(name)}`)),
    ),
    ...query
      .filter(isSize)
      .flatMap((name) =>
        [...shown.keys()]
          .filter((place) => /^(?:\/[^*/]+)?\/\*$/.test(place))
          .map((place) => own('atMost', { [place]: name }, 'at-most-as-many-as-asked')),
      ),
    ...lists
      .filter(([place]) => /^[^*]*\/\*(?:\/[^/*]+)?$/.test(place) && isLong(place))
      .flatMap(([place]) =>
        (['ascending', 'descending'] as const).map((order) =>
          own('sorted', { [place]: order }, `is-sorted-by-${inWords(place)}`),
        ),
      ),
    ...times
      .filter(([place]) => BEGINS.test(nameAt(place)))
      .flatMap(([place]) =>
        times
          .filter(([other]) => ENDS.test(nameAt(other)) && parentOf(other) === parentOf(place))
          .filter(([other]) => differ(place, other))
          .map(([other]) => own('ordered', { [place]: other }, 'times-are-in-order')),
      ),
  ];
}

/** The body's own member, or one of such a member. */
function isMember(place: string): boolean {
  return /^(?:\/[^/*]+){1,2}$/.test(place);
}

/** `/data/name`, where `/name` was sent. */
function isWrapped(place: string, entry: string): boolean {
  return place.startsWith(entry) && /^\/[^/*]+\/[^/*]+$/.test(place.slice(entry.length));
}

/** An operation that names records of a kind. */
interface Naming extends Seen {
  readonly name: RecordName;
  readonly effect: RecordEffect;
}

/** Facts of several calls about one record. */
class RecordProposals {
  readonly #record: string;
  readonly #seen: readonly Naming[];
  readonly #isDescribed: (value: Json) => boolean;

  constructor(
    record: string,
    names: Readonly<Record<string, RecordName>>,
    all: ReadonlyMap<string, Seen>,
    isDescribed: (value: Json) => boolean,
  ) {
    this.#record = record;
    this.#isDescribed = isDescribed;
    this.#seen = Object.entries(names).flatMap(([id, name]) => {
      const one = all.get(id);
      if (one === undefined || one.calls.length === 0) return [];
      return [{ ...one, name, effect: effectOf(name, one.operation.method) }];
    });
  }

  all(): Proposal[] {
    const requests = this.#seen.filter(({ name }) => isNamedByRequest(name));
    const reads = this.#having('reads');
    return [
      ...reads.flatMap((one) => [...this.#readBack(one), ...this.#leftOut(one), ...this.#afterward(one)]),
      ...reads.filter(({ name }) => isEntry(name)).flatMap((one) => this.#ofList(one)),
      ...reads.filter(({ name }) => !isEntry(name)).flatMap((one) => this.#ofItem(one)),
      ...requests.flatMap((one) => this.#ofRequest(one)),
    ];
  }

  #having(...effects: RecordEffect[]): Naming[] {
    return this.#seen.filter(({ effect }) => effects.includes(effect));
  }

  #propose(
    { operation }: Naming,
    kind: string,
    operand: unknown,
    words: string,
    related: readonly Naming[] = [],
  ): Proposal {
    const operations = [...new Set([operation.id, ...related.map((one) => one.operation.id)])];
    return { ...{ kind, operand, words, operations }, record: this.#record };
  }

  #readBack(one: Naming): Proposal[] {
    const writes = this.#having('creates', 'updates');
    const sent = new Set(writes.flatMap((write) => [...write.sent.keys()]).filter(isMember));
    const entry = entryOf(one.name);
    return [...sent].flatMap((from) => {
      const by = writes.filter((write) => write.sent.has(from));
      const words = by.every(({ effect }) => effect === 'creates') ? 'created' : 'written';
      return [...one.shown.keys()]
        .filter(
          (place) =>
            place === `${entry}${from}` || (isWrapped(place, entry) && nameAt(place) === nameAt(from)),
        )
        .map((place) => this.#propose(one, 'readBack', { [place]: from }, `is-as-it-was-${words}`, by));
    });
  }

  /** Proposes what clients send and records have, but responses never show: secrets, commands, details. */
  #leftOut(one: Naming): Proposal[] {
    const items = isEntry(one.name) ? this.#having('reads').filter(({ name }) => !isEntry(name)) : [];
    const known = [
      ...this.#having('creates', 'updates').flatMap(({ sent }) => [...sent.keys()]),
      ...items.flatMap(({ shown }) => [...shown].filter(isScalar).map(([place]) => place)),
    ];
    const entry = entryOf(one.name);
    const shown = new Set([...one.shown.keys()].map(nameAt));
    return [...new Set(known)]
      .filter((place) => /^\/[^/*]+$/.test(place) && !shown.has(nameAt(place)) && one.shown.has(entry))
      .map((place) => this.#propose(one, 'neverSent', [`${entry}${place}`], 'leaves-out'));
  }

  /** States that are one of several, after an operation that was sent none: of those that the description lists, so that a draft has nothing of a recording. */
  #afterward(one: Naming): Proposal[] {
    const states = [...one.shown].flatMap(([place, values]): JsonObject[] => {
      const different = [...new Set(values)];
      const isState = different.length > 1 && different.every(this.#isDescribed);
      return isState ? different.map((state) => ({ [place]: state })) : [];
    });
    return this.#having('updates')
      .filter(({ sent }) => sent.size === 0)
      .flatMap((by) =>
        states.map((state) =>
          this.#propose(one, 'afterward', state, `state-after-${inWords(by.operation.id)}`, [by]),
        ),
      );
  }

  #ofList(one: Naming): Proposal[] {
    const created = this.#having('creates');
    return [
      ...created.map((by) => this.#propose(one, 'listed', true, 'has-new-ones', [by])),
      ...this.#having('deletes').map((by) =>
        this.#propose(one, 'notListed', true, 'without-deleted-ones', [by]),
      ),
      ...one.query
        .filter((name) => isPaging(name) && !isSize(name))
        .map((name) =>
          this.#propose(one, 'pages', name, `pages-by-${inWords(name)}-show-each-once`, created),
        ),
    ];
  }

  #ofItem(one: Naming): Proposal[] {
    const writes = this.#having('creates', 'updates');
    const sent = new Set(writes.flatMap((write) => [...write.sent.keys()]));
    const isNeverUpdated = this.#having('updates').length === 0;
    return (
      [...one.shown]
        // A value that is alike in all records may be a setting, or a state that has not changed yet.
        .filter(([place, values]) => !place.includes('*') && new Set(values).size > 1)
        .flatMap(([place, values]) => [
          {
            // The response to an update may show the change itself.
            ...this.#propose(one, 'unchanged', [place], 'never-changes', this.#having('creates')),
            isAside: isNeverUpdated || sent.has(place),
          },
          ...(!sent.has(place) && values.every((value) => typeof value === 'number' || isTime(value))
            ? [this.#propose(one, 'notDecreasing', [place], 'never-goes-back', writes)]
            : []),
        ])
    );
  }

  #ofRequest(one: Naming): Proposal[] {
    const { refused, done, effect, operation, calls } = one;
    const isConditional = calls.some(({ hasVersion }) => hasVersion);
    return [
      ...refused.flatMap((status) =>
        effect === 'creates'
          ? [this.#propose(one, 'refused', { existing: [status] }, 'existing-is-refused')]
          : [
              this.#propose(one, 'refused', { unknown: [status] }, 'unknown-is-refused'),
              ...this.#having('deletes').map((by) =>
                this.#propose(one, 'gone', [status], 'is-gone-after-deletion', [by]),
              ),
            ],
      ),
      ...(done.length > 0 && /^(?:PUT|DELETE)$/.test(operation.method)
        ? [this.#propose(one, 'repeated', done, 'can-be-repeated')]
        : []),
      ...refused
        .filter((status) => isConditional && [409, 412, 428].includes(status))
        .map((status) => this.#propose(one, 'ifMatch', [status], 'refuses-older-versions')),
    ];
  }
}

/** The place of an entry that is a record, empty where the body is the record. */
function entryOf({ parts }: RecordName): string {
  const [names = []] = parts.flatMap((part) => ('entries' in part ? [fromPointer(part.entries)] : []));
  return toPointer(names.slice(0, names.lastIndexOf('*') + 1));
}
