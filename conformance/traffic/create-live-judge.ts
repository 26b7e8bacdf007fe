import { bank } from '../api/bank.ts';
import { createWaivers } from '../judge/waivers.ts';
import { systemClock } from '../model/clock.ts';
import type { Exchange } from '../model/exchange.ts';
import type { ReportExchange } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { readOptions } from '../options/read-options.ts';
import { select } from '../options/select.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import { CallReader } from './call-reader.ts';
import { countOthers } from './count-others.ts';
import type { IndexedCall } from './judge/indexed-call.ts';
import { KeptCalls } from './judge/kept-calls.ts';
import { overlayChecks } from './judge/overlay-checks.ts';
import { countPlace, emptyTally, MAX_VIOLATIONS, type Tally } from './judge/tally.ts';
import { toComparedCall } from './judge/touching-call.ts';
import { type OpenRows, TrafficJudge, type TrafficJudgeOptions } from './judge/traffic-judge.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';
import { WaitingCalls } from './judge/waiting-calls.ts';
import type { LiveJudge, LiveJudgement, LiveJudgeOptions } from './live-judge.ts';
import { OperationMatcher } from './match-operation.ts';
import type { RecordedCall } from './recorded-call.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';

/**
 * A judge for calls as they happen. Memory is bounded by the calls that it keeps, which are those used last; see `KeptCalls`.
 *
 * @throws ConfigurationError for invalid options
 */
export function createLiveJudge(options: LiveJudgeOptions = {}): LiveJudge {
  const { clock = systemClock, waivers = [], only = [], skip = [], complete = false, api = bank } = options;
  const { evidence, profile } = readOptions({ ...options, baseUrl: '' });
  const startedAt = clock.now();
  const deployment = overlayChecks(options.overlay, 'own');
  const all = [...api.requirements, ...(deployment?.requirements ?? [])];
  const selection = select({ only, skip, profile }, all, []);
  createWaivers(waivers, all, startedAt);

  const judge = new ArrivingCalls({ api, selection, deployment, isComplete: complete });
  const operations = new OperationMatcher(undefined, api);
  return {
    takes(method, url) {
      const match = operations.match(method, url);
      return match !== undefined && api.names(match.baseUrl);
    },
    add: (call) => judge.add(call),
    judgeWaiting: (now) => judge.judgeWaiting(now),
    finish: (earlier = []) =>
      toTrafficReport(
        addFound(judge.finish(), earlier),
        { profile, evidence, only, skip, isComplete: complete },
        waivers,
        { startedAt, endedAt: clock.now() },
        saidBy(deployment, options.overlay),
        api,
      ),
  };
}

type Settings = Omit<TrafficJudgeOptions, 'onViolation'>;

/** Judges each call by itself and by those before it, and once more when those that were in progress beside it have ended. */
class ArrivingCalls {
  readonly #settings: Settings;
  readonly #reader: CallReader;
  readonly #calls: KeptCalls;
  readonly #others: ReturnType<typeof countOthers>;
  readonly #waiting = new WaitingCalls();
  readonly #judge: TrafficJudge;
  /** Since the last call of a public method. */
  #found: Violation[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#reader = new CallReader(settings.api);
    this.#calls = new KeptCalls(this.#reader);
    this.#others = countOthers(settings.api);
    this.#judge = new TrafficJudge(this.#calls, {
      ...settings,
      onViolation: (violation) => this.#found.push(violation),
    });
  }

  add(call: RecordedCall): LiveJudgement {
    this.#found = [];
    const { api } = this.#settings;
    const placed = this.#reader.place(call);
    if (placed === undefined || !api.names(placed.match.baseUrl)) {
      this.#others.add(call.request.method, call.request.url);
      this.#calls.index.addOther(call, 0, api);
      return { violations: [] };
    }
    this.#judgeDue(call.endedAt);
    const exchange = this.#reader.exchange(placed);
    if (api.rowsOf === undefined) this.#judge.addAlone(placed, exchange);
    const compared = toComparedCall(placed, exchange, 0, () => placed.call, api);
    if (compared !== undefined) {
      this.#calls.add(compared);
      const open = this.#judge.addEnded(compared, exchange);
      if (open !== undefined) this.#wait(compared, open);
    }
    return this.#result(exchange);
  }

  /** @param exchange that was added */
  #result(exchange: Exchange): LiveJudgement {
    if (this.#found.length === 0) return { violations: [] };
    const isOwn = this.#found.every(({ exchange: id }) => id === exchange.id);
    return isOwn ? { violations: this.#found, exchange: this.#redacted(exchange) } : this.#afterWaiting();
  }

  judgeWaiting(now: number | undefined): LiveJudgement {
    this.#found = [];
    if (now === undefined) this.#judgeAll();
    else this.#judgeDue(now);
    return this.#afterWaiting();
  }

  #afterWaiting(): LiveJudgement {
    const violations = this.#found;
    if (violations.length === 0) return { violations };
    const ids = new Set(violations.map(({ exchange }) => exchange));
    const waited = [...ids].flatMap((id) => this.#judge.named(id) ?? []);
    return { violations, waited: waited.map((one) => this.#redacted(one)) };
  }

  #redacted(exchange: Exchange): ReportExchange {
    return createRedactor('recorded', this.#settings.api.words).exchange(exchange);
  }

  /** The sums over all calls up to now. */
  finish(): TrafficTotals {
    this.#judgeAll();
    return this.#judge.totals(this.#others.list());
  }

  #wait(call: IndexedCall, open: OpenRows): void {
    this.#waiting.add(call, open);
    for (const [oldest, left] of this.#waiting.takeExcess()) this.#judge.addRest(oldest, left);
  }

  /** Looks again at calls that have waited long enough. */
  #judgeDue(now: number): void {
    this.#waiting.takeDue(now, (call, open) => this.#judge.addOpen(call, open));
  }

  #judgeAll(): void {
    for (const [call, open] of this.#waiting.takeAll()) this.#judge.addRest(call, open);
  }
}

/** Adds what another judge found and told, which itself is gone. */
function addFound(totals: TrafficTotals, found: readonly LiveJudgement[]): TrafficTotals {
  const tallies: Record<string, Tally> = { ...totals.tallies };
  for (const [at, violation] of found.flatMap(({ violations }) => violations).entries()) {
    const tally = structuredClone(tallies[violation.requirement] ?? emptyTally());
    tally.violated += 1;
    countPlace(tally, violation.pointer);
    if (tally.violations.length < MAX_VIOLATIONS) tally.violations.push({ ...violation, at });
    tallies[violation.requirement] = tally;
  }
  const exchanges = found.flatMap(({ exchange, waited = [] }) => exchange ?? waited);
  return { ...totals, tallies, exchanges: [...totals.exchanges, ...exchanges] };
}
