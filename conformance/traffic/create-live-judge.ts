import { operations } from '../../generated/operations.ts';
import { requirements } from '../catalogue/catalogue.ts';
import { creates } from '../catalogue/effect.ts';
import { createWaivers } from '../judge/waivers.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Violation } from '../report/report.ts';
import { systemClock } from '../run/clock.ts';
import { readOptions } from '../run/read-options.ts';
import { select } from '../run/select.ts';
import type { Exchange } from '../transport/exchange.ts';
import { CallReader } from './call-reader.ts';
import { countOthers } from './count-others.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { RecentCalls } from './judge/recent-calls.ts';
import { type PlacedCall, TrafficJudge } from './judge/traffic-judge.ts';
import type { LiveJudge, LiveJudgeOptions } from './live-judge.ts';
import type { RecordedBody, RecordedCall } from './recorded-call.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';

/** What may depend on calls that were in progress beside it waits this long, in milliseconds; what depends on later ones is looked at again after twice the time. */
const PATIENCE = 10_000;
/** So many, and so many bytes of bodies, at most; the oldest are judged earlier, by what is known. */
const MAX_WAITING = 5000;
const MAX_WAITING_BYTES = 16 * 2 ** 20;

/** A call of which something is left to be judged, or which may turn out to show the id of a later one. */
interface WaitingCall {
  readonly placed: PlacedCall;
  readonly bytes: number;
}

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

  const recent = new RecentCalls();
  const others = countOthers();
  const named = new Map<string, Exchange>();
  /** By row, oldest first. */
  const waiting = new Map<number, WaitingCall>();
  /** Rows by when they are looked at again, one list for each patience, so that each is in order. */
  const due = new Map<number, number[]>();
  let waitingBytes = 0;
  let current: Exchange | undefined;
  let found: Violation[] = [];
  const judge = new TrafficJudge(recent, {
    selection,
    deployment,
    isComplete: complete,
    isLive: true,
    onViolation: (violation) => found.push(violation),
    onNamed: (id) => {
      if (current?.id === id) named.set(id, current);
    },
  });

  function about<Result>({ exchange }: PlacedCall, work: () => Result): Result {
    const before = current;
    current = exchange;
    try {
      return work();
    } finally {
      current = before;
    }
  }

  function wait(row: number, placed: PlacedCall): void {
    const bytes = bytesOf(placed.call);
    waiting.set(row, { placed, bytes });
    waitingBytes += bytes;
    schedule(row, PATIENCE);
    for (const [oldest, { placed: its }] of waiting) {
      if (waiting.size <= MAX_WAITING && waitingBytes <= MAX_WAITING_BYTES) return;
      about(its, () => judge.addRest(its, oldest));
      forget(oldest);
    }
  }

  function forget(row: number): void {
    waitingBytes -= waiting.get(row)?.bytes ?? 0;
    waiting.delete(row);
  }

  function schedule(row: number, patience: number): void {
    const rows = due.get(patience);
    if (rows === undefined) due.set(patience, [row]);
    else rows.push(row);
  }

  /** Looks again at calls that have waited long enough. */
  function judgeDue(now: number): void {
    for (const [patience, rows] of due) {
      let count = 0;
      for (const row of rows) {
        const one = waiting.get(row);
        if (one !== undefined && one.placed.exchange.endedAt + patience > now) break;
        count++;
        if (one === undefined || !judge.isLeft(row)) continue;
        about(one.placed, () => judge.addDecided(one.placed, row));
        if (judge.isLeft(row)) schedule(row, patience * 2);
      }
      rows.splice(0, count);
      if (rows.length === 0) due.delete(patience);
    }
  }

  /** Judges all that is left by what is known. */
  function judgeAll(): void {
    for (const row of judge.left()) {
      const one = waiting.get(row)?.placed;
      if (one === undefined) judge.dropRest(row);
      else about(one, () => judge.addRest(one, row));
    }
    waiting.clear();
    due.clear();
    waitingBytes = 0;
  }

  const reader = new CallReader();
  return {
    add(call) {
      found = [];
      const placed = reader.place(call);
      if (placed === undefined) {
        others.add(call.request.method, call.request.url);
        return { violations: [] };
      }
      const { exchange, baseUrl } = placed;
      if (recent.isFull) {
        judgeAll();
        recent.renew();
      }
      judgeDue(exchange.endedAt);
      const row = recent.add(call, exchange, baseUrl);
      about(placed, () => {
        judge.addSettled(placed, row);
        // Reads are compared with what was known before them.
        if (operations[exchange.operation].safe) judge.addDecided(placed, row);
      });
      if (judge.isLeft(row) || creates(exchange.operation)) wait(row, placed);
      if (found.length === 0) return { violations: [] };
      const isOwn = found.every(({ exchange: id }) => id === exchange.id);
      return {
        violations: found,
        ...(isOwn && { exchange: createRedactor('recorded').exchange(exchange) }),
      };
    },
    judgeWaiting(now) {
      found = [];
      if (now === undefined) judgeAll();
      else judgeDue(now);
      return { violations: found };
    },
    finish() {
      judgeAll();
      return toTrafficReport(
        judge.totals(others.list(), (id) => named.get(id)),
        { profile, evidence, only, skip, isComplete: complete },
        waivers,
        { startedAt, endedAt: clock.now() },
        saidBy(deployment, options.overlay),
      );
    },
  };
}

/** Roughly, in memory. */
function bytesOf({ request, response }: RecordedCall): number {
  return lengthOf(request.body) + ('failure' in response ? 0 : lengthOf(response.body));
}

function lengthOf(body: RecordedBody): number {
  return typeof body === 'string' || body instanceof Uint8Array ? body.length : 0;
}
