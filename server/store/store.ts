/**
 * The storage port: all that the sandbox asks of a database. Records are JSON texts under ids whose prefix tells their kind
 * (`acc-`, `con-`, ...; server/store/records.ts has them all). memory.ts, sqlite.ts and postgres.ts implement it, and one contract
 * test holds them to it.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';

  /** Texts of records in the order asked for, `undefined` where there is none. Sees every change that was ever acknowledged. */
  read(ids: readonly string[]): MaybePromise<readonly (string | undefined)[]>;

  /**
   * One atomic change: holds the records named by `ids` against all other changes, asks `decide` what to write, writes all of it or
   * nothing, and resolves once that is durable. What `decide` throws is thrown here, and nothing is written.
   *
   * @param decide pure and synchronous: a store may ask it again
   * @throws StoreUnavailable when the database cannot be reached, is locked, full or broken. Then either nothing was written, or (a
   *   connection lost while committing) nobody knows; it is never half.
   */
  change<Result>(
    ids: readonly string[],
    decide: (texts: readonly (string | undefined)[]) => Change<Result>,
  ): Promise<Result>;

  /** Records whose id begins with `prefix`, in the order of ids (bytes), after the id `after` (`''`: from the first). */
  list(prefix: string, after: string, limit: number): Promise<readonly StoredRecord[]>;

  /** Removes every record and writes these instead, as one change. `keep`: ids beginning so stay as they are. */
  replaceAll(records: readonly StoredRecord[], keep?: readonly string[]): Promise<void>;

  /** Writes these records if the store holds none at all, as one change; says whether it did. Safe from two processes at once. */
  fillIfEmpty(records: readonly StoredRecord[]): Promise<boolean>;

  /** Resolves when the database answers and takes writes. Throws StoreUnavailable. */
  ping(): Promise<void>;

  /** Waits for changes under way, then lets go of the database. Later calls throw StoreUnavailable('closed'). */
  close(): Promise<void>;
}

export type MaybePromise<Value> = Value | Promise<Value>;

export interface StoredRecord {
  readonly id: string;
  /** JSON. A store hands it back unchanged, character by character. */
  readonly text: string;
}

export interface Change<Result> {
  /** Written over whatever has the same id. */
  readonly put: readonly StoredRecord[];
  readonly result: Result;
}
