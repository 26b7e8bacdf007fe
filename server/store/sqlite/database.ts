import { StoreUnavailable } from '../unavailable.ts';
import { SqliteConnection } from './connection.ts';
import { convertSqliteError } from './errors.ts';
import { identifyFile } from './file.ts';

/**
 * A database file and this store's connection to it, which is reopened after an error that leaves it in doubt. A file that was removed or
 * replaced is not written until the original is back: its write-ahead log would be applied to another file.
 */
export class SqliteDatabase {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #identity: string | undefined;
  #isClosed = false;

  /** @param file absolute path */
  constructor(file: string) {
    this.#file = file;
  }

  /** Creates the database in an empty file. Throws StoreOpenError, StoreUnavailable. */
  open(): void {
    this.#connection = this.#attempt(() => new SqliteConnection(this.#file, { create: true }));
    this.#identity = identifyFile(this.#file);
  }

  /** Throws StoreUnavailable for errors of SQLite. */
  use<Result>(work: (connection: SqliteConnection) => Result): Result {
    const connection = this.#reopen();
    return this.#attempt(() => work(connection));
  }

  /** Returns when everything that `work` wrote is on the disk. Throws StoreUnavailable for errors of SQLite. */
  transact<Result>(work: (connection: SqliteConnection) => Result): Result {
    this.#requireSameFile();
    return this.use((connection) => {
      connection.begin();
      try {
        const result = work(connection);
        connection.commit();
        return result;
      } catch (error) {
        connection.rollback();
        throw error;
      }
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#dropConnection();
  }

  #reopen(): SqliteConnection {
    if (this.#isClosed) throw new StoreUnavailable('closed', 'sqlite');
    if (this.#connection === undefined) {
      this.#requireSameFile();
      this.#connection = this.#attempt(() => new SqliteConnection(this.#file, { create: false }));
    }
    return this.#connection;
  }

  #requireSameFile(): void {
    if (identifyFile(this.#file) !== this.#identity)
      throw new StoreUnavailable('broken', 'the file was removed, or replaced while it was in use');
  }

  #attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const converted = convertSqliteError(error);
      if (converted instanceof StoreUnavailable && converted.reason === 'broken') this.#dropConnection();
      throw converted;
    }
  }

  #dropConnection(): void {
    const dropped = this.#connection;
    this.#connection = undefined;
    try {
      dropped?.close();
    } catch {
      // It had failed before; the next one is new.
    }
  }
}
