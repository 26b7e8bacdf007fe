import { operations } from '../../generated/operations.ts';
import { requirements } from '../catalogue/catalogue.ts';
import { creates } from '../catalogue/effect.ts';
import { createWaivers } from '../judge/waivers.ts';
import { systemClock } from '../model/clock.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Violation } from '../model/violation.ts';
import { readOptions } from '../options/read-options.ts';
import { select } from '../options/select.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import { CallReader } from './call-reader.ts';
import { countOthers } from './count-others.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { RecentCalls } from './judge/recent-calls.ts';
import { type PlacedCall, TrafficJudge } from './judge/traffic-judge.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';
import { WaitingCalls } from './judge/waiting-calls.ts';
import type { LiveJudge, LiveJudgement, LiveJudgeOptions } from './live-judge.ts';
import type { RecordedCall } from './recorded-call.ts';
import { addFound } from './report/add-found.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';

/**
 * A judge for calls as they happen. Memory is bounded by the calls that it keeps, which are those used last; see `RecentCalls`.
 *
 * @throws ConfigurationError for invalid options
 */
export function createLiveJudge(options: LiveJudgeOptions = {}): LiveJudge {
  const { clock = systemClock, waivers = [], only = [], skip = [], complete = false } = options;
  const { evidence, profile } = readOptions({ ...options, baseUrl: '' });
  const startedAt = clock.now();
  const deployment = deploymentWord(options.overlay, 'own');
  const all = [...requirements, ...(deployment?.requirements ?? [])];
  const selection = select({ only, skip, profile }, all, []);
  createWaivers(waivers, all, startedAt);

  const judge = new ArrivingCalls({ selection, deployment, isComplete: complete, isLive: true });
  return {
    add: (call) => judge.add(call),
    judgeWaiting: (now) => judge.judgeWaiting(now),
    finish: (earlier = []) =>
      toTrafficReport(
        addFound(judge.finish(), earlier),
        { profile, evidence, only, skip, isComplete: complete },
        waivers,
        { startedAt, endedAt: clock.now() },
        saidBy(deployment, options.overlay),
      ),
  };
}

type Settings = Omit<ConstructorParameters<typeof TrafficJudge>[1], 'onNamed' | 'onViolation'>;

/** Judges each call by itself and by those before it, and once more when those that were in progress beside it have ended. */
class ArrivingCalls {
  readonly #recent = new RecentCalls();
  readonly #reader = new CallReader();
  readonly #others = countOthers();
  readonly #waiting = new WaitingCalls();
  readonly #judge: TrafficJudge;
  /** Exchanges that the report names. */
  readonly #named = new Map<string, Exchange>();
  #current: Exchange | undefined;
  /** Since the last call of a public method. */
  #found: Violation[] = [];

  constructor(settings: Settings) {
    this.#judge = new TrafficJudge(this.#recent, {
      ...settings,
      onViolation: (violation) => this.#found.push(violation),
      onNamed: (id) => {
        if (this.#current?.id === id) this.#named.set(id, this.#current);
      },
    });
  }

  add(call: RecordedCall): LiveJudgement {
    this.#found = [];
    const placed = this.#reader.place(call);
    if (placed === undefined) {
      this.#others.add(call.request.method, call.request.url);
      this.#recent.index.addChange(call);
      return { violations: [] };
    }
    const { exchange, baseUrl } = placed;
    if (this.#recent.isFull) {
      this.#judgeAll();
      this.#recent.renew();
    }
    this.#judgeDue(exchange.endedAt);
    const row = this.#recent.add(call, exchange, baseUrl);
    this.#judgeCall(placed, () => {
      this.#judge.addSettled(placed, row);
      // Reads are compared with what was known before them.
      if (operations[exchange.operation].safe) this.#judge.addDecided(placed, row);
    });
    if (this.#judge.isLeft(row) || creates(exchange.operation)) this.#wait(row, placed);
    const found = this.#found;
    if (found.length === 0) return { violations: [] };
    const isOwn = found.every(({ exchange: id }) => id === exchange.id);
    return isOwn
      ? { violations: found, exchange: createRedactor('recorded').exchange(exchange) }
      : this.#afterWaiting();
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
    const waited = [...ids].flatMap((id) => this.#named.get(id) ?? []);
    return { violations, waited: waited.map((one) => createRedactor('recorded').exchange(one)) };
  }

  /** The sums over all calls up to now. */
  finish(): TrafficTotals {
    this.#judgeAll();
    return this.#judge.totals(this.#others.list(), (id) => this.#named.get(id));
  }

  #judgeCall(placed: PlacedCall, work: () => void): void {
    const before = this.#current;
    this.#current = placed.exchange;
    try {
      work();
    } finally {
      this.#current = before;
    }
  }

  #wait(row: number, placed: PlacedCall): void {
    this.#waiting.add(row, placed);
    for (const [oldest, its] of this.#waiting.excess()) {
      this.#judgeCall(its, () => this.#judge.addRest(its, oldest));
      this.#waiting.forget(oldest);
    }
  }

  /** Looks again at calls that have waited long enough. */
  #judgeDue(now: number): void {
    this.#waiting.takeDue(now, (row, placed) => {
      if (!this.#judge.isLeft(row)) return 'done';
      this.#judgeCall(placed, () => this.#judge.addDecided(placed, row));
      return this.#judge.isLeft(row) ? 'again' : 'done';
    });
  }

  /** Judges all that is left by what is known. */
  #judgeAll(): void {
    for (const row of this.#judge.left()) {
      const placed = this.#waiting.get(row);
      if (placed === undefined) this.#judge.dropRest(row);
      else this.#judgeCall(placed, () => this.#judge.addRest(placed, row));
    }
    this.#waiting.clear();
  }
}
