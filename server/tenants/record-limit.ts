import { ProblemError } from '../../generated/server.ts';

/** A full tenant is counted again at most this often. Milliseconds. */
const RECOUNT_MS = 1000;

/**
 * Counts the records of a tenant without a counter in the database, which every change would have to lock. This process adds what it writes,
 * and counts all of them again once it has used a quarter of the room that was left. Processes that share a database can therefore exceed
 * the limit by what they write between two counts.
 */
export class RecordLimit {
  readonly #limit: number;
  readonly #count: () => Promise<number>;
  #records = 0;
  #added = 0;
  #countedAt = 0;

  /** @param count of the records in the database */
  constructor(limit: number, count: () => Promise<number>) {
    this.#limit = limit;
    this.#count = count;
  }

  async recount(): Promise<void> {
    this.#countedAt = Date.now();
    this.#added = 0;
    this.#records = await this.#count();
  }

  /** @throws ProblemError 403 when there is no room for so many records more */
  admit(added: number): void {
    if (added === 0) return;
    const room = this.#limit - this.#records;
    const isFull = this.#added + added > room;
    if (!isFull) this.#added += added;
    if ((isFull || this.#added * 4 > room) && Date.now() - this.#countedAt >= RECOUNT_MS)
      void this.recount().catch(() => {});
    if (isFull) throw this.#refusal();
  }

  /** Called before all records are replaced by so many; returns about how many there were. Throws ProblemError 403. */
  replace(total: number): number {
    if (total > this.#limit) throw this.#refusal();
    const before = this.#records + this.#added;
    this.#records = total;
    this.#added = 0;
    return before;
  }

  #refusal(): ProblemError {
    return new ProblemError(403, {
      code: 'record-limit',
      detail: `This tenant may have ${this.#limit} records. Make room by POST /_sandbox/reset, or ask the operator for a tenant with more.`,
    });
  }
}
