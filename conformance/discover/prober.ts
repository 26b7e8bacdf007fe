import { type OperationId, operations } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { RunSettings } from '../options/read-options.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Redactor } from '../redact/redactor.ts';
import { type CallHeaders, createHeaders } from '../run/call-headers.ts';
import { isMoreThan } from '../run/safety/is-more-than.ts';
import { journalCalls } from '../run/safety/journal-calls.ts';
import { reasonToStop } from '../run/safety/stop-rule.ts';
import type { RunTarget } from '../run/safety/target.ts';
import { learnSecrets } from '../run/secrets-of.ts';
import { toRequest } from '../run/to-request.ts';
import type { StepCall } from '../scenario/step.ts';
import { createTransport } from '../transport/create-transport.ts';
import { joinUrl } from '../transport/join-url.ts';

/** One call of a discovery. */
export interface ProbeRequest {
  readonly operation: OperationId;
  readonly call: Omit<StepCall, 'body'> & { readonly body?: Json };
  /** Entry of `spec/not-shown.yaml` that it is for; `undefined` for a call that only prepares others or that compares with them. */
  readonly entry: string | undefined;
  /** The name of the call for people: `createCard without label`. */
  readonly purpose: string;
  /** The header names in lower case. */
  readonly withoutHeaders?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the operation's. */
  readonly method?: string;
  /** Instead of the operation's: `/v2/card`. */
  readonly path?: string;
}

/** An exchange of a discovery, with what it was for. */
export interface ProbeExchange extends Exchange {
  readonly entry: string | undefined;
}

export type ProbeOutcome = 'accepted' | 'refused' | 'unclear';

/** Ends the discovery: what is known by then is kept. */
export class Halt extends Error {
  override readonly name = 'Halt';
}

export interface ProberInput {
  readonly options: ConformanceOptions;
  readonly settings: RunSettings;
  readonly target: RunTarget;
  readonly redactor: Redactor;
  readonly run: string;
  readonly maxCalls: number;
  readonly onExchange: (exchange: ProbeExchange) => void;
}

/** Complete requests that returned 5xx, of the last ones. A long discovery of a deployment that fails now and then goes on. What probes make fail is not counted here, see `Session`. */
const MAX_SERVER_ERRORS = 20;
const RECENT_REQUESTS = 100;
/** Consecutive calls that returned 429. */
const MAX_RATE_LIMITED = 4;
const [MIN_DISTANCE_MS, MAX_DISTANCE_MS] = [200, 2000];
/** Nobody waits longer for a discovery. */
const MAX_WAIT_MS = 120_000;

/** Sends the calls of a discovery, one after another, under the rules of a conformance run: journal, rate, stop rules. */
export class Prober {
  readonly exchanges: ProbeExchange[] = [];
  readonly input: ProberInput;
  readonly #transport;
  readonly #headers: CallHeaders;
  readonly #journalOf: (call: Exchange) => ReturnType<typeof journalCalls> | undefined;
  /** The stop rules look at these calls: those that a deployment should accept, or refuse for their content. */
  readonly #withCredentials: ProbeExchange[] = [];
  #rateLimited = 0;
  /** Between the starts of two calls, in milliseconds, once the deployment has limited the rate. */
  #distance = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(input: ProberInput) {
    const { options, settings, target, redactor, run } = input;
    this.input = input;
    this.#transport = createTransport({ ...options, ...settings, proxy: target.proxy });
    this.#headers = createHeaders(options, redactor);
    const now = () => settings.clock.now();
    this.#journalOf = (call) =>
      options.journal && journalCalls(options.journal, run, this.#redactorFor(call), now);
  }

  get calls(): number {
    return this.exchanges.length;
  }

