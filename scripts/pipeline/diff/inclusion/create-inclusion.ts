import type { Comparison, Pair, Reason, Rules, Spot } from './comparison.ts';
import { createDisjointness } from './disjoint.ts';
import { termsOf } from './includes.ts';
import { createCoverage } from './patterns.ts';
import { resolvedNode, type SchemaInDocument } from './schema-in-document.ts';
import { Solver } from './solver.ts';
import { createUnchanged } from './unchanged.ts';

/** Steps of work after which the rest is left undecided: some 40 times what the largest public descriptions take. */
export const MAX_STEPS = 30_000_000;

/** Compares schemas of two versions of a description. */
export interface Inclusion {
  /**
   * Why the schema `a` accepts a value that the schema `b` refuses: no reason where every value that fits `a` fits `b`.
   *
   * Places start anew at each component, so that one change of it is one reason, the same object for whoever asks.
   */
  reasonsOf(a: SchemaInDocument, b: SchemaInDocument, rules: Rules): readonly Reason[];
}

export function createInclusion(mostSteps = MAX_STEPS): Inclusion {
  const ids = new Map<unknown, number>();
  const idOf = (schema: unknown) => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const isUnchanged = createUnchanged();
  const areDisjoint = createDisjointness();
  const isCovered = createCoverage();
  let steps = 0;
  const solver = new Solver((pair) => {
    steps += 1;
    const { a, b } = pair;
    const [one, other] = [a[0], b[0]];
    const isPlain = a.length === 1 && b.length === 1 && one !== undefined && other !== undefined;
    if (isPlain && isUnchanged(one, other)) return [];
    return steps > mostSteps ? [UNDECIDED] : termsOf(pair);
  });
  const comparisons = new Map<string, Comparison>();

  /** @param document of the schemas `a` */
  function comparisonBy(rules: Rules, document: unknown): Comparison {
    const key = `${idOf(document)} ${rules.names} ${rules.hidden} ${rules.text} ${rules.xml === true}`;
    const comparison = comparisons.get(key) ?? create(rules, document);
    comparisons.set(key, comparison);
    return comparison;
  }

  function create(rules: Rules, document: unknown): Comparison {
    const pairs = new Map<string, Pair>();
    const comparison: Comparison = {
      rules,
      areDisjoint,
      isCovered,
      exact: () =>
        rules.names === 'open' ? comparison : comparisonBy({ ...rules, names: 'open' }, document),
      work(count) {
        steps += count;
      },
      pair(a, b, spot) {
        const [ones, others] = [a.map(resolvedNode), b.map(resolvedNode)];
        const place = placeOf(ones, others, spot);
        const all = [...ones, ...others];
        // `true` and `false` are the same wherever they stand.
        const shared = all.some(({ node: { schema } }) => typeof schema !== 'object');
        const key = [
          ...ones.map(({ node }) => idOf(node.schema)),
          '',
          ...others.map(({ node }) => idOf(node.schema)),
          ...(shared ? ['', place.spot.component, ...place.spot.path] : []),
        ].join('\n');
        const known = pairs.get(key);
        if (known !== undefined) return known;
        const [nodes, otherNodes] = [ones, others].map((side) => side.map(({ node }) => node));
        const pair: Pair = {
          kind: 'pair',
          a: nodes ?? [],
          b: otherNodes ?? [],
          ...place,
          comparison,
        };
        pairs.set(key, pair);
        return pair;
      },
    };
    return comparison;
  }

  return {
    reasonsOf(a, b, rules) {
      return solver.reasonsOf(
        comparisonBy(rules, a.document).pair([a], [b], { component: undefined, path: [] }),
      );
    },
  };
}

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

/** The same for all pairs that were not looked at. */
export const UNDECIDED: Reason = {
  spot: { component: undefined, path: [] },
  keyword: 'undecided',
  a: undefined,
  b: undefined,
  unproved: true,
};
