import type { Comparison, Pair, Reason, Rules, Spot, Term } from './comparison.ts';
import { createDisjointness } from './disjoint.ts';
import { termsOf } from './includes.ts';
import { createCoverage } from './patterns.ts';
import { resolvedNode, type SchemaInDocument } from './schema-in-document.ts';
import { Solver } from './solver.ts';
import { UnchangedSchemas } from './unchanged.ts';

/** Steps of work after which the rest is left undecided: some 40 times what the largest public descriptions take. */
export const MAX_STEPS = 30_000_000;

/** Compares schemas of two versions of a description. */
export interface Inclusion {
  /**
   * Says why the schema `a` accepts a value that the schema `b` refuses: no reason if every value that fits `a` fits `b`.
   *
   * Places start anew at each component, so that one change of it is one reason, the same object for whoever asks.
   */
  reasonsOf(a: SchemaInDocument, b: SchemaInDocument, rules: Rules): readonly Reason[];
}

export function createInclusion(maxSteps = MAX_STEPS): Inclusion {
  return new SchemaInclusion(maxSteps);
}

class SchemaInclusion implements Inclusion {
  readonly #maxSteps: number;
  #steps = 0;
  readonly #ids = new Map<unknown, number>();
  readonly #unchanged = new UnchangedSchemas();
  readonly #areDisjoint = createDisjointness();
  readonly #isCovered = createCoverage();
  readonly #comparisons = new Map<string, Comparison>();
  readonly #solver = new Solver((pair) => this.#expand(pair));

  constructor(maxSteps: number) {
    this.#maxSteps = maxSteps;
  }

  reasonsOf(a: SchemaInDocument, b: SchemaInDocument, rules: Rules): readonly Reason[] {
    const comparison = this.#comparison(rules, a.document);
    return this.#solver.reasonsOf(comparison.pair([a], [b], { component: undefined, path: [] }));
  }

  #expand(pair: Pair): readonly Term[] {
    this.#steps += 1;
    const { a, b } = pair;
    const [one, other] = [a[0], b[0]];
    const isPlain = a.length === 1 && b.length === 1 && one !== undefined && other !== undefined;
    if (isPlain && this.#unchanged.has(one, other)) return [];
    return this.#steps > this.#maxSteps ? [UNDECIDED] : termsOf(pair);
  }

  #idOf(schema: unknown): number {
    const id = this.#ids.get(schema) ?? this.#ids.size;
    this.#ids.set(schema, id);
    return id;
  }

  /** @param document of the schemas `a` */
  #comparison(rules: Rules, document: unknown): Comparison {
    const { names, hidden, text, xml } = rules;
    const key = `${this.#idOf(document)} ${names} ${hidden} ${text} ${xml === true}`;
    const comparison = this.#comparisons.get(key) ?? this.#newComparison(rules, document);
    this.#comparisons.set(key, comparison);
    return comparison;
  }

  #newComparison(rules: Rules, document: unknown): Comparison {
    const pairs = new Map<string, Pair>();
    const comparison: Comparison = {
      rules,
      areDisjoint: this.#areDisjoint,
      isCovered: this.#isCovered,
      exact: () =>
        rules.names === 'open' ? comparison : this.#comparison({ ...rules, names: 'open' }, document),
      work: (count) => {
        this.#steps += count;
      },
      pair: (a, b, spot) => {
        const [ones, others] = [a.map(resolvedNode), b.map(resolvedNode)];
        const place = placeOf(ones, others, spot);
        const [nodes, otherNodes] = [ones.map(({ node }) => node), others.map(({ node }) => node)];
        const key = this.#keyOf(nodes, otherNodes, place.spot);
        const known = pairs.get(key);
        if (known !== undefined) return known;
        const pair: Pair = { kind: 'pair', a: nodes, b: otherNodes, ...place, comparison };
        pairs.set(key, pair);
        return pair;
      },
    };
    return comparison;
  }

  #keyOf(ones: readonly SchemaInDocument[], others: readonly SchemaInDocument[], spot: Spot): string {
    // `true` and `false` are the same wherever they stand.
    const isShared = [...ones, ...others].some(({ schema }) => typeof schema !== 'object');
    return [
      ...ones.map(({ schema }) => this.#idOf(schema)),
      '',
      ...others.map(({ schema }) => this.#idOf(schema)),
      ...(isShared ? ['', spot.component, ...spot.path.slice(0, DEEPEST)] : []),
    ].join('\n');
  }
}

/** Below this depth a place is one with those beneath it: a circle through `true` would have a further place each time. */
const DEEPEST = 8;

function placeOf(
  ones: readonly { name: string | undefined }[],
  others: readonly { name: string | undefined }[],
  spot: Spot,
): Pick<Pair, 'spot' | 'isComponent'> {
  const [one, other] =
    ones.length === 1 && others.length === 1 ? [ones[0]?.name, others[0]?.name] : [undefined, undefined];
  const component = one ?? other;
  return {
    spot: component === undefined ? spot : { component, path: [] },
    isComponent: component !== undefined && one === other,
  };
}

/** Returns the same for all pairs that were not looked at. */
export const UNDECIDED: Reason = {
  spot: { component: undefined, path: [] },
  keyword: 'undecided',
  a: undefined,
  b: undefined,
  unproved: true,
};
