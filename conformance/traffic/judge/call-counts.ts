import type { OperationId } from '../../../generated/operations.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import { isKey } from '../../redact/learn-from.ts';
import type { Redactor } from '../../redact/redactor.ts';
import { countIn, type OperationCounts } from './tally.ts';
import type { TrafficTotals } from './traffic-totals.ts';

type Totals = Pick<TrafficTotals, 'sources' | 'deployments' | 'from' | 'to' | 'operations'>;

/** One that is long enough for a key. */
const LONG_LABEL = /[^/.:]{8}/;

/** Counts calls by operation, file, deployment and time. */
export class CallCounts {
  readonly #api: JudgedApi;
  readonly #redactor: Redactor;
  readonly #operations = new Map<OperationId, OperationCounts>();
  readonly #deployments = new Map<string, number>();
  readonly #sources = new Map<string, number>();
  #from = Number.POSITIVE_INFINITY;
  #to = Number.NEGATIVE_INFINITY;

  constructor(api: JudgedApi) {
    this.#api = api;
    this.#redactor = createRedactor('recorded', api.words);
  }

  add({ id, operation, request, outcome, sentAt, endedAt }: Exchange, baseUrl: string): void {
    const counts = this.#countsOf(operation);
    if (LONG_LABEL.test(baseUrl)) this.#learnKeys(request, baseUrl);
    counts.calls++;
    addOne(this.#deployments, baseUrl);
    addOne(this.#sources, sourceOf(id));
    this.#from = Math.min(this.#from, sentAt);
    this.#to = Math.max(this.#to, endedAt);
    if (outcome.kind === 'failure') counts.failed++;
    else if (isSuccess(outcome)) counts.succeeded++;
    else countIn(counts.refused, String(outcome.status));
  }

  /** Returns what can be shown of them. */
  totals(): Totals {
    const redactor = this.#redactor;
    // Several may look the same without what is masked.
    const shown = new Map<string, number>();
    for (const [url, calls] of this.#deployments)
      shown.set(redactor.url(url), (shown.get(redactor.url(url)) ?? 0) + calls);
    return {
      sources: sortedCounts(this.#sources).map(([name, calls]) => ({ name, calls })),
      deployments: sortedCounts(shown).map(([baseUrl, calls]) => ({ baseUrl, calls })),
      from: Number.isFinite(this.#from) ? this.#from : undefined,
      to: Number.isFinite(this.#to) ? this.#to : undefined,
      operations: this.#api.operations.map(({ id }) => this.#countsOf(id)),
    };
  }

  /** A key may be a label of the host. */
  #learnKeys({ headers }: Exchange['request'], baseUrl: string): void {
    for (const [name, value] of Object.entries(headers))
      if (
        isKey(name) &&
        value.split(/\s+/).some((part) => LONG_LABEL.test(part) && baseUrl.includes(part.toLowerCase()))
      )
        this.#redactor.learn(value, true);
  }

  #countsOf(operation: OperationId): OperationCounts {
    const known = this.#operations.get(operation);
    if (known !== undefined) return known;
    const made: OperationCounts = { operation, calls: 0, succeeded: 0, refused: {}, failed: 0 };
    this.#operations.set(operation, made);
    return made;
  }
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** `staging.har` of `staging.har#17` */
export function sourceOf(id: string): string {
  const end = id.lastIndexOf('#');
  return end <= 0 ? id : id.slice(0, end);
}

function sortedCounts(counts: ReadonlyMap<string, number>): [name: string, count: number][] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
