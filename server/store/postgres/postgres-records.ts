import type { ClientBase, QueryArrayResult } from 'pg';
import type { StoredRecord } from '../store.ts';

/**
 * The statements of the store, on the tables of one schema.
 *
 * Who changes a record holds an advisory lock on its id until the end of the transaction, whether the record is there or not: one who
 * found nothing can rely on that too. All take locks in one order. Who changes everything holds the table, which every change
 * touches first. Readers never wait.
 */
export interface PostgresRecords {
  read(client: ClientBase, ids: readonly string[]): Promise<Map<string, string>>;
  list(client: ClientBase, prefix: string, after: string, limit: number): Promise<StoredRecord[]>;
  /** Begins a transaction, holds these ids, and reads them: one round trip. */
  holdAndRead(client: ClientBase, ids: readonly string[]): Promise<Map<string, string>>;
  /** Begins a transaction and keeps all other changes out until its end. */
  holdAll(client: ClientBase): Promise<void>;
  /** Holds these, writes them, and ends the transaction: one round trip. No id may be there twice. */
  putAndCommit(client: ClientBase, records: readonly StoredRecord[]): Promise<void>;
  /** The same as a transaction by itself, in which nothing else is done. */
  put(client: ClientBase, records: readonly StoredRecord[]): Promise<void>;
  /** Writes these within `holdAll`. */
  putHeld(client: ClientBase, records: readonly StoredRecord[]): Promise<void>;
  isEmpty(client: ClientBase): Promise<boolean>;
  deleteOthers(client: ClientBase, keep: readonly string[]): Promise<void>;
}

/** More ids than this must not be held one by one: a server has room for some thousand locks (max_locks_per_transaction). */
export const MOST_HELD = 500;

/** Texts of about 1.5 kB each: a statement of some megabytes. */
const MOST_PUT = 2_000;

export function postgresRecords(schema: string): PostgresRecords {
  const table = `${quoteName(schema)}.record`;
  const hold = prepare(
    'hold',
    `SELECT count(held) FROM (
       SELECT pg_advisory_xact_lock(key) AS held
       FROM (SELECT DISTINCT hashtextextended(id, 0) AS key FROM unnest($1::text[]) AS id ORDER BY key) AS keys
     ) AS locks`,
  );
  const select = prepare('select', `SELECT id, text FROM ${table} WHERE id = ANY ($1::text[])`);
  const selectRange = prepare(
    'selectRange',
    `SELECT id, text FROM ${table} WHERE id >= $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4`,
  );
  // The locks cannot be optimised away: a volatile function keeps its subquery as it is.
  const upsert = prepare(
    'upsert',
    `INSERT INTO ${table} (id, text)
     SELECT id, text FROM (
       SELECT id, text, pg_advisory_xact_lock(key) FROM (
         SELECT id, text, hashtextextended(id, 0) AS key
         FROM unnest($1::text[], $2::text[]) AS given (id, text) ORDER BY key
       ) AS ordered
     ) AS held
     ON CONFLICT (id) DO UPDATE SET text = excluded.text`,
  );
  const upsertHeld = prepare(
    'upsertHeld',
    `INSERT INTO ${table} (id, text) SELECT id, text FROM unnest($1::text[], $2::text[]) AS given (id, text)
     ON CONFLICT (id) DO UPDATE SET text = excluded.text`,
  );
  const selectEmpty = prepare('selectEmpty', `SELECT NOT EXISTS (SELECT FROM ${table})`);
  const deleteOthers = prepare(
    'deleteOthers',
    `DELETE FROM ${table} WHERE NOT EXISTS (SELECT FROM unnest($1::text[]) AS kept WHERE starts_with(id, kept))`,
  );
  // Whatever the server's default is: at a stricter level, what is read after waiting for a lock would be older than the lock.
  const begin = (mode: string) => `BEGIN ISOLATION LEVEL READ COMMITTED; LOCK TABLE ${table} IN ${mode} MODE`;
  const beginChange = begin('ROW EXCLUSIVE');
  const beginAlone = begin('EXCLUSIVE');

  async function read(client: ClientBase, ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await select(client, [ids.filter(isStorable)]);
    return new Map(rows as [string, string][]);
  }

  async function putHeld(client: ClientBase, records: readonly StoredRecord[]): Promise<void> {
    for (let from = 0; from < records.length; from += MOST_PUT)
      await upsertHeld(client, columnsOf(records.slice(from, from + MOST_PUT)));
  }

  return {
    read,
    async list(client, prefix, after, limit) {
      if (!isStorable(prefix)) return [];
      // Right after `a` comes whatever begins with `a` and NUL, and there is none.
      const [storable] = after.split('\0', 1);
      const { rows } = await selectRange(client, [prefix, storable, `${prefix}\u{10ffff}`, limit]);
      return (rows as [string, string][]).map(([id, text]) => ({ id, text }));
    },
    async holdAndRead(client, ids) {
      const [, , texts] = await together(
        client.query(beginChange),
        hold(client, [ids.filter(isStorable)]),
        read(client, ids),
      );
      return texts;
    },
    async holdAll(client) {
      await client.query(beginAlone);
    },
    async putAndCommit(client, records) {
      if (records.length === 0) await client.query('COMMIT');
      // When the first fails, the server turns the second into a rollback.
      else await together(upsert(client, columnsOf(records)), client.query('COMMIT'));
    },
    async put(client, records) {
      await upsert(client, columnsOf(records));
    },
    putHeld,
    async isEmpty(client) {
      const { rows } = await selectEmpty(client, []);
      return rows[0]?.[0] === true;
    },
    async deleteOthers(client, keep) {
      await deleteOthers(client, [keep]);
    },
  };
}

type Statement = (client: ClientBase, values: unknown[]) => Promise<QueryArrayResult<unknown[]>>;

/** Parsed and planned once per connection. */
function prepare(name: string, text: string): Statement {
  return (client, values) => client.query<unknown[]>({ name, text, values, rowMode: 'array' });
}

/** Queries that were sent one after another without waiting. Throws the first failure, once none is under way any more. */
async function together<Results extends readonly unknown[]>(
  ...queries: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  const answers = await Promise.allSettled(queries);
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as unknown as Results;
}

/** PostgreSQL's texts have no NUL, so a record with one in its id does not exist. */
function isStorable(id: string): boolean {
  return !id.includes('\0');
}

function columnsOf(records: readonly StoredRecord[]): [ids: string[], texts: string[]] {
  return [records.map(({ id }) => id), records.map(({ text }) => text)];
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
