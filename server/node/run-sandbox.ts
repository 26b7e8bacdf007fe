/** A whole sandbox as a process runs it: database, bank, sockets and log, opened together and closed in the right order. */
import { existsSync } from 'node:fs';
import type { ProgramId } from '../../generated/types.ts';
import { isLoopbackAddress, isLoopbackName } from '../control/require-loopback.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../sandbox.ts';
import type { Seed } from '../sandbox-types.ts';
import type { Store } from '../store/store.ts';
import { hashKey, takesDevelopmentKey, useOwnKey } from './keys.ts';
import { type LogLevel, openLog } from './log.ts';
import { openStore, type StoreChoice } from './open-store.ts';
import { type Limits, serveSandbox } from './serve.ts';

export interface RunOptions {
  readonly store: StoreChoice;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Becomes a key of the seeded program, and the development key is taken away. */
  readonly apiKey?: string;
  /** Answer below `/_sandbox/` too. Default: true. */
  readonly control?: boolean;
  readonly limits?: Partial<Limits>;
  readonly logLevel: LogLevel;
  /** Number of the open file that the log goes to. Default: standard error. */
  readonly logFile?: number;
}

export interface Running {
  /** `http://127.0.0.1:4020` */
  readonly url: string;
  /** Has an `apiKey` only where the development key is taken. */
  readonly seed: Seed;
  /**
   * Lets requests that have begun finish, closes the database and writes the rest of the log.
   *
   * @param deadlineMs when requests that are not done are cut; default: 10 s
   */
  stop(deadlineMs?: number): Promise<void>;
}

/** Everybody knows the development key: with it, only this machine may reach the server. */
export class DevelopmentKeyExposed extends Error {
  override readonly name = 'DevelopmentKeyExposed';
}

/**
 * @throws DevelopmentKeyExposed before anything is written
 * @throws StoreOpenError, StoreUnavailable for a database that cannot be used
 * @throws the system's error for an address that cannot be listened on: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND
 */
export async function runSandbox(options: RunOptions): Promise<Running> {
  const { host, port, apiKey, control = true, limits = {} } = options;
  const exposed = !isLoopback(host) && (apiKey === undefined || apiKey === DEVELOPMENT_KEY);
  if (exposed && willBeNew(options.store)) throw new DevelopmentKeyExposed(host);
  const store = await openStore(options.store);
  const log = openLog(options.logLevel, options.logFile);
  let stopping = false;
  try {
    if (exposed && ((await isEmpty(store)) || (await takesDevelopmentKey(store))))
      throw new DevelopmentKeyExposed(host);
    const sandbox = await createSandbox({
      store,
      hashKey,
      control,
      onEvent: log.write,
      stopping: () => stopping,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    const { seed } = sandbox;
    if (apiKey !== undefined) await useOwnKey(store, apiKey, seed.programId as ProgramId);
    const serving = await serveSandbox({
      sandbox,
      host,
      port,
      limits,
      onRefused: (status, code) => log.note('info', 'refused', { status, code }),
    });
    const file = options.store.kind === 'sqlite' ? { file: options.store.file } : {};
    log.note('info', 'listening', { url: serving.url, store: store.kind, ...file });
    return {
      url: serving.url,
      seed,
      async stop(deadlineMs = 10_000) {
        stopping = true;
        log.note('info', 'stopping');
        await serving.stop(deadlineMs);
        await sandbox.close();
        log.note('info', 'stopped');
        await log.close();
      },
    };
  } catch (error) {
    await store.close();
    await log.close();
    throw error;
  }
}

/** Only what the resolver cannot turn into another machine's address. */
function isLoopback(host: string): boolean {
  return isLoopbackAddress(host) || isLoopbackName(host.toLowerCase());
}

function willBeNew(choice: StoreChoice): boolean {
  return choice.kind === 'memory' || (choice.kind === 'sqlite' && !existsSync(choice.file));
}

async function isEmpty(store: Store): Promise<boolean> {
  return (await store.list('', '', 1)).length === 0;
}
