import { operations } from '../../generated/operations.ts';
import { requirements } from '../catalogue/catalogue.ts';
import { type ObservedResponse, toObservedResponse } from '../judge/history.ts';
import { createWaivers } from '../judge/waivers.ts';
import { systemClock } from '../model/clock.ts';
import type { Exchange } from '../model/exchange.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import { readOptions } from '../options/read-options.ts';
import { select } from '../options/select.ts';
import { CallReader } from './call-reader.ts';
import type { CallPosition, CallSource } from './call-source.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { RunCopies } from './judge/run-copies.ts';
import { TrafficIndex } from './judge/traffic-index.ts';
import { type PlacedCall, TrafficJudge } from './judge/traffic-judge.ts';
import type { KnowsCalls } from './judge/traffic-records.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';
import { partitionKey, partOf } from './partition.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { RecordedCall } from './recorded-call.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';
import type { RunNote } from './run-notes.ts';

export interface JudgeTrafficOptions
  extends Pick<
    ConformanceOptions,
    'only' | 'skip' | 'evidence' | 'overlay' | 'profile' | 'waivers' | 'clock' | 'signal'
  > {
  /** Nobody has changed records but by calls of the recording: what differs from an earlier response is a violation. */
  readonly complete?: boolean;
  /** Judge this part alone, by what the whole recording shows: see `partOf`. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Called now and then: how many calls were read, for the first time or once more. */
  readonly onProgress?: (pass: 'indexing' | 'judging', calls: number) => void;
}

/** What the suite's own tests replace. */
export interface TrafficOverrides {
  /** Leave out calls and observations, which take longer than all judging. Of thousands of recordings nobody reads them. */
  readonly isBrief?: boolean;
}

/**
 * Judges recorded calls and sends nothing. Reads the recording once, and notes which calls are about which record; each call is judged by those that
 * had ended when it began. What depends on later calls, and what may be a violation, is judged at the end, for which those calls alone are read
 * again. Of a recording that is not in the order of time, all are. Memory grows with the number of calls and records, by some 100 bytes each, not with their size.
 *
 * @throws ConfigurationError for invalid options, RecordingError for a file that is broken
 */
export async function judgeTraffic(
  source: CallSource,
  options: JudgeTrafficOptions = {},
  { isBrief = false }: TrafficOverrides = {},
): Promise<Report> {
  const { clock = systemClock, waivers = [], only = [], skip = [], complete = false, part } = options;
  const { evidence, profile } = readOptions({ ...options, baseUrl: '' });
  const startedAt = clock.now();
  const deployment = deploymentWord(options.overlay, 'file');
  const all = [...requirements, ...(deployment?.requirements ?? [])];
  const selection = select({ only, skip, profile }, all, []);
  createWaivers(waivers, all, startedAt);

  const judge = new RecordingJudge(source, options, {
    selection,
    deployment,
    isComplete: complete,
    isBrief,
  });
  await judge.judgeCalls();
  judge.judgeRuns();
  const totals = judge.totals();
  return toTrafficReport(
    totals,
    { profile, evidence, only, skip, isComplete: complete, ...(part !== undefined && { part }) },
    waivers,
    {
      startedAt,
      endedAt: clock.now(),
    },
    saidBy(deployment, options.overlay),
  );
}

type Settings = Omit<ConstructorParameters<typeof TrafficJudge>[1], 'onNamed'>;

/** Judges the calls of a recording in the order in which they are read, and those of runs of `conform` run by run. */
class RecordingJudge {
  readonly #source: CallSource;
  readonly #options: JudgeTrafficOptions;
  readonly #settings: Settings;
  readonly #index = new TrafficIndex();
  readonly #reader = new CallReader();
  readonly #calls: CallsInFiles;
  /** Of calls that the report names. */
  readonly #positions = new Map<string, CallPosition>();
  readonly #runs = new Map<string, RunCopies>();
  readonly #waiting: { readonly placed: PlacedCall; readonly row: number }[] = [];
  #judge: TrafficJudge;
  #current: { readonly id: string; readonly position: CallPosition } | undefined;
  /** When the last call began that has been judged. */
  #judgedTo = Number.NEGATIVE_INFINITY;
  #read = 0;

  constructor(source: CallSource, options: JudgeTrafficOptions, settings: Settings) {
    this.#source = source;
    this.#options = options;
    this.#settings = settings;
    this.#calls = new CallsInFiles(source, this.#index, this.#reader);
    this.#judge = this.#newJudge();
  }

