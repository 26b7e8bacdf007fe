import { type OperationId, operations } from '../../../generated/operations.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { creates } from '../../catalogue/effect.ts';
import { normalizedId } from '../../judge/same-id.ts';
import { idsInUrl, mayHaveEffect, mayNameRecord } from '../changing-call.ts';
import type { CallTimes, RecordedCall } from '../recorded-call.ts';
import { clockDifference, type DatedCreation } from './clock-difference.ts';
import { CreationsOfId } from './creations-of-id.ts';
import { createdAt, type IndexedCall, recordKey } from './indexed-call.ts';
import { RecordChanges } from './record-changes.ts';
import { CallsByToken, RecordIndex } from './record-index.ts';
import { addTo, Timeline } from './timeline.ts';
import { isTouching, toOtherCall } from './touching-call.ts';

/** The index knows which calls of a recording are about which record, and when they were made: it finds the related calls of a call. */
export class TrafficIndex {
  readonly #deployments = new Map<string, DeploymentIndex>();
  /** The index of APIs with rows. */
  readonly #records = new Map<string, RecordIndex>();
  /** Calls that no description has, by origin. */
  readonly #others: Map<string, CallsByToken>;
  /** The changes of records by calls to other operations, by origin, since it is not known where other paths begin. */
  readonly #changes: Map<string, RecordChanges>;

  /** @param before what it knows of changes is known here, too */
  constructor(before?: TrafficIndex) {
    this.#changes = before === undefined ? new Map() : before.#changes;
    this.#others = before === undefined ? new Map() : before.#others;
  }

  add(call: IndexedCall): void {
    if (isTouching(call)) this.records(call.match.baseUrl).add(call);
    else this.of(call.match.baseUrl).add(call);
  }

  /** Adds the calls that a copy stands for. */
  addTimes(copy: IndexedCall, times: CallTimes): void {
    if (!isTouching(copy)) this.of(copy.match.baseUrl).addTimes(copy, times);
  }

  /** @param baseUrl of the deployment: calls with different ones are never compared */
  records(baseUrl: string): RecordIndex {
    const known = this.#records.get(baseUrl) ?? new RecordIndex(this.#othersAt(baseUrl));
    this.#records.set(baseUrl, known);
    return known;
  }

  /** Notes a call to none of the operations, if it may have changed a record that its URL names. */
  addOther(call: RecordedCall, file: number, { behavior, rowsOf }: JudgedApi): void {
    if (rowsOf !== undefined) this.#addChange(call);
    const other = behavior && toOtherCall(call, file);
    if (other !== undefined) this.#othersAt(call.request.url).add(other);
  }

