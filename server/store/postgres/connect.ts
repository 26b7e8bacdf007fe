import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, ClientConfig, Pool, PoolClient } from 'pg';
import { StoreOpenError } from '../store-open-error.ts';
import { explainPostgresError } from './explain-error.ts';
import { migrate } from './migrations.ts';

export interface ConnectOptions {
  /**
   * `postgres://user:password@host:5432/database`. The query goes to pg: `sslmode=verify-full&sslrootcert=ca.pem` encrypts (pg treats
   * `require` the same; without `sslmode` nothing is encrypted), `application_name=...` shows up in the server's lists of connections.
   */
  readonly url: string;
  /** A schema for the tables alone. Created when it does not exist. Default: `banking_sandbox`. */
  readonly schema?: string;
  /** Maximum number of connections of this process. Default: 10. */
  readonly poolSize?: number;
  /** How long a call may wait for a new or free connection. Milliseconds; default 3000, and 15,000 for the first one of all. */
  readonly connectMs?: number;
  /** How long a statement may wait for locks, and a change may be retried after conflicts. Milliseconds; default 3000. */
  readonly lockMs?: number;
  /** How long a statement may take. Milliseconds; default 5000. A server that sends nothing gets a fifth more. */
  readonly statementMs?: number;
}

export interface Connections {
  readonly pool: Pool;
  /** Closes all connections, also those whose server no longer responds. None may be in use. */
  end(): Promise<void>;
}

export const LOCK_MS = 3000;
/** Less than `lockMs`, so that other processes outwait one that was suspended in the middle of a transaction. */
const IDLE_IN_TRANSACTION_MS = 1000;
/** How long a server may take to close a connection. */
const CLOSE_MS = 1000;
/** A start can wait longer than a call: on a busy machine, a server of its own may just be starting, too. */
const FIRST_CONNECT_MS = 15_000;
/** Another process may be in the middle of a migration. */
const MIGRATION_MS = 60_000;

/**
 * Checks that the database can be used, creates its tables, and opens a pool of connections.
 *
 * @throws StoreOpenError
 */
export async function connect(options: ConnectOptions): Promise<Connections> {
  const { url, schema = 'banking_sandbox', poolSize = 10, connectMs = 3000 } = options;
  const { lockMs = LOCK_MS, statementMs = 5000 } = options;
  const place = describeAddress(url);
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'banking-sandbox',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A sequential scan reads the whole table, which may have grown, and conflicts with every change of any record.
    options: '-c enable_seqscan=off',
  };
  // Its named exports are not visible to `import` before 8.15.
  const {
    default: { Client, Pool },
  } = await import('pg');
  const limits = { lock_timeout: MIGRATION_MS, statement_timeout: MIGRATION_MS, query_timeout: MIGRATION_MS };
  try {
    const connectionTimeoutMillis = options.connectMs ?? FIRST_CONNECT_MS;
    const client = new Client({ ...config, ...limits, connectionTimeoutMillis });
    // The current query reports it as well; without a listener it would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await expectUnicode(client, place);
      await migrate(client, schema, place);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw explainPostgresError(error, url, place, schema);
  }
  const pool = new Pool({
    ...config,
    max: poolSize,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: statementMs * 1.2,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    pipeline: true,
  });
  // A lost idle connection is replaced when one is needed.
  pool.on('error', () => {});
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  return {
    pool,
    async end() {
      const ended = Array.from(clients, (client) => new Promise((resolve) => client.once('end', resolve)));
      await pool.end();
      await Promise.race([Promise.all(ended), sleep(CLOSE_MS, undefined, { ref: false })]);
      for (const { connection } of clients) connection.stream.destroy();
    },
  };
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

/** The address without its password and options. Throws StoreOpenError when it is not valid. */
function describeAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
    throw new StoreOpenError(
      'this is not a valid address of a PostgreSQL database',
      // The password cannot be removed from an address that cannot be parsed.
      'the given address',
      'Write it as postgres://user:password@host:5432/database. In a password, write @ : / ? # and % as %40 %3A %2F %3F %23 %25.',
    );
  }
  parsed.password = '';
  parsed.search = '';
  parsed.hash = '';
  return parsed.href;
}
