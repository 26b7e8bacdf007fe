import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { StoredRecord } from '../store.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { RecordCache } from './record-cache.ts';
import { currentTurn } from './turn.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** `BPAS` in ASCII: marks a file as a database of this sandbox. */
const APPLICATION_ID = 0x42504153;
/** Raise it when the table changes, and migrate older files in this class. */
const SCHEMA_VERSION = 1;

const CREATE_TABLE = 'CREATE TABLE record (id TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;';

/** So many records are removed and written again sooner than looked over. */
const FEW = 1000;

/** Up to so many ids, which covers every API call, are read by a statement for that number of ids: it takes half the time. */
const MAX_PREPARED_IDS = 16;

/** Set for each connection: SQLite keeps none of them in the file. */
const SETTINGS = [
  // Checkpoints are on the disk when they return, and commits after `sync`, which does not block the event loop.
  'synchronous = normal',
  // macOS needs this setting for that.
  'fullfsync = on',
  // KiB (a negative size). Keeps memory from growing with the database.
  'cache_size = -4096',
  // Bytes. The write-ahead log is truncated to this after a large change.
  'journal_size_limit = 16777216',
  // Pages. A checkpoint blocks all calls for as long as the disk takes.
  'wal_autocheckpoint = 400',
];

/** A statement that returns its rows as arrays. */
interface Statement<Row = never> {
  all(...values: SQLInputValue[]): Row[];
  get(...values: SQLInputValue[]): Row | undefined;
  run(...values: SQLInputValue[]): unknown;
}

