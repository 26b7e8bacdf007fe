import { type FieldFact, factsOf, fieldFactId } from '../../catalogue/facts.ts';
import type { Field } from '../../catalogue/tree.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { DisplayValue, Judgement, Violated } from '../../model/judgement.ts';
import type { FactFinding } from './judge-facts.ts';

/** A finding says where a fact is violated, what was expected there and what was found. */
export interface Difference {
  readonly pointer: string;
  readonly expected: DisplayValue;
  readonly actual: DisplayValue;
  readonly fits?: NonNullable<Violated['fits']>;
}

/** The limit for one fact in one response: a list may have millions of entries. Further violations are counted. */
const MAX_VIOLATIONS = 100;

interface Violations {
  readonly first: Violated;
  count: number;
}

/** Collects what one body shows about the facts of its fields. */
export class BodyFindings {
  readonly #exchange: Exchange;
  readonly #found: FactFinding[] = [];
  /** The violations by the fact's id; the first of those beyond `MAX_VIOLATIONS`. */
  readonly #beyond = new Map<string, Violations>();
  readonly #counts = new Map<string, number>();
  readonly #held: Judgement;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
    this.#held = { outcome: 'held', exchange: exchange.id };
  }

  /** @param describe called for violations that are kept */
  judge(field: Field, fact: FieldFact, holds: boolean, describe: () => Difference): void {
    const requirement = fieldFactId(this.#exchange.operation, field, fact);
    if (holds) this.#found.push({ requirement, judgement: this.#held });
    else this.#addViolation(requirement, describe);
  }

  /** Records a field and everything inside it as not judged, apart from the facts that were judged already. */
  setAside(
    field: Field,
    outcome: 'vacuous' | 'inconclusive',
    reason: string,
    judged: readonly FieldFact[] = [],
  ): void {
    const { id: exchange, operation } = this.#exchange;
    for (const fact of factsOf(field))
      if (!judged.includes(fact))
        this.#found.push({
          requirement: fieldFactId(operation, field, fact),
          judgement: { outcome, exchange, reason },
        });
    for (const inner of field.properties) this.setAside(inner, outcome, reason);
    if (field.entries !== undefined) this.setAside(field.entries, outcome, reason);
  }

  all(): FactFinding[] {
    const beyond = [...this.#beyond].map(([requirement, { first, count }]) => ({
      requirement,
      judgement: countOnly(first, count),
    }));
    return [...this.#found, ...beyond];
  }

  #addViolation(requirement: string, describe: () => Difference): void {
    const count = (this.#counts.get(requirement) ?? 0) + 1;
    this.#counts.set(requirement, count);
    const beyond = this.#beyond.get(requirement);
    if (beyond !== undefined) {
      beyond.count++;
      return;
    }
    const { id: exchange, operation } = this.#exchange;
    const judgement: Violated = { outcome: 'violated', exchange, operation, ...describe() };
    if (count <= MAX_VIOLATIONS) this.#found.push({ requirement, judgement });
    else this.#beyond.set(requirement, { first: judgement, count: 1 });
  }
}

/** Its place is the list, so that no waiver of one entry covers it. */
function countOnly(first: Violated, count: number): Violated {
  const [list = ''] = first.pointer.split(/\/\d+(?:\/|$)/);
  return {
    ...first,
    pointer: list,
    actual: { words: `${count} more places like the ${MAX_VIOLATIONS} before` },
  };
}
