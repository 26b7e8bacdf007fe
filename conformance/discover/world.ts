import { type OperationId, operations } from '../../generated/operations.ts';
import { creates, type RecordKind, recordOf, shows, updates } from '../catalogue/effect.ts';
import { toHistory } from '../judge/history.ts';
import type { Exchange } from '../model/exchange.ts';
import { accountIdInUse } from '../scenario/known-records.ts';
import { randomOf } from '../scenario/random.ts';
import type { ScenarioStep, StepCall, StepContext } from '../scenario/step.ts';
import { steps } from '../scenario/steps.ts';
import { outcomeOf, type ProbeRequest, type Prober } from './prober.ts';

/** The first step of each operation that can be made is its complete request. */
const stepsOf = (operation: OperationId): readonly ScenarioStep[] =>
  steps.filter((step) => step.operation === operation);

/**
 * A program, an account and a contact to probe with. Complete requests are those of the conformance run, each with fresh data, so that a deployment that refuses
 * duplicates accepts them.
 */
export class World {
  readonly #prober: Prober;
  readonly #skip: readonly OperationId[];
  #exchanges: Exchange[] = [];
  #byStep = new Map<string, Exchange>();
  /** Steps that were refused last. */
  readonly #refused = new Set<string>();
  #drawn = 0;
  /** Counts the accounts that were opened because others may have been used up. */
  renewals = 0;
  /** The reason why an operation cannot be probed, for people. */
  readonly #why = new Map<OperationId, string>();

  constructor(prober: Prober, skip: readonly OperationId[]) {
    this.#prober = prober;
    this.#skip = skip;
  }

  /**
   * Opens a new account with a contact, where the deployment lets it.
   *
   * @param except an operation that opens nothing
   */
  async renew(except?: OperationId): Promise<void> {
    this.renewals += 1;
    const programs = this.#exchanges.filter(({ operation }) => shows(operation, 'Program'));
    this.#exchanges = programs;
    this.#byStep = new Map([...this.#byStep].filter(([, one]) => programs.includes(one)));
    const made = steps.filter(({ operation }) => opensWorld(operation));
    const reads = programs.length > 0 ? [] : steps.filter(({ operation }) => operations[operation].safe);
    for (const step of [...reads, ...made].sort((a, b) => steps.indexOf(a) - steps.indexOf(b))) {
      if (this.#byStep.has(step.id) || [...this.#skip, except].includes(step.operation)) continue;
      if (this.#prober.input.options.readOnly && !operations[step.operation].safe) continue;
      await this.#open(step);
    }
  }

  /** A refusal may be by chance, or of an account that is not known everywhere yet. */
  async #open(step: ScenarioStep): Promise<void> {
    const most = this.#refused.has(step.id) ? 1 : 3;
    for (let tries = 0; tries < most; tries += 1) {
      const call = step.prepare(this.#context(step));
      if (call === undefined || 'skip' in call) return;
      if (tries > 0) await this.#prober.pause(tries * 1000);
      const exchange = await this.#prober.send(toProbe(step, call, undefined));
      this.keep(exchange, step.id);
      if (outcomeOf(exchange) === 'accepted') {
        this.#refused.delete(step.id);
        return;
      }
    }
    this.#refused.add(step.id);
  }

  /** The complete request of an operation; `undefined` when none can be made, see `whyNot`. */
  async request(operation: OperationId): Promise<StepCall | undefined> {
    const found = this.#find(operation);
    if (found !== undefined || this.#exchanges.length === 0) return found;
    // Its cards may be used up.
    await this.renew();
    return this.#find(operation);
  }

  #find(operation: OperationId): StepCall | undefined {
    if (this.#skip.includes(operation)) return undefined;
    if (this.#prober.input.options.readOnly && !operations[operation].safe) return undefined;
    for (const step of stepsOf(operation)) {
      const call = step.prepare(this.#context(step));
      if (call === undefined) continue;
      if (!('skip' in call)) return call;
      this.#why.set(operation, call.skip);
    }
    return undefined;
  }

  whyNot(operation: OperationId): string {
    const why = this.#why.get(operation);
    if (why !== undefined) return why;
    return updates(operation) && shows(operation, 'Account') && !this.hasOwnAccount
      ? 'only an account that the discovery has opened is updated, and it has opened none'
      : 'it is left out of this run';
  }

  /** Remembers what a call has changed on the records of this world. */
  keep(exchange: Exchange, step?: string): void {
    if (outcomeOf(exchange) !== 'accepted') return;
    this.#exchanges.push(exchange);
    if (step !== undefined && !this.#byStep.has(step)) this.#byStep.set(step, exchange);
  }

  /** True if this discovery opened its account: others are not updated. */
  get hasOwnAccount(): boolean {
    const [step] = steps;
    if (step === undefined) return false;
    const id = accountIdInUse(this.#context(step));
    return id !== undefined && id !== this.#prober.input.options.accountId;
  }

  #context(step: ScenarioStep): StepContext {
    const { settings, options } = this.#prober.input;
    const { given, maxAmount, seed, clock } = settings;
    this.#drawn += 1;
    return {
      given,
      data: options.data,
      maxAmount,
      profile: 'full',
      history: toHistory(this.#exchanges),
      exchange: (id) => this.#byStep.get(id),
      random: randomOf(seed, `${step.id} ${this.#drawn}`),
      now: clock.now(),
      recorded: [],
    };
  }

  /** The body of the program, if it was read. */
  get program(): Exchange | undefined {
    return this.#exchanges.find(({ operation }) => shows(operation, 'Program'));
  }
}

function toProbe(step: ScenarioStep, call: StepCall, entry: string | undefined): ProbeRequest {
  return { operation: step.operation, call, entry, purpose: step.purpose };
}

/** Records that other requests name: an account and a contact. */
const OPENED: readonly (RecordKind | undefined)[] = ['Account', 'Contact'];

/** Tells whether a success creates a record that later requests name. */
export function opensWorld(operation: OperationId): boolean {
  return creates(operation) && OPENED.includes(recordOf(operation));
}

/** Tells whether a success leaves something on the account that later requests depend on: cards are counted. */
export function addsToWorld(operation: OperationId): boolean {
  return creates(operation) && !opensWorld(operation);
}