  #newJudge(): TrafficJudge {
    return new TrafficJudge(this.#calls, {
      ...this.#settings,
      onNamed: (id) => {
        if (this.#current?.id === id) this.#positions.set(id, this.#current.position);
      },
    });
  }

  async judgeCalls(): Promise<void> {
    const isInOrder = await this.#readCalls();
    this.#index.compareClocks();
    this.#read = 0;
    if (isInOrder) this.#judgeRest();
    else await this.#judgeAgain();
  }

  /**
   * Notes what each call is about, and judges it by those before it.
   *
   * @returns false where a call comes after one that began when it had ended: nothing judged so far counts then
   */
  async #readCalls(): Promise<boolean> {
    let isInOrder = true;
    for await (const { call, position, isOther } of this.#source.scan()) {
      this.#progress('indexing');
      const placed = isOther ? undefined : this.#reader.place(call);
      if (placed === undefined) {
        this.#index.addChange(call);
        continue;
      }
      if (call.run !== undefined) {
        this.#addToRun(call, call.run, position);
        continue;
      }
      const row = this.#index.add(call, placed.exchange, placed.baseUrl, position);
      if (call.endedAt <= this.#judgedTo) isInOrder = false;
      if (!isInOrder) continue;
      this.#calls.remember(row, placed.exchange);
      if (this.#isOwn(placed)) this.#waiting.push({ placed, row });
      if (this.#waiting.length > WAITING) this.#judgeNext();
    }
    return isInOrder;
  }

  #judgeNext(): void {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const { placed, row } = next;
    this.#current = { id: placed.call.id, position: this.#index.columns.position(row) };
    this.#judge.addSettled(placed, row);
    this.#judgedTo = Math.max(this.#judgedTo, placed.exchange.sentAt);
  }

  /** Judges what later calls may decide. */
  #judgeRest(): void {
    while (this.#waiting.length > 0) this.#judgeNext();
    for (const row of this.#judge.left()) {
      this.#progress('judging');
      const position = this.#index.columns.position(row);
      const placed = this.#placedAt(position);
      if (placed === undefined) continue;
      this.#current = { id: placed.call.id, position };
      this.#judge.addRest(placed, row);
    }
  }

  /** Judges all calls by all others, whatever their order. */
  async #judgeAgain(): Promise<void> {
    this.#judge = this.#newJudge();
    this.#positions.clear();
    let row = 0;
    for await (const { call, position, isOther } of this.#source.scan()) {
      this.#progress('judging');
      if (call.run !== undefined) continue;
      const placed = isOther ? undefined : this.#reader.place(call);
      if (placed === undefined) continue;
      this.#calls.remember(row, placed.exchange);
      this.#current = { id: call.id, position };
      if (this.#isOwn(placed)) this.#judge.add(placed, row);
      row++;
    }
  }

  #addToRun({ context }: RecordedCall, { id, step }: RunNote, position: CallPosition): void {
    const { part } = this.#options;
    const isOwn = part === undefined || partOf(id, part.of) === part.number;
    if (!isOwn || context !== undefined) return;
    const known = this.#runs.get(id) ?? new RunCopies();
    this.#runs.set(id, known);
    known.add(step, position);
  }

  judgeRuns(): void {
    for (const run of this.#runs.values())
      for (const copy of run.all()) {
        const made = copy.flatMap((position) => {
          const placed = this.#placedAt(position);
          if (placed === undefined) return [];
          this.#positions.set(placed.call.id, position);
          return [placed];
        });
        this.#judge.addRun(made.toSorted((one, other) => one.exchange.sentAt - other.exchange.sentAt));
      }
  }

  totals(): TrafficTotals {
    const { part } = this.#options;
    const others = part === undefined || part.number === 1 ? this.#source.others() : [];
    return this.#judge.totals(others, (id) => {
      const position = this.#positions.get(id);
      return position === undefined ? undefined : this.#reader.exchange(this.#source.readAt(position));
    });
  }

  /** Whether it is to be judged here: copies of calls, and calls of other parts, are there for others. */
  #isOwn(placed: PlacedCall): boolean {
    const { part } = this.#options;
    if (placed.call.context !== undefined) return false;
    return part === undefined || partOf(partitionKey(placed), part.of) === part.number;
  }

  #placedAt(position: CallPosition): PlacedCall | undefined {
    return this.#reader.place(this.#source.readAt(position));
  }

  #progress(pass: 'indexing' | 'judging'): void {
    this.#options.signal?.throwIfAborted();
    if (++this.#read % PROGRESS === 0) this.#options.onProgress?.(pass, this.#read);
  }
}

const PROGRESS = 10_000;
/** Calls that wait to be judged, for those that ended before they began and come a little later in the file. */
const WAITING = 64;

/** Reads partners again when they are needed; most of them were read a moment ago. */
class CallsInFiles implements KnowsCalls {
  readonly #source: CallSource;
  readonly #reader: CallReader;
  readonly index: TrafficIndex;
  /** Reads of a moment ago. Of other calls, the index knows what most rows compare. */
  readonly #reads = new RecentlyUsed<number, Exchange>(MAX_READS);
  readonly #responses = new RecentlyUsed<number, ObservedResponse | undefined>(MAX_RESPONSES);

  constructor(source: CallSource, index: TrafficIndex, reader: CallReader) {
    this.#source = source;
    this.#reader = reader;
    this.index = index;
  }

  remember(row: number, exchange: Exchange): void {
    if (operations[exchange.operation].safe) this.#reads.set(row, exchange);
  }

  response(row: number): ObservedResponse | undefined {
    if (this.#responses.has(row)) return this.#responses.get(row);
    const exchange =
      this.#reads.get(row) ?? this.#reader.exchange(this.#source.readAt(this.index.columns.position(row)));
    const response = exchange && toObservedResponse(exchange)[0];
    this.#responses.set(row, response);
    return response;
  }
}

// What is kept for longer than it takes to fill the new space costs a copy of each call.
const MAX_READS = 30;
const MAX_RESPONSES = 60;
