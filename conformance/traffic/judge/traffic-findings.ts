import type { OperationId } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { type ResponseFact, responseFactId } from '../../catalogue/facts.ts';
import type { FactFinding } from '../../judge/facts/judge-facts.ts';
import { toViolation } from '../../judge/to-violation.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Judgement, Violated } from '../../model/judgement.ts';
import type { Requirement } from '../../model/requirement.ts';
import type { DatedViolation, PropertyCoverage } from '../../model/traffic-section.ts';
import type { Violation } from '../../model/violation.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import type { Redactor } from '../../redact/redactor.ts';
import { Agreement, type AgreementCounts } from './agreement.ts';
import { Coverage } from './coverage.ts';
import type { RowJudgement } from './judge-row.ts';
import { StatusCoverage } from './status-coverage.ts';
import {
  addRecords,
  compareCodeUnits,
  countIn,
  countPlace,
  emptyTally,
  keepFirst,
  MAX_DOUBTFUL,
  MAX_VIOLATIONS,
  type Tally,
} from './tally.ts';

export interface FindingListeners {
  /** Called with each violation that is kept, redacted. */
  readonly onViolation?: (violation: Violation) => void;
  /** Called with the exchange that a violation or difference names. */
  readonly onNamed?: (exchange: Exchange) => void;
}

/** Counts what recorded calls have shown about the requirements: calls come by the million. */
export class TrafficFindings {
  readonly #api: JudgedApi;
  readonly #requirements: ReadonlyMap<string, Requirement>;
  readonly #tallies = new Map<string, Tally>();
  readonly #properties = new Coverage();
  readonly #statuses: StatusCoverage;
  readonly #agreement = new Agreement();
  #redactor: { readonly exchange: string; readonly redactor: Redactor } | undefined;
  readonly #listeners: FindingListeners;
  /** The states of records that differ from what was shown before, and the last exchange with one, by requirement. */
  readonly #states = new Map<string, Set<number>>();
  readonly #differed = new Map<string, string>();

  /** @param requirements those that are judged */
  constructor(api: JudgedApi, requirements: readonly Requirement[], listeners: FindingListeners = {}) {
    this.#api = api;
    this.#requirements = new Map(requirements.map((one) => [one.id, one]));
    this.#listeners = listeners;
    this.#statuses = new StatusCoverage(api);
  }

