import { setImmediate } from 'node:timers/promises';
import { requirements } from '../catalogue/catalogue.ts';
import type { ObservedResponse } from '../judge/history.ts';
import { createWaivers } from '../judge/waivers.ts';
import { systemClock } from '../model/clock.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import { readOptions } from '../options/read-options.ts';
import { select } from '../options/select.ts';
import { CallReader, type PlacedCall } from './call-reader.ts';
import type { CallSource } from './call-source.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { type IndexedCall, toIndexedCall } from './judge/indexed-call.ts';
import { RunCopies } from './judge/run-copies.ts';
import { TrafficIndex } from './judge/traffic-index.ts';
import { TrafficJudge, type TrafficJudgeOptions } from './judge/traffic-judge.ts';
import type { KnowsCalls } from './judge/traffic-records.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';
import { partitionKey, partOf } from './partition.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';
import { SharedTexts } from './shared-texts.ts';

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
 * Judges recorded calls and sends nothing. All calls are read first, and kept in memory as texts; then each is judged by those before, beside and after it.
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
  await judge.readCalls();
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

/** Judges the calls of a recording, and those of runs of `conform` run by run. */
class RecordingJudge implements KnowsCalls {
  readonly #source: CallSource;
  readonly #options: JudgeTrafficOptions;
  readonly #reader = new CallReader();
  readonly #judge: TrafficJudge;
  readonly #runs = new Map<string, RunCopies>();
  /** Those that are judged here. */
  readonly #calls: IndexedCall[] = [];
  readonly index = new TrafficIndex();
  #done = 0;

  constructor(source: CallSource, options: JudgeTrafficOptions, settings: TrafficJudgeOptions) {
    this.#source = source;
    this.#options = options;
    this.#judge = new TrafficJudge(this, this.#reader, settings);
  }

  response(call: IndexedCall): ObservedResponse | undefined {
    return this.#reader.response(call);
  }

  /** Notes what each call is about. */
  async readCalls(): Promise<void> {
    const texts = new SharedTexts();
    for await (const { call, file, isOther } of this.#source.scan()) {
      this.#progress('indexing');
      const placed = isOther ? undefined : this.#reader.place(texts.inCall(call));
      if (placed === undefined) {
        this.index.addChange(call);
        continue;
      }
      const { run } = placed.call;
      if (run !== undefined) {
        this.#addToRun(placed, run.id, run.step);
        continue;
      }
      const exchange = this.#reader.exchange(placed);
      const indexed = toIndexedCall(placed, exchange, file);
      this.index.add(indexed);
      if (this.#isOwn(placed, partitionKey(exchange, placed.match.baseUrl))) this.#calls.push(indexed);
    }
    this.index.compareClocks();
  }

  async judgeCalls(): Promise<void> {
    this.#done = 0;
    // The first violations are the ones that are kept.
    this.#calls.sort((one, other) => one.startedAt - other.startedAt);
    for (const call of this.#calls) {
      this.#progress('judging');
      this.#judge.add(call);
      // Somebody may want to end it.
      if (this.#done % TURN === 0) await setImmediate();
    }
  }

  #addToRun(placed: PlacedCall, id: string, step: string): void {
    if (!this.#isOwn(placed, id)) return;
    const known = this.#runs.get(id) ?? new RunCopies();
    this.#runs.set(id, known);
    known.add(step, placed);
  }

  judgeRuns(): void {
    for (const run of this.#runs.values())
      for (const copy of run.all())
        this.#judge.addRun(copy.toSorted((one, other) => one.call.startedAt - other.call.startedAt));
  }

  totals(): TrafficTotals {
    const { part } = this.#options;
    return this.#judge.totals(part === undefined || part.number === 1 ? this.#source.others() : []);
  }

  /** Whether it is to be judged here: copies of calls, and calls of other parts, are there for others. */
  #isOwn({ call }: PlacedCall, key: string): boolean {
    const { part } = this.#options;
    return call.context === undefined && (part === undefined || partOf(key, part.of) === part.number);
  }

  #progress(pass: 'indexing' | 'judging'): void {
    this.#options.signal?.throwIfAborted();
    if (++this.#done % PROGRESS === 0) this.#options.onProgress?.(pass, this.#done);
  }
}

const PROGRESS = 10_000;
const TURN = 500;
