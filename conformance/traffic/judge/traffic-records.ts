import { isProgramId } from '../../../generated/identifiers.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { at, type Json } from '../../../lib/json.ts';
import { idInPath, shownKind } from '../../catalogue/effect.ts';
import type { KnownRecords, ObservedResponse } from '../../judge/history.ts';
import { isSameText, normalizedId } from '../../judge/same-id.ts';
import { isUnsetTime } from '../../judge/unset-time.ts';
import { type AbsentRecord, AskedRecords } from './asked-records.ts';
import type { CallColumns } from './call-columns.ts';
import { digest, digestOfId } from './digest.ts';
import type { Doubt, KnownProgram } from './doubt.ts';
import { isSameCreation } from './is-same-creation.ts';
import type { Timeline } from './timeline.ts';
import type { DeploymentIndex, TrafficIndex } from './traffic-index.ts';

/** The calls that a judge compares with, and where they are. */
export interface KnowsCalls {
  readonly index: TrafficIndex;
  /** The successful response of the call in a row of the index. */
  response(row: number): ObservedResponse | undefined;
}

/**
 * Other records as one recorded call can know them: by calls to the same deployment that had ended when it began. A record that nobody is known to
 * have changed may still have been changed by calls that are not recorded, so what is found comes with doubts; see docs/traffic.md.
 */
export class TrafficRecords implements KnownRecords {
  readonly #calls: KnowsCalls;
  readonly #index: DeploymentIndex;
  readonly #columns: CallColumns;
  readonly #deployment: string;
  readonly #isComplete: boolean;
  readonly #row: number;
  /** As functions: hardly anybody asks for them. */
  #doubts: (() => Doubt | undefined)[] = [];
  readonly #asked = new AskedRecords();
  #program: KnownProgram | undefined;
  #prefersLater = false;
  #isEarliest = false;

  /**
   * @param deployment the base address of the call that is judged
   * @param row the call that is judged
   * @param isComplete nobody has changed records but by calls of the recording
   */
  constructor(calls: KnowsCalls, deployment: string, row: number, isComplete: boolean) {
    this.#calls = calls;
    this.#index = calls.index.of(deployment);
    this.#columns = calls.index.columns;
    this.#deployment = deployment;
    this.#row = row;
    this.#isComplete = isComplete;
  }

  /** The doubts about all that was asked for since the last call of this. */
  takeDoubts(): readonly Doubt[] {
    const doubts = this.#doubts.map((doubt) => doubt()).filter((one) => one !== undefined);
    this.forget();
    return doubts;
  }

  /** What was asked for since the last `forget`. */
  get asked(): AskedRecords {
    return this.#asked;
  }

