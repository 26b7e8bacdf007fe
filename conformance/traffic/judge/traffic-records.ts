import { isProgramId } from '../../../generated/identifiers.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { at, isSame, type Json } from '../../../lib/json.ts';
import { creates, idInPath, shownKind } from '../../catalogue/effect.ts';
import {
  type KnownPrograms,
  type KnownRecords,
  type ObservedResponse,
  toObservedResponse,
} from '../../judge/history.ts';
import { isSameText, normalizedId } from '../../judge/same-id.ts';
import { isUnsetTime } from '../../judge/unset-time.ts';
import type { Exchange } from '../../model/exchange.ts';
import { digest } from '../digest.ts';
import { createdAt, type IndexedCall, recordKey } from './indexed-call.ts';
import { CLOCKS_DIFFER_MS, type Timeline } from './timeline.ts';
import type { DeploymentIndex, TrafficIndex } from './traffic-index.ts';
import type { KnownProgram, Uncertainty } from './uncertainty.ts';

/** The calls that a judge compares with. */
export interface KnowsCalls {
  readonly index: TrafficIndex;
  /** A call of the index as a whole. */
  exchange(call: IndexedCall): Exchange;
}

/**
 * Other records as one recorded call can know them: by calls to the same deployment that had ended when it began. A record that nobody is known to
 * have changed may still have been changed by calls that are not recorded, so what is found comes with uncertainties; see docs/traffic.md.
 */
export class TrafficRecords implements KnownRecords {
  readonly #calls: KnowsCalls;
  readonly #index: DeploymentIndex;
  readonly #deployment: string;
  readonly #isComplete: boolean;
  readonly #call: IndexedCall;
  /** As functions: hardly anybody asks for them. */
  #uncertainties: (() => Uncertainty | undefined)[] = [];
  #program: KnownProgram | undefined;
  #isMissing = false;
  #comparesIds = false;
  #comparesAgain = false;
  #prefersLater = false;
  #isEarliest = false;

  /**
   * @param call that is judged
   * @param isComplete nobody has changed records but by calls of the recording
   */
  constructor(calls: KnowsCalls, call: IndexedCall, isComplete: boolean) {
    this.#calls = calls;
    this.#index = calls.index.of(call.match.baseUrl);
    this.#deployment = call.match.baseUrl;
    this.#call = call;
    this.#isComplete = isComplete;
  }

  /** The uncertainties about all that was asked for since the last call of this. */
  takeUncertainties(): readonly Uncertainty[] {
    const uncertainties = this.#uncertainties
      .map((uncertainty) => uncertainty())
      .filter((one) => one !== undefined);
    this.forget();
    return uncertainties;
  }

  /** True if a record was asked for since the last `forget` that no call before this one has shown. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** True if the ids of other records were asked for since the last `forget`. */
  get comparesIds(): boolean {
    return this.#comparesIds;
  }

  /** Tells whether the earlier response that was asked for since the last `forget` was itself compared with an earlier one. */
  get comparesAgain(): boolean {
    return this.#comparesAgain;
  }

