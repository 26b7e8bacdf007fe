/**
 * The storage port: everything the sandbox needs from a database. Records are JSON texts under ids whose prefix gives their kind
 * (`acc-`, `con-`, ...; all of them are in server/store/records.ts). memory.ts, sqlite/ and postgres/ implement it, and one contract
 * test covers all three.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';

  /**
   * Texts of records in the order of `ids`, `undefined` for an id without a record. Sees every change that was acknowledged before the
   * call.
   */
  read(ids: readonly string[]): MaybePromise<readonly (string | undefined)[]>;

  /**
   * One atomic change: isolates the records named by `ids` from all other changes, asks `decide` what to write, writes all of it or
   * nothing, and resolves once that is durable. If `decide` throws, so does this, and nothing is written.
   *
   * @param decide pure and synchronous: a store may call it more than once
   * @throws StoreUnavailable when the database cannot be reached, is locked, full or broken. Then nothing was written, or (when the
   *   connection was lost during the commit) it is unknown whether all of it was; never a part.
   */
  change<Result>(
    ids: readonly string[],
    decide: (texts: readonly (string | undefined)[]) => Change<Result>,
  ): Promise<Result>;

  /** Records whose id begins with `prefix`, in the order of ids (bytes), after the id `after` (`''`: from the first). */
  list(prefix: string, after: string, limit: number): Promise<readonly StoredRecord[]>;

  /**
   * Removes every record and writes these instead, as one change.
   *
   * @param keep prefixes of ids that are left as they are
   * @param within only records whose ids begin with this are removed; default: all
   */
  replaceAll(records: readonly StoredRecord[], keep?: readonly string[], within?: string): Promise<void>;

  /**
   * Writes these records if the store is empty, as one change. True when it did. Safe when two processes call it at the same time.
   *
   * @param within only records whose ids begin with this count; default: all
   */
  fillIfEmpty(records: readonly StoredRecord[], within?: string): Promise<boolean>;

  /** Resolves when the database responds and accepts writes. Throws StoreUnavailable. */
  ping(): Promise<void>;

  /** Waits for changes in progress, then closes the database. Later calls throw StoreUnavailable('closed'). */
  close(): Promise<void>;
}

export type MaybePromise<Value> = Value | Promise<Value>;

export interface StoredRecord {
  readonly id: string;
  /** JSON. A store returns it unchanged, character by character. */
  readonly text: string;
}

export interface Change<Result> {
  /** Each replaces a record with the same id. */
  readonly put: readonly StoredRecord[];
  /** Ids of records that are removed before `put` is written. An id without a record is ignored. */
  readonly remove?: readonly string[];
  readonly result: Result;
}
