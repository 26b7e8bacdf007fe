import type { CallColumns } from './call-columns.ts';

/**
 * Creations by one operation that show the same id. A deployment may give one id to all its records, and a client may send one request ten thousand
 * times, so no question about them looks at each of them.
 */
export class CreationsOfId {
  readonly #columns: CallColumns;
  /** One call for each content and time of creation. */
  readonly #kinds = new Map<string, number>();
  readonly #byContent = new Map<number, EarliestTwo>();
  readonly #byTime = new Map<number, EarliestTwo>();

  constructor(columns: CallColumns) {
    this.#columns = columns;
  }

  add(row: number): void {
    const content = this.#columns.digest(row);
    const time = this.#columns.timeKey(row);
    const kind = `${content} ${time}`;
    if (!this.#kinds.has(kind)) this.#kinds.set(kind, row);
    this.#note(this.#byContent, content, row);
    if (!Number.isNaN(time)) this.#note(this.#byTime, time, row);
  }

  /** Those that differ from a call in what was sent and in when the record was created, one of each kind. */
  *unlike(row: number): Iterable<number> {
    const content = this.#columns.digest(row);
    const time = this.#columns.timeKey(row);
    for (const one of this.#kinds.values())
      if (this.#columns.digest(one) !== content && this.#columns.timeKey(one) !== time) yield one;
  }

  /**
   * Whether another call, which did not begin later, sent the same or shows a record that was created at the same time.
   *
   * @param start until when that call must have begun
   */
  isRepetition(row: number, start = this.#columns.startedAt(row)): boolean {
    const time = this.#columns.timeKey(row);
    const alike = [this.#byContent.get(this.#columns.digest(row)), this.#byTime.get(time)];
    return alike.some((rows) => rows?.some((one) => one !== row && this.#columns.startedAt(one) <= start));
  }

  #note(all: Map<number, EarliestTwo>, key: number, row: number): void {
    const known = all.get(key) ?? [];
    const start = (one: number) => this.#columns.startedAt(one);
    all.set(key, [...known, row].sort((one, other) => start(one) - start(other)).slice(0, 2));
  }
}

/** Rows of the calls that began first: of two, one is another call than the one that is asked about. */
type EarliestTwo = readonly number[];
