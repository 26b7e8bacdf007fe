import type { ProblemError } from '../generated/server.ts';
import type { ControlAccess } from './access/control-access.ts';
import type { Tenants } from './control/route.ts';
import type { SandboxOptions } from './sandbox-types.ts';

/** The options of a sandbox that is a tenant's, or that has tenants. */
export interface BankOptions extends SandboxOptions {
  /** SHA-256 of the API key, where the key itself is not known. */
  readonly apiKeyHash?: string;
  /** Replaces the rule for callers on this machine and the control key. */
  readonly access?: ControlAccess;
  /** Generates API keys. */
  readonly newKey?: () => string;
  readonly tenants?: Tenants;
  readonly limits?: CallLimits;
}

/** Makes calls when there is room for them, or refuses them. */
export interface CallLimits {
  /** Limits all calls. A refusal is logged as all responses are. */
  readonly each: (call: () => Promise<Response>) => Promise<Response | ProblemError>;
  /** Limits calls to control routes that may read or write many records; a call whose caller has gone need not be made. Throws ProblemError. */
  readonly bulk: (call: () => Promise<Response>, request: Request) => Promise<Response>;
}
