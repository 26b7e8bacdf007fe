import { toPointer } from '../../../lib/json-pointer.ts';
import type { Changes, Impact } from './change.ts';
import { type Comparison, createComparison, type Reason } from './inclusion/comparison.ts';
import { includes } from './inclusion/includes.ts';
import type { Node } from './operations-of.ts';
import { wordsOf } from './words.ts';

/** Who sends what is described: the caller sends requests, the server responses. Turned around for calls that the server makes. */
export type Direction = 'request' | 'response';

export interface Sides {
  readonly base: Node;
  readonly revision: Node;
}

/** A schema in both versions, and where it is. */
export interface SchemaPair {
  readonly base: unknown;
  readonly revision: unknown;
  readonly direction: Direction;
  /** `createCard`. */
  readonly operation: string;
  /** `request body`, `query parameter limit`, `response 201`. */
  readonly place: string;
  /** Values travel as text: in a URL or header. */
  readonly text?: boolean;
}

/** Compares schemas by what they accept. */
export interface SchemaComparer {
  compare(pair: SchemaPair): void;
}

/**
 * A request that the old description allows must be one that the new one allows, and a response of the new one must be one of the old: what
 * does not hold is breaking. What holds in this direction alone is additive.
 */
export function createSchemaComparer({ base, revision }: Sides, changes: Changes): SchemaComparer {
  const comparisons = new Map<string, Comparison>();
  const comparisonFor = (direction: Direction, impact: Impact, text: boolean) => {
    const key = [direction, impact, text].join();
    const comparison =
      comparisons.get(key) ??
      createComparison({
        names: direction === 'request' ? 'sent' : 'read',
        hidden: direction === 'request' ? 'readOnly' : 'writeOnly',
        text,
      });
    comparisons.set(key, comparison);
    return comparison;
  };

  const reasonsOf = (pair: SchemaPair, impact: Impact): readonly Reason[] => {
    const { direction, text = false } = pair;
    const [old, changed] = [
      { schema: pair.base, document: base },
      { schema: pair.revision, document: revision },
    ];
    const forward = (direction === 'request') === (impact === 'breaking');
    const [a, b] = forward ? [old, changed] : [changed, old];
    return includes([a], [b], { component: undefined, path: [] }, comparisonFor(direction, impact, text));
  };

  const add = (pair: SchemaPair, reason: Reason, impact: Impact) => {
    const { direction, operation, place } = pair;
    const { spot, keyword, a, b } = reason;
    const { component } = spot;
    const pointer = toPointer(spot.path);
    const [from, to] = (direction === 'request') === (impact === 'breaking') ? [a, b] : [b, a];
    const inside = pointer === '' ? '' : `, ${pointer}`;
    changes.add({
      key: `${direction}:${component ?? `${operation}.${place.replaceAll(' ', '-')}`}${pointer}:${keyword}`,
      impact,
      subject: direction,
      where:
        component === undefined
          ? `${operation}, ${place}${inside}`
          : `${component}${inside} (in a ${direction})`,
      message: wordsOf(reason, direction, impact),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      operations: [operation],
      schemas: component === undefined ? [] : [component],
    });
  };

  return {
    compare(pair) {
      const breaking = reasonsOf(pair, 'breaking');
      const same = (one: Reason, other: Reason) =>
        one.keyword === other.keyword &&
        one.spot.component === other.spot.component &&
        toPointer(one.spot.path) === toPointer(other.spot.path);
      // A value in place of another is one change.
      const additive = reasonsOf(pair, 'additive').filter(
        (one) => !breaking.some((other) => same(one, other)),
      );
      for (const reason of breaking) add(pair, reason, 'breaking');
      for (const reason of additive) add(pair, reason, 'additive');
    },
  };
}
