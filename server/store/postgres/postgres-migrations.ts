import type { ClientBase } from 'pg';
import { StoreOpenError } from '../open-error.ts';
import { quoteName } from './postgres-records.ts';

/** A step from one version of the tables to the next. Never changed once released: another is added below. */
interface Migration {
  readonly version: number;
  /** @param schema quoted */
  readonly statements: (schema: string) => readonly string[];
}

const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: (schema) => [
      // Ids in the order of their bytes. Room in each page, so that a changed record stays where its index entry points.
      `CREATE TABLE ${schema}.record (id text COLLATE "C" PRIMARY KEY, text text NOT NULL) WITH (fillfactor = 85)`,
    ],
  },
];

/**
 * Brings the tables to the version that this release knows. Any number of processes may do so at once; where nothing is to be done, nothing
 * is written.
 *
 * @param place of the database, for the error
 * @throws StoreOpenError when a newer release made the tables
 */
export async function migrate(
  client: ClientBase,
  schema: string,
  place: string,
  migrations = MIGRATIONS,
): Promise<void> {
  const quoted = quoteName(schema);
  const newest = migrations.at(-1)?.version ?? 0;
  const found = await versionOf(client, schema);
  if (found > newest) {
    throw new StoreOpenError(
      `the schema ${schema} is of version ${found}, and this release knows none above ${newest}`,
      place,
      'Use the newer release that made it, or a database of its own.',
    );
  }
  for (const { version, statements } of migrations.filter(({ version }) => version > found)) {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    try {
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 1))`, [schema]);
      // Somebody else may have done it while this one waited.
      if ((await versionOf(client, schema)) < version) {
        await createSchema(client, schema);
        await client.query(
          `CREATE TABLE IF NOT EXISTS ${quoted}.migration (version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
        );
        for (const statement of statements(quoted)) await client.query(statement);
        await client.query(`INSERT INTO ${quoted}.migration (version) VALUES ($1)`, [version]);
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }
}

/** Asks first: CREATE SCHEMA IF NOT EXISTS wants the right to make one even where there is one. */
async function createSchema(client: ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rows.length === 0) await client.query(`CREATE SCHEMA ${quoteName(schema)}`);
}

/**
 * 0 when there are no tables yet. The catalogue is asked as a table: `to_regclass` answers from a cache, which does not see what others
 * did while this transaction waited for its lock.
 */
async function versionOf(client: ClientBase, schema: string): Promise<number> {
  const there = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'migration'`,
    [schema],
  );
  if (there.rows.length === 0) return 0;
  const { rows } = await client.query<{ version: number }>(
    `SELECT coalesce(max(version), 0) AS version FROM ${quoteName(schema)}.migration`,
  );
  return rows[0]?.version ?? 0;
}
