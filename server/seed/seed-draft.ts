import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment, toItems } from '../../generated/server-validation-errors.ts';
import { resourceIn } from '../api/bank/resource-in.ts';
import { bodyError } from '../api/body-error.ts';
import type { SeedIds, SeedKind } from '../sandbox-types.ts';
import type { Records } from '../store/records.ts';
import type { MaybePromise, StoredRecord } from '../store/store.ts';
import { findUnknownMembers, mergePatch } from './merge-patch.ts';

/** The name of what is always there. */
export const EXAMPLE = 'example';

const MAX_ERRORS = 50;
const FREE_FORM = ['metadata'];

/** Fields that the sandbox assigns: a seed refers to entries by their names. */
const ASSIGNED = ['id', 'programId', 'businessId', 'accountId', 'contactId', 'createdPersonId'];

/** The records of a seed while its entries are read, and the errors found so far. */
export class SeedDraft {
  readonly errors: ProblemItem[] = [];
  readonly #texts = new Map<string, string>();
  readonly #ids: Record<SeedKind, Record<string, string>>;
  readonly #hash: (text: string) => MaybePromise<string>;

  /** @param hash SHA-256 in lower-case hexadecimal */
  constructor(
    examples: { readonly records: readonly StoredRecord[]; readonly ids: SeedIds },
    hash: (text: string) => MaybePromise<string>,
  ) {
    for (const { id, text } of examples.records) this.#texts.set(id, text);
    const { programs, businesses, people, accounts, contacts, cards, transfers } = examples.ids;
    // Without a prototype: `constructor` is a name, too.
    const copy = (ids: object) => Object.assign(Object.create(null), ids) as Record<string, string>;
    this.#ids = {
      programs: copy(programs),
      businesses: copy(businesses),
      people: copy(people),
      accounts: copy(accounts),
      contacts: copy(contacts),
      cards: copy(cards),
      transfers: copy(transfers),
    };
    this.#hash = hash;
  }

  records(): StoredRecord[] {
    return Array.from(this.#texts, ([id, text]) => ({ id, text }));
  }

  ids(): SeedIds {
    const { programs, businesses, people, accounts, contacts, cards, transfers } = this.#ids;
    return {
      programs: { ...programs },
      businesses: { ...businesses },
      people: { ...people },
      accounts: { ...accounts },
      contacts: { ...contacts },
      cards: { ...cards },
      transfers: { ...transfers },
      // An identifier that is derived for a kind has the kind's prefix.
    } as SeedIds;
  }

  hash(text: string): MaybePromise<string> {
    return this.#hash(text);
  }

  derive(kind: SeedKind, name: string): Promise<DerivedIds> {
    return deriveIds(`${kind} ${name}`, this.#hash);
  }

  has(kind: SeedKind, name: string): boolean {
    return this.#ids[kind][name] !== undefined;
  }

  /** The id of an entry, or that of the example, with an error, if there is none. */
  idOf(kind: SeedKind, name: string, place: readonly string[]): string {
    const id = this.#ids[kind][name];
    if (id !== undefined) return id;
    const names = Object.keys(this.#ids[kind]).slice(0, 10).join(', ');
    this.refuse(place, 'unknown', `must be the name of one of the ${kind}: ${names}`);
    return this.#ids[kind][EXAMPLE] as string;
  }

  read<Prefix extends keyof Records>(_prefix: Prefix, id: string): Records[Prefix] {
    return JSON.parse(this.#texts.get(id) ?? 'null') as Records[Prefix];
  }

  put(kind: SeedKind | undefined, name: string, id: string, value: object): void {
    if (kind !== undefined) this.#ids[kind][name] = id;
    this.#texts.set(id, JSON.stringify(value));
  }

  refuse(place: readonly string[], keyword: string, detail: string): void {
    this.errors.push(bodyError(place, keyword, detail));
  }

  refuseAll(place: readonly string[], errors: readonly ProblemItem[]): void {
    const start = shortFragment(place);
    for (const item of errors) this.errors.push({ ...item, pointer: item.pointer.replace('#', start) });
  }

  /** Changes a resource by the fields of an entry, without checking the result. */
  patch<Value extends object>(place: readonly string[], before: Value, fields: object): Value {
    const isAssigned = (name: string) => ASSIGNED.includes(name) && Object.hasOwn(before, name);
    for (const name of Object.keys(fields).filter(isAssigned))
      this.refuse(
        [...place, name],
        'readOnly',
        'is assigned by the sandbox: refer to other entries by their names',
      );
    const changes = Object.fromEntries(Object.entries(fields).filter(([name]) => !isAssigned(name)));
    const detail = `is not a field of ${ONE_OF[place[0] as SeedKind]}`;
    this.refuseAll(place, findUnknownMembers(changes, before, detail, FREE_FORM));
    return mergePatch(before, changes, 'set') as Value;
  }

  /** Adds a record, if the description allows it. */
  add(kind: SeedKind, name: string, id: string, value: object): void {
    const found = resourceIn(id, value);
    if (found !== undefined && !found.validate(found.resource))
      this.refuseAll([kind, name], toItems(found.validate.errors, MAX_ERRORS));
    this.put(kind, name, id, value);
  }
}

const ONE_OF: Readonly<Record<SeedKind, string>> = {
  programs: 'a program',
  businesses: 'a business',
  people: 'a person',
  accounts: 'an account',
  contacts: 'a contact',
  cards: 'a card',
  transfers: 'a transfer',
};

/** Identifiers and numbers that follow from a name: the same seed gives the same ones, in every sandbox. */
interface DerivedIds {
  /** The first call gives the identifier for the name itself; each further call another one. */
  next<Prefix extends string>(prefix: Prefix): `${Prefix}${string}`;
  /** Decimal digits, at most 12. */
  digits(count: number): string;
}

/** @param hash SHA-256 in lower-case hexadecimal */
async function deriveIds(name: string, hash: (text: string) => MaybePromise<string>): Promise<DerivedIds> {
  const hex = await hash(`seed ${name}`);
  let count = 0;
  return {
    next(prefix) {
      const last = ((Number.parseInt(hex.slice(28, 32), 16) + count) % 0x1_0000)
        .toString(16)
        .padStart(4, '0');
      count += 1;
      // Version 8 of RFC 9562: the bits are the application's own.
      return `${prefix}${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 28)}${last}`;
    },
    digits(digits) {
      const bits = Number.parseInt(hex.slice(32, 44), 16);
      return String(bits % 10 ** digits).padStart(digits, '0');
    },
  };
}