  /** Forgets what was asked for, and the doubts about it. */
  forget(): void {
    if (this.#doubts.length > 0) this.#doubts = [];
    this.#asked.forget();
  }

  /** Whether still no call has shown a record before this one began, nor after it had ended. */
  isAbsent({ subject, id }: AbsentRecord): boolean {
    const rows = this.#index.shownByDigest(subject, id);
    return rows?.lastBefore(this.#start) === undefined && rows?.firstAfter(this.#end) === undefined;
  }

  /** The same, but with the state of the program after the call. */
  later(): TrafficRecords {
    const later = new TrafficRecords(this.#calls, this.#deployment, this.#row, this.#isComplete);
    later.#prefersLater = true;
    return later;
  }

  account(id: Json | undefined): ObservedResponse | undefined {
    this.#asked.any = true;
    if (typeof id !== 'string') return undefined;
    const { before, after, span, isAbsent } = this.#around('Account', id);
    const account = before ?? after;
    if (before === undefined) this.#asked.miss('Account', id, isAbsent);
    if (account === undefined) return undefined;
    this.#doubts.push(() => {
      const isConstant =
        this.#spread === 0 &&
        before !== undefined &&
        after !== undefined &&
        CONSTANTS.every((pointer) => isSameText(at(before.body, pointer), at(after.body, pointer)));
      if (isConstant) return undefined;
      const change = this.#changedElse('Account', id, span);
      return change !== undefined || (this.#isComplete && before !== undefined)
        ? change
        : this.#doubt('Account', id, 'the account may have been changed by a call that is not recorded');
    });
    return account;
  }

  contact(id: Json | undefined): ObservedResponse | undefined {
    this.#asked.any = true;
    if (typeof id !== 'string') return undefined;
    const { before, after, span, isAbsent } = this.#around('Contact', id);
    if (before === undefined) this.#asked.miss('Contact', id, isAbsent);
    // Whoever uses a contact has seen it, whatever the clock of another recorder says.
    const contact = before ?? (this.#spread > 0 ? after : undefined);
    if (contact !== undefined)
      this.#doubts.push(() => {
        const change = this.#changedElse('Contact', id, span);
        return change !== undefined || (before !== undefined && this.#isComplete)
          ? change
          : this.#doubt('Contact', id, 'the contact may have been changed by a call that is not recorded');
      });
    return contact;
  }

  programOf({ body }: ObservedResponse): ObservedResponse | undefined {
    this.#asked.any = true;
    const id = at(body, '/programId');
    if (typeof id !== 'string') return undefined;
    // Several rows ask for it.
    if (this.#program?.id !== id) this.#program = isProgramId(id) ? this.#findProgram(id) : undefined;
    if (this.#program === undefined) return undefined;
    const { shown, isMissing, isAbsent, doubt } = this.#program;
    if (isMissing) this.#asked.miss('Program', id, isAbsent);
    if (doubt !== undefined) this.#doubts.push(doubt);
    return shown;
  }

  #findProgram(id: string): KnownProgram {
    const rows = this.#index.shown('Program', id);
    const before = rows?.lastBefore(this.#start);
    const after = rows?.firstAfter(this.#end);
    const row = this.#prefersLater ? (after ?? before) : (before ?? after);
    const isMissing = before === undefined;
    if (rows === undefined || row === undefined) return { id, shown: undefined, isMissing, isAbsent: true };
    const doubt = () => {
      const around = [before, ...rows.during(this.#start, this.#end), after].filter(
        (one) => one !== undefined,
      );
      const change = this.#changedElse('Program', id, around);
      if (change !== undefined) return change;
      const isConstant = this.#areSame(around);
      if (isConstant && this.#spread > 0 && !this.#isSurelyConstant(rows))
        return { reason: this.#unordered() };
      const isKnown = before !== undefined && (after !== undefined || this.#isComplete);
      return isConstant && isKnown
        ? undefined
        : this.#doubt(
            'Program',
            id,
            'the program may have been changed by a call that is not recorded',
            isConstant ? undefined : true,
          );
    };
    return { id, shown: this.#read('Program', id, row), isMissing, isAbsent: false, doubt };
  }

  #areSame(rows: Iterable<number>): boolean {
    return new Set(Array.from(rows, (one) => this.#columns.digest(one))).size === 1;
  }

  /** The same for all calls that may have been the last one before this one, one beside it, or the first one after it, as far as the clocks of their recorders tell. */
  #isSurelyConstant(rows: Timeline): boolean {
    const before = rows.lastBefore(this.#start - this.#spread);
    const after = rows.firstAfter(this.#end + this.#spread);
    if (before === undefined || (after === undefined && !this.#isComplete)) return false;
    const from = this.#columns.startedAt(before);
    const to = after === undefined ? Number.POSITIVE_INFINITY : this.#columns.endedAt(after);
    return this.#areSame(rows.during(from - this.#spread, to + this.#spread));
  }

  /** Why the order of calls is open. */
  #unordered(): string {
    const seconds = Math.ceil(this.#spread / 1000);
    return `the clocks of the recorders may differ by ${seconds} s, so the order of the calls is not known`;
  }

  /** The same, but as if the call had been made as early as the clocks of the recorders permit; `undefined` where they agree. */
  earliest(): { readonly records: TrafficRecords; readonly reason: string } | undefined {
    if (this.#spread === 0) return undefined;
    const records = new TrafficRecords(this.#calls, this.#deployment, this.#row, this.#isComplete);
    records.#isEarliest = true;
    return { records, reason: this.#unordered() };
  }

  programsAround(): Record<string, never> {
    this.#asked.any = true;
    return {};
  }

  earlier({ operation, pathParameters }: ObservedResponse): readonly ObservedResponse[] {
    this.#asked.any = true;
    const subject = shownKind(operation);
    const id = idInPath(operation, pathParameters);
    if (id === undefined) return [];
    const row = this.#index.shownBefore(subject, id, this.#start);
    const last = row === undefined ? undefined : this.#read(subject, id, row);
    if (row === undefined || last === undefined) return [];
    const kind = subject.toLowerCase();
    const meanwhile = this.#index
      .unresolved(subject, id)
      ?.during(this.#columns.startedAt(row) - this.#spread, this.#end + this.#spread);
    for (const one of meanwhile ?? [])
      if (one !== this.#row) {
        this.#doubts.push(() => ({ reason: `the effect of an earlier update of the ${kind} is unknown` }));
        break;
      }
    this.#doubts.push(() => {
      const change = this.#changedElse(subject, id, [row]);
      return change !== undefined || this.#isComplete
        ? change
        : this.#doubt(subject, id, `the ${kind} may have been changed by a call that is not recorded`);
    });
    return [last];
  }

  otherIds(response: ObservedResponse, others: readonly OperationId[]): readonly string[] {
    const { body } = response;
    const id = at(body, '/id');
    if (typeof id !== 'string') return [];
    this.#asked.any = true;
    this.#asked.others = true;
    const isNamed = others.some((other) => {
      const named = this.#index.namedBefore(other, id, this.#start);
      return named !== undefined && this.#calls.response(named) !== undefined;
    });
    // What matters is whether one is the same; of the others it is enough to know that there are any.
    return isNamed || this.#isAnothers(id, response) ? [id] : [`${id.slice(0, 4)}another`];
  }

  /** Whether another creation shows the id, of another record. */
  #isAnothers(id: string, response: ObservedResponse): boolean {
    for (const row of this.#calls.index.repeated.get(this.#row)?.unlike(this.#row) ?? []) {
      const other = this.#calls.response(row);
      // Of calls that are not kept, it is only known that they are unlike.
      if (other === undefined) return true;
      if (isSameText(at(other.body, '/id'), id) && !isSameCreation(other, response)) return true;
    }
    return false;
  }

  creationsBefore(): readonly Pick<ObservedResponse, 'body'>[] {
    this.#asked.any = true;
    const latest = this.#index.latestCreation(this.#start);
    if (latest === undefined) return [];
    const createdAt = new Date(latest).toISOString().replace('.000Z', 'Z');
    return [{ body: { createdAt } }];
  }

  /** Why no violation of a row can be seen in this call; `undefined`: it can. */
  whyUnclear({ operation, pathParameters }: ObservedResponse): string | undefined {
    const id = idInPath(operation, pathParameters) ?? '';
    return this.whyUnclearOf(operation, digestOfId(id));
  }

  /**
   * The same for a call that is not at hand.
   *
   * @param id the digest of the record in its path
   */
  whyUnclearOf(operation: OperationId, id: number): string | undefined {
    const { safe, method } = operations[operation];
    if (safe) return undefined;
    if (method === 'POST') return this.#isRepeated(operation) ? REPEATED : this.#isOld() ? OLD : undefined;
    const writes = this.#index.writes(shownKind(operation), id);
    if (this.#hasOther(writes?.during(this.#start, this.#end)))
      return 'another update of the same record was in progress';
    if (this.#index.changes.isChanged(id, this.#start - this.#spread, this.#end + this.#spread))
      return 'a call to another operation may have changed the same record meanwhile';
    if (this.#spread === 0 || writes === undefined) return undefined;
    const nearby = writes.during(this.#start - this.#spread, this.#end + this.#spread);
    return this.#hasOther(nearby) ? this.#unordered() : undefined;
  }

  /** Asks for no more of them than it needs: a recording without good times has all its calls at once. */
  #hasOther(rows: Iterable<number> = []): boolean {
    for (const row of rows) if (row !== this.#row) return true;
    return false;
  }

  /** Whether the creation may be one that an earlier request had made, and which the deployment shows once more as it is by now. */
  #isRepeated(operation: OperationId): boolean {
    const latest = this.#start + this.#spread;
    const isEarlier = (row: number) => row !== this.#row && this.#columns.startedAt(row) <= latest;
    if (this.#index.lost(operation, this.#row)?.rows().some(isEarlier)) return true;
    return this.#calls.index.repeated.get(this.#row)?.isRepetition(this.#row, latest) === true;
  }

  /** Whether the record that the creation shows was there before it: the request that made it is not in the recording. */
  #isOld(): boolean {
    const createdAt = this.#columns.createdAt(this.#row);
    // An unset time says nothing of when the record was made.
    if (Number.isNaN(createdAt) || isUnsetTime(createdAt)) return false;
    const last = this.#index.lastCreation(this.#start);
    // What the deployment's clock has shown before says how late it was by it. Without that, its clock is taken to be roughly right.
    const known =
      last === undefined ? Number.NaN : this.#columns.createdAt(last) - this.#columns.endedAt(last);
    const least = Number.isNaN(known) ? -CLOCKS_DIFFER_MS : known - NODES_DIFFER_MS;
    return createdAt < this.#start + least - this.#spread;
  }

  /** The last response before the call that shows a record, and the first one after it. */
  #around(
    subject: string,
    id: string,
  ): {
    readonly before: ObservedResponse | undefined;
    readonly after: ObservedResponse | undefined;
    /** Their rows. */
    readonly span: readonly number[];
    /** No call shows it. */
    readonly isAbsent: boolean;
  } {
    const rows = this.#index.shown(subject, id);
    const before = rows?.lastBefore(this.#start);
    const after = rows?.firstAfter(this.#end);
    return {
      before: before === undefined ? undefined : this.#read(subject, id, before),
      after: after === undefined ? undefined : this.#read(subject, id, after),
      span: [before, after].filter((row) => row !== undefined),
      isAbsent: before === undefined && after === undefined,
    };
  }

  /** Why a record may be another one by now: a call to another operation, made between this one and those that show the record, or beside one of them. */
  #changedElse(subject: string, id: string, shown: readonly number[]): Doubt | undefined {
    const from = Math.min(this.#start, ...shown.map((row) => this.#columns.startedAt(row)));
    const to = Math.max(this.#end, ...shown.map((row) => this.#columns.endedAt(row)));
    return this.#index.changes.isChanged(digestOfId(id), from - this.#spread, to + this.#spread)
      ? { reason: `the ${subject.toLowerCase()} may have been changed by a call to another operation` }
      : undefined;
  }

  /** Texts with the same digest may be different, so the record is compared. */
  #read(subject: string, id: string, row: number): ObservedResponse | undefined {
    const response = this.#calls.response(row);
    if (response === undefined || shownKind(response.operation) !== subject) return undefined;
    const named = idInPath(response.operation, response.pathParameters);
    return isSameText(at(response.body, '/id'), id) || isSameText(named, id) ? response : undefined;
  }

  #doubt(subject: string, id: string, reason: string, isBetweenTwo?: true): Doubt {
    const record = digest(`${this.#deployment} ${subject} ${normalizedId(id)}`).toString(36);
    return { reason, record, ...(isBetweenTwo && { isBetweenTwo }) };
  }

  get #start(): number {
    const start = this.#columns.startedAt(this.#row);
    return this.#isEarliest ? start - this.#spread : start;
  }

  /** Milliseconds by which the clocks of recorders may differ. */
  get #spread(): number {
    return this.#index.clockSpread;
  }

  get #end(): number {
    return this.#columns.endedAt(this.#row);
  }
}

/** What an account never changes as far as the source shows; somebody may have all the same. */
const CONSTANTS = ['/programId', '/businessId'];

/** Between the clocks of a recorder and of a deployment. */
const CLOCKS_DIFFER_MS = 300_000;
/** Between the clocks of a deployment's machines; times are cut to seconds, too. */
const NODES_DIFFER_MS = 2000;

const OLD = 'the record was there before, made by a request that is not recorded';
const REPEATED = 'the same request had been sent before, and may have made the record';
