import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, ClientConfig, Pool, PoolClient } from 'pg';
import { StoreOpenError } from '../open-error.ts';
import { migrate } from './migrations.ts';
import { toOpenError } from './open-error.ts';

export interface ConnectOptions {
  /**
   * `postgres://user:password@host:5432/database`. What stands behind `?` goes to pg: `sslmode=verify-full&sslrootcert=ca.pem` encrypts
   * (pg takes `require` for the same; without `sslmode` nothing is encrypted), `application_name=...` names it in the server's lists.
   */
  readonly url: string;
  /** Where the tables are, and nothing else. Created when it does not exist. Default: `banking_sandbox`. */
  readonly schema?: string;
  /** How many connections this process may have. Default: 10. */
  readonly poolSize?: number;
  /** How long a call may wait for a connection, a new one or one that becomes free. Milliseconds; default 3000. */
  readonly connectMs?: number;
  /** How long a statement may wait for others' changes, and a change be made again after conflicts. Milliseconds; default 3000. */
  readonly lockMs?: number;
  /** How long a statement may take in all. Milliseconds; default 5000. A server from which nothing comes gets a fifth more. */
  readonly statementMs?: number;
}

export interface Connections {
  readonly pool: Pool;
  /** Closes all of them, also those on which the server no longer responds. None may be in use. */
  end(): Promise<void>;
}

export const LOCK_MS = 3000;
/** Less than `lockMs`: others get a chance before they stop waiting for a process that stopped in the middle of a transaction. */
const IDLE_IN_TRANSACTION_MS = 1000;
/** How long a server may take to close a connection. */
const CLOSE_MS = 1000;
/** Another process's migration may take its time. */
const MIGRATION_MS = 60_000;

/**
 * Checks that the database is there and fit, brings its tables up to date, and gives connections to it.
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
    // A scan of the whole table would read all of it when it has grown, and conflict with every change of any record.
    options: '-c enable_seqscan=off',
  };
  const { Client, Pool } = await import('pg');
  const limits = { lock_timeout: MIGRATION_MS, statement_timeout: MIGRATION_MS, query_timeout: MIGRATION_MS };
  try {
    const client = new Client({ ...config, ...limits });
    // The query under way reports it as well; without a listener it would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await expectUnicode(client, place);
      await migrate(client, schema, place);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw toOpenError(error, url, place, schema);
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
  // An idle connection that is lost is replaced when one is needed.
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
    "Make one that can: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.",
  );
}

/** The address without its password and options. @throws StoreOpenError when it is none */
function describeAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
    throw new StoreOpenError(
      'this is not the address of a PostgreSQL database',
      // An address that cannot be parsed cannot be freed of its password either.
      'the address given',
      'Write it as postgres://user:password@host:5432/database. In a password, @ : / ? # and % stand as %40 %3A %2F %3F %23 %25.',
    );
  }
  parsed.password = '';
  parsed.search = '';
  parsed.hash = '';
  return parsed.href;
}
