import { type OperationId, operations } from '../../../generated/operations.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { BankRow, JudgedApi } from '../../api/judged-api.ts';
import type { JudgedBehavior, JudgedRow } from '../../api/judged-rows.ts';
import { toHistory, toObservedResponse } from '../../judge/history.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import type { Observation } from '../../model/report.ts';
import type { Sample } from '../../model/traffic-section.ts';
import type { Violation } from '../../model/violation.ts';
import type { Selection } from '../../options/select.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import type { PlacedCall } from '../call-reader.ts';
import { otherRun } from '../other-run.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { CallCounts } from './call-counts.ts';
import { firstOnes } from './first-ones.ts';
import type { IndexedCall } from './indexed-call.ts';
import { judgeApiRow } from './judge-api-row.ts';
import { judgeRow, type RowJudgement } from './judge-row.ts';
import { judgeRun } from './judge-run.ts';
import type { OverlayChecks } from './overlay-checks.ts';
import { isTouching, type TouchingCall } from './touching-call.ts';
import { TrafficFindings } from './traffic-findings.ts';
import { type KnowsCalls, TrafficRecords } from './traffic-records.ts';
import { bySample, keepSample, type TrafficTotals } from './traffic-totals.ts';

export interface TrafficJudgeOptions {
  readonly api: JudgedApi;
  /** The requirements that are checked. */
  readonly selection: Pick<Selection, 'notAsked'>;
  /** The engine checks too what overlays say of the deployment. */
  readonly deployment?: OverlayChecks | undefined;
  /** Nobody has changed records but by calls of the recording. */
  readonly isComplete: boolean;
  /** Neither calls nor observations are wanted. */
  readonly withoutCalls?: boolean;
  /** Called with each violation that is kept, redacted. */
  readonly onViolation?: (violation: Violation) => void;
}

interface SampledExchange extends Sample {
  readonly of: Exchange;
}

/** A call, and what the judge takes of it. */
export interface PlacedExchange extends PlacedCall {
  readonly exchange: Exchange;
}

/** A row of the bank, or of any other API. */
type Row = BankRow | JudgedRow;

/** The parts of a call that are left to be checked. */
export interface OpenRows {
  readonly rows: readonly Row[];
  /** Also the form of the response. */
  readonly hasShape: boolean;
}

/** Judges recorded calls one by one, with an index that knows the others, and adds up what they show. */
export class TrafficJudge {
  readonly #calls: KnowsCalls;
  readonly #options: TrafficJudgeOptions;
  readonly #findings: TrafficFindings;
  readonly #rows: ReadonlyMap<OperationId, readonly Row[]>;
  readonly #counts: CallCounts;
  readonly #samples = new Map<string, SampledExchange[]>();
  /** Exchanges that violations and differences name, by id. */
  readonly #named = new Map<string, Exchange>();
  /** Their ids: a recording may have several copies of one run. */
  readonly #runs = new Set<string>();
  #stopped: string | undefined;

