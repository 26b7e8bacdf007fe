import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { StoreOpenError } from '../open-error.ts';
import type { StoredRecord } from '../store.ts';

/** `BPAS` in ASCII: by it we know our own files. */
const APPLICATION_ID = 0x42504153;
/** Raised when the table changes; then older files are carried over here. */
const SCHEMA_VERSION = 1;

/** So many ids are read by a statement of their own, which takes half the time: what a call needs. */
const FEW = 16;

/** Settings of a connection: SQLite keeps none of them in the file. */
const SETTINGS = [
  // A commit is on the disk when it returns; on macOS that takes a call of its own.
  'synchronous = full',
  'fullfsync = on',
  // KiB. Bounded, so that memory does not grow with the database.
  'cache_size = -4096',
  // Bytes. The write-ahead log shrinks back to this after a large change.
  'journal_size_limit = 16777216',
  // Pages. A checkpoint holds up everybody: many small ones cost a fifth of the writes per second, and spare the slowest calls most of their wait.
  'wal_autocheckpoint = 100',
];

/** A statement that returns its rows as arrays. */
interface Statement<Row = never> {
  all(...values: SQLInputValue[]): Row[];
  get(...values: SQLInputValue[]): Row | undefined;
  run(...values: SQLInputValue[]): unknown;
}

/**
 * One connection to a file of ours: the statements a store needs, all of them synchronous. A lock held by someone else is an error at
 * once: waiting is left to the caller, who can do so without blocking.
 */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #selectOne: Statement<[text: string]>;
  readonly #selectMany: Statement<[id: string, text: string]>;
  /** By the number of ids, up to `FEW`. */
  readonly #selectSome = new Map<number, Statement<(string | null)[]>>();
  readonly #selectRange: Statement<[id: string, text: string]>;
  readonly #selectAny: Statement<[1]>;
  readonly #upsert: Statement;
  readonly #deleteOthers: Statement;

  /**
   * @param create whether a file that is not there, or empty, becomes a database
   * @throws StoreOpenError when it is not a database of ours; errors of node:sqlite
   */
  constructor(file: string, { create }: { readonly create: boolean }) {
    this.#database = new DatabaseSync(file, { timeout: 0, allowExtension: false });
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
      this.#selectAny = this.#prepare('SELECT 1 FROM record LIMIT 1');
      this.#upsert = this.#prepare(
        'INSERT INTO record (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text',
      );
      this.#deleteOthers = this.#prepare(
        'DELETE FROM record WHERE NOT EXISTS ' +
          '(SELECT 1 FROM json_each(?) WHERE substr(record.id, 1, length(value)) = value)',
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Sees one state of the database, whatever the number of ids: one statement. */
  read(ids: readonly string[]): (string | undefined)[] {
    if (ids.length === 1) return [this.readOne(ids[0] as string)];
    if (ids.length === 0) return [];
    if (ids.length > FEW) {
      const texts = new Map(this.#selectMany.all(JSON.stringify(ids)));
      return ids.map((id) => texts.get(id));
    }
    const row = this.#selectionOf(ids.length).get(...ids) ?? [];
    return row.map((text) => text ?? undefined);
  }

  #prepare<Row = never>(sql: string): Statement<Row> {
    const statement: StatementSync = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    // The types of node:sqlite do not know that setting.
    return statement as unknown as Statement<Row>;
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

  readOne(id: string): string | undefined {
    return this.#selectOne.get(id)?.[0];
  }

  list(prefix: string, after: string, limit: number): StoredRecord[] {
    // The next text after `after`; ids are ASCII, so none of the prefix's comes behind the last code point.
    const from = after < prefix ? prefix : `${after}\u0000`;
    return this.#selectRange.all(from, `${prefix}\u{10ffff}`, limit).map(([id, text]) => ({ id, text }));
  }

  isEmpty(): boolean {
    return this.#selectAny.get() === undefined;
  }

  put(records: readonly StoredRecord[]): void {
    for (const { id, text } of records) this.#upsert.run(id, text);
  }

  deleteOthers(keep: readonly string[]): void {
    this.#deleteOthers.run(JSON.stringify(keep));
  }

  /** A write that changes nothing: fails when the file takes none. */
  touch(): void {
    this.#database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }

  /** Takes the one lock there is for writing, so that what is read from now on stays as it is. */
  begin(): void {
    this.#begin.run();
  }

  /** Back when all is on the disk. */
  commit(): void {
    this.#commit.run();
  }

  rollback(): void {
    // SQLite has done it by itself after some errors.
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  close(): void {
    this.#database.close();
  }

  #prepareFile(file: string, create: boolean): void {
    // Before anything is written: it may be someone else's file.
    const found = this.#readHeader(file);
    if (found === 'empty' && !create)
      throw new StoreOpenError('the database was emptied', file, 'Start the server anew.');
    // Bytes; for a new file. A program's record and its neighbours fit in one page, and three accounts.
    this.#pragma('page_size = 8192');
    const mode = this.#pragma('journal_mode = wal');
    if (mode !== 'wal')
      throw new StoreOpenError(
        `SQLite cannot keep a write-ahead log here: its journal mode stays ${String(mode)}`,
        file,
        'Name a file on a local disk.',
      );
    for (const setting of SETTINGS) this.#database.exec(`PRAGMA ${setting}`);
    if (found === 'empty') this.#createTable(file);
    // Proved once: a connection that is opened again, because the disk is full, can still read.
    else if (create) this.touch();
  }

  #readHeader(file: string): 'empty' | 'ours' {
    const applicationId = this.#pragma('application_id');
    const version = Number(this.#pragma('user_version'));
    if (applicationId === APPLICATION_ID && version <= SCHEMA_VERSION) return 'ours';
    if (applicationId === APPLICATION_ID)
      throw new StoreOpenError(
        `a newer version wrote the database: its schema is number ${version}, this one knows ${SCHEMA_VERSION}`,
        file,
        'Run that version, or name another file.',
      );
    if (
      applicationId === 0 &&
      version === 0 &&
      this.#database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
    )
      return 'empty';
    throw new StoreOpenError('the file is a database of another program', file, 'Name another file.');
  }

  #pragma(words: string): unknown {
    return Object.values(this.#database.prepare(`PRAGMA ${words}`).get() ?? {})[0];
  }

  #createTable(file: string): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      // Another process may have been faster.
      if (this.#readHeader(file) === 'empty')
        this.#database.exec(
          `CREATE TABLE record (id TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;
           PRAGMA application_id = ${APPLICATION_ID};
           PRAGMA user_version = ${SCHEMA_VERSION};`,
        );
      this.#database.exec('COMMIT');
    } catch (error) {
      this.rollback();
      throw error;
    }
  }
}
