import type { ClientBase } from 'pg';
import { retry } from '../retry.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { sqlStateOf } from './postgres-errors.ts';

/** The version of the tables. Version 1, never released, had text ids in the collation "C", which some engines lack. */
export const VERSION = 2;

/** Each runs by itself, since distributed engines cannot roll back DDL, and may run twice, also in two processes at the same time. */
const CREATING = [
  'CREATE TABLE IF NOT EXISTS banking_sandbox.record (id bytea PRIMARY KEY, text text NOT NULL)',
  'CREATE TABLE IF NOT EXISTS banking_sandbox.migration (version integer PRIMARY KEY)',
  `INSERT INTO banking_sandbox.migration (version) VALUES (${VERSION}) ON CONFLICT (version) DO NOTHING`,
];

/** A relation or schema that does not exist. */
const MISSING = ['42P01', '3F000'];
/**
 * Another process created the same object at the same time, which IF NOT EXISTS does not prevent. XX000: older releases of YugabyteDB
 * report a concurrent change of the catalog so.
 */
const RACED = ['40001', '40P01', '23505', '42710', '42P06', '42P07', 'XX000'];
const RACE_MS = 10_000;

/**
 * Creates the tables where they do not exist. Any number of processes may do so at the same time.
 *
 * @param place of the database, for the error
 * @throws StoreOpenError when another release created the tables
 */
export async function migrate(client: ClientBase, place: string): Promise<void> {
  const isRaced = (error: unknown) => RACED.includes(sqlStateOf(error) ?? '');
  const found = await retry(RACE_MS, isRaced, async () => {
    if ((await versionOf(client)) === 0) await create(client);
    return versionOf(client);
  });
  if (found === VERSION) return;
  throw new StoreOpenError(
    `the schema banking_sandbox has tables of version ${found}, this release supports version ${VERSION}`,
    place,
    'Use the release that created them, use another database, or delete them: DROP SCHEMA banking_sandbox CASCADE;',
  );
}

/** 0 when there are no tables yet. */
async function versionOf(client: ClientBase): Promise<number> {
  try {
    const { rows } = await client.query('SELECT max(version) AS version FROM banking_sandbox.migration');
    return Number(rows[0]?.version ?? 0);
  } catch (error) {
    if (MISSING.includes(sqlStateOf(error) ?? '')) return 0;
    throw error;
  }
}

/** Looks for the schema first: CREATE SCHEMA IF NOT EXISTS needs the right to create a schema even where it exists. */
async function create(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT schema_name FROM information_schema.schemata WHERE schema_name = 'banking_sandbox'`,
  );
  if (rows.length === 0) await client.query('CREATE SCHEMA IF NOT EXISTS banking_sandbox');
  for (const statement of CREATING) await client.query(statement);
}
