/** The types of a route below `/_sandbox/`. */
import type { JsonText } from '../../generated/server.ts';
import type { ParameterRow, ProblemDetails } from '../../generated/server-types.ts';
import type { ControlAccess } from '../access/control-access.ts';
import type { CallLimits } from '../bank-options.ts';
import type { Caller, Faults, RequestFilter, Sandbox, SandboxRequest, Seed } from '../sandbox-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { MaybePromise, Store } from '../store/store.ts';
import type { StoreUnavailable } from '../store/unavailable.ts';

export interface TenantLimits {
  readonly records: number;
  readonly callsPerSecond: number;
}

export interface Tenant extends TenantLimits {
  /** `ten-` and 32 hexadecimal digits. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
}

export interface NewTenant extends Tenant {
  readonly apiKey: string;
}

/** All methods throw StoreUnavailable. */
export interface Tenants {
  /**
   * @param seed a seed file's content or a snapshot, not validated yet
   * @throws ProblemError 409 when there are too many, 403 when the seed has too many records; InvalidInput for an invalid seed
   */
  create(label: string, limits: TenantLimits, seed?: unknown): Promise<NewTenant>;
  list(): Promise<readonly Tenant[]>;
  /** False for an unknown one. */
  delete(id: string): Promise<boolean>;
}

/** Everything that the routes work with. */
export interface ControlOptions {
  readonly store: Store;
  readonly seed: Seed;
  readonly faults: Faults;
  /** Restores the seed, or resets one program. */
  readonly reset: (programId?: string) => Promise<void>;
  /** Returns the snapshot as JSON. */
  readonly snapshot: (programId?: string) => Promise<JsonText<Snapshot>>;
  readonly restore: Sandbox['restore'];
  /** `undefined` when `after` is unknown. */
  readonly listRequests: (filter: RequestFilter) => readonly SandboxRequest[] | undefined;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hashKey: (key: string) => MaybePromise<string>;
  readonly systemTime: () => Date;
  /** Generates an API key. */
  readonly newKey: () => string;
  /** Absent in a sandbox without tenants, and in that of a tenant. */
  readonly tenants?: Tenants;
  /** Throws ProblemError 403 for a caller who may not use the routes. */
  readonly access: ControlAccess;
  /** Makes the calls of routes with `isBulk` one after the other. Throws ProblemError. */
  readonly limitBulk?: CallLimits['bulk'];
  /** True once the server accepts no new work: it is alive then, but not ready. */
  readonly stopping?: () => boolean;
  /** Called when the database fails a route; the caller gets 503. */
  readonly onUnavailable?: (error: StoreUnavailable) => void;
  /** Called when a route fails; the caller gets a 500 without details. */
  readonly onFailure?: (error: unknown, route: string) => void;
  /** Called with the path of the route, `/_sandbox/faults/{id}`. */
  readonly onRoute?: (path: string) => void;
  /** Called with the problem that the caller gets. */
  readonly onProblem?: (problem: ProblemDetails) => void;
}

export interface ControlRoute {
  /** Verb-first, as operations are named: `setClock`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/_sandbox/faults/{id}` */
  readonly path: string;
  /** One line for the list at `/_sandbox/`. */
  readonly does: string;
  /** Open to all callers, not only to those on this machine. */
  readonly open?: true;
  /** It may read or write many records. */
  readonly isBulk?: true;
  readonly query?: readonly ParameterRow[];
  readonly body?: 'required' | 'optional';
  /** @throws ProblemError for requests that it refuses */
  handle(call: ControlCall): MaybePromise<ControlReply>;
}

export interface ControlCall {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number>>;
  /** Parsed JSON; `undefined` when none was sent. */
  readonly body: unknown;
  readonly context: ControlContext;
}

export interface ControlContext extends ControlOptions {
  /** `undefined`: the process itself. */
  readonly caller: Caller | undefined;
}

export interface ControlReply {
  readonly status: number;
  readonly body?: unknown;
}
