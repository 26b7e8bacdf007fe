import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import { requirements } from '../../catalogue/catalogue.ts';
import { type ObservedResponse, toObservedResponse } from '../../judge/history.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import type { Violated } from '../../model/judgement.ts';
import type { Sample } from '../../model/traffic-section.ts';
import type { Violation } from '../../model/violation.ts';
import type { Selection } from '../../options/select.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import { otherRun } from '../other-run.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { type AbsentRecord, withAbsent } from './asked-records.ts';
import { CallCounts } from './call-counts.ts';
import type { DeploymentWord } from './deployment-word.ts';
import { digestOfId } from './digest.ts';
import {
  addExpected,
  type ExpectedJudgement,
  type ExpectedRow,
  ExpectedRows,
  toExpected,
} from './expected-rows.ts';
import { firstOnes } from './first-ones.ts';
import { judgeAlone, judgeRow, type Row, rowsOf } from './judge-row.ts';
import { judgeRun } from './judge-run.ts';
import { mergeObservations, observeOne } from './observe-calls.ts';
import { TrafficFindings } from './traffic-findings.ts';
import { type KnowsCalls, TrafficRecords } from './traffic-records.ts';
import { bySample, keepSample, type TrafficTotals } from './traffic-totals.ts';

export interface TrafficJudgeOptions {
  /** Which requirements are judged. */
  readonly selection: Pick<Selection, 'notAsked'>;
  /** What overlays say of the deployment. */
  readonly deployment?: DeploymentWord | undefined;
  /** Nobody has changed records but by calls of the recording. */
  readonly isComplete: boolean;
  /** Later calls are not known at the end only: nothing is put off until then that a later call may decide. */
  readonly isLive?: boolean;
  /** Neither calls nor observations are wanted. */
  readonly isBrief?: boolean;
  /** Called with each violation that is kept, redacted. */
  readonly onViolation?: (violation: Violation) => void;
  /** Called with the exchange that a violation or difference names. */
  readonly onNamed?: (exchange: string) => void;
}

/** What is known of a call once its operation and deployment were found. */
export interface PlacedCall {
  readonly call: RecordedCall;
  readonly exchange: Exchange;
  readonly baseUrl: string;
}

interface SampledExchange extends Sample {
  readonly of: Exchange;
}

/** What is to be judged of a call. */
interface Rest {
  readonly rows: readonly Row[];
  /** Also the form of the response. */
  readonly hasForm: boolean;
}

/** Judges recorded calls one by one, with an index that knows the others, and adds up what they show. */
export class TrafficJudge {
  readonly #calls: KnowsCalls;
  readonly #options: TrafficJudgeOptions;
  readonly #findings: TrafficFindings;
  readonly #rows: ReadonlyMap<OperationId, ReturnType<typeof rowsOf>>;
  readonly #counts = new CallCounts();
  readonly #samples = new Map<string, SampledExchange[]>();
  /** Of calls that `addSettled` has left, by row of the index. */
  readonly #rest = new Map<number, Rest>();
  readonly #expected = new ExpectedRows();
  readonly #rowLists = new Map<string, readonly Row[]>();
  /** Creations whose ids no other record had so far. */
  readonly #unlikeOthers = new Map<Row, number[]>();
  /** Their ids: a recording may have several copies of one run. */
  readonly #runs = new Set<string>();
  #stopped: string | undefined;

