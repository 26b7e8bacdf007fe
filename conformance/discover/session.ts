import { type OperationId, operations } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import type { CounterProbe } from './overlay.ts';
import {
  isRateLimited,
  isServerError,
  outcomeOf,
  type ProbeExchange,
  type ProbeRequest,
  type Prober,
  statusesOf,
} from './prober.ts';
import { addsToWorld, type World } from './world.ts';

/** The parts that may be varied in a probe. */
export type Variation = Pick<ProbeRequest, 'withoutHeaders' | 'headers'> & {
  readonly change?: (body: Json) => Json;
};

/** Calls of an entry on an operation that return 5xx: what makes a deployment fail is not sent on and on. */
const MAX_SERVER_ERRORS = 12;

/** A probe that the deployment refuses, maybe by chance. */
export interface RefusedProbe {
  readonly operation: OperationId;
  /** Sends the probe with new data; `undefined` when it cannot be sent. */
  readonly send: () => Promise<ProbeExchange | undefined>;
  /** The refusals that count: the complete request was accepted right afterward, with the same account. */
  readonly seen: ProbeExchange[];
}

/** All refusals of a discovery are to be true, so one is taken for true where a chance below this one would explain it. */
const CHANCE = 1e-6;
/** Refusals of one probe. A deployment whose chance takes more of them is not asked: nothing is said of what it refuses. */
const MAX_REFUSALS = 12;
/** Probes of a refusal that do not count, since the complete request was refused, too, or no response was clear. */
const MAX_SPARE = 6;
/** A new account may be known everywhere only after a while. */
const SETTLING_MS = 2000;

/** The finders share a session: the world to probe in, and the complete requests that a probe is compared with. */
export class Session {
  readonly prober: Prober;
  readonly world: World;
  /** A refusal must be seen this often. At least 2. */
  readonly repeat: number;
  readonly #controls = new Map<OperationId, ProbeExchange[]>();
  readonly #refusals = new Set<RefusedProbe>();
  /** Operations whose complete request was refused last. */
  readonly #refused = new Set<OperationId>();
  /** Complete requests that were refused, while the next one was accepted with the same account. */
  #refusedByChance = 0;

  constructor(prober: Prober, world: World, repeat: number) {
    this.prober = prober;
    this.world = world;
    this.repeat = repeat;
  }

  /**
   * Sends a probe; `undefined` where those of its entry have made the deployment fail too often. Any status may stand for the refusal of an unusual request: whether the
   * deployment is failing is what the complete request shows after two in a row.
   */
  async send(probe: ProbeRequest): Promise<ProbeExchange | undefined> {
    const { operation, entry } = probe;
    if (entry === undefined) return this.prober.send(probe);
    if (this.prober.serverErrors(operation, entry) >= MAX_SERVER_ERRORS) return undefined;
    const before = this.prober.exchanges.at(-1);
    const exchange = await this.prober.send(probe);
    if (isServerError(exchange) && before !== undefined && isServerError(before))
      await this.control(operation);
    return exchange;
  }

  /** The complete request with a change; `undefined` when it cannot be sent. Where the deployment limits the rate, another one follows, with data of its own, unless it moves money. */
  async attempt(
    operation: OperationId,
    entry: string | undefined,
    purpose: string,
    { change = (body) => body, ...rest }: Variation = {},
  ): Promise<ProbeExchange | undefined> {
    const call = await this.world.request(operation);
    if (call === undefined) return undefined;
    const body = call.body === undefined ? undefined : change(call.body);
    if (this.prober.movesTooMuch(operation, body)) return undefined;
    const { body: _, ...others } = call;
    const exchange = await this.send({
      operation,
      call: { ...others, ...(body !== undefined && { body }) },
      entry,
      purpose,
      ...rest,
    });
    if (exchange !== undefined && isRateLimited(exchange) && !operations[operation].movesMoney)
      return this.attempt(operation, entry, purpose, { change, ...rest });
    if (exchange !== undefined && addsToWorld(operation)) this.world.keep(exchange);
    return exchange;
  }

