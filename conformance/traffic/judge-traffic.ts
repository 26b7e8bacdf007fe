import { setImmediate } from 'node:timers/promises';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { createWaivers } from '../judge/waivers.ts';
import { systemClock } from '../model/clock.ts';
import type { Exchange } from '../model/exchange.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import { readOptions } from '../options/read-options.ts';
import { select } from '../options/select.ts';
import { BoundedCache } from './bounded-cache.ts';
import { CallReader, type PlacedCall } from './call-reader.ts';
import type { CallPosition, CallSource } from './call-source.ts';
import { ForeignDeployments } from './foreign-deployments.ts';
import { type Disagreement, disagreementsIn } from './judge/agreement.ts';
import type { IndexedCall } from './judge/indexed-call.ts';
import { textLength } from './judge/kept-calls.ts';
import { overlayChecks } from './judge/overlay-checks.ts';
import { RunCopies } from './judge/run-copies.ts';
import { toComparedCall } from './judge/touching-call.ts';
import { TrafficIndex } from './judge/traffic-index.ts';
import { TrafficJudge, type TrafficJudgeOptions } from './judge/traffic-judge.ts';
import type { KnowsCalls } from './judge/traffic-records.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';
import { partitionKey, partOf } from './partition.ts';
import type { RecordedCall } from './recorded-call.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';
import type { RunNote } from './run-notes.ts';
import { UnnamedDeployments } from './unnamed-deployments.ts';

export interface JudgeTrafficOptions
  extends Pick<
    ConformanceOptions,
    'only' | 'skip' | 'evidence' | 'overlay' | 'profile' | 'waivers' | 'clock' | 'signal'
  > {
  /** The description that the calls are judged by. Default: that of this package. */
  readonly api?: JudgedApi;
  /** Nobody has changed records but by calls of the recording: what differs from an earlier response is a violation. */
  readonly complete?: boolean;
  /** Judge this part alone, by what the whole recording shows: see `partOf`. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Called with the places at which all responses differ from the description in the same way. Never of the bank's. */
  readonly onDisagreements?: (found: readonly Disagreement[]) => void;
  /** Called now and then: how many calls were read, for the first time or once more. */
  readonly onProgress?: (pass: 'indexing' | 'judging', calls: number) => void;
}

/** The suite's own tests replace these parts. */
export interface TrafficOverrides {
  /** Leave out calls and observations, which take longer than all judging. Of thousands of recordings nobody reads them. */
  readonly withoutCalls?: boolean;
}

/**
 * Judges recorded calls and sends nothing. The first reading notes what each call is about; then each is read again and judged by those before, beside and after
 * it. Memory grows with the number of calls, not with their size.
 *
 * @throws ConfigurationError for invalid options, RecordingError for a file that is broken
 */
export async function judgeTraffic(
  source: CallSource,
  options: JudgeTrafficOptions = {},
  { withoutCalls = false }: TrafficOverrides = {},
): Promise<Report> {
  const { clock = systemClock, waivers = [], only = [], skip = [], complete = false, part } = options;
  const { api = bank } = options;
  const { evidence, profile } = readOptions({ ...options, baseUrl: '' });
  const startedAt = clock.now();
  const deployment = overlayChecks(options.overlay, 'file');
  const all = [...api.requirements, ...(deployment?.requirements ?? [])];
  const selection = select({ only, skip, profile }, all, []);
  createWaivers(waivers, all, startedAt);

  const judge = new RecordingJudge(source, options, {
    api,
    selection,
    deployment,
    isComplete: complete,
    withoutCalls,
  });
  await judge.readCalls();
  await judge.judgeCalls();
  judge.judgeRuns();
  const totals = judge.totals();
  options.onDisagreements?.(disagreementsIn(totals.agreement));
  return toTrafficReport(
    totals,
    { profile, evidence, only, skip, isComplete: complete, ...(part !== undefined && { part }) },
    waivers,
    {
      startedAt,
      endedAt: clock.now(),
    },
    saidBy(deployment, options.overlay),
    api,
  );
}

/** Judges the calls of a recording, and those of runs of `conform` run by run. */
class RecordingJudge implements KnowsCalls {
  readonly #source: CallSource;
  readonly #options: JudgeTrafficOptions;
  readonly #api: JudgedApi;
  readonly #reader: CallReader;
  readonly #judge: TrafficJudge;
  readonly #unnamed: UnnamedDeployments;
  readonly #runs = new Map<string, RunCopies>();
  readonly #foreign = new ForeignDeployments();
  /** The operations that are checked here, if they are not of another API. */
  readonly #calls: IndexedCall[] = [];
  readonly index = new TrafficIndex();
  /** Calls that others are compared with: several rows ask for one, and many calls for a program. */
  readonly #recent = new BoundedCache<IndexedCall, Exchange>(RECENT);
  #done = 0;