  /**
   * Sends a call. After one that is refused with 429, it waits for as long as the deployment asks for, and leaves more time between calls from then on. A read is made again;
   * a write is not, since nobody knows whether a refused one has done nothing.
   *
   * @throws Halt when no further call may be made, or when this one would move too much
   */
  async send(probe: ProbeRequest): Promise<ProbeExchange> {
    const { clock } = this.input.settings;
    for (;;) {
      await this.pause(this.#notBefore - clock.now());
      const exchange = await this.#sendOnce(probe);
      const wait = askedToWait(exchange, clock.now());
      this.#notBefore = exchange.sentAt + this.#distance;
      if (wait === undefined) {
        this.#rateLimited = 0;
        return exchange;
      }
      this.#stopIfRateLimited(wait);
      this.#distance = Math.min(MAX_DISTANCE_MS, Math.max(MIN_DISTANCE_MS, this.#distance * 2));
      await this.pause(wait);
      if (exchange.request.method !== 'GET') return exchange;
    }
  }

  /** Interrupted, it ends early: the next call says so. */
  async pause(milliseconds: number): Promise<void> {
    const { settings, options } = this.input;
    if (milliseconds > 0) await settings.clock.sleep(milliseconds, options.signal).catch(() => {});
  }

  /** Counts the calls of an entry on an operation that returned 5xx. */
  serverErrors(operation: OperationId, entry: string): number {
    return this.exchanges.filter(
      (one) => one.operation === operation && one.entry === entry && isServerError(one),
    ).length;
  }

  async #sendOnce(probe: ProbeRequest): Promise<ProbeExchange> {
    const { options, settings, redactor, maxCalls, onExchange } = this.input;
    const { operation, entry, purpose } = probe;
    if (options.signal?.aborted) throw new Halt('interrupted by the operator');
    if (this.calls >= maxCalls)
      throw new Halt(`${maxCalls} calls were made, which is the maximum (--max-calls)`);
    const prepared = await this.#prepare(probe);
    const isWrite = !operations[operation].safe && prepared.request.method !== 'GET';
    const journal = isWrite ? this.#journalOf(prepared) : undefined;
    if (isWrite) {
      this.#headers.freeze();
      try {
        await journal?.beforeCall(prepared);
      } catch {
        throw new Halt('a write could not be recorded');
      }
    }
    const sentAt = settings.clock.now();
    const outcome = await this.#transport.send(prepared.request, options.signal);
    const exchange = { ...prepared, purpose, entry, sentAt, endedAt: settings.clock.now(), outcome };
    redactor.learnFrom(exchange);
    this.exchanges.push(exchange);
    await journal?.afterCall(exchange).catch(() => {});
    onExchange(exchange);
    this.#stopIfFailing(exchange, probe);
    return exchange;
  }

  async #prepare(probe: ProbeRequest): Promise<Exchange> {
    const { options } = this.input;
    const { operation, call, withoutHeaders = [], method, path } = probe;
    const prepared = toRequest(
      { id: `call-${this.calls + 1}`, operation } as Parameters<typeof toRequest>[0],
      call as StepCall,
      { ...options, headers: await this.#headers.current() },
    );
    const headers = Object.fromEntries(
      Object.entries({ ...prepared.request.headers, ...probe.headers }).filter(
        ([name]) => !withoutHeaders.includes(name),
      ),
    );
    const request = {
      ...prepared.request,
      headers,
      ...(method !== undefined && { method }),
      ...(path !== undefined && { url: joinUrl(options.baseUrl, path) }),
    };
    return { ...prepared, request, purpose: '', sentAt: 0, endedAt: 0, outcome: NOT_SENT };
  }

