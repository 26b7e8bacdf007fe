import type { OperatorData } from '../operator-data/operator-data.ts';
import type { Clock } from './clock.ts';
import type { Journal } from './journal.ts';
import type { OverlaidDescription } from './overlaid-description.ts';
import type { Evidence } from './requirement.ts';
import type { TlsOptions } from './tls-options.ts';

/** Options say what a run checks and what it may do. Made from flags, environment and configuration file. */
export interface ConformanceOptions extends GivenIds {
  /** `https://bank.example/prefix`, with or without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly personId?: string | undefined;

  /** Requirement ids, operation names and sections (`2.6`); everything else is skipped. What these need is called too. */
  readonly only?: readonly string[];
  /** As in `only`; an operation that is named here is not called at all. */
  readonly skip?: readonly string[];
  /** The lowest evidence that fails a run. Default: `implied`, so all three do. */
  readonly evidence?: Evidence;
  /** Holds the deployment to its own word too: what overlays say of it. A contradiction fails the run, whatever `evidence` is. */
  readonly overlay?: OverlaidDescription;
  /** `schema` judges only the form of responses, which is all that a stateless mock can get right. Default: `full`. */
  readonly profile?: 'full' | 'schema';
  readonly waivers?: readonly Waiver[];

  /** Sends only GET requests. */
  readonly readOnly?: boolean;
  /** Other hosts than this machine may be written to; `confirmHost` must name the host. */
  readonly allowWrites?: boolean;
  /** The ACH pull may be sent to another host than this machine. */
  readonly allowMoney?: boolean;
  /** The host of `baseUrl`, with its port if it has one, repeated as a confirmation. */
  readonly confirmHost?: string;
  /** The largest amount that is ever sent as a transfer. Default: `5.00`. */
  readonly maxAmount?: string;

  /** Asks more questions than other runs do, with more calls; each may be refused. Not with the profile `schema`. */
  readonly thorough?: boolean;
  /** Calls of a thorough run at most: from those of other runs to those of all questions, the default. The questions of least worth are left out. */
  readonly maxCalls?: number;

  /** The limit for one call. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Calls per second at most. Default: no limit. */
  readonly rate?: number;
  /** Fixes the generated data. A whole number from 0 to 2^32 - 1. Default: a random one, which the report contains. */
  readonly seed?: number;
  /**
   * Values that the deployment accepts, sent instead of generated ones: `{ routingNumbers: ['021000021'] }`. Those about people, companies and bank accounts
   * are never shown.
   */
  readonly data?: OperatorData;
  /** Sent with every call. Their values are never shown. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Further headers of every call, such as `Authorization` with a token. Called before the first call, and once more where a call that reads gets 401 before
   * anything was written: that call is then made again. Their values are never shown. What it rejects with ends the run.
   */
  readonly getHeaders?: (signal?: AbortSignal) => Promise<Readonly<Record<string, string>>>;
  /** Certificates: of the deployment's authority, and of this client. */
  readonly tls?: TlsOptions;
  /** `http://user:password@proxy.example:3128`: every call goes through it by `CONNECT`. Default: the environment's, where `NODE_USE_ENV_PROXY` is 1. */
  readonly proxyUrl?: string;

  /** Records every write before it is sent; a write that could not be recorded is not sent. `fileJournal(path)` keeps a file. */
  readonly journal?: Journal;
  /** Stops the run; what was not judged by then is inconclusive. */
  readonly signal?: AbortSignal;
  /**
   * Judges a server that is a function, without a socket. It must not follow redirects or send anything twice, and may reject: the call then has no
   * response. Default: a new connection for each call.
   */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/** Records of the deployment that the operator names. */
export interface GivenIds {
  readonly programId?: string | undefined;
  readonly businessId?: string | undefined;
  readonly checkTransferId?: string | undefined;
  /** An account made for tests. Used where the run has opened none itself. */
  readonly accountId?: string | undefined;
  /** A contact of `accountId`: the ACH pull then goes from it to that account. */
  readonly contactId?: string | undefined;
}

/** A violation that is known and accepted for a while. */
export interface Waiver {
  readonly requirement: string;
  /** Limits it to this place of the body. */
  readonly pointer?: string;
  readonly reason: string;
  /** The last day on which it holds: `2027-03-31`, in UTC. */
  readonly expires: string;
}

/** An option is invalid: which one, why and how to fix it. Nothing was sent. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** The options do not permit what the run would send. Nothing was sent. */
export class SafetyRefusal extends Error {
  override readonly name = 'SafetyRefusal';
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