  constructor(source: CallSource, options: JudgeTrafficOptions, settings: TrafficJudgeOptions) {
    this.#source = source;
    this.#options = options;
    this.#api = settings.api;
    this.#reader = new CallReader(settings.api);
    this.#judge = new TrafficJudge(this, settings);
    this.#unnamed = new UnnamedDeployments(new TrafficJudge(this, settings), settings.api);
  }

  exchange(call: IndexedCall): Exchange {
    const known = this.#recent.get(call);
    if (known !== undefined) return known;
    const recorded = call.read();
    const exchange = this.#reader.exchange({ call: recorded, match: call.match });
    this.#recent.set(call, exchange, CALL_LENGTH + textLength(recorded));
    return exchange;
  }

  /** Notes what each call is about. */
  async readCalls(): Promise<void> {
    for await (const { call, position, isOther } of this.#source.scan()) {
      this.#progress('indexing');
      const placed = isOther ? undefined : this.#reader.place(call);
      if (placed === undefined) {
        this.index.addOther(call, position.file, this.#api);
        continue;
      }
      const exchange = this.#reader.exchange(placed);
      const isShapeApart = this.#api.rowsOf === undefined;
      const isOwn = this.#isOwn(call, partitionKey(placed, exchange, this.#api));
      if (isShapeApart) {
        // The form of a response is judged at once, its rows when all calls are known.
        if (isOwn) this.#judgeOf(placed).addAlone(placed, exchange);
      } else {
        if (!this.#source.isOfOneDeployment) this.#foreign.note(placed, exchange, isOwn);
        if (call.run !== undefined) {
          if (isOwn) this.#addToRun(call.run, position);
          continue;
        }
      }
      const read = () => this.#source.readAt(position);
      const compared = toComparedCall(placed, exchange, position.file, read, this.#api);
      if (compared === undefined) continue;
      if (Array.isArray(call.context)) this.index.addTimes(compared, call.context);
      else this.index.add(compared);
      if (isOwn && this.#judge.isCompared(compared)) this.#calls.push(compared);
    }
    this.index.compareClocks();
  }

  #judgeOf({ match }: Pick<PlacedCall, 'match'>): TrafficJudge | UnnamedDeployments {
    const isNamed = this.#source.isOfOneDeployment || this.#api.names(match.baseUrl);
    return isNamed ? this.#judge : this.#unnamed;
  }

  async judgeCalls(): Promise<void> {
    this.#done = 0;
    const calls = this.#calls.filter(({ match }) => !this.#foreign.has(match.baseUrl));
    // The first violations are the ones that are kept.
    calls.sort((one, other) => one.startedAt - other.startedAt);
    for (const call of calls) {
      this.#progress('judging');
      this.#judgeOf(call).add(call, this.#reader.exchange({ call: call.read(), match: call.match }));
      // Somebody may want to end it.
      if (this.#done % TURN === 0) await setImmediate();
    }
  }

  #addToRun({ id, step }: RunNote, position: CallPosition): void {
    const known = this.#runs.get(id) ?? new RunCopies();
    this.#runs.set(id, known);
    known.add(step, position);
  }

  judgeRuns(): void {
    for (const run of this.#runs.values())
      for (const copy of run.all()) {
        const made = copy.flatMap((position) => {
          const placed = this.#reader.place(this.#source.readAt(position));
          return placed === undefined ? [] : [{ ...placed, exchange: this.#reader.exchange(placed) }];
        });
        this.#judge.addRun(made.toSorted((one, other) => one.exchange.sentAt - other.exchange.sentAt));
      }
  }

  totals(): TrafficTotals {
    const { part } = this.#options;
    const isFirst = part === undefined || part.number === 1;
    const others = isFirst ? this.#source.others() : [];
    return this.#unnamed.chooseTotals(this.#judge, [...others, ...this.#foreign.others()]);
  }

  /** Tells whether it is to be checked here: copies of calls, and calls of other parts, are there for others. */
  #isOwn({ context }: RecordedCall, key: string): boolean {
    const { part } = this.#options;
    return context === undefined && (part === undefined || partOf(key, part.of) === part.number);
  }

  #progress(pass: 'indexing' | 'judging'): void {
    this.#options.signal?.throwIfAborted();
    if (++this.#done % PROGRESS === 0) this.#options.onProgress?.(pass, this.#done);
  }
}

const PROGRESS = 10_000;
const TURN = 500;
/** Characters of calls that others are compared with. */
const RECENT = 2 ** 20;
/** Characters that a call takes without its bodies. */
const CALL_LENGTH = 1000;
