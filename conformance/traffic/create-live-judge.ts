import { operations } from '../../generated/operations.ts';
import { requirements } from '../catalogue/catalogue.ts';
import { createWaivers } from '../judge/waivers.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Violation } from '../report/report.ts';
import { systemClock } from '../run/clock.ts';
import { readOptions } from '../run/read-options.ts';
import { select } from '../run/select.ts';
import type { Exchange } from '../transport/exchange.ts';
import { countOthers } from './count-others.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { RecentCalls } from './judge/recent-calls.ts';
import { type PlacedCall, TrafficJudge } from './judge/traffic-judge.ts';
import { place } from './judge-traffic.ts';
import type { LiveJudge, LiveJudgeOptions } from './live-judge.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';

/** An update that shows a violation waits this long, in milliseconds: one that was in progress beside it may end by then, and explain it. */
const PATIENCE = 10_000;
const MAX_WAITING = 1000;

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
  const waiting: { readonly placed: PlacedCall; readonly row: () => number | undefined }[] = [];
  let current: Exchange | undefined;
  let found: Violation[] = [];
  const judge = new TrafficJudge(recent, {
    selection,
    deployment,
    isComplete: complete,
    onViolation: (violation) => found.push(violation),
    onNamed: (id) => {
      if (current?.id === id) named.set(id, current);
    },
  });

  function judgeCall(placed: PlacedCall, row: number | undefined): void {
    current = placed.exchange;
    judge.add(placed, row);
    current = undefined;
  }

  function judgeWaiting(until: number): void {
    while (waiting.length > 0) {
      const [next] = waiting;
      if (next === undefined || (next.placed.exchange.endedAt > until && waiting.length <= MAX_WAITING))
        return;
      waiting.shift();
      judgeCall(next.placed, next.row());
    }
  }

  return {
    add(call) {
      found = [];
      const placed = place(call);
      if (placed === undefined) {
        others.add(call.request.method, call.request.url);
        return { violations: [] };
      }
      const { exchange, baseUrl } = placed;
      const row = recent.add(call, exchange, baseUrl);
      judgeWaiting(exchange.endedAt - PATIENCE);
      const before = found.length;
      const { safe, method } = operations[exchange.operation];
      if (!safe && method !== 'POST' && judge.mayBeExplained(placed, row())) waiting.push({ placed, row });
      else judgeCall(placed, row());
      if (found.length === 0) return { violations: [] };
      const isOwn = found.length > before && before === 0;
      return {
        violations: found,
        ...(isOwn && { exchange: createRedactor('recorded').exchange(exchange) }),
      };
    },
    finish() {
      judgeWaiting(Number.POSITIVE_INFINITY);
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
