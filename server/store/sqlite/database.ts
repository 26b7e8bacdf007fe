import { StoreUnavailable } from '../unavailable.ts';
import { SqliteConnection } from './connection.ts';
import { fileModifiedTime, identifyFile } from './file.ts';
import { convertSqliteError } from './sqlite-errors.ts';
import { endTurn } from './turn.ts';

/** The time from the last change until the write-ahead log is moved into the file. */
const IDLE_MS = 100;

/**
 * A database file and this store's connection to it, which is reopened after an error that leaves it in doubt. A file that was removed or
 * replaced is not written until the original is back: its write-ahead log would be applied to another file.
 */
export class SqliteDatabase {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #identity: string | undefined;
  /** When the file was last written, as far as this store knows. */
  #modified: bigint | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param file absolute path */
  constructor(file: string) {
    this.#file = file;
  }

  /** Creates the database in an empty file. Throws StoreOpenError, StoreUnavailable. */
  open(): void {
    this.#connection = this.#attempt(() => new SqliteConnection(this.#file, { create: true }));
    this.#identity = identifyFile(this.#file);
    this.#modified = fileModifiedTime(this.#file);
  }

  /** Throws StoreUnavailable for errors of SQLite. */
  use<Result>(work: (connection: SqliteConnection) => Result): Result {
    const connection = this.#reopen();
    return this.#attempt(() => work(connection));
  }

  /** Does `work` in a transaction, which is on the disk once `sync` has resolved. Throws StoreUnavailable for errors of SQLite. */
  transact<Result>(work: (connection: SqliteConnection) => Result): Result {
    this.#requireSameFile();
    return this.use((connection) => {
      if (!connection.hasLog()) this.#replaceLog(connection);
      connection.begin();
      try {
        const result = work(connection);
        connection.commit();
        this.#modified = fileModifiedTime(this.#file);
        return result;
      } catch (error) {
        connection.rollback();
        throw error;
      }
    });
  }

  /**
   * Resolves when everything that the last transaction wrote is on the disk, where it is found after a crash. Throws StoreUnavailable; then it is
   * unknown whether it will be.
   */
  async sync(): Promise<void> {
    const connection = this.#connection;
    try {
      await connection?.sync();
    } catch (error) {
      this.#dropConnection();
      throw new StoreUnavailable(
        'broken',
        `the write-ahead log: ${(error as NodeJS.ErrnoException).code}`,
        error,
      );
    }
    if (connection === undefined || connection !== this.#connection)
      throw new StoreUnavailable('broken', 'the connection was replaced during a commit');
    this.use(() => {
      if (!connection.hasLog()) this.#replaceLog(connection);
    });
    endTurn();
    this.#checkpointWhenIdle();
  }

  /** Moves the write-ahead log into the file, unless it was removed: others may have begun another one. Throws StoreUnavailable. */
  checkpoint(): void {
    this.use((connection) => {
      if (!connection.hasLog()) return;
      connection.checkpoint();
      this.#modified = fileModifiedTime(this.#file);
    });
  }

  /** Until then, the last changes would be lost with the log. */
  #checkpointWhenIdle(): void {
    if (this.#idle !== undefined) {
      this.#idle.refresh();
      return;
    }
    this.#idle = setTimeout(() => {
      try {
        this.checkpoint();
      } catch {
        // Locked, closed or broken: the changes are in the log.
      }
    }, IDLE_MS).unref();
  }

  /** Throws StoreUnavailable unless the changes in a log that was removed are safe and the file can be used on. */
  #replaceLog(connection: SqliteConnection): void {
    try {
      // Somebody who does not know of the removed log has written to the file.
      if (fileModifiedTime(this.#file) !== this.#modified)
        throw new Error('another process has changed the file');
      connection.replaceLog();
      this.#modified = fileModifiedTime(this.#file);
    } catch (error) {
      const { message } = error as Error;
      const what = `the write-ahead log (-wal) was removed while it was in use, and ${message}`;
      throw new StoreUnavailable(
        'removed',
        `${what}; stop all processes that use it, which saves their changes`,
        error,
      );
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
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