  constructor(calls: KnowsCalls, options: TrafficJudgeOptions) {
    this.#calls = calls;
    this.#options = options;
    const { api } = options;
    this.#counts = new CallCounts(api);
    const all = [...api.requirements, ...(options.deployment?.requirements ?? [])];
    const asked = all.filter((one) => options.selection.notAsked(one) === undefined);
    this.#findings = new TrafficFindings(api, asked, {
      ...(options.onViolation !== undefined && { onViolation: options.onViolation }),
      onNamed: (exchange) => this.#named.set(exchange.id, exchange),
    });
    const ids = new Set(asked.map(({ id }) => id));
    const rows = [
      ...api.operations.flatMap(({ id }) => api.rowsOf?.(id).map((row) => ({ row, operation: id })) ?? []),
      ...(api.behavior?.rows ?? []).map((row) => ({ row, operation: row.operation })),
    ].filter(({ row }) => ids.has(row.requirement.id));
    this.#rows = new Map(
      Array.from(
        groupBy(rows, ({ operation }) => operation),
        ([operation, own]) => [operation, own.map(({ row }) => row)],
      ),
    );
  }

  /** Judges the form of a response and counts the call, for an API whose rows do not decide about it. */
  addAlone({ call, match }: PlacedCall, exchange: Exchange): void {
    this.#count(exchange, match.baseUrl);
    if (!isWhole(exchange)) return;
    if (this.#options.deployment !== undefined) this.#judgeDeployment(call, exchange);
    this.#findings.addFacts(exchange, call.pseudonyms === true);
  }

  /** True if a call waits until all others are known. */
  isCompared(call: IndexedCall): boolean {
    return !isTouching(call) || this.#rows.has(call.match.operation);
  }

  /** Judges a call that nobody but a client has made, when all other calls are known. */
  add(call: IndexedCall, exchange: Exchange): void {
    this.#judge(call, exchange, this.#begin(call, exchange));
  }

  /**
   * Judges a call that has just ended, as far as it can be known yet.
   *
   * @returns what calls that are still in progress, or later ones, decide: for `addOpen`
   */
  addEnded(call: IndexedCall, exchange: Exchange): OpenRows | undefined {
    const open = this.#begin(call, exchange);
    const { outcome, operation } = exchange;
    const { safe = false, success = [] } = isTouching(call) ? {} : operations[operation];
    const isExpected =
      outcome.kind === 'response' && success.some((status) => Number(status) === outcome.status);
    // Calls beside it may say that the status is that of an earlier request; reads have no effect.
    const hasShape = open.hasShape && (safe || isExpected);
    const left = this.#judge(call, exchange, { ...open, hasShape }, (one) =>
      safe ? isOpen(one) : isOpen(one) || one.decidedBy.neighbors,
    );
    return restOf(left, open.hasShape && !hasShape);
  }

  /** Judges what was left of a call, but for what calls that come later may still decide. Those that were in progress beside it have ended. */
  addOpen(call: IndexedCall, open: OpenRows): OpenRows | undefined {
    return restOf(this.#judge(call, this.#calls.exchange(call), open, isOpen), false);
  }

  /** Judges what was left of a call by what is known. */
  addRest(call: IndexedCall, open: OpenRows): void {
    this.#judge(call, this.#calls.exchange(call), open);
  }

  /** Counts a call, and judges what it shows by itself. */
  #begin(call: IndexedCall, exchange: Exchange): OpenRows {
    const rows = this.#rows.get(exchange.operation) ?? [];
    if (isTouching(call)) return { rows: isWhole(exchange) ? rows : [], hasShape: false };
    this.#count(exchange, call.match.baseUrl);
    if (!isWhole(exchange)) return NOTHING;
    if (this.#options.deployment !== undefined) this.#judgeDeployment(call.read(), exchange);
    if (toObservedResponse(exchange).length > 0) return { rows, hasShape: true };
    this.#findings.addFacts(exchange);
    return NOTHING;
  }

  /** Judges a call by itself, whatever other calls there are. */
  #judgeDeployment(call: RecordedCall, exchange: Exchange): void {
    for (const { requirement, judgement } of this.#options.deployment?.judge(call, exchange) ?? [])
      this.#findings.add(requirement, judgement, exchange);
  }

  /** @returns the rows that are left open */
  #judge(
    call: IndexedCall,
    exchange: Exchange,
    { rows, hasShape }: OpenRows,
    isLeft: (judgement: RowJudgement) => boolean = () => false,
  ): Row[] {
    const judgeBy = isTouching(call)
      ? this.#byRecords(call, exchange)
      : this.#byBank(call, exchange, hasShape);
    return rows.filter((row) => {
      const found = judgeBy(row);
      if (found.some(isLeft)) return true;
      for (const judgement of found) this.#findings.addRow(row.requirement.id, judgement, exchange);
      return false;
    });
  }

  #byRecords(call: TouchingCall, exchange: Exchange): (row: Row) => readonly RowJudgement[] {
    const { api, isComplete } = this.#options;
    const calls = {
      index: this.#calls.index.records(call.match.baseUrl),
      exchange: (one: TouchingCall) => this.#calls.exchange(one),
    };
    return (row) =>
      judgeApiRow(row as JudgedRow, api.behavior as JudgedBehavior, calls, call, exchange, isComplete);
  }

  #byBank(call: IndexedCall, exchange: Exchange, hasShape: boolean): (row: Row) => readonly RowJudgement[] {
    const [response] = toObservedResponse(exchange);
    if (response === undefined) return () => [];
    const records = new TrafficRecords(this.#calls, call, this.#options.isComplete);
    if (hasShape) {
      const unclear = records.whyUnclear(response);
      if (unclear === undefined) this.#findings.addFacts(exchange);
      // A status may be that of the earlier request; the body has the same form.
      else this.#findings.addFactsBut('status', unclear, exchange);
    }
    return (row) => [judgeRow(row as BankRow, response, records)];
  }

  /** Judges a run of `conform`, in the order of its calls. */
  addRun(calls: readonly PlacedExchange[]): void {
    for (const { call, exchange, match } of calls) {
      this.#count(exchange, match.baseUrl);
      this.#judgeDeployment(call, exchange);
    }
    // A file may say anything of a run; what the suite cannot have written is not shown.
    const notes = calls.map(({ call }) => call.run && otherRun(call.run, (text) => text));
    const settings = notes.find((one) => one?.settings !== undefined)?.settings;
    for (const { call } of calls) if (call.run !== undefined) this.#runs.add(call.run.id);
    this.#stopped ??= settings?.stopped;
    judgeRun(
      calls.map(({ exchange }, index) => ({ step: notes[index]?.step ?? exchange.id, exchange })),
      settings,
      this.#findings,
    );
  }

  /** A call that a violation or difference names. */
  named(exchange: string): Exchange | undefined {
    return this.#named.get(exchange);
  }

  /** @param others calls outside of the operations */
  totals(others: TrafficTotals['others']): TrafficTotals {
    const { observe, words } = this.#options.api;
    const tallies = this.#findings.tallies();
    const samples = [...this.#samples.values()].flat().sort(bySample);
    const sampled = new Map(samples.map(({ exchange, of }) => [exchange, of]));
    const named = [...tallies.values()].flatMap(({ violations, doubtful }) =>
      [...violations, ...(doubtful?.violations ?? [])].map(({ at, exchange }) => ({ at, exchange })),
    );
    const exchanges = firstOnes(this.#options.withoutCalls ? [] : [...samples, ...named]).flatMap((id) => {
      const exchange = sampled.get(id) ?? this.#named.get(id);
      return exchange === undefined ? [] : [createRedactor('recorded', words).exchange(exchange)];
    });
    return {
      ...this.#counts.totals(),
      others,
      coverage: this.#findings.coverage(),
      runs: this.#runs.size,
      stopped: this.#stopped,
      tallies: Object.fromEntries(tallies),
      samples: samples.map(({ exchange, at, kind }) => ({ exchange, at, kind })),
      observations:
        observe === undefined
          ? []
          : mergeObservations(
              samples.map(({ of }) => of),
              observe,
            ),
      agreement: this.#findings.agreement(),
      exchanges,
    };
  }

  #count(exchange: Exchange, baseUrl: string): void {
    this.#counts.add(exchange, baseUrl);
    const { operation, request, outcome, sentAt } = exchange;
    if (request.body !== undefined) this.#findings.addBody(operation, 'request', request.body);
    if (outcome.kind === 'failure') return;
    this.#findings.addStatus(operation, outcome.status);
    if (isSuccess(outcome) && outcome.body.value !== undefined)
      this.#findings.addBody(operation, 'response', outcome.body.value);
    if (this.#options.withoutCalls) return;
    const kind = `${operation} ${outcome.status}`;
    keepSample(this.#samples, { exchange: exchange.id, at: sentAt, kind, of: exchange });
  }
}

