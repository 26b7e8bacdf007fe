import { canonicalJson } from '../../../../lib/canonical-json.ts';
import type { Atom, Contains } from './atom.ts';
import { finite, positive } from './compare-scalars.ts';
import { compareXml } from './compare-xml.ts';
import { type Comparison, orElse, type Reason, type Spot, type Term } from './comparison.ts';
import { itemNodes } from './members.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

export function compareLists(a: Atom, b: Atom, spot: Spot, comparison: Comparison): Term[] {
  const reasons: Term[] = [];
  const at = (name: string): Spot => ({ ...spot, path: [...spot.path, name] });
  if (a.minItems < b.minItems)
    reasons.push({ spot, keyword: 'minItems', a: positive(a.minItems), b: b.minItems });
  if (longest(a) > b.maxItems)
    reasons.push({ spot, keyword: 'maxItems', a: finite(a.maxItems), b: b.maxItems });
  if (b.uniqueItems && !a.uniqueItems && longest(a) > 1)
    reasons.push({ spot, keyword: 'uniqueItems', a: false, b: true });
  const positions = Math.max(0, ...[...a.arrays, ...b.arrays].map(({ prefix }) => prefix.length));
  // One position beyond the listed ones stands for all that follow.
  for (let index = 0; index <= positions; index += 1) {
    if (index >= longest(a)) break;
    const [ones, others] = [itemNodes(a, index), itemNodes(b, index)];
    const place = at(index < positions ? String(index) : '*');
    reasons.push(...compareXml(ones, others, place, comparison));
    if (others.length > 0) reasons.push(comparison.pair(orAny(ones, others), others, place));
  }
  for (const { node, min, max } of b.contains) {
    const isCounted = max !== Number.POSITIVE_INFINITY;
    const found = a.contains
      .filter((one) => one.min >= min && one.max <= max)
      .map((one) => [
        comparison.pair([one.node], [node], spot),
        ...(isCounted ? [comparison.pair([node], [one.node], spot)] : []),
      ]);
    const all = itemNodes(a, positions);
    const everyEntry = !isCounted && a.minItems >= min && all.length > 0;
    reasons.push(
      orElse([...found, ...(everyEntry ? [[comparison.pair(all, [node], spot)]] : [])], {
        spot,
        ...containsReason(a, { node, min, max }),
      }),
    );
  }
  return reasons;
}

function orAny(
  ones: readonly SchemaInDocument[],
  others: readonly SchemaInDocument[],
): readonly SchemaInDocument[] {
  const document = others[0]?.document;
  return ones.length > 0 || document === undefined ? ones : [{ schema: true, document }];
}

function containsReason(a: Atom, { node, min, max }: Contains): Pick<Reason, 'keyword' | 'a' | 'b'> {
  const same = a.contains.find((one) => canonicalJson(one.node.schema) === canonicalJson(node.schema));
  if (same === undefined) return { keyword: 'contains', a: a.contains[0]?.node.schema, b: node.schema };
  return same.min < min
    ? { keyword: 'minContains', a: same.min === 1 ? undefined : same.min, b: min }
    : { keyword: 'maxContains', a: finite(same.max), b: max };
}

/** `items: false` ends a list as well. */
function longest({ arrays, maxItems }: Atom): number {
  return Math.min(
    maxItems,
    ...arrays.filter(({ items }) => items?.schema === false).map(({ prefix }) => prefix.length),
  );
}