/**
 * One connection to a database file, with the statements that a store needs. All of them are synchronous. A lock held by another process
 * is an immediate error: the caller can wait for it without blocking.
 */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #file: string;
  #log: WriteAheadLog;
  /** True if the transaction has written anything. */
  #hasWritten = false;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #selectOne: Statement<[text: string]>;
  readonly #selectMany: Statement<[id: string, text: string]>;
  /** The statements by the number of ids, up to `MAX_PREPARED_IDS`. */
  readonly #selectSome = new Map<number, Statement<(string | null)[]>>();
  readonly #selectRange: Statement<[id: string, text: string]>;
  readonly #dataVersion: Statement<[number]>;
  readonly #cache = new RecordCache();
  /** The turn in which the cache was last compared with the database. */
  #checkedIn: number | undefined;
  readonly #selectAny: Statement<[1]>;
  readonly #upsert: Statement;
  readonly #deleteOne: Statement;

  /**
   * @param create whether to create the database in a missing or empty file
   * @throws StoreOpenError when the file is not a database of this sandbox; errors of node:sqlite
   */
  constructor(file: string, { create }: { readonly create: boolean }) {
    this.#database = new DatabaseSync(file, { timeout: 0, allowExtension: false });
    this.#file = file;
    try {
      this.#prepareFile(file, create);
      this.#begin = this.#prepare('BEGIN IMMEDIATE');
      this.#commit = this.#prepare('COMMIT');
      this.#selectOne = this.#prepare('SELECT text FROM record WHERE id = ?');
      this.#selectMany = this.#prepare(
        'SELECT id, text FROM record WHERE id IN (SELECT value FROM json_each(?))',
      );
      this.#selectRange = this.#prepare(
        'SELECT id, text FROM record WHERE id >= ? AND id < ? ORDER BY id LIMIT ?',
      );
      this.#dataVersion = this.#prepare('PRAGMA data_version');
      this.#selectAny = this.#prepare('SELECT 1 FROM record LIMIT 1');
      this.#upsert = this.#prepare(
        'INSERT INTO record (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text',
      );
      this.#deleteOne = this.#prepare('DELETE FROM record WHERE id = ?');
      this.#log = new WriteAheadLog(`${file}-wal`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** `read`, for records that are read again and again: as fast as finding out that nobody has changed the database since. */
  readCached(ids: readonly string[]): (string | undefined)[] {
    const cache = this.#cache;
    const turn = currentTurn();
    if (turn !== this.#checkedIn) {
      cache.use(this.#dataVersion.get()?.[0]);
      this.#checkedIn = turn;
    }
    const known = cache.find(ids);
    if (known !== undefined) return known;
    const texts = this.read(ids);
    cache.add(ids, texts);
    return texts;
  }

  /** A single statement, so that all texts are from the same state of the database. */
  read(ids: readonly string[]): (string | undefined)[] {
    if (ids.length === 1) return [this.#selectOne.get(ids[0] as string)?.[0]];
    if (ids.length === 0) return [];
    if (ids.length > MAX_PREPARED_IDS) {
      const texts = new Map(this.#selectMany.all(JSON.stringify(ids)));
      return ids.map((id) => texts.get(id));
    }
    const row = this.#selectionOf(ids.length).get(...ids) ?? [];
    return row.map((text) => text ?? undefined);
  }

  #selectionOf(count: number): Statement<(string | null)[]> {
    let statement = this.#selectSome.get(count);
    if (statement === undefined) {
      const columns = Array.from({ length: count }, () => '(SELECT text FROM record WHERE id = ?)');
      statement = this.#prepare(`SELECT ${columns.join(', ')}`);
      this.#selectSome.set(count, statement);
    }
    return statement;
  }

  #prepare<Row = never>(sql: string): Statement<Row> {
    const statement: StatementSync = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    // The types of node:sqlite do not cover setReturnArrays.
    return statement as unknown as Statement<Row>;
  }

  list(prefix: string, after: string, limit: number): StoredRecord[] {
    // The next possible id after `after`.
    const from = after < prefix ? prefix : `${after}\u0000`;
    return this.#selectRange.all(from, endOf(prefix), limit).map(([id, text]) => ({ id, text }));
  }

  put(records: readonly StoredRecord[]): void {
    if (records.length > 0) this.#hasWritten = true;
    for (const { id, text } of records) this.#upsert.run(id, text);
  }

  remove(ids: readonly string[]): void {
    if (ids.length > 0) this.#hasWritten = true;
    for (const id of ids) this.#deleteOne.run(id);
  }

  /** Removes all records below `within` but those with one of the prefixes, and returns their space to the file system. */
  deleteOthers(keep: readonly string[], within: string): void {
    this.#hasWritten = true;
    const kept = within === '' ? keep.flatMap((prefix) => this.list(prefix, '', FEW + 1)) : [];
    if (within !== '' || kept.length > FEW) {
      const others = ' AND NOT (id >= ? AND id < ?)'.repeat(keep.length);
      const ranges = [within, ...keep].flatMap((prefix) => [prefix, endOf(prefix)]);
      this.#database.prepare(`DELETE FROM record WHERE id >= ? AND id < ?${others}`).run(...ranges);
      return;
    }
    // Without a condition, SQLite frees the pages of the table without reading its rows.
    this.#database.exec('DELETE FROM record; PRAGMA incremental_vacuum;');
    this.put(kept);
  }

  /** Moves the write-ahead log into the file, whose size follows only then. */
  checkpoint(): void {
    this.#pragma('wal_checkpoint(PASSIVE)');
  }

  /** A write that changes nothing: fails when the file cannot be written. */
  touch(): void {
    this.#hasWritten = true;
    this.#database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }

  /** Takes the write lock, so that nothing read from now on can change before the commit. */
  begin(): void {
    this.#hasWritten = false;
    this.#begin.run();
  }

  /** Returns when the log has everything, but not yet the disk. */
  commit(): void {
    // Unlike those of others, changes of this connection do not change its data_version.
    this.#cache.clear();
    this.#commit.run();
  }

  /** Resolves when everything that the last transaction wrote is on the disk. */
  async sync(): Promise<void> {
    if (this.#hasWritten) await this.#log.sync();
  }

  /** Tells whether the write-ahead log was neither removed nor replaced. */
  hasLog(): boolean {
    return this.#log.isInPlace();
  }

  /**
   * After its write-ahead log was removed: moves what is in it into the file, and begins another one. Everything is on the disk when it returns.
   *
   * @throws errors of node:sqlite, when another connection is open. It would go on with the removed log, and the two would spoil the file
   * @throws Error when another process may have written to a new log
   */
  replaceLog(): void {
    if (this.#log.isReplaced()) throw new Error('another write-ahead log was begun');
    // Needs the file for itself alone, and SQLite holds on to the log that it has open.
    const mode = this.#pragma('journal_mode = delete');
    if (mode !== 'delete') throw new Error('other processes use the database');
    this.#pragma('journal_mode = wal');
    this.#selectAny.get();
    this.#log.close();
    this.#log = new WriteAheadLog(`${this.#file}-wal`);
  }

  rollback(): void {
    // After some errors SQLite has rolled back by itself.
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  close(): void {
    this.#log.close();
    this.#database.close();
  }

  #prepareFile(file: string, create: boolean): void {
    // Before anything is written: the file may belong to another program.
    const found = this.#transaction('BEGIN', () => this.#readHeader(file));
    if (found === 'empty' && !create)
      throw new StoreOpenError('the database was emptied', file, 'Restart the server.');
    // Bytes; for a new file. One page holds a program's record and more, or three accounts.
    this.#pragma('page_size = 8192');
    // This setting lets `deleteOthers` make the file smaller, and is set for a new file, too.
    this.#pragma('auto_vacuum = incremental');
    const mode = this.#pragma('journal_mode = wal');
    if (mode !== 'wal')
      throw new StoreOpenError(
        `SQLite cannot use a write-ahead log here: its journal mode stays ${String(mode)}`,
        file,
        'Name a file on a local disk.',
      );
    for (const setting of SETTINGS) this.#database.exec(`PRAGMA ${setting}`);
    if (found === 'empty') this.#createTable(file);
    // Only at startup: a connection that is reopened on a full disk must still be able to read.
    else if (create) this.touch();
  }

  #readHeader(file: string): 'empty' | 'ours' {
    const applicationId = this.#pragma('application_id');
    const version = Number(this.#pragma('user_version'));
    if (applicationId === APPLICATION_ID && version <= SCHEMA_VERSION) return 'ours';
    if (applicationId === APPLICATION_ID)
      throw new StoreOpenError(
        `the database was written by a newer release: its schema version is ${version}, this release supports ${SCHEMA_VERSION}`,
        file,
        'Run that release, or name another file.',
      );
    if (
      applicationId === 0 &&
      version === 0 &&
      this.#database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
    )
      return 'empty';
    throw new StoreOpenError('the file is not a database of this sandbox', file, 'Name another file.');
  }

  #pragma(words: string): unknown {
    return Object.values(this.#database.prepare(`PRAGMA ${words}`).get() ?? {})[0];
  }

  #createTable(file: string): void {
    this.#transaction('BEGIN IMMEDIATE', () => {
      // Another process may have created it in the meantime.
      if (this.#readHeader(file) === 'empty')
        this.#database.exec(
          `${CREATE_TABLE}
           PRAGMA application_id = ${APPLICATION_ID};
           PRAGMA user_version = ${SCHEMA_VERSION};`,
        );
    });
  }

  /** The transaction reads everything at one moment, since another process may be creating the table. */
  #transaction<T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => T): T {
    this.#database.exec(begin);
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }
}

/** Sorts after all ids with the prefix, since ids are ASCII. */
function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