/** A part of a record is no record: a client that asks for a range gets as much. */
function isWhole({ request, outcome }: Exchange): boolean {
  if (outcome.kind !== 'response') return false;
  return !(outcome.status === 206 && 'range' in request.headers);
}

const NOTHING: OpenRows = { rows: [], hasShape: false };

function restOf(rows: readonly Row[], hasShape: boolean): OpenRows | undefined {
  return rows.length > 0 || hasShape ? { rows, hasShape } : undefined;
}

/** Tells whether a later call may say something else. */
function isOpen({ judgements, decidedBy: { laterRecord, laterId } }: RowJudgement): boolean {
  return laterRecord || (laterId && judgements.every(({ outcome }) => outcome === 'held'));
}

/** The observations of one entry and one call. */
const MAX_NOTES = 20;

/** @param exchanges in order: one redactor for each, since it keeps the secrets that it has learned */
function mergeObservations(
  exchanges: readonly Exchange[],
  observe: NonNullable<JudgedApi['observe']>,
): readonly Observation[] {
  const all = exchanges.map((exchange) => {
    const redactor = createRedactor('recorded');
    redactor.learnFrom(exchange);
    return observe(toHistory([exchange]), redactor);
  });
  const [first = observe(toHistory([]), createRedactor('recorded'))] = all;
  return first.map((entry, index) => ({
    ...entry,
    seen: all.flatMap((one) => one[index]?.seen.slice(0, MAX_NOTES) ?? []),
  }));
}