  /**
   * Tells whether the complete request is accepted now. A refused one may have been refused by chance, or for what has been used up: it is sent once more, then with a new
   * account, then after a while.
   */
  async control(operation: OperationId): Promise<boolean> {
    const most = this.#refused.has(operation) ? 1 : 4;
    for (let tries = 0; tries < most; tries += 1) {
      if (tries === 2) await this.world.renew();
      if (tries === 3) await this.prober.pause(SETTLING_MS);
      const exchange = await this.attempt(operation, undefined, `Complete ${operation}`);
      if (exchange === undefined) return false;
      if (outcomeOf(exchange) !== 'accepted') continue;
      if (tries === 1 || tries === 3) this.#refusedByChance += 1;
      this.#refused.delete(operation);
      this.#controls.set(operation, [...this.controlsOf(operation), exchange]);
      return true;
    }
    this.#refused.add(operation);
    return false;
  }

  /** The number of refusals that chance does not explain; `Infinity` where too much is refused by chance. */
  get timesRefused(): number {
    if (this.#refusedByChance === 0) return this.repeat;
    const rate = (this.#refusedByChance + 1) / (this.controls.length + this.#refusedByChance + 1);
    const times = Math.ceil(Math.log(CHANCE) / Math.log(rate));
    return times > MAX_REFUSALS ? Number.POSITIVE_INFINITY : Math.max(this.repeat, times);
  }

  /** Returns how often a call with these outcomes so far is made: no more once they differ. */
  timesFor(outcomes: ReadonlySet<string | undefined>): number {
    if (outcomes.size > 1) return 0;
    return outcomes.has('refused') ? Math.min(this.timesRefused, MAX_REFUSALS + 1) : this.repeat;
  }

  /**
   * Repeats a probe until its refusal is not by chance: the complete request is accepted after each, once or twice, so that a deployment that refuses each n-th call is
   * found out as well.
   *
   * @param first a call that was refused just now
   * @returns `undefined` where it was accepted once, or was not refused often enough
   */
  async confirm(
    refusal: Omit<RefusedProbe, 'seen'>,
    first?: ProbeExchange,
  ): Promise<RefusedProbe | undefined> {
    const kept: RefusedProbe = { seen: [], ...refusal };
    if (!(await this.#repeat(kept, first))) return undefined;
    this.#refusals.add(kept);
    return kept;
  }

  async #repeat({ operation, send, seen }: RefusedProbe, first?: ProbeExchange): Promise<boolean> {
    let pending = first;
    for (let spare = MAX_SPARE; !this.isSure({ seen }); ) {
      if (this.timesRefused === Number.POSITIVE_INFINITY) return false;
      const exchange = pending ?? (await send());
      pending = undefined;
      if (exchange === undefined || outcomeOf(exchange) === 'accepted') return false;
      const { renewals } = this.world;
      for (let times = 0; times <= seen.length % 2; times += 1)
        if (!(await this.control(operation))) return false;
      if (outcomeOf(exchange) === 'refused' && this.world.renewals === renewals) seen.push(exchange);
      else {
        spare -= outcomeOf(exchange) === 'refused' ? 1 : 3;
        if (spare < 0) return false;
      }
    }
    return true;
  }

  /** Tells whether a refusal was seen often enough for what is known of the deployment by now. */
  isSure({ seen }: { readonly seen: readonly ProbeExchange[] }): boolean {
    return seen.length >= this.timesRefused;
  }

  /** Repeats the refusals that were seen before the deployment was known to refuse by chance. */
  async confirmAll(): Promise<void> {
    for (const one of this.#refusals) {
      if (this.isSure(one)) continue;
      // One acceptance shows that the change is not refused.
      if (!(await this.#repeat(one))) one.seen.length = 0;
    }
  }

  controlsOf(operation: OperationId): readonly ProbeExchange[] {
    return this.#controls.get(operation) ?? [];
  }

  get controls(): readonly ProbeExchange[] {
    return [...this.#controls.values()].flat();
  }

  /** The complete requests so far, as a counter-probe. */
  counterProbe(operation: OperationId, what = 'the complete request'): CounterProbe {
    const controls = this.controlsOf(operation);
    return { what, times: controls.length, statuses: statusesOf(controls) };
  }

  /** A sentence about an operation, with its complete requests as the counter-probe. */
  note(operation: OperationId, entry: string, words: string, seen: Finding['seen']): Finding {
    return noteAbout(operation, entry, words, seen, [this.counterProbe(operation)]);
  }
}
