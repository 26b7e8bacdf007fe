import { credentials, type OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Json } from '../../lib/json.ts';
import { creates, shows } from '../catalogue/effect.ts';
import type { Field } from '../catalogue/tree.ts';
import { givenCredentials } from './find-credentials.ts';
import { outcomeOf } from './prober.ts';
import { type FieldChange, sendChanged } from './refused-changes.ts';
import { fieldNames, valueByNames, without, withValue } from './request-fields.ts';
import type { Session, Variation } from './session.ts';

/** Other values of each field that are tried. */
const MAX_VALUES = 6;
/** Fields of one object of which all groups of three are left out: 220 calls. */
const MAX_FIELDS = 12;

/** Other changes of a request that the deployment accepts together. */
export type Beside = readonly FieldChange[];

/** Sends requests that lack several fields, or have other values, and finds out which changes are refused in all of them. */
export class OtherRequests {
  readonly #session: Session;
  readonly #operation: OperationId;
  readonly #entry: string;
  /** Fields of the complete request. */
  readonly #fields: readonly Field[];
  /** Accepted requests. */
  #beside: readonly Beside[] = [];

  constructor(session: Session, operation: OperationId, entry: string, fields: readonly Field[]) {
    this.#session = session;
    this.#operation = operation;
    this.#entry = entry;
    this.#fields = fields;
  }