  constructor(calls: KnowsCalls, options: TrafficJudgeOptions) {
    this.#calls = calls;
    this.#options = options;
    const all = [...requirements, ...(options.deployment?.requirements ?? [])];
    const asked = all.filter((one) => options.selection.notAsked(one) === undefined);
    this.#findings = new TrafficFindings(asked, options);
    const ids = new Set(asked.map(({ id }) => id));
    this.#rows = new Map(
      operationIds.map((id) => [id, rowsOf(id).filter(({ requirement }) => ids.has(requirement.id))]),
    );
  }

  /**
   * Judges a call that nobody but a client has made.
   *
   * @param row its row in the index; `undefined` where that has forgotten it: then it is judged by itself alone
   */
  add({ call, exchange, baseUrl }: PlacedCall, row: number | undefined): void {
    this.#count(call, exchange, baseUrl);
    if (!isWhole(exchange)) return;
    this.#judgeDeployment(call, exchange);
    const [response] = toObservedResponse(exchange);
    if (response === undefined || row === undefined) this.#findings.addFacts(exchange);
    else
      this.#judge(exchange, response, this.#recordsOf(baseUrl, row), {
        rows: this.#rows.get(exchange.operation) ?? [],
        hasForm: true,
      });
  }

  /** By itself, whatever other calls there are. */
  #judgeDeployment(call: RecordedCall, exchange: Exchange): void {
    for (const { requirement, judgement } of this.#options.deployment?.judge(call, exchange) ?? [])
      this.#findings.add(requirement, judgement, exchange);
  }

  #judge(
    exchange: Exchange,
    response: ObservedResponse,
    records: TrafficRecords,
    { rows, hasForm }: Rest,
  ): void {
    if (hasForm) {
      const unclear = records.whyUnclear(response);
      if (unclear === undefined) this.#findings.addFacts(exchange);
      // A status may be that of the earlier request; the body has the same form.
      else this.#findings.addFactsBut('status', unclear, exchange);
    }
    for (const one of rows)
      this.#findings.addRow(one.requirement.id, judgeRow(one, response, records), exchange);
  }

  /**
   * Judges a call as far as calls further on in the recording cannot change the result: those that had ended when it began must be in the index.
   *
   * @returns what is left for `addRest`, when all of them are in the index
   */
  addSettled({ call, exchange, baseUrl }: PlacedCall, row: number): void {
    this.#count(call, exchange, baseUrl);
    if (!isWhole(exchange)) return;
    this.#judgeDeployment(call, exchange);
    const [response] = toObservedResponse(exchange);
    const { success, safe } = operations[exchange.operation];
    const isForm =
      response === undefined || safe || success.some((one) => Number(one) === statusOf(exchange));
    if (isForm) this.#findings.addFacts(exchange);
    if (response === undefined) return;
    const records = this.#recordsOf(baseUrl, row);
    const open: Row[] = [];
    const expected: ExpectedRow[] = [];
    let absent: readonly AbsentRecord[] = [];
    for (const one of this.#rows.get(exchange.operation) ?? []) {
      const known = this.#settle(one, exchange, response, records, row);
      if (known === 'open') open.push(one);
      else if (known !== 'settled') {
        expected.push({ requirement: one.requirement.id, judgements: known });
        absent = withAbsent(absent, records.asked.absent);
      }
    }
    if (expected.length > 0) {
      const { operation } = exchange;
      const of = { operation, deployment: baseUrl, rows: expected };
      const isAlone = isForm && open.length === 0 && this.#options.isLive !== true;
      if (isAlone && this.#expected.add(row, idInPath(exchange), absent, of)) return;
    }
    const names = new Set(expected.map(({ requirement }) => requirement));
    const left = (this.#rows.get(exchange.operation) ?? []).filter(
      (one) => open.includes(one) || names.has(one.requirement.id),
    );
    if (left.length > 0 || !isForm) this.#rest.set(row, { rows: this.#shared(left), hasForm: !isForm });
  }

  readonly #placeOf = (violated: Violated) => this.#findings.shownPlace(violated);

  /** Judges a row as `addSettled` does. What it comes to if no other call says otherwise, or `open` where only the others can say. */
  #settle(
    one: Row,
    exchange: Exchange,
    response: ObservedResponse,
    records: TrafficRecords,
    row: number,
  ): readonly ExpectedJudgement[] | 'settled' | 'open' {
    const { id } = one.requirement;
    const { asked } = records;
    records.forget();
    const judgements = one.check.judgeResponse(response, records);
    const isHeld = judgements.length === 1 && judgements[0]?.outcome === 'held';
    if (judgements.some(({ outcome }) => outcome === 'violated')) {
      const known = judgeAlone(one, judgements, response, records);
      if (known === undefined) return 'open';
      if (!operations[exchange.operation].safe) return toExpected(known, judgements, this.#placeOf);
      this.#findings.addRow(id, { judgements: known }, exchange);
    } else if (asked.missing)
      return asked.absent === undefined || asked.others
        ? 'open'
        : toExpected(judgements, judgements, this.#placeOf);
    else if (asked.others) {
      if (!isHeld) return 'open';
      const rows = this.#unlikeOthers.get(one) ?? [];
      this.#unlikeOthers.set(one, rows);
      rows.push(row);
    } else if (isHeld) this.#findings.addHeld(id);
    else for (const judgement of judgements) this.#findings.add(id, judgement, exchange);
    return 'settled';
  }

  /**
   * The calls that `addSettled` has left and that have to be read again, by row of the index: each is to be judged by `addRest` before the next one is
   * asked for. To be called when all calls are in the index.
   */
  *left(): Iterable<number> {
    for (const [one, rows] of this.#unlikeOthers) {
      const { id } = one.requirement;
      for (const row of rows) {
        const [other] = this.#calls.index.repeated.get(row)?.unlike(row) ?? [];
        if (other === undefined) {
          this.#findings.addHeld(id);
          continue;
        }
        const known = this.#rest.get(row);
        this.#rest.set(row, {
          rows: this.#shared([...(known?.rows ?? []), one]),
          hasForm: known?.hasForm === true,
        });
      }
    }
    this.#unlikeOthers.clear();
    const rest = [...this.#rest.keys()].sort((one, other) => one - other);
    let next = 0;
    for (const { row, id, absent, of } of this.#expected.all()) {
      for (; next < rest.length && (rest[next] as number) < row; next++) yield rest[next] as number;
      const records = this.#recordsOf(of.deployment, row);
      const isAsExpected = absent.every((one) => records.isAbsent(one));
      const startedAt = this.#calls.index.columns.startedAt(row);
      if (isAsExpected && addExpected(of, records.whyUnclearOf(of.operation, id), startedAt, this.#findings))
        continue;
      const ids = new Set(of.rows.map(({ requirement }) => requirement));
      const rows = (this.#rows.get(of.operation) ?? []).filter(({ requirement }) => ids.has(requirement.id));
      const known = this.#rest.get(row);
      this.#rest.set(row, {
        rows: this.#shared([...rows, ...(known?.rows ?? [])]),
        hasForm: known?.hasForm === true,
      });
      if (rest[next] === row) next++;
      yield row;
    }
    yield* rest.slice(next);
  }

  /** Whether something is left of a call for `addRest`. */
  isLeft(row: number): boolean {
    return this.#rest.has(row);
  }

  /** Judges what is left of a call. */
  addRest({ exchange, baseUrl }: PlacedCall, row: number): void {
    const [response] = toObservedResponse(exchange);
    const rest = this.#rest.get(row);
    this.#rest.delete(row);
    if (response !== undefined && rest !== undefined)
      this.#judge(exchange, response, this.#recordsOf(baseUrl, row), rest);
  }

  /** Judges of what is left of a call all but what depends on a record that no call has shown yet. Those that were under way beside it must be in the index. */
  addDecided({ exchange, baseUrl }: PlacedCall, row: number): void {
    const [response] = toObservedResponse(exchange);
    const rest = this.#rest.get(row);
    if (response === undefined || rest === undefined) return;
    const records = this.#recordsOf(baseUrl, row);
    const open = rest.rows.filter((one) => {
      records.forget();
      one.check.judgeResponse(response, records);
      const { missing } = records.asked;
      return missing || judgeRow(one, response, records).doubtful !== undefined;
    });
    const decided = rest.rows.filter((one) => !open.includes(one));
    this.#judge(exchange, response, records, { rows: decided, hasForm: rest.hasForm });
    if (open.length === 0) this.#rest.delete(row);
    else this.#rest.set(row, { rows: this.#shared(open), hasForm: false });
  }

  /** Leaves open what is left of a call that nobody has kept. */
  dropRest(row: number): void {
    for (const { requirement } of this.#rest.get(row)?.rows ?? [])
      this.#findings.addOpen(requirement.id, 'the call was too long ago to be compared with a later one');
    this.#rest.delete(row);
  }

  /** Lists of rows are few, and calls that they are left of many. */
  #shared(rows: readonly Row[]): readonly Row[] {
    const key = rows.map(({ requirement }) => requirement.id).join();
    const known = this.#rowLists.get(key);
    if (known === undefined) this.#rowLists.set(key, rows);
    return known ?? rows;
  }

  #recordsOf(baseUrl: string, row: number): TrafficRecords {
    return new TrafficRecords(this.#calls, baseUrl, row, this.#options.isComplete);
  }

  /** Judges a run of `conform`, in the order of its calls. */
  addRun(calls: readonly PlacedCall[]): void {
    for (const { call, exchange, baseUrl } of calls) {
      this.#count(call, exchange, baseUrl);
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

  /**
   * @param others calls outside of the operations
   * @param read a call that a violation names, once more
   */
  totals(others: TrafficTotals['others'], read: (exchange: string) => Exchange | undefined): TrafficTotals {
    const tallies = this.#findings.tallies();
    const samples = [...this.#samples.values()].flat().sort(bySample);
    const sampled = new Map(samples.map(({ exchange, of }) => [exchange, of]));
    const named = [...tallies.values()].flatMap(({ violations, doubtful }) =>
      [...violations, ...(doubtful?.violations ?? [])].map(({ at, exchange }) => ({ at, exchange })),
    );
    const exchanges = firstOnes(this.#options.isBrief ? [] : [...samples, ...named]).flatMap((id) => {
      const exchange = sampled.get(id) ?? read(id);
      return exchange === undefined ? [] : [createRedactor('recorded').exchange(exchange)];
    });
    return {
      ...this.#counts.totals(),
      others,
      coverage: this.#findings.coverage(),
      runs: this.#runs.size,
      stopped: this.#stopped,
      tallies: Object.fromEntries(tallies),
      samples: samples.map(({ exchange, at, kind }) => ({ exchange, at, kind })),
      observations: mergeObservations(samples.map(({ of }) => observeOne(of))),
      exchanges,
    };
  }

  #count(call: RecordedCall, exchange: Exchange, baseUrl: string): void {
    this.#counts.add(call, exchange, baseUrl);
    const { operation, request, outcome, sentAt } = exchange;
    if (request.body !== undefined) this.#findings.addBody(operation, 'request', request.body);
    if (outcome.kind === 'failure') return;
    if (isSuccess(outcome) && outcome.body.value !== undefined)
      this.#findings.addBody(operation, 'response', outcome.body.value);
    if (this.#options.isBrief) return;
    const kind = `${operation} ${outcome.status}`;
    keepSample(this.#samples, { exchange: exchange.id, at: sentAt, kind, of: exchange });
  }
}

/** A part of a record is no record: a client that asks for a range gets as much. */
function isWhole({ request, outcome }: Exchange): boolean {
  if (outcome.kind !== 'response') return false;
  return !(outcome.status === 206 && 'range' in request.headers);
}

/** The digest of the record in the path. */
function idInPath({ request }: Exchange): number {
  const [id = ''] = Object.values(request.pathParameters);
  return digestOfId(id);
}

function statusOf({ outcome }: Exchange): number | undefined {
  return outcome.kind === 'response' ? outcome.status : undefined;
}