  /** Forgets what was asked for, and the uncertainties about it. */
  forget(): void {
    if (this.#uncertainties.length > 0) this.#uncertainties = [];
    this.#isMissing = false;
    this.#comparesIds = false;
    this.#comparesAgain = false;
  }

  /** Returns the same, but with the state of the program after the call. */
  later(): TrafficRecords {
    const later = new TrafficRecords(this.#calls, this.#call, this.#isComplete);
    later.#prefersLater = true;
    return later;
  }

  account(id: Json | undefined): ObservedResponse | undefined {
    if (typeof id !== 'string') return undefined;
    const { before, after, span } = this.#around('Account', id);
    const account = before ?? after;
    if (before === undefined) this.#isMissing = true;
    if (account === undefined) return undefined;
    this.#uncertainties.push(() => {
      const isConstant =
        this.#skew === 0 &&
        before !== undefined &&
        after !== undefined &&
        CONSTANTS.every((pointer) => isSameText(at(before.body, pointer), at(after.body, pointer)));
      if (isConstant) return undefined;
      const change = this.#changedElse('Account', id, span);
      return change !== undefined || (this.#isComplete && before !== undefined)
        ? change
        : this.#unsure('Account', id, 'the account may have been changed by a call that is not recorded');
    });
    return account;
  }

  contact(id: Json | undefined): ObservedResponse | undefined {
    if (typeof id !== 'string') return undefined;
    const { before, after, span } = this.#around('Contact', id);
    if (before === undefined) this.#isMissing = true;
    // Whoever uses a contact has seen it, whatever the clock of another recorder says.
    const contact = before ?? (this.#skew > 0 ? after : undefined);
    if (contact !== undefined)
      this.#uncertainties.push(() => {
        const change = this.#changedElse('Contact', id, span);
        return change !== undefined || (before !== undefined && this.#isComplete)
          ? change
          : this.#unsure('Contact', id, 'the contact may have been changed by a call that is not recorded');
      });
    return contact;
  }

  /** The program that a response names, as it was last read before, or else as it was read next. */
  programOf({ body }: ObservedResponse): ObservedResponse | undefined {
    const id = at(body, '/programId');
    if (typeof id !== 'string') return undefined;
    // Several rows ask for it.
    if (this.#program?.id !== id) this.#program = isProgramId(id) ? this.#findProgram(id) : undefined;
    if (this.#program === undefined) return undefined;
    const { shown, isMissing, uncertainty } = this.#program;
    if (isMissing) this.#isMissing = true;
    if (uncertainty !== undefined) this.#uncertainties.push(uncertainty);
    return shown;
  }

  #findProgram(id: string): KnownProgram {
    const calls = this.#shown('Program', id);
    const before = calls?.lastBefore(this.#start);
    const after = calls?.firstAfter(this.#end);
    const call = this.#prefersLater ? (after ?? before) : (before ?? after);
    const isMissing = before === undefined;
    if (calls === undefined || call === undefined) return { id, shown: undefined, isMissing };
    const uncertainty = () => {
      const around = [before, ...calls.during(this.#start, this.#end), after].filter(
        (one) => one !== undefined,
      );
      const change = this.#changedElse('Program', id, around);
      if (change !== undefined) return change;
      const isConstant = this.#areSame(around);
      if (isConstant && this.#skew > 0 && !this.#isSurelyConstant(calls))
        return { reason: this.#unordered() };
      const isKnown = before !== undefined && (after !== undefined || this.#isComplete);
      return isConstant && isKnown
        ? undefined
        : this.#unsure(
            'Program',
            id,
            'the program may have been changed by a call that is not recorded',
            isConstant ? undefined : true,
          );
    };
    return { id, shown: this.#response(call), isMissing, uncertainty };
  }

  #areSame(calls: Iterable<IndexedCall>): boolean {
    return new Set(Array.from(calls, ({ content }) => content)).size === 1;
  }

  /**
   * Returns the same for all calls that may have been the last one before this one, one beside it, or the first one after it, as far as the clocks of
   * their recorders tell.
   */
  #isSurelyConstant(calls: Timeline): boolean {
    const before = calls.lastBefore(this.#start - this.#skew);
    const after = calls.firstAfter(this.#end + this.#skew);
    if (before === undefined || (after === undefined && !this.#isComplete)) return false;
    const to = after === undefined ? Number.POSITIVE_INFINITY : after.endedAt;
    return this.#areSame(calls.during(before.startedAt - this.#skew, to + this.#skew));
  }

  /** Says why the order of calls is open. */
  #unordered(): string {
    const seconds = Math.ceil(this.#skew / 1000);
    return `the clocks of the recorders may differ by ${seconds} s, so the order of the calls is not known`;
  }

  /** Returns the same, but as if the call had been made as early as the clocks of the recorders permit; `undefined` if they agree. */
  earliest(): { readonly records: TrafficRecords; readonly reason: string } | undefined {
    if (this.#skew === 0) return undefined;
    const records = new TrafficRecords(this.#calls, this.#call, this.#isComplete);
    records.#isEarliest = true;
    return { records, reason: this.#unordered() };
  }

  programsOf(response: ObservedResponse): KnownPrograms {
    const program = this.programOf(response);
    return { reads: program === undefined ? [] : [program], mayHaveChanged: false };
  }

  sentForOthers(): [] {
    return [];
  }

  programsAround(): Record<string, never> {
    return {};
  }

  earlier({ operation, pathParameters }: ObservedResponse): readonly ObservedResponse[] {
    const subject = shownKind(operation);
    const id = idInPath(operation, pathParameters);
    if (id === undefined) return [];
    const shown = this.#shown(subject, id);
    const call = shown?.lastBefore(this.#start);
    const last = call && this.#response(call);
    if (call === undefined || last === undefined) return [];
    this.#comparesAgain = shown?.calls()[0] !== call;
    const kind = subject.toLowerCase();
    this.#uncertainties.push(() => {
      const creations = shown?.calls().filter(({ match }) => creates(match.operation)) ?? [];
      const [first, ...others] = creations;
      return others.some(({ shownTime }) => shownTime !== first?.shownTime)
        ? { reason: `two creations show the same identifier of the ${kind}` }
        : undefined;
    });
    const meanwhile = this.#index.calls
      .of('unresolved', recordKey(subject, id))
      ?.during(call.startedAt - this.#skew, this.#end + this.#skew);
    if (this.#hasOther(meanwhile))
      this.#uncertainties.push(() => ({
        reason: `the effect of an earlier update of the ${kind} is unknown`,
      }));
    this.#uncertainties.push(() => {
      const change = this.#changedElse(subject, id, [call]);
      return change !== undefined || this.#isComplete
        ? change
        : this.#unsure(subject, id, `the ${kind} may have been changed by a call that is not recorded`);
    });
    return [last];
  }

  otherIds(response: ObservedResponse, others: readonly OperationId[]): readonly string[] {
    const { body } = response;
    const id = at(body, '/id');
    if (typeof id !== 'string') return [];
    this.#comparesIds = true;
    const isNamed = others.some((other) => {
      const named = this.#index.calls.of('named', `${other} ${normalizedId(id)}`)?.lastBefore(this.#start);
      return named !== undefined && this.#response(named) !== undefined;
    });
    // One equal record decides; of the others it is enough to know that there are any.
    return isNamed || this.#isAnothers(response) ? [id] : [`${id.slice(0, 4)}another`];
  }

  /** Returns what a successful call shows. */
  #response(call: IndexedCall): ObservedResponse | undefined {
    return toObservedResponse(this.#calls.exchange(call))[0];
  }

  /** Tells whether another creation shows the id, of another record. */
  #isAnothers(response: ObservedResponse): boolean {
    for (const one of this.#index.repeated(this.#call)?.unlike(this.#call) ?? []) {
      const other = this.#response(one);
      if (other !== undefined && !isSameCreation(other, response)) return true;
    }
    return false;
  }

  creationsBefore(): readonly Pick<ObservedResponse, 'body'>[] {
    const latest = this.#index.latestCreation(this.#start);
    if (latest === undefined) return [];
    const createdAt = new Date(latest).toISOString().replace('.000Z', 'Z');
    return [{ body: { createdAt } }];
  }

  /** Says why no violation of a row can be seen in this call; `undefined`: it can. */
  whyUnclear({ operation, pathParameters }: ObservedResponse): string | undefined {
    const { safe, method } = operations[operation];
    if (safe) return undefined;
    if (method === 'POST') return this.#isRepeated() ? REPEATED : this.#isOld() ? OLD : undefined;
    const id = idInPath(operation, pathParameters) ?? '';
    const writes = this.#index.calls.of('writes', recordKey(shownKind(operation), id));
    if (this.#hasOther(writes?.during(this.#start, this.#end)))
      return 'another update of the same record was in progress';
    if (this.#index.changes.isChanged(id, this.#start - this.#skew, this.#end + this.#skew))
      return 'a call to another operation may have changed the same record meanwhile';
    if (this.#skew === 0 || writes === undefined) return undefined;
    const nearby = writes.during(this.#start - this.#skew, this.#end + this.#skew);
    return this.#hasOther(nearby) ? this.#unordered() : undefined;
  }

  /** Asks for no more of them than it needs: a recording without good times has all its calls at once. */
  #hasOther(calls: Iterable<IndexedCall> = []): boolean {
    for (const one of calls) if (one !== this.#call) return true;
    return false;
  }

  /** Tells whether the creation may be one that an earlier request had made, and which the deployment shows once more as it is by now. */
  #isRepeated(): boolean {
    const latest = this.#start + this.#skew;
    const isEarlier = (one: IndexedCall) => one !== this.#call && one.startedAt <= latest;
    const lost = this.#index.calls.of('lost', `${this.#call.match.operation} ${this.#call.content}`);
    if (lost?.calls().some(isEarlier)) return true;
    return this.#index.repeated(this.#call)?.isRepetition(this.#call, latest) === true;
  }

  /** Tells whether the record that the creation shows was there before it: the request that made it is not in the recording. */
  #isOld(): boolean {
    const time = createdAt(this.#call);
    // An unset time says nothing of when the record was made.
    if (Number.isNaN(time) || isUnsetTime(time)) return false;
    const last = this.#index.lastCreation(this.#start);
    // The deployment's clock has shown before how late it was by it. Without that, its clock is taken to be roughly right.
    const known = last === undefined ? Number.NaN : last.createdAt - last.endedAt;
    const least = Number.isNaN(known) ? -CLOCKS_DIFFER_MS : known - NODES_DIFFER_MS;
    return time < this.#start + least - this.#skew;
  }

  /** Successes that show a record. */
  #shown(kind: string, id: string): Timeline | undefined {
    return this.#index.calls.of('shown', recordKey(kind, id));
  }

  /** The last response before the call that shows a record, and the first one after it. */
  #around(
    subject: string,
    id: string,
  ): {
    readonly before: ObservedResponse | undefined;
    readonly after: ObservedResponse | undefined;
    /** The calls that show them. */
    readonly span: readonly IndexedCall[];
  } {
    const calls = this.#shown(subject, id);
    const before = calls?.lastBefore(this.#start);
    const after = calls?.firstAfter(this.#end);
    return {
      before: before && this.#response(before),
      after: after && this.#response(after),
      span: [before, after].filter((one) => one !== undefined),
    };
  }

  /** Says why a record may differ by now: a call to another operation, made between this one and those that show the record, or beside one of them. */
  #changedElse(subject: string, id: string, shown: readonly IndexedCall[]): Uncertainty | undefined {
    const from = Math.min(this.#start, ...shown.map(({ startedAt }) => startedAt));
    const to = Math.max(this.#end, ...shown.map(({ endedAt }) => endedAt));
    return this.#index.changes.isChanged(id, from - this.#skew, to + this.#skew)
      ? { reason: `the ${subject.toLowerCase()} may have been changed by a call to another operation` }
      : undefined;
  }

  #unsure(subject: string, id: string, reason: string, isBetweenTwo?: true): Uncertainty {
    const record = digest(`${this.#deployment} ${subject} ${normalizedId(id)}`).toString(36);
    return { reason, record, ...(isBetweenTwo && { isBetweenTwo }) };
  }

  get #start(): number {
    const { startedAt } = this.#call;
    return this.#isEarliest ? startedAt - this.#skew : startedAt;
  }

  /** Milliseconds by which the clocks of recorders may differ. */
  get #skew(): number {
    return this.#index.clockDifference;
  }

  get #end(): number {
    return this.#call.endedAt;
  }
}

/** An account never changes these as far as the source shows; another client may have all the same. */
const CONSTANTS = ['/programId', '/businessId'];

/** Between the clocks of a deployment's machines; times are cut to seconds, too. */
const NODES_DIFFER_MS = 2000;

const OLD = 'the record was there before, made by a request that is not recorded';
const REPEATED = 'the same request had been sent before, and may have made the record';

/** Two creations that show the same id: the same request in other words, such as another order of fields, or one that was taken for the same. */
function isSameCreation(one: ObservedResponse, other: ObservedResponse): boolean {
  const [createdAt, time] = [at(one.body, '/createdAt'), at(other.body, '/createdAt')];
  return isSame(one.sent, other.sent) || (createdAt !== undefined && isSame(createdAt, time));
}
