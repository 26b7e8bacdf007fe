import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import { countIn, type OperationCounts } from './tally.ts';
import type { TrafficTotals } from './traffic-totals.ts';

type Totals = Pick<TrafficTotals, 'sources' | 'deployments' | 'from' | 'to' | 'operations'>;

/** How many calls there are, of which operation, from which file, to which deployment, and when. */
export class CallCounts {
  readonly #operations = new Map<OperationId, OperationCounts>();
  readonly #deployments = new Map<string, number>();
  readonly #sources = new Map<string, number>();
  #from = Number.POSITIVE_INFINITY;
  #to = Number.NEGATIVE_INFINITY;

  add({ id, operation, outcome, sentAt, endedAt }: Exchange, baseUrl: string): void {
    const counts = this.#countsOf(operation);
    counts.calls++;
    addOne(this.#deployments, baseUrl);
    addOne(this.#sources, sourceOf(id));
    this.#from = Math.min(this.#from, sentAt);
    this.#to = Math.max(this.#to, endedAt);
    if (outcome.kind === 'failure') counts.failed++;
    else if (isSuccess(outcome)) counts.succeeded++;
    else countIn(counts.refused, String(outcome.status));
  }

  /** What can be shown of them. */
  totals(): Totals {
    const redactor = createRedactor('recorded');
    // Several may look the same without what is masked.
    const shown = new Map<string, number>();
    for (const [url, calls] of this.#deployments)
      shown.set(redactor.url(url), (shown.get(redactor.url(url)) ?? 0) + calls);
    return {
      sources: sortedCounts(this.#sources).map(([name, calls]) => ({ name, calls })),
      deployments: sortedCounts(shown).map(([baseUrl, calls]) => ({ baseUrl, calls })),
      from: Number.isFinite(this.#from) ? this.#from : undefined,
      to: Number.isFinite(this.#to) ? this.#to : undefined,
      operations: operationIds.map((id) => this.#countsOf(id)),
    };
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
