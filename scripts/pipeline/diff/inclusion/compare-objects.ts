import { isSame, type Json } from '../../../../lib/json.ts';
import type { Atom } from './atom.ts';
import { atomsOfAll } from './atoms-of.ts';
import { finite, positive } from './compare-scalars.ts';
import { compareXml } from './compare-xml.ts';
import { type Comparison, orElse, type Rules, type Spot, type Term } from './comparison.ts';
import { isFreeFormAtom, listedNames, memberNodes, otherMembers } from './members.ts';
import { defaultOf, isMarked, type SchemaInDocument } from './schema-in-document.ts';

/** @param elsewhere whether another alternative describes a member */
export function compareObjects(
  a: Atom,
  b: Atom,
  elsewhere: (name: string) => boolean,
  spot: Spot,
  comparison: Comparison,
): Term[] {
  const { names: rule } = comparison.rules;
  const names = new Set([...listedNames(a), ...listedNames(b), ...b.required]);
  const reasons = [...names].flatMap((name) =>
    compareMember(a, b, name, elsewhere, { ...spot, path: [...spot.path, name] }, comparison),
  );
  reasons.push(...compareOthers(a, b, { ...spot, path: [...spot.path, '*'] }, comparison));
  const closed =
    otherMembers(a) === undefined &&
    !isFreeFormAtom(a) &&
    a.objects.every(({ patterns }) => patterns.length === 0) &&
    rule !== 'open';
  const most = closed || isClosed(a) ? Math.min(a.maxProperties, listedNames(a).size) : a.maxProperties;
  if (Math.max(a.minProperties, a.required.size) < b.minProperties)
    reasons.push({ spot, keyword: 'minProperties', a: positive(a.minProperties), b: b.minProperties });
  if (most > b.maxProperties)
    reasons.push({ spot, keyword: 'maxProperties', a: finite(a.maxProperties), b: b.maxProperties });
  reasons.push(...compareNames(a, b, spot, comparison, closed || isClosed(a)));
  return reasons;
}

/** @param spot of the member */
function compareMember(
  a: Atom,
  b: Atom,
  name: string,
  elsewhere: (name: string) => boolean,
  spot: Spot,
  comparison: Comparison,
): Term[] {
  const { names: rule } = comparison.rules;
  const one = member(a, name, comparison.rules);
  const other = member(b, name, comparison.rules);
  // Names that the schema does not list are sent where it says so, or lists none.
  const comes = one.nodes.length > 0 ? one.comes : !one.hidden && (rule === 'open' || isFreeFormAtom(a));
  if (rule === 'read' && other.listed && !other.hidden && other.comes && !comes)
    return !b.required.has(name) && elsewhere(name)
      ? []
      : [
          one.hidden
            ? { spot, keyword: comparison.rules.hidden, a: true, b: false }
            : { spot, keyword: 'removed', a: undefined, b: true },
        ];
  const reasons: Term[] = [];
  if (b.required.has(name) && !other.hidden && !a.required.has(name))
    reasons.push({ spot, keyword: 'required', a: false, b: true });
  if (!comes) return reasons;
  if (other.nodes.length > 0 && other.comes && !other.hidden) {
    const given = defaultOf(one.nodes);
    if (rule === 'sent' && given !== undefined && !isSame(given as Json, defaultOf(other.nodes) as Json))
      reasons.push({ spot, keyword: 'default', a: given, b: defaultOf(other.nodes) });
    reasons.push(...compareXml(one.nodes, other.nodes, spot, comparison));
    reasons.push(comparison.pair(orAny(one.nodes, other.nodes), other.nodes, spot));
    return reasons;
  }
  const isGone = other.nodes.length > 0 && !other.comes && !(other.hidden && rule === 'read');
  const isUnnamed =
    rule === 'sent' && one.listed && (other.hidden || (other.nodes.length === 0 && !isFreeFormAtom(b)));
  if (isGone || (isUnnamed && !elsewhere(name)))
    reasons.push(
      other.hidden
        ? { spot, keyword: comparison.rules.hidden, a: false, b: true }
        : { spot, keyword: 'removed', a: true, b: undefined },
    );
  return reasons;
}

interface Member {
  readonly nodes: readonly SchemaInDocument[];
  /** The members in `properties`. */
  readonly listed: boolean;
  readonly hidden: boolean;
  /** Some value of it is possible. */
  readonly comes: boolean;
}

function member(atom: Atom, name: string, { hidden }: Rules): Member {
  const nodes = memberNodes(atom, name);
  const isHidden = nodes.some((node) => isMarked(node, hidden));
  return {
    nodes,
    listed: listedNames(atom).has(name),
    hidden: isHidden,
    comes: !isHidden && (nodes.length === 0 || atomsOfAll(nodes).length > 0),
  };
}

/** The names that neither lists, and those that follow a pattern. */
function compareOthers(a: Atom, b: Atom, spot: Spot, comparison: Comparison): Term[] {
  const reasons: Term[] = [];
  const [ones, others] = [otherMembers(a), otherMembers(b)];
  const rest = ones ?? (comparison.rules.names === 'open' || isFreeFormAtom(a) ? [] : undefined);
  const aPatterns = a.objects.flatMap(({ patterns }) => patterns);
  const bPatterns = b.objects.flatMap(({ patterns }) => patterns);
  const sent = [...(rest === undefined ? [] : [rest]), ...aPatterns.map(([, node]) => [node])];
  if (rest !== undefined && others !== undefined)
    reasons.push(comparison.pair(orAny(rest, others), others, spot));
  for (const [pattern, node] of aPatterns) {
    const same = bPatterns.filter(([one]) => one === pattern).map(([, one]) => one);
    const limits = same.length > 0 ? same : others;
    if (limits !== undefined) reasons.push(comparison.pair([node], limits, spot));
  }
  for (const [pattern, node] of bPatterns)
    for (const nodes of sent) {
      const isOwn = aPatterns.some(([one, own]) => one === pattern && nodes.includes(own));
      if (!isOwn && !(nodes.length === 1 && nodes[0]?.schema === false))
        reasons.push(comparison.pair(orAny(nodes, [node]), [node], spot));
    }
  return reasons;
}

function compareNames(a: Atom, b: Atom, spot: Spot, comparison: Comparison, closed: boolean): Term[] {
  return b.names.map((node) => {
    const { document } = node;
    const sent = closed
      ? [{ schema: { enum: [...listedNames(a)] }, document }]
      : a.names.length > 0
        ? a.names
        : [{ schema: { type: 'string' }, document }];
    const reason = { spot, keyword: 'propertyNames', a: a.names[0]?.schema, b: node.schema };
    return orElse([[comparison.pair(sent, [node], spot)]], reason);
  });
}

function isClosed(atom: Atom): boolean {
  return atom.objects.some(
    ({ additional, patterns }) => additional?.schema === false && patterns.length === 0,
  );
}

function orAny(
  ones: readonly SchemaInDocument[],
  others: readonly SchemaInDocument[],
): readonly SchemaInDocument[] {
  const document = others[0]?.document;
  return ones.length > 0 || document === undefined ? ones : [{ schema: true, document }];
}
