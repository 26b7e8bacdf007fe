import type { Client, Pool } from 'pg';
import { StoreOpenError } from '../store-open-error.ts';
import { explainPostgresError } from './explain-error.ts';
import { migrate } from './migrations.ts';
import { neverPrepare } from './statements.ts';

export interface ConnectOptions {
  /**
   * `postgres://user:password@host:5432/database`. The query goes to pg: `sslmode=verify-full&sslrootcert=ca.pem` encrypts (pg treats
   * `require` the same; without `sslmode` nothing is encrypted), `application_name=...` shows up in the server's lists of connections.
   */
  readonly url: string;
  /** Maximum number of connections of this process. Default: 10. */
  readonly poolSize?: number;
  /** The time that a call may wait for a new or free connection. Milliseconds; default 3000, and 15,000 for the first one of all. */
  readonly connectMs?: number;
  /** The time that a statement may wait for locks, and that a change may be retried after conflicts. Milliseconds; default 3000. */
  readonly lockMs?: number;
  /** The time that a statement may take. Milliseconds; default 5000. A server that sends nothing gets a fifth more. */
  readonly statementMs?: number;
}

/** Less than `lockMs`, so that other processes outwait one that was suspended in the middle of a transaction. */
const IDLE_IN_TRANSACTION_MS = 1000;
/** A start can wait longer than a call: on a busy machine, a server of its own may just be starting, too. */
const FIRST_CONNECT_MS = 15_000;
/** Another process may be in the middle of a migration. */
const MIGRATION_MS = 60_000;

export interface Connections {
  readonly pool: Pool;
  /** Statements that begin a serializable transaction. */
  readonly begin: readonly string[];
}

const BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE';

/**
 * Checks that the database can be used, creates its tables, and opens a pool of connections, which keep no process alive while idle. Behind a
 * pooler such as PgBouncer, each transaction may have another connection of the server: so nothing is prepared, and settings are made in each.
 *
 * @throws StoreOpenError
 */
export async function connect(options: ConnectOptions & { readonly lockMs: number }): Promise<Connections> {
  const { url, poolSize = 10, connectMs, lockMs, statementMs = 5000 } = options;
  const address = parseAddress(url);
  const place = describeAddress(address);
  // Its named exports are not visible to `import` before 8.15.
  const {
    default: { Client, Pool },
  } = await import('pg');
  const config = {
    connectionString: url,
    application_name: 'banking-sandbox',
    keepAlive: true,
  };
  // A pooler may refuse other parameters of a connection.
  const first = { connectionTimeoutMillis: connectMs ?? FIRST_CONNECT_MS, query_timeout: MIGRATION_MS };
  let isPooled: boolean;
  try {
    const client = new Client({ ...config, ...first });
    // The current query reports it as well; without a listener it would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await expectUnicode(client, place);
      isPooled = await isOfAnother(client);
      // A pooler that gives each statement another connection refuses transactions.
      if (isPooled) for (const text of [BEGIN, 'COMMIT']) await client.query(text);
      await migrate(client, place);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw explainPostgresError(error, address, place);
  }
  const limits = {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const pool = new Pool({
    ...config,
    // A sequential scan reads the whole table, which may have grown, and conflicts with every change of any record.
    ...(isPooled ? {} : { ...limits, options: '-c enable_seqscan=off' }),
    query_timeout: statementMs * 1.2,
    max: poolSize,
    connectionTimeoutMillis: connectMs ?? 3000,
    allowExitOnIdle: true,
    pipeline: true,
  });
  // A lost connection is replaced when one is needed.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (isPooled) neverPrepare(client);
  });
  const settings = Object.entries({ ...limits, enable_seqscan: 'off' });
  const local = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ');
  return { pool, begin: isPooled ? [BEGIN, `SELECT ${local}`] : [BEGIN] };
}

/** A pooler tells its clients numbers of its own, which are not those of the server's processes. */
async function isOfAnother(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid !== (client as Client & { readonly processID?: number }).processID;
}

async function expectUnicode(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StoreOpenError(
    `the database's encoding is ${encoding}, which cannot hold every text`,
    place,
    "Create one with UTF8: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.",
  );
}

/** Throws StoreOpenError when it is not valid. */
function parseAddress(url: string): URL {
  try {
    const address = new URL(url);
    // pg decodes each part of it.
    decodeURIComponent(url);
    if (/^postgres(?:ql)?:$/.test(address.protocol)) return address;
  } catch {
    // The error that pg throws quotes the address with its password, which cannot be removed from an address that cannot be parsed.
  }
  throw new StoreOpenError(
    'this is not a valid address of a PostgreSQL database',
    'the given address',
    'Write it as postgres://user:password@host:5432/database. In a password, write @ : / ? # and % as %40 %3A %2F %3F %23 %25.',
  );
}

/** Shows an address without its password and options. */
function describeAddress(address: URL): string {
  return Object.assign(new URL(address), { password: '', search: '', hash: '' }).href;
}
