import { requirements } from '../catalogue/catalogue.ts';
import { checks } from '../judge/checks/checks.ts';
import { type ObservedResponse, toObservedResponse } from '../judge/history.ts';
import { createWaivers } from '../judge/waivers.ts';
import type { Report } from '../report/report.ts';
import { systemClock } from '../run/clock.ts';
import type { ConformanceOptions } from '../run/options.ts';
import { readOptions } from '../run/read-options.ts';
import { select } from '../run/select.ts';
import type { Exchange } from '../transport/exchange.ts';
import { BodyParser } from './body-parser.ts';
import type { CallPosition, CallSource } from './call-source.ts';
import { deploymentWord } from './judge/deployment-word.ts';
import { isPartner } from './judge/recent-calls.ts';
import { RecentlyUsed } from './judge/recently-used.ts';
import { TrafficIndex } from './judge/traffic-index.ts';
import { type PlacedCall, TrafficJudge } from './judge/traffic-judge.ts';
import type { KnowsCalls } from './judge/traffic-records.ts';
import { matchOperation } from './match-operation.ts';
import { partitionKey, partOf } from './partition.ts';
import type { RecordedCall } from './recorded-call.ts';
import { saidBy, toTrafficReport } from './report/traffic-report.ts';
import { toExchange } from './to-exchange.ts';

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

  const index = new TrafficIndex(checks.flatMap(({ compared = [] }) => compared));
  const bodies = new BodyParser();
  const calls = new CallsInFiles(source, index, bodies);
  const positions = new Map<string, CallPosition>();
  let current: { readonly id: string; readonly position: CallPosition } | undefined;
  const newJudge = () =>
    new TrafficJudge(calls, {
      selection,
      deployment,
      isComplete: complete,
      isBrief,
      onNamed: (id) => {
        if (current?.id === id) positions.set(id, current.position);
      },
    });
  const isOwn = (placed: PlacedCall) =>
    placed.call.context === undefined &&
    (part === undefined || partOf(partitionKey(placed), part.of) === part.number);

  let judge = newJudge();
  const runs = new Map<string, CallPosition[]>();
  const waiting: { readonly placed: PlacedCall; readonly row: number }[] = [];
  const judgeNext = () => {
    const next = waiting.shift();
    if (next === undefined) return;
    current = { id: next.placed.call.id, position: index.columns.position(next.row) };
    judge.addSettled(next.placed, next.row);
    judgedTo = Math.max(judgedTo, next.placed.exchange.sentAt);
  };
  let judgedTo = Number.NEGATIVE_INFINITY;
  let isInOrder = true;
  let read = 0;
  for await (const { call, position } of source.scan()) {
    options.signal?.throwIfAborted();
    if (++read % PROGRESS === 0) options.onProgress?.('indexing', read);
    const placed = place(call, bodies);
    if (placed === undefined) continue;
    if (call.run === undefined) {
      const row = index.add(call, placed.exchange, placed.baseUrl, position);
      if (call.endedAt <= judgedTo) isInOrder = false;
      if (!isInOrder) continue;
      calls.remember(row, call, placed.exchange);
      if (isOwn(placed)) waiting.push({ placed, row });
      if (waiting.length > WAITING) judgeNext();
    } else if (part !== undefined && partOf(call.run.id, part.of) !== part.number) continue;
    else if (call.context === undefined) {
      const known = runs.get(call.run.id);
      if (known === undefined) runs.set(call.run.id, [position]);
      else known.push(position);
    }
  }

  index.compareClocks();
  if (isInOrder) {
    while (waiting.length > 0) judgeNext();
    read = 0;
    for (const row of judge.left()) {
      options.signal?.throwIfAborted();
      if (++read % PROGRESS === 0) options.onProgress?.('judging', read);
      const position = index.columns.position(row);
      const placed = place(source.readAt(position), bodies);
      if (placed === undefined) continue;
      current = { id: placed.call.id, position };
      judge.addRest(placed, row);
    }
  } else {
    judge = newJudge();
    positions.clear();
    let row = 0;
    read = 0;
    for await (const { call, position } of source.scan()) {
      options.signal?.throwIfAborted();
      if (++read % PROGRESS === 0) options.onProgress?.('judging', read);
      if (call.run !== undefined) continue;
      const placed = place(call, bodies);
      if (placed === undefined) continue;
      calls.remember(row, call, placed.exchange);
      current = { id: call.id, position };
      if (isOwn(placed)) judge.add(placed, row);
      row++;
    }
  }
  for (const all of runs.values()) {
    const made = all.flatMap((position) => {
      const placed = place(source.readAt(position), bodies);
      if (placed === undefined) return [];
      positions.set(placed.call.id, position);
      return [placed];
    });
    judge.addRun(made.toSorted((one, other) => one.exchange.sentAt - other.exchange.sentAt));
  }
  const totals = judge.totals(part === undefined || part.number === 1 ? source.others() : [], (id) => {
    const position = positions.get(id);
    return position === undefined ? undefined : toExchange(source.readAt(position), bodies);
  });
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

const PROGRESS = 10_000;
/** Calls that wait to be judged, for those that ended before they began and come a little later in the file. */
const WAITING = 64;

/** The call with its operation and deployment; `undefined` for one that belongs to no operation. */
export function place(call: RecordedCall, bodies: BodyParser): PlacedCall | undefined {
  const match = matchOperation(call.request.method, call.request.url);
  const exchange = match && toExchange(call, bodies);
  return match === undefined || exchange === undefined
    ? undefined
    : { call, exchange, baseUrl: match.baseUrl };
}

/** Reads partners again when they are needed; most of them were read a moment ago. */
class CallsInFiles implements KnowsCalls {
  readonly #source: CallSource;
  readonly #bodies: BodyParser;
  readonly index: TrafficIndex;
  /** As they were read, which is less than the objects that they are parsed to. */
  readonly #recent = new RecentlyUsed<number, RecordedCall>(MAX_RECENT);
  readonly #parsed = new RecentlyUsed<number, ObservedResponse | undefined>(MAX_PARSED);

  constructor(source: CallSource, index: TrafficIndex, bodies: BodyParser) {
    this.#source = source;
    this.#bodies = bodies;
    this.index = index;
  }

  remember(row: number, call: RecordedCall, exchange: Exchange): void {
    if (isPartner(exchange)) this.#recent.set(row, call);
  }

  response(row: number): ObservedResponse | undefined {
    if (this.#parsed.has(row)) return this.#parsed.get(row);
    const call = this.#recent.get(row) ?? this.#source.readAt(this.index.columns.position(row));
    const exchange = toExchange(call, this.#bodies);
    const response = exchange && toObservedResponse(exchange)[0];
    this.#parsed.set(row, response);
    return response;
  }
}

const MAX_RECENT = 500;
const MAX_PARSED = 50;