  /** Returns the fields that each request without was refused, however many others it lacked: one may be required only beside another, or all of some or none. */
  async required(refused: readonly FieldChange[]): Promise<readonly FieldChange[]> {
    let open = refused;
    for (let before = -1; open.length !== before && open.length > 0; ) {
      before = open.length;
      const leftOut = this.#fields.filter(
        (field) => !open.some(({ names }) => isWithin(names, fieldNames(field))),
      );
      const groups = await this.#acceptedTogether(leftOut.map(leaveOut));
      this.#beside = groups;
      for (const group of groups) open = await this.#refusedBeside(open, group);
      if (open.length === before) open = await this.#withoutSeveral(open);
    }
    for (const changes of open.length === 0 ? [] : this.#otherValues()) {
      const groups = await this.#acceptedTogether(changes);
      this.#beside = [...this.#beside, ...groups];
      for (const group of groups) open = await this.#refusedBeside(open, group);
    }
    return this.#ofOthers(open);
  }

  /** Returns the changes that are refused in each of the requests that were accepted before, too. */
  async refused(changes: readonly FieldChange[], sometimes: readonly FieldChange[]): Promise<void> {
    // No other request has been made yet where nothing is required.
    if (changes.length > 0 && this.#beside.length === 0)
      this.#beside = await this.#acceptedTogether(this.#fields.map(leaveOut));
    let open = changes;
    for (const group of [
      ...this.#beside,
      ...sometimes.map((one) => [one]),
      ...(sometimes.length > 1 ? [sometimes] : []),
    ])
      open = await this.#refusedBeside(open, group);
    await this.#ofOthers(open);
  }

  /** Other callers, and accounts without any record of the kind, may be free of it. */
  async #ofOthers(changes: readonly FieldChange[]): Promise<readonly FieldChange[]> {
    const [session, operation] = [this.#session, this.#operation];
    let open = changes;
    for (const name of open.length === 0 ? [] : givenCredentials(session, operation)) {
      const variation = { withoutHeaders: [credentials[name].wireName] };
      if (await this.#accepts([], variation)) open = await this.#refusedBeside(open, [], variation);
    }
    if (open.length === 0 || !creates(operation) || shows(operation, 'Account')) return open;
    await session.world.renew(operation);
    open = await this.#refusedBeside(open, []);
    await session.world.renew();
    return open;
  }

  async #accepts(changes: readonly FieldChange[], variation?: Variation): Promise<boolean> {
    const exchange = await sendChanged(this.#session, this.#operation, this.#entry, changes, variation);
    return exchange !== undefined && outcomeOf(exchange) === 'accepted';
  }

  async #refusedBeside(
    open: readonly FieldChange[],
    others: Beside,
    variation?: Variation,
  ): Promise<FieldChange[]> {
    const left: FieldChange[] = [];
    for (const change of open) {
      const beside = others.filter(
        ({ names }) => !isWithin(names, change.names) && !isWithin(change.names, names),
      );
      const isNew = beside.length > 0 || others.length === 0;
      if (!isNew || !(await this.#accepts([...beside, change], variation))) left.push(change);
    }
    return left;
  }

  /** Leaves out two or three fields of one object, or more neighbors, of the smallest request that is accepted. */
  async #withoutSeveral(open: readonly FieldChange[]): Promise<readonly FieldChange[]> {
    const [smallest = []] = [...this.#beside].sort((one, other) => other.length - one.length);
    let left = open;
    for (const several of [...groupBy(open, holderOf).values()].flatMap(severalOf)) {
      if (!several.every((one) => left.includes(one))) continue;
      const beside = smallest.filter((one) => !several.some(({ names }) => isWithin(names, one.names)));
      if (await this.#accepts([...beside, ...several])) left = left.filter((one) => !several.includes(one));
    }
    return left;
  }

  /** All fields with another value, then with the next one. */
  #otherValues(): FieldChange[][] {
    const body = this.#session.controlsOf(this.#operation).at(-1)?.request.body ?? null;
    const values = this.#fields.map((field) => ({
      field,
      others: otherValues(field, valueByNames(body, fieldNames(field))).slice(0, MAX_VALUES),
    }));
    const rounds = Math.max(0, ...values.map(({ others }) => others.length));
    return Array.from({ length: rounds }, (_, round) =>
      values.flatMap(({ field, others }) => {
        const value = others[round];
        return value === undefined ? [] : [setTo(field, value)];
      }),
    );
  }

  /** The changes in groups that are accepted, as few as possible. */
  async #acceptedTogether(changes: readonly FieldChange[]): Promise<Beside[]> {
    if (changes.length === 0) return [];
    if (await this.#accepts(changes)) return [changes];
    if (changes.length === 1) return [];
    const half = Math.ceil(changes.length / 2);
    return [
      ...(await this.#acceptedTogether(changes.slice(0, half))),
      ...(await this.#acceptedTogether(changes.slice(half))),
    ];
  }
}

/** Values that the source has seen, or others of a text that is free. Identifiers and other texts with a form stay. */
function otherValues({ seen, format }: Field, value: Json | undefined): Json[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string' && /^\d+\.\d\d$/.test(value)) return ['0.51'];
  if (seen.length > 0) return [...seen.filter((one) => one !== '' && one !== value), ''];
  if (typeof value !== 'string') return [];
  if (format?.pattern !== undefined || value === '') return [];
  return [value.toLowerCase(), value.toUpperCase(), 'x'].filter((one) => one !== value);
}

export function leaveOut(field: Field): FieldChange {
  const names = fieldNames(field);
  return { names, what: `without ${field.path}`, apply: (body) => without(body, names) };
}

function setTo(field: Field, value: Json): FieldChange {
  const names = fieldNames(field);
  return {
    names,
    what: `with another ${field.path}`,
    apply: (body) => (valueByNames(body, names) === undefined ? body : withValue(body, names, value)),
  };
}

/** All pairs, all groups of three of a few fields, and all longer runs. */
function severalOf(changes: readonly FieldChange[]): FieldChange[][] {
  const pairs = changes.flatMap((one, index) => changes.slice(index + 1).map((other) => [one, other]));
  const threes = pairs.flatMap((pair) =>
    changes.slice(changes.indexOf(pair[1] as FieldChange) + 1).map((third) => [...pair, third]),
  );
  const runs = changes.flatMap((_, first) =>
    changes.slice(first + 3).map((__, more) => changes.slice(first, first + 4 + more)),
  );
  return [...pairs, ...(changes.length > MAX_FIELDS ? [] : threes), ...runs];
}

function holderOf({ names }: FieldChange): string {
  return JSON.stringify(names.slice(0, -1));
}

/** Tells whether a field is another, or is in it. */
function isWithin(names: readonly string[], others: readonly string[]): boolean {
  return others.every((name, index) => names[index] === name);
}
