import type { Json } from '../../../lib/json.ts';
import type { Field } from '../../catalogue/tree.ts';
import { judgeFacts } from '../../judge/facts/judge.ts';
import type { Exchange } from '../../model/exchange.ts';
import { Shapes } from './body-shape.ts';
import { Coverage } from './coverage.ts';
import { LastSeen } from './last-seen.ts';
import { compareCodeUnits, countIn, type Tally } from './tally.ts';

type Side = 'request' | 'response';

/** What is known of all bodies of one shape. */
interface ShapeCount {
  readonly operation: Exchange['operation'];
  readonly side: Side;
  /** Of each body, as `Coverage.shownBy` counts them. */
  readonly properties: Uint32Array;
  bodies: number;
  /** By the response's status. */
  readonly facts: Map<number, FactCount>;
}

interface KnownShape {
  readonly operation: Exchange['operation'];
  /** `undefined`: a fact is violated. */
  readonly count: ShapeCount | undefined;
}

/** What the facts of one response come to, and how many responses there were that come to the same. */
interface FactCount {
  readonly held: ReadonlyMap<string, number>;
  readonly others: readonly OtherCount[];
  times: number;
}

interface OtherCount {
  readonly requirement: string;
  readonly outcome: 'vacuous' | 'inconclusive';
  readonly reason: string;
}

/** Counts bodies by their shape: those of one shape have the same properties, and their forms come to the same. */
export class FormCounts {
  readonly #shapes = new Shapes<ShapeCount>();
  readonly #coverage = new Coverage();
  #counted: ShapeCount[] = [];
  /** In the order in which they were first seen. */
  #facts: FactCount[] = [];
  /** By body: many texts of bodies are the same, and are parsed once. */
  readonly #known = { request: new LastSeen<KnownShape>(), response: new LastSeen<KnownShape>() };
  readonly #tallyOf: (requirement: string) => Tally | undefined;

  /** @param tallyOf `undefined` for a requirement that is not judged */
  constructor(tallyOf: (requirement: string) => Tally | undefined) {
    this.#tallyOf = tallyOf;
  }

  /** Counts the properties of a body. */
  addBody(operation: Exchange['operation'], side: Side, body: Json): void {
    // A flush here, and not while the shape of a body is in use.
    if (this.#counted.length >= MAX_SHAPES || this.#shapes.size >= MAX_SIZE) this.flush();
    const count = this.#countOf(operation, side, body);
    if (count === undefined) this.#coverage.add(operation, side, body);
    else count.bodies++;
  }

  /** Judges the form of a successful response. False: it has violations, and nothing was counted. */
  addFacts(exchange: Exchange): boolean {
    const { operation, outcome } = exchange;
    if (outcome.kind !== 'response' || outcome.body.kind !== 'json') return false;
    const { status, body } = outcome;
    const count = this.#countOf(operation, 'response', body.value);
    const known = count?.facts.get(status);
    if (known !== undefined) {
      known.times++;
      return true;
    }
    if (count === undefined) return false;
    const held = new Map<string, number>();
    const others: OtherCount[] = [];
    for (const { requirement, judgement } of judgeFacts(exchange)) {
      if (judgement.outcome === 'violated') return false;
      if (judgement.outcome === 'held') held.set(requirement, (held.get(requirement) ?? 0) + 1);
      else others.push({ requirement, outcome: judgement.outcome, reason: judgement.reason });
    }
    const facts = { held, others, times: 1 };
    count.facts.set(status, facts);
    this.#facts.push(facts);
    return true;
  }

  coverageOf(operation: Exchange['operation'], side: Side, field: Field): ReturnType<Coverage['of']> {
    return this.#coverage.of(operation, side, field);
  }

  /** Adds all to the tallies and to the coverage. */
  flush(): void {
    for (const { held, others, times } of this.#facts) {
      for (const [requirement, count] of held) {
        const tally = this.#tallyOf(requirement);
        if (tally === undefined) continue;
        tally.held += count * times;
        for (const list of [tally.skipped, tally.failed, tally.optional]) list.sort(compareCodeUnits);
      }
      for (const { requirement, outcome, reason } of others) {
        const tally = this.#tallyOf(requirement);
        if (tally !== undefined) countIn(tally[outcome], reason, times);
      }
    }
    for (const { operation, side, properties, bodies } of this.#counted)
      this.#coverage.addAll(operation, side, properties, bodies);
    this.#shapes.clear();
    this.#counted = [];
    this.#facts = [];
    this.#known.request.clear();
    this.#known.response.clear();
  }

  /** The same body is asked for several times. */
  #countOf(operation: Exchange['operation'], side: Side, body: Json): ShapeCount | undefined {
    if (typeof body !== 'object' || body === null) return this.#findCount(operation, side, body);
    const known = this.#known[side].get(body);
    if (known?.operation === operation) return known.count;
    const count = this.#findCount(operation, side, body);
    this.#known[side].add(body, { operation, count });
    return count;
  }

  #findCount(operation: Exchange['operation'], side: Side, body: Json): ShapeCount | undefined {
    const shape = this.#shapes.of(operation, side, body);
    if (shape === undefined) return undefined;
    if (shape.known === undefined) {
      const properties = this.#coverage.shownBy(operation, side, body);
      shape.known = { operation, side, properties, bodies: 0, facts: new Map() };
      this.#counted.push(shape.known);
    }
    return shape.known;
  }
}

/** Shapes are few where clients are; lists of many lengths make more. */
const MAX_SHAPES = 1000;
/** Of the tree of shapes, with those of bodies that violate something. */
const MAX_SIZE = 100_000;
