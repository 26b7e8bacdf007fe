/** A complete sandbox process: database, bank, HTTP server and log, opened together and closed in order. */

import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { ProgramId } from '../../generated/types.ts';
import { hostnameOf } from '../../lib/hostname-of.ts';
import { isLoopbackAddress, isLoopbackName } from '../access/require-loopback.ts';
import { Metrics, withMetrics } from '../metrics/metrics.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../sandbox.ts';
import type { SandboxEvent, SandboxOptions, Seed } from '../sandbox-types.ts';
import type { Store } from '../store/store.ts';
import { withoutTenants } from '../tenants/scoped-store.ts';
import { acceptsDevelopmentKey, createKeyHasher, useOwnKey } from './keys.ts';
import { type LogFormat, type LogLevel, openLog } from './log.ts';
import { openStore, type StoreChoice } from './open-store.ts';
import { type Limits, serveSandbox } from './serve.ts';

export interface RunOptions {
  readonly store: StoreChoice;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Becomes a key of the seeded program; the development key is removed. */
  readonly apiKey?: string;
  /** The records that an empty database is filled with beside those of the documentation. */
  readonly seed?: SandboxOptions['seed'];
  /** Opens the routes below `/_sandbox/` to callers on other machines. */
  readonly controlKey?: string;
  /** Names that requests may be for, besides loopback names, while the development key is valid: `bank.test`. */
  readonly allowedHosts?: readonly string[];
  /** Origins of web pages that may call the API, besides loopback ones: `http://app.test:5173`, or `null` for pages from disk. */
  readonly allowedOrigins?: readonly string[];
  /** True to serve the routes below `/_sandbox/`. Default: true. */
  readonly control?: boolean;
  /** True to serve tenants, whom callers with the control key create. Needs `controlKey`. */
  readonly tenants?: boolean;
  /** True to serve `/_sandbox/metrics` to all callers. */
  readonly metrics?: boolean;
  readonly limits?: Partial<Limits>;
  /** The time between `stop`, from which the sandbox is not ready, and the end of new connections: a balancer finds out in it. Default: 0. */
  readonly drainMs?: number;
  readonly logLevel: LogLevel;
  /** Descriptor of an open file for the log. Default: standard error. */
  readonly logFile?: number;
  /** Default: JSON lines. */
  readonly logFormat?: LogFormat;
}

export interface RunningSandbox {
  /** `http://127.0.0.1:4020` */
  readonly url: string;
  /** Has an `apiKey` only if the development key is valid. */
  readonly seed: Seed;
  /** True if the database was empty. If not, the option `seed` takes effect with the next reset. */
  readonly isNew: boolean;
  /**
   * Waits for requests in progress, closes the database and writes the rest of the log.
   *
   * @param deadlineMs after which requests are cut, from the end of `drainMs`; default: 10 s
   */
  stop(deadlineMs?: number): Promise<void>;
}

/** The development key is publicly known: a server that accepts it must be reachable from this machine only. */
export class DevelopmentKeyExposed extends Error {
  override readonly name = 'DevelopmentKeyExposed';
}

/**
 * @throws InvalidControlKey
 * @throws DevelopmentKeyExposed before anything is written
 * @throws StoreOpenError, StoreUnavailable for a database that cannot be used
 * @throws the system's error for an address that cannot be listened on: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND
 */
export async function runSandbox(options: RunOptions): Promise<RunningSandbox> {
  const { host, port, apiKey, controlKey, control = true, limits = {} } = options;
  const exposed = !isLoopback(host) && (apiKey === undefined || apiKey === DEVELOPMENT_KEY);
  if (exposed && willBeNew(options.store)) throw new DevelopmentKeyExposed(host);
  const whole = await openStore(options.store);
  const store = withoutTenants(whole);
  const log = openLog(options.logLevel, options.logFile, options.logFormat);
  let stopping = false;
  try {
    if (exposed && ((await isEmpty(store)) || (await acceptsDevelopmentKey(store))))
      throw new DevelopmentKeyExposed(host);
    const counted = options.metrics === true ? new Metrics() : undefined;
    const onEvent = (event: SandboxEvent) => {
      counted?.add(event);
      log.write(event);
    };
    const common = { hashKey: createKeyHasher(), control, onEvent, stopping: () => stopping };
    const busy = () => performance.eventLoopUtilization().active;
    const tenants =
      options.tenants === true
        ? (await import('../tenants/tenants.ts')).openTenants({ ...common, store: whole, busy })
        : undefined;
    const sandbox = await createSandbox({
      ...common,
      store,
      ...(tenants !== undefined && { tenants }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(options.seed === undefined ? {} : { seed: options.seed }),
      ...(controlKey === undefined ? {} : { controlKey }),
    });
    const { seed } = sandbox;
    if (apiKey !== undefined) await useOwnKey(store, apiKey, seed.programId as ProgramId);
    const fetch = tenants === undefined ? sandbox.fetch : tenants.fetchWith(sandbox);
    const serving = await serveSandbox({
      sandbox: { fetch: counted === undefined ? fetch : withMetrics(fetch, counted) },
      host,
      port,
      limits,
      ...(seed.apiKey === undefined ? {} : { acceptsHost: acceptOnly(options.allowedHosts ?? []) }),
      ...(options.allowedOrigins === undefined ? {} : { allowedOrigins: options.allowedOrigins }),
      onRefused: (status, code) => log.note('info', 'refused', { status, code }),
    });
    const file = options.store.kind === 'sqlite' ? { file: options.store.file } : {};
    log.note('info', 'listening', { url: serving.url, store: store.kind, ...file });
    return {
      url: serving.url,
      seed,
      isNew: sandbox.isNew,
      async stop(deadlineMs = 10_000) {
        stopping = true;
        log.note('info', 'stopping');
        await serving.stop(deadlineMs, options.drainMs);
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

/**
 * Protects the publicly known key from DNS rebinding: a page whose name resolves to 127.0.0.1 is of the same origin as this server, so the
 * browser lets it call the API and read the responses.
 */
function acceptOnly(names: readonly string[]): (hostname: string) => boolean {
  const allowed = new Set(names.map(hostnameOf));
  return (hostname) => isLoopbackName(hostname) || allowed.has(hostname);
}

/** Only hosts that cannot resolve to another machine's address. */
function isLoopback(host: string): boolean {
  return isLoopbackAddress(host) || isLoopbackName(host.toLowerCase());
}

function willBeNew(choice: StoreChoice): boolean {
  return choice.kind === 'memory' || (choice.kind === 'sqlite' && !existsSync(choice.file));
}

async function isEmpty(store: Store): Promise<boolean> {
  return (await store.list('', '', 1)).length === 0;
}