  /** Judges the form of a response. */
  addFacts(exchange: Exchange, hasPseudonyms = false): void {
    const found = this.#api.judgeShape(exchange, hasPseudonyms);
    for (const { requirement, judgement } of found) this.add(requirement, judgement, exchange);
    if (this.#api.mayBeWrong) this.#agreement.add(found.map((one) => this.#shown(one, exchange.operation)));
  }

  /** Names in bodies that the description does not have may be somebody's own. */
  #shown({ fault, ...finding }: FactFinding, operation: OperationId): FactFinding {
    if (fault === undefined) return finding;
    return { ...finding, fault: { ...fault, template: this.#api.shownPointer(operation, fault.template) } };
  }

  /** Counts which of the described statuses a response has. */
  addStatus(operation: OperationId, status: number): void {
    this.#statuses.add(operation, status);
  }

  /** Counts which properties a body has. */
  addBody(operation: OperationId, side: 'request' | 'response', body: Json): void {
    this.#properties.add(this.#api.fieldsOf?.(operation, side)[0], body);
  }

  /** Adds one fact of the response as a whole, which is left open. */
  addFactsBut(fact: ResponseFact, reason: string, exchange: Exchange): void {
    const open = responseFactId(exchange.operation, fact);
    for (const { requirement, judgement } of this.#api.judgeShape(exchange)) {
      const isOpen = requirement === open && judgement.outcome === 'violated';
      const left = { outcome: 'inconclusive', exchange: exchange.id, reason } as const;
      this.add(requirement, isOpen ? left : judgement, exchange);
    }
  }

  /** Adds a judgement of a requirement about a response; of others that are not judged, nothing. */
  add(requirement: string, judgement: Judgement, exchange: Exchange): void {
    const tally = this.tally(requirement);
    if (tally === undefined) return;
    if (judgement.outcome !== 'violated') {
      count(tally, judgement);
      return;
    }
    tally.violated++;
    const pointer = this.#api.shownPointer(exchange.operation, judgement.pointer);
    countPlace(tally, pointer);
    this.#keep(
      tally.violations,
      MAX_VIOLATIONS,
      requirement,
      { ...judgement, pointer },
      exchange,
      this.#listeners.onViolation,
    );
  }

  addRow(requirement: string, { judgements, doubtful, isAgain }: RowJudgement, exchange: Exchange): void {
    for (const judgement of judgements) this.add(requirement, judgement, exchange);
    const tally = this.tally(requirement);
    if (tally === undefined) return;
    if (isAgain) tally.heldAgain += judgements.filter(({ outcome }) => outcome === 'held').length;
    if (doubtful === undefined) return;
    countIn(tally.inconclusive, doubtful.reason);
    const { state } = doubtful;
    if (state !== undefined && this.#isShownBefore(requirement, state)) return;
    tally.doubtful ??= { count: 0, records: [], violations: [] };
    tally.doubtful.count++;
    // One call that nobody has recorded may have changed all records that differ in one response.
    if (state === undefined || this.#differed.get(requirement) !== exchange.id)
      tally.doubtful.records = addRecords(tally.doubtful.records, [doubtful.record]);
    this.#differed.set(requirement, exchange.id);
    for (const violated of doubtful.violations) {
      const pointer = this.#api.shownPointer(exchange.operation, violated.pointer);
      this.#keep(tally.doubtful.violations, MAX_DOUBTFUL, requirement, { ...violated, pointer }, exchange);
    }
  }

  /** One call that nobody has recorded shows in all responses until the record is written again. */
  #isShownBefore(requirement: string, state: number): boolean {
    const known = this.#states.get(requirement) ?? new Set();
    this.#states.set(requirement, known);
    return known.size === known.add(state).size;
  }

  /** The tally of a requirement; `undefined` for one that is not judged. */
  tally(requirement: string): Tally | undefined {
    const known = this.#tallies.get(requirement);
    if (known !== undefined || !this.#requirements.has(requirement)) return known;
    const made = emptyTally();
    this.#tallies.set(requirement, made);
    return made;
  }

  /** The tallies by requirement. */
  tallies(): ReadonlyMap<string, Tally> {
    for (const { skipped, failed, optional } of this.#tallies.values())
      for (const list of [skipped, failed, optional]) list.sort(compareCodeUnits);
    return this.#tallies;
  }

  /** The counts of each described status or property: how often it was there, and how often it could have been. */
  coverage(): PropertyCoverage[] {
    const properties = this.#api.operations.flatMap(({ id: operation }) =>
      (['request', 'response'] as const).flatMap((side) =>
        (this.#api.fieldsOf?.(operation, side) ?? [])
          .filter(({ name }) => name !== '')
          .map((field) => ({ operation, side, path: field.path, ...this.#properties.of(field) })),
      ),
    );
    return [...this.#statuses.coverage(), ...properties];
  }

  /** The counts of responses that differ from the description in the same way. */
  agreement(): readonly AgreementCounts[] {
    return this.#agreement.counts();
  }

  #keep(
    kept: DatedViolation[],
    most: number,
    id: string,
    violated: Violated,
    exchange: Exchange,
    onKept?: (violation: Violation) => void,
  ): void {
    const moment = { at: exchange.sentAt, exchange: exchange.id, pointer: violated.pointer };
    keepFirst(kept, most, moment, () => {
      const requirement = this.#requirements.get(id) as Requirement;
      // A step of a recorded run has another id here, and a row may look at what a later call shows.
      const violation: Violation = {
        ...toViolation(requirement, violated, [exchange], this.#redactorOf(exchange)),
        exchange: exchange.id,
        operation: exchange.operation,
      };
      onKept?.(violation);
      this.#listeners.onNamed?.(exchange);
      return violation;
    });
  }

  /** One for each call: a redactor that knew the secrets of millions of calls would need memory for all of them. */
  #redactorOf(exchange: Exchange): Redactor {
    if (this.#redactor?.exchange === exchange.id) return this.#redactor.redactor;
    const redactor = createRedactor('recorded', this.#api.words);
    redactor.learnFrom(exchange);
    this.#redactor = { exchange: exchange.id, redactor };
    return redactor;
  }
}

function count(tally: Tally, judgement: Judgement): void {
  if (judgement.outcome === 'held') tally.held++;
  else if (judgement.outcome !== 'violated') countIn(tally[judgement.outcome], judgement.reason);
}
