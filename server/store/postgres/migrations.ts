import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { StoreOpenError } from '../store-open-error.ts';
import { sqlStateOf } from './errors.ts';
import { quoteName } from './statements.ts';

/** Of the tables. Version 1, never released, had text ids in the collation "C", which some engines lack. */
export const VERSION = 2;

/** Each runs by itself, since distributed engines cannot roll back DDL, and may run twice, also in two processes at the same time. */
const creating = (schema: string): readonly string[] => [
  `CREATE TABLE IF NOT EXISTS ${schema}.record (id bytea PRIMARY KEY, text text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${schema}.migration (version integer PRIMARY KEY)`,
  `INSERT INTO ${schema}.migration (version) VALUES (${VERSION}) ON CONFLICT (version) DO NOTHING`,
];

/** A relation or schema that does not exist. */
const MISSING = ['42P01', '3F000'];
/**
 * Another process created the same object at the same time, which IF NOT EXISTS does not prevent. XX000: older releases of YugabyteDB
 * report a concurrent change of the catalog so.
 */
const RACED = ['40001', '40P01', '23505', '42710', '42P06', '42P07', 'XX000'];
const MAX_ATTEMPTS = 20;
const MAX_PAUSE_MS = 100;

/**
 * Creates the tables where they do not exist. Any number of processes may do so at the same time.
 *
 * @param place of the database, for the error
 * @throws StoreOpenError when another release created the tables
 */
export async function migrate(client: ClientBase, schema: string, place: string): Promise<void> {
  const quoted = quoteName(schema);
  for (let attempt = 1; ; attempt += 1) {
    const found = await versionOf(client, quoted);
    if (found === VERSION) return;
    if (found !== 0) {
      throw new StoreOpenError(
        `the schema ${schema} has tables of version ${found}, this release supports version ${VERSION}`,
        place,
        `Use the release that created them, use another database, or delete them: DROP SCHEMA ${quoted} CASCADE;`,
      );
    }
    try {
      await createSchema(client, schema);
      for (const statement of creating(quoted)) await client.query(statement);
    } catch (error) {
      if (!RACED.includes(sqlStateOf(error) ?? '') || attempt === MAX_ATTEMPTS) throw error;
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/** 0 when there are no tables yet. */
async function versionOf(client: ClientBase, schema: string): Promise<number> {
  try {
    const { rows } = await client.query(`SELECT max(version) AS version FROM ${schema}.migration`);
    return Number(rows[0]?.version ?? 0);
  } catch (error) {
    if (MISSING.includes(sqlStateOf(error) ?? '')) return 0;
    throw error;
  }
}

/** Looks first: CREATE SCHEMA IF NOT EXISTS needs the right to create a schema even where it exists. */
async function createSchema(client: ClientBase, schema: string): Promise<void> {
  const there = 'SELECT schema_name FROM information_schema.schemata WHERE schema_name = $1';
  const { rows } = await client.query(there, [schema]);
  if (rows.length === 0) await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoteName(schema)}`);
}
