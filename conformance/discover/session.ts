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

/** The finders share a session: the world to probe in, and the complete requests that a probe is compared with. */
export class Session {
  readonly prober: Prober;
  readonly world: World;
  /** A refusal must be seen this often. At least 2. */
  readonly repeat: number;
  readonly #controls = new Map<OperationId, ProbeExchange[]>();

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

  /** Tells whether the complete request is accepted now. What it is refused for may have been used up: it is tried once more with a new account. */
  async control(operation: OperationId): Promise<boolean> {
    for (const isFirst of [true, false]) {
      const exchange = await this.attempt(operation, undefined, `Complete ${operation}`);
      if (exchange === undefined) return false;
      if (outcomeOf(exchange) === 'accepted') {
        this.#controls.set(operation, [...(this.#controls.get(operation) ?? []), exchange]);
        return true;
      }
      if (isFirst) await this.world.renew();
    }
    return false;
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
