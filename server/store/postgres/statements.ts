import type { ClientBase } from 'pg';
import type { StoredRecord } from '../store.ts';

/** Records of one INSERT: at 1.5 kB each, a statement of a few megabytes. */
const MAX_PUT = 2000;

/**
 * The statements that read and change the records of a schema, in SQL that PostgreSQL, CockroachDB and YugabyteDB share.
 * docs/databases.md lists all of it; a test compares that list with what is sent.
 */
export function statements(schema: string) {
  const table = `${quoteName(schema)}.record`;
  const select = prepare('select', `SELECT id, text FROM ${table} WHERE id = ANY ($1::bytea[])`);
  const selectRange = prepare(
    'selectRange',
    `SELECT id, text FROM ${table} WHERE id >= $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4`,
  );
  const deleteSome = prepare('delete', `DELETE FROM ${table} WHERE id = ANY ($1::bytea[])`);
  const upsert = prepare(
    'upsert',
    `INSERT INTO ${table} (id, text) SELECT id, text FROM unnest($1::bytea[], $2::text[]) AS given (id, text) ON CONFLICT (id) DO UPDATE SET text = excluded.text`,
  );
  return {
    begin: (client: ClientBase) => client.query('BEGIN ISOLATION LEVEL SERIALIZABLE'),
    commit: (client: ClientBase) => client.query('COMMIT'),
    async read(client: ClientBase, ids: readonly string[]): Promise<Map<string, string>> {
      const records = await select(client, [ids.map(toBytes)]);
      return new Map(records.map(({ id, text }) => [id, text]));
    },
    list: (client: ClientBase, prefix: string, after: string, limit: number): Promise<StoredRecord[]> =>
      selectRange(client, [toBytes(prefix), toBytes(after), endOf(prefix), limit]),
    /** Sends all statements without waiting, so that a COMMIT can follow immediately. The last of several records with one id wins. */
    put(client: ClientBase, records: readonly StoredRecord[]): Promise<unknown>[] {
      const last = [...new Map(records.map((record) => [record.id, record])).values()];
      const chunks = Array.from({ length: Math.ceil(last.length / MAX_PUT) }, (_, at) =>
        last.slice(at * MAX_PUT, (at + 1) * MAX_PUT),
      );
      return chunks.map((some) =>
        upsert(client, [some.map(({ id }) => toBytes(id)), some.map(({ text }) => text)]),
      );
    },
    /** Sends its statement without waiting, as `put` does. */
    remove(client: ClientBase, ids: readonly string[]): Promise<unknown>[] {
      return ids.length === 0 ? [] : [deleteSome(client, [ids.map(toBytes)])];
    },
    /** Writes nothing; a read-only server refuses it nevertheless. */
    touch: (client: ClientBase) => upsert(client, [[], []]),
    deleteOthers(client: ClientBase, keep: readonly string[]) {
      const kept = keep.map((_, at) => `id >= $${2 * at + 1} AND id < $${2 * at + 2}`).join(' OR ');
      const where = kept === '' ? '' : ` WHERE NOT (${kept})`;
      const bounds = keep.flatMap((prefix) => [toBytes(prefix), endOf(prefix)]);
      return client.query(`DELETE FROM ${table}${where}`, bounds);
    },
  };
}

export type Statements = ReturnType<typeof statements>;

/** Parsed and planned once per connection. */
function prepare(name: string, text: string) {
  return async (client: ClientBase, values: unknown[]): Promise<StoredRecord[]> => {
    const { rows } = await client.query<[Buffer, string]>({ name, text, values, rowMode: 'array' });
    return rows.map(([id, text]) => ({ id: String(id), text }));
  };
}

/** As bytes, ids sort the same on every engine, whatever the database's collation. */
function toBytes(id: string): Buffer {
  return Buffer.from(id);
}

/** Sorts after every id that begins with `prefix`: UTF-8 never contains byte 255. */
function endOf(prefix: string): Buffer {
  return Buffer.concat([toBytes(prefix), Buffer.of(255)]);
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
