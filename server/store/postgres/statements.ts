/**
 * The statements that read and change records, in SQL that PostgreSQL, CockroachDB and YugabyteDB share. docs/internals/sandbox-sql.md lists all of
 * it; a test compares that list with what is sent.
 */
import type { ClientBase } from 'pg';
import type { StoredRecord } from '../store.ts';

/** Texts to be written by id; `undefined` removes the record. */
export type Writes = ReadonlyMap<string, string | undefined>;

/** Records of one INSERT: at 1.5 kB each, a statement of a few megabytes. */
const MAX_PUT = 2000;

const select = prepare('select', 'SELECT id, text FROM banking_sandbox.record WHERE id = ANY ($1::bytea[])');
const selectRange = prepare(
  'selectRange',
  'SELECT id, text FROM banking_sandbox.record WHERE id >= $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4',
);
const remove = prepare('delete', 'DELETE FROM banking_sandbox.record WHERE id = ANY ($1::bytea[])');
const removeOutside = prepare(
  'deleteOutside',
  'DELETE FROM banking_sandbox.record WHERE id >= $3 AND id < $4 AND NOT EXISTS (SELECT low FROM unnest($1::bytea[], $2::bytea[]) AS kept (low, high) WHERE id >= low AND id < high)',
);
const upsert = prepare(
  'upsert',
  'INSERT INTO banking_sandbox.record (id, text) SELECT id, text FROM unnest($1::bytea[], $2::text[]) AS given (id, text) ON CONFLICT (id) DO UPDATE SET text = excluded.text',
);

export async function selectRecords(
  client: ClientBase,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const records = await select(client, [[...new Set(ids)].map(toBytes)]);
  return new Map(records.map(({ id, text }) => [id, text]));
}

export function listRecords(client: ClientBase, prefix: string, after: string, limit: number) {
  return selectRange(client, [toBytes(prefix), toBytes(after), endOf(prefix), limit]);
}

/** Sends all statements without waiting, so that a COMMIT can follow immediately. */
export function writeRecords(client: ClientBase, writes: Writes): Promise<unknown>[] {
  const removed = [...writes].flatMap(([id, text]) => (text === undefined ? [toBytes(id)] : []));
  const put = [...writes].filter(([, text]) => text !== undefined);
  const sent: Promise<unknown>[] = removed.length > 0 ? [remove(client, [removed])] : [];
  for (let start = 0; start < put.length; start += MAX_PUT) {
    const some = put.slice(start, start + MAX_PUT);
    sent.push(upsert(client, [some.map(([id]) => toBytes(id)), some.map(([, text]) => text)]));
  }
  return sent;
}

/** Writes nothing; a read-only server refuses it nevertheless. */
export function touch(client: ClientBase) {
  return upsert(client, [[], []]);
}

/** Removes all records below `within` but those with these prefixes. */
export function removeOthers(client: ClientBase, keep: readonly string[], within: string) {
  return removeOutside(client, [keep.map(toBytes), keep.map(endOf), toBytes(within), endOf(within)]);
}

const unprepared = new WeakSet<ClientBase>();

/** Has statements parsed anew each time on a connection. */
export function neverPrepare(client: ClientBase): void {
  unprepared.add(client);
}

/** Parsed and planned once per connection. */
function prepare(name: string, text: string) {
  return async (client: ClientBase, values: unknown[]): Promise<StoredRecord[]> => {
    const named = unprepared.has(client) ? {} : { name };
    const { rows } = await client.query<[Buffer, string]>({ ...named, text, values, rowMode: 'array' });
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
