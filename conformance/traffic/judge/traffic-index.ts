import { operations } from '../../../generated/operations.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { creates } from '../../catalogue/effect.ts';
import type { CallTimes, RecordedCall } from '../recorded-call.ts';
import { clockDifference, type DatedCreation } from './clock-difference.ts';
import { CreationsOfId } from './creations-of-id.ts';
import { createdAt, type IndexedCall } from './indexed-call.ts';
import { RecordChanges } from './record-changes.ts';
import { RecordIndex } from './record-index.ts';
import { Timeline, Timelines } from './timeline.ts';
import { isTouching, toOtherCall } from './touching-call.ts';

/** The index knows which calls of a recording are about which record, and when they were made: it finds the related calls of a call. */
export class TrafficIndex {
  readonly #deployments = new Map<string, DeploymentIndex>();
  /** The index of APIs with rows. */
  readonly #records = new Map<string, RecordIndex>();
  /** The changes of records by calls to other operations, by origin, since it is not known where other paths begin. */
  readonly #changes: Map<string, RecordChanges>;

  /** @param before what it knows of changes is known here, too */
  constructor(before?: TrafficIndex) {
    this.#changes = before === undefined ? new Map() : before.#changes;
  }

  add(call: IndexedCall): void {
    if (isTouching(call)) this.records(call.match.baseUrl).add(call);
    else this.of(call.match.baseUrl).add(call);
  }

  /** Adds the calls that a copy stands for. */
  addTimes(copy: IndexedCall, times: CallTimes): void {
    if (!isTouching(copy)) this.of(copy.match.baseUrl).addTimes(copy, times);
  }

  /** Notes a call to none of the operations, if it may have changed a record that its URL names. */
  addOther(call: RecordedCall, file: number, api: JudgedApi): void {
    const other = toOtherCall(call, file, api);
    if (other !== undefined) this.#changesAt(call.request.url).add(other);
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
    return knownAt(this.#deployments, baseUrl, () => new DeploymentIndex(this.#changesAt(baseUrl)));
  }

  /** @param baseUrl as in `of` */
  records(baseUrl: string): RecordIndex {
    return knownAt(this.#records, baseUrl, () => new RecordIndex(this.#changesAt(baseUrl)));
  }

  #changesAt(url: string): RecordChanges {
    return knownAt(this.#changes, parseUrl(url)?.origin ?? '', () => new RecordChanges());
  }
}

function knownAt<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}

/** The calls to one deployment. Records are known by `recordKey`. */
export class DeploymentIndex {
  /** The changes by calls to other operations. */
  readonly changes: RecordChanges;
  /**
   * Calls by record are successes that show it, writes of an existing one that succeeded or may have had an effect, and those among them whose effect is
   * unknown. Calls by operation are successes that do not create, with the id in their path, and creations whose effect is unknown, with what was sent.
   */
  readonly calls = new Timelines<'shown' | 'writes' | 'unresolved' | 'named' | 'lost', IndexedCall>();
  /** Creations, by operation and record: the first one, or all of several. */
  readonly #created = new Map<string, IndexedCall | CreationsOfId>();
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
          this.calls.add('shown', record, call);
        }
        this.#addDated({ file, startedAt, endedAt, createdAt: createdAt(call) });
      } else if (effect !== 'none') this.calls.add('lost', `${operation} ${content}`, call);
      return;
    }
    if (record === undefined || effect === 'none') return;
    if (effect === 'shown') this.calls.add('shown', record, call);
    if (effect !== 'unknown') this.calls.add('named', `${operation} ${idOf(record)}`, call);
    if (operations[operation].safe) return;
    this.calls.add('writes', record, call);
    if (effect !== 'shown') this.calls.add('unresolved', record, call);
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
