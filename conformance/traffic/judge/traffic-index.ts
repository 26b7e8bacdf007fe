import { type OperationId, operations } from '../../../generated/operations.ts';
import { at, type Json } from '../../../lib/json.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import { creates, idInPath, shownKind } from '../../catalogue/effect.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import type { CallPosition } from '../call-source.ts';
import { idsInUrl, mayHaveEffect, mayNameRecord } from '../changing-call.ts';
import { RecentTexts } from '../recent-texts.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { CallColumns, timeKeyOf } from './call-columns.ts';
import { clockSpread, type DatedCreation } from './clock-spread.ts';
import { CreationsOfId } from './creations-of-id.ts';
import { digest, digestOfId, digestOfJson } from './digest.ts';
import { RecordChanges } from './record-changes.ts';
import { RowsByKey } from './rows-by-key.ts';
import { Timeline } from './timeline.ts';

/** Which calls of a recording are about which record, and when they were made: what is needed to find the partners of a call. */
export class TrafficIndex {
  readonly columns = new CallColumns();
  /** Of creations whose id another creation by the same operation has, too: all of them. */
  readonly repeated = new Map<number, CreationsOfId>();
  readonly #deployments = new Map<string, DeploymentIndex>();
  /** Of records, by calls to other operations; by origin, since nobody knows where other paths begin. */
  readonly #changes: Map<string, RecordChanges>;
  /** Records are read far more often than they change. */
  readonly #recent = new RecentTexts<number>(16);

  /** @param before what it knows of changes is known here, too */
  constructor(before?: TrafficIndex) {
    this.#changes = before === undefined ? new Map() : before.#changes;
  }

  /**
   * @param baseUrl of the deployment: calls with different ones are never compared
   * @returns the call's row
   */
  add(call: RecordedCall, exchange: Exchange, baseUrl: string, position: CallPosition): number {
    const { operation, outcome } = exchange;
    const body = succeeded(exchange) && outcome.kind === 'response' ? outcome.body.value : undefined;
    const { safe } = operations[operation];
    const content = safe
      ? this.#digestOfText(textOf(call, body))
      : creates(operation)
        ? digestOfRequest(call, exchange)
        : 0;
    const time = timeKeyOf(creates(operation) ? at(body, '/createdAt') : undefined);
    const deployment = this.of(baseUrl);
    const id = recordId(exchange, body);
    const record = id === undefined ? Number.NaN : deployment.digestOf(id);
    const row = this.columns.add(call, position, record, content, time);
    deployment.add(row, exchange, body);
    return row;
  }

  /** Notes a call to none of the operations, if it may have changed a record that its URL names. */
  addChange(call: RecordedCall): void {
    const { request, startedAt, endedAt } = call;
    if (!mayNameRecord(request) || !mayHaveEffect(call)) return;
    const changes = this.#changesAt(request.url);
    for (const id of idsInUrl(request.url)) changes.add(digestOfId(id), startedAt, endedAt);
  }

  /** Keeps of each deployment so many records that were changed. */
  trimChanges(most: number): void {
    for (const changes of this.#changes.values()) changes.trim(most);
  }

  #changesAt(url: string): RecordChanges {
    const origin = parseUrl(url)?.origin ?? '';
    const known = this.#changes.get(origin);
    if (known !== undefined) return known;
    const made = new RecordChanges();
    this.#changes.set(origin, made);
    return made;
  }

