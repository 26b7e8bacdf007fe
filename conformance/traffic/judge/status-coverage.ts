import type { OperationId } from '../../../generated/operations.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import type { PropertyCoverage } from '../../model/traffic-section.ts';

/** Counts how many responses of each operation had each of its described statuses. */
export class StatusCoverage {
  readonly #api: JudgedApi;
  readonly #responses = new Map<OperationId, number>();
  readonly #shown = new Map<string, number>();

  constructor(api: JudgedApi) {
    this.#api = api;
  }

  add(operation: OperationId, status: number): void {
    addOne(this.#responses, operation);
    const described = this.#api.statusOf?.(operation, status);
    if (described !== undefined) addOne(this.#shown, `${operation} ${described}`);
  }

  coverage(): PropertyCoverage[] {
    return this.#api.operations.flatMap(({ id: operation, statuses = [] }) =>
      statuses.map((status) => ({
        ...{ operation, side: 'response' as const, path: status },
        shown: this.#shown.get(`${operation} ${status}`) ?? 0,
        of: this.#responses.get(operation) ?? 0,
      })),
    );
  }
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