  /**
   * One that knows what the operator gave, and the secrets of this call. A journal shows nothing but a few fields of one call, and searching them for the secrets of all
   * calls takes longer than the calls.
   */
  #redactorFor(call: Exchange): Redactor {
    const { options, target } = this.input;
    const redactor = createRedactor();
    learnSecrets(redactor, options, target);
    redactor.learnFrom(call);
    return redactor;
  }

  /** Tells whether a call with this body would move more money than is allowed, or an amount that a bank may read in more than one way. */
  movesTooMuch(operation: OperationId, body: Json | undefined): boolean {
    const { settings, target } = this.input;
    if (!operations[operation].movesMoney || target.isLoopback) return false;
    const amount = (body as { readonly amount?: Json } | undefined)?.amount;
    return amount !== undefined && (typeof amount !== 'string' || isMoreThan(amount, settings.maxAmount));
  }

  /** @throws Halt */
  #stopIfRateLimited(wait: number): void {
    this.#rateLimited += 1;
    if (wait > MAX_WAIT_MS)
      throw new Halt(
        `a call returned 429, and the deployment asks to wait for ${Math.ceil(wait / 1000)} s: it limits the rate of calls (see --rate)`,
      );
    if (this.#rateLimited >= MAX_RATE_LIMITED)
      throw new Halt(
        `${this.#rateLimited} consecutive calls returned 429: the deployment limits the rate of calls (see --rate)`,
      );
  }

  /** @throws Halt */
  #stopIfFailing(exchange: ProbeExchange, { withoutHeaders = [], headers = {} }: ProbeRequest): void {
    const { outcome } = exchange;
    if (outcome.kind === 'failure' && outcome.reason === 'interrupted')
      throw new Halt('interrupted by the operator');
    const failed = this.exchanges
      .filter(({ entry }) => entry === undefined)
      .slice(-RECENT_REQUESTS)
      .filter(isServerError);
    if (failed.length >= MAX_SERVER_ERRORS)
      throw new Halt(
        `of the last ${RECENT_REQUESTS} complete requests, ${failed.length} returned 5xx: the deployment is failing`,
      );
    // A call without its credentials is expected to return 401.
    if (withoutHeaders.length === 0 && Object.keys(headers).length === 0)
      this.#withCredentials.push(exchange);
    const why = reasonToStop(this.#withCredentials);
    if (why !== undefined) throw new Halt(why);
  }
}

const NOT_SENT = { kind: 'failure', reason: 'interrupted', detail: 'nothing was sent' } as const;

/** Tells whether the deployment took no call at all at that time. */
export function isRateLimited({ outcome }: Pick<Exchange, 'outcome'>): boolean {
  return outcome.kind === 'response' && outcome.status === 429;
}

export function isServerError({ outcome }: Pick<Exchange, 'outcome'>): boolean {
  return outcome.kind === 'response' && outcome.status >= 500;
}

/** Reads what a response says about the request. Statuses that are about the caller's rate or the server's state say nothing. */
export function outcomeOf({ outcome }: Pick<Exchange, 'outcome'>): ProbeOutcome {
  if (outcome.kind === 'failure') return 'unclear';
  if (isSuccess(outcome)) return 'accepted';
  const isRefusal =
    outcome.status >= 400 && outcome.status < 500 && ![408, 425, 429].includes(outcome.status);
  return isRefusal ? 'refused' : 'unclear';
}

export function statusesOf(exchanges: readonly Pick<Exchange, 'outcome'>[]): number[] {
  const statuses = exchanges.flatMap(({ outcome }) => (outcome.kind === 'response' ? [outcome.status] : []));
  return [...new Set(statuses)].sort((one, other) => one - other);
}

export function responseOf({ outcome }: Pick<Exchange, 'outcome'>): CompleteResponse | undefined {
  return outcome.kind === 'response' ? outcome : undefined;
}

/** After a 429 that does not say how long to wait. */
const DEFAULT_MS = 5000;

/**
 * Returns how long a deployment asks to wait before the next call, in milliseconds; `undefined` if the response is no 429. `Retry-After` has seconds
 * or a date (RFC 9110, 10.2.3); a date is taken by the clock of the deployment where the response has one.
 *
 * @param now milliseconds since 1970
 */
function askedToWait({ outcome }: Pick<Exchange, 'outcome'>, now: number): number | undefined {
  if (outcome.kind !== 'response' || outcome.status !== 429) return undefined;
  const { 'retry-after': after = '', date = '' } = outcome.headers;
  if (/^\s*\d+\s*$/.test(after)) return Number(after) * 1000;
  const until = Date.parse(after);
  const sent = Date.parse(date);
  if (Number.isNaN(until)) return DEFAULT_MS;
  // A date has no fractions of a second.
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent)) + 1000;
}