  #digestOfText(text: string): number {
    const known = this.#recent.get(text);
    if (known !== undefined) return known;
    const made = digest(text);
    this.#recent.add(text, made);
    return made;
  }

  /** To be called when all calls are known: finds out by how much the clocks of their recorders differ. */
  compareClocks(): void {
    for (const one of this.#deployments.values()) one.compareClocks();
  }

  of(baseUrl: string): DeploymentIndex {
    const known = this.#deployments.get(baseUrl);
    if (known !== undefined) return known;
    const made = new DeploymentIndex(this.columns, this.repeated, this.#changesAt(baseUrl));
    this.#deployments.set(baseUrl, made);
    return made;
  }
}

function textOf({ response }: RecordedCall, body: Json | undefined): string {
  if ('failure' in response || body === undefined) return '';
  return typeof response.body === 'string' ? response.body : JSON.stringify(body);
}

/** The same for requests that ask for the same in other words. */
function digestOfRequest({ request }: RecordedCall, exchange: Exchange): number {
  const { body } = exchange.request;
  return body === undefined && typeof request.body === 'string'
    ? digest(request.body)
    : digestOfJson(body ?? null);
}

function succeeded({ outcome }: Exchange): boolean {
  return outcome.kind === 'response' && isSuccess(outcome);
}

/** Whether the effect of a write is unknown: a refusal has none. */
function isUnresolved({ outcome }: Exchange): boolean {
  if (outcome.kind === 'failure') return true;
  return outcome.status >= 500 || outcome.status === 408 || outcome.status < 200;
}

/** The record that a call is about: for a creation the one that it made, otherwise the one in its path. */
export function recordId(
  exchange: Pick<Exchange, 'operation'> & { readonly request: Pick<Exchange['request'], 'pathParameters'> },
  body: Json | undefined,
): string | undefined {
  const { operation, request } = exchange;
  const id = creates(operation) ? at(body, '/id') : idInPath(operation, request.pathParameters);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The calls to one deployment. Records are known by the digests of their ids. */
export class DeploymentIndex {
  readonly #columns: CallColumns;
  /** By calls to other operations. */
  readonly changes: RecordChanges;
  readonly #repeated: Map<number, CreationsOfId>;
  /** Successes, by what they show and record. */
  readonly #shown: RowsByKind;
  /** Writes of existing records that succeeded, or may have had an effect. */
  readonly #writes: RowsByKind;
  /** Those of them whose effect is unknown. */
  readonly #unresolved: RowsByKind;
  /** Creations, by operation and record. */
  readonly #created: RowsByKind;
  /** Successes that do not create, by operation and the record in their path. */
  readonly #named: RowsByKind;
  /** Creations whose effect is unknown, by what was sent. */
  readonly #lost: RowsByKind;
  readonly #creations: Timeline;
  readonly #files = new Set<number>();
  #clockSpread = 0;
  /** One call asks for the same record several times. */
  #lastId = { id: '', digest: digestOfId('') };
  /** For each creation, by time: the latest `createdAt` up to it. */
  #latest: number[] = [];

  constructor(columns: CallColumns, repeated: Map<number, CreationsOfId>, changes: RecordChanges) {
    this.#columns = columns;
    this.changes = changes;
    this.#repeated = repeated;
    this.#shown = new RowsByKind(columns, 'record');
    this.#writes = new RowsByKind(columns, 'record');
    this.#unresolved = new RowsByKind(columns, 'record');
    this.#created = new RowsByKind(columns, 'record');
    this.#named = new RowsByKind(columns, 'record');
    this.#lost = new RowsByKind(columns, 'digest');
    this.#creations = new Timeline(columns);
  }

  /** Milliseconds by which the clocks of recorders may differ. */
  get clockSpread(): number {
    return this.#clockSpread;
  }

  compareClocks(): void {
    this.#clockSpread = clockSpread({ [Symbol.iterator]: () => this.#datedCreations() }, this.#files.size);
  }

  *#datedCreations(): Iterator<DatedCreation> {
    for (const row of this.#creations.rows())
      yield {
        file: this.#columns.file(row),
        startedAt: this.#columns.startedAt(row),
        endedAt: this.#columns.endedAt(row),
        createdAt: this.#columns.createdAt(row),
      };
  }

  add(row: number, exchange: Exchange, body: Json | undefined): void {
    const { operation } = exchange;
    this.#files.add(this.#columns.file(row));
    const { safe } = operations[operation];
    const subject = shownKind(operation);
    const hasRecord = !Number.isNaN(this.#columns.record(row));
    if (creates(operation)) {
      if (body !== undefined) {
        if (hasRecord) {
          const same = this.#created.of(operation).add(row);
          if (same !== undefined) this.#addRepeated(same, row);
          this.#shown.of(subject).add(row);
        }
        if (!this.#creations.add(row)) this.#latest = [];
      } else if (isUnresolved(exchange) || succeeded(exchange)) this.#lost.of(operation).add(row);
      return;
    }
    if (!hasRecord) return;
    const isSeen = succeeded(exchange);
    if (body !== undefined) this.#shown.of(subject).add(row);
    if (isSeen) this.#named.of(operation).add(row);
    if (safe || !(isSeen || isUnresolved(exchange))) return;
    this.#writes.of(subject).add(row);
    if (body === undefined) this.#unresolved.of(subject).add(row);
  }

  /** `digestOfId` */
  digestOf(id: string): number {
    if (id !== this.#lastId.id) this.#lastId = { id, digest: digestOfId(id) };
    return this.#lastId.digest;
  }

  #addRepeated(same: number, row: number): void {
    let all = this.#repeated.get(same);
    if (all === undefined) {
      all = new CreationsOfId(this.#columns);
      all.add(same);
      this.#repeated.set(same, all);
    }
    all.add(row);
    this.#repeated.set(row, all);
  }

  /** Successes that show a record: `shown('Account', 'acc-…')`. */
  shown(subject: string, id: string): Timeline | undefined {
    return this.#shown.of(subject).get(this.digestOf(id));
  }

  /** The last success that shows a record and had ended at a time. */
  shownBefore(subject: string, id: string, time: number): number | undefined {
    return this.#shown.of(subject).lastBefore(this.digestOf(id), time);
  }

  /** @param id its digest */
  shownByDigest(subject: string, id: number): Timeline | undefined {
    return this.#shown.of(subject).get(id);
  }

  /** @param id its digest */
  writes(subject: string, id: number): Timeline | undefined {
    return this.#writes.of(subject).get(id);
  }

  /** Writes whose effect is unknown. */
  unresolved(subject: string, id: string): Timeline | undefined {
    return this.#unresolved.of(subject).get(this.digestOf(id));
  }

  /** The last success of an operation that had this id in its path and had ended at a time. */
  namedBefore(operation: OperationId, id: string, time: number): number | undefined {
    return this.#named.of(operation).lastBefore(this.digestOf(id), time);
  }

  /** Creations of the same content whose effect is unknown. */
  lost(operation: OperationId, row: number): Timeline | undefined {
    return this.#lost.of(operation).get(this.#columns.digest(row));
  }

  /** The last creation that had ended at a time. */
  lastCreation(time: number): number | undefined {
    return this.#creations.lastBefore(time);
  }

  /** The latest `createdAt` of all creations that had ended when a call began. */
  latestCreation(start: number): number | undefined {
    const rows = this.#creations.rows();
    let latestSoFar = this.#latest.at(-1) ?? Number.NaN;
    for (let place = this.#latest.length; place < rows.length; place++) {
      const createdAt = this.#columns.createdAt(rows[place] as number);
      if (!Number.isNaN(createdAt) && !(createdAt <= latestSoFar)) latestSoFar = createdAt;
      this.#latest.push(latestSoFar);
    }
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#columns.endedAt(rows[middle] as number) > start) high = middle;
      else low = middle + 1;
    }
    const latest = low === 0 ? Number.NaN : (this.#latest[low - 1] as number);
    return Number.isNaN(latest) ? undefined : latest;
  }
}

/** Calls by a kind, which are few, and a key. */
class RowsByKind {
  readonly #columns: CallColumns;
  readonly #column: 'record' | 'digest';
  readonly #kinds = new Map<string, RowsByKey>();

  constructor(columns: CallColumns, column: 'record' | 'digest') {
    this.#columns = columns;
    this.#column = column;
  }

  of(kind: string): RowsByKey {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const made = new RowsByKey(this.#columns, this.#column);
    this.#kinds.set(kind, made);
    return made;
  }
}