  #othersAt(url: string): CallsByToken {
    const origin = parseUrl(url)?.origin ?? '';
    const known = this.#others.get(origin) ?? new CallsByToken();
    this.#others.set(origin, known);
    return known;
  }

  #addChange(call: RecordedCall): void {
    const { request, startedAt, endedAt } = call;
    if (!mayNameRecord(request) || !mayHaveEffect(call)) return;
    const changes = this.#changesAt(request.url);
    for (const id of idsInUrl(request.url)) changes.add(id, startedAt, endedAt);
  }

  /** Keeps of each deployment so many records that were changed. */
  trimChanges(most: number): void {
    for (const changes of this.#changes.values()) changes.trim(most);
  }

  /** To be called when all calls are known: finds out by how much the clocks of their recorders differ. */
  compareClocks(): void {
    for (const one of this.#deployments.values()) one.compareClocks();
  }

  /** @param baseUrl of the deployment: calls with different ones are never compared */
  of(baseUrl: string): DeploymentIndex {
    let known = this.#deployments.get(baseUrl);
    if (known === undefined) {
      known = new DeploymentIndex(this.#changesAt(baseUrl));
      this.#deployments.set(baseUrl, known);
    }
    return known;
  }

  #changesAt(url: string): RecordChanges {
    const origin = parseUrl(url)?.origin ?? '';
    let known = this.#changes.get(origin);
    if (known === undefined) {
      known = new RecordChanges();
      this.#changes.set(origin, known);
    }
    return known;
  }
}

/** The calls to one deployment. Records are known by `recordKey`. */
export class DeploymentIndex {
  /** The changes by calls to other operations. */
  readonly changes: RecordChanges;
  /** Successes, by the record that they show. */
  readonly #shown = new Map<string, Timeline>();
  /** Writes of existing records that succeeded, or may have had an effect, by record. */
  readonly #writes = new Map<string, Timeline>();
  /** The calls among them whose effect is unknown. */
  readonly #unresolved = new Map<string, Timeline>();
  /** Successes that do not create, by operation and the id in their path. */
  readonly #named = new Map<string, Timeline>();
  /** Creations, by operation and record: the first one, or all of several. */
  readonly #created = new Map<string, IndexedCall | CreationsOfId>();
  /** Creations whose effect is unknown, by operation and what was sent. */
  readonly #lost = new Map<string, Timeline>();
  readonly #creations = new Timeline<DatedCreation>();
  readonly #files = new Set<number>();
  #clockDifference = 0;
  /** The latest `createdAt` up to each creation, by time. */
  #latest: number[] = [];

  constructor(changes: RecordChanges) {
    this.changes = changes;
  }

  /** Milliseconds by which the clocks of recorders may differ. */
  get clockDifference(): number {
    return this.#clockDifference;
  }

  compareClocks(): void {
    this.#clockDifference = clockDifference(this.#creations.calls(), this.#files.size);
  }

  add(call: IndexedCall): void {
    const { match, record, content, effect, file, startedAt, endedAt } = call;
    const { operation } = match;
    this.#files.add(file);
    if (creates(operation)) {
      if (effect === 'shown') {
        if (record !== undefined) {
          this.#addCreation(`${operation} ${record}`, call);
          addTo(this.#shown, record, call);
        }
        this.#addDated({ file, startedAt, endedAt, createdAt: createdAt(call) });
      } else if (effect !== 'none') addTo(this.#lost, `${operation} ${content}`, call);
      return;
    }
    if (record === undefined || effect === 'none') return;
    if (effect === 'shown') addTo(this.#shown, record, call);
    if (effect !== 'unknown') addTo(this.#named, `${operation} ${idOf(record)}`, call);
    if (operations[operation].safe) return;
    addTo(this.#writes, record, call);
    if (effect !== 'shown') addTo(this.#unresolved, record, call);
  }

  addTimes(copy: IndexedCall, times: CallTimes): void {
    const { file, match } = copy;
    for (const [startedAt, endedAt, createdAt = Number.NaN] of times)
      if (creates(match.operation)) this.#addDated({ file, startedAt, endedAt, createdAt });
      else this.add({ ...copy, startedAt, endedAt });
  }

  #addDated(creation: DatedCreation): void {
    if (!this.#creations.add(creation)) this.#latest = [];
  }

  #addCreation(key: string, call: IndexedCall): void {
    const known = this.#created.get(key);
    if (known instanceof CreationsOfId) known.add(call);
    else if (known === undefined) this.#created.set(key, call);
    else {
      const all = new CreationsOfId();
      all.add(known);
      all.add(call);
      this.#created.set(key, all);
    }
  }

  /** All creations by the same operation of an id that several of them have. */
  repeated({ match, record }: IndexedCall): CreationsOfId | undefined {
    const known = this.#created.get(`${match.operation} ${record}`);
    return known instanceof CreationsOfId ? known : undefined;
  }

  /** Successes that show a record. */
  shown(kind: string, id: string): Timeline | undefined {
    return this.#shown.get(recordKey(kind, id));
  }

  writes(kind: string, id: string): Timeline | undefined {
    return this.#writes.get(recordKey(kind, id));
  }

  /** Writes whose effect is unknown. */
  unresolved(kind: string, id: string): Timeline | undefined {
    return this.#unresolved.get(recordKey(kind, id));
  }

  /** The last success of an operation that had this id in its path and had ended at a time. */
  namedBefore(operation: OperationId, id: string, time: number): IndexedCall | undefined {
    return this.#named.get(`${operation} ${normalizedId(id)}`)?.lastBefore(time);
  }

  /** Creations of the same content whose effect is unknown. */
  lost({ match, content }: IndexedCall): readonly IndexedCall[] {
    return this.#lost.get(`${match.operation} ${content}`)?.calls() ?? [];
  }

  /** The last creation that had ended at a time. */
  lastCreation(time: number): DatedCreation | undefined {
    return this.#creations.lastBefore(time);
  }

  /** The latest `createdAt` of all creations that had ended when a call began. */
  latestCreation(start: number): number | undefined {
    const calls = this.#creations.calls();
    let latestSoFar = this.#latest.at(-1) ?? Number.NaN;
    for (let place = this.#latest.length; place < calls.length; place++) {
      const time = (calls[place] as DatedCreation).createdAt;
      if (!Number.isNaN(time) && !(time <= latestSoFar)) latestSoFar = time;
      this.#latest.push(latestSoFar);
    }
    const latest = this.#latest[this.#creations.countUntil(start) - 1];
    return latest === undefined || Number.isNaN(latest) ? undefined : latest;
  }
}

/** The number of a `recordKey`. */
function idOf(record: string): string {
  return record.slice(record.indexOf(' ') + 1);
}
