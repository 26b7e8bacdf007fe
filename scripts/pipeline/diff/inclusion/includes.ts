import { canonicalJson } from '../../../../lib/canonical-json.ts';
import { acceptsAtom } from './accepts.ts';
import type { Atom } from './atom.ts';
import { atomsOfAll, TooManyAlternatives } from './atoms-of.ts';
import { compareLists } from './compare-lists.ts';
import { compareObjects } from './compare-objects.ts';
import { compareNumbers, compareTexts } from './compare-scalars.ts';
import type { Comparison, Reason, Spot } from './comparison.ts';
import { areDisjoint, isDisjoint } from './disjoint.ts';
import { listedNames, memberNodes } from './members.ts';
import { byType } from './merge.ts';
import { resolvedNode, type SchemaNode } from './schema-node.ts';

/** A schema within itself is compared once: assuming that it holds is how recursive types are compared. */
const ASSUMED: readonly Reason[] = [];

/**
 * Why the schemas `a` accept a value that the schemas `b` refuse: no reason where every value that fits all of `a` fits all of `b`. What cannot
 * be proved counts as a reason, so that no change is missed.
 */
export function includes(
  a: readonly SchemaNode[],
  b: readonly SchemaNode[],
  spot: Spot,
  comparison: Comparison,
): readonly Reason[] {
  const [ones, others] = [a.map(resolvedNode), b.map(resolvedNode)];
  const here = spotOf(ones, others, spot);
  const key = [ones, others]
    .map((side) => side.map(({ node }) => comparison.idOf(node.schema)).join('+'))
    .join('|');
  const { known, assumed } = comparison;
  const found = known.get(key);
  if (found !== undefined) {
    if (found === ASSUMED) assumed.add(key);
    return found;
  }
  const before = known.size;
  known.set(key, ASSUMED);
  const reasons = compareUnions(
    ones.map(({ node }) => node),
    others.map(({ node }) => node),
    here,
    comparison,
  );
  // What was found by an assumption that does not hold is found again when it is needed.
  if (reasons.length > 0 && assumed.has(key))
    for (const other of [...known.keys()].slice(before)) known.delete(other);
  known.set(key, reasons);
  return reasons;
}

/** Places start anew at each component, so that one change of it is one change of the description. */
function spotOf(
  ones: readonly { name: string | undefined }[],
  others: readonly { name: string | undefined }[],
  spot: Spot,
): Spot {
  const named = ones.length === 1 && others.length === 1 ? [ones[0]?.name, others[0]?.name] : [];
  const name = named[0] ?? named[1];
  return name === undefined ? spot : { component: name, path: [] };
}

function compareUnions(
  a: readonly SchemaNode[],
  b: readonly SchemaNode[],
  spot: Spot,
  comparison: Comparison,
): readonly Reason[] {
  try {
    const [ones, others] = [atomsOfAll(a), atomsOfAll(b)];
    return [...ones].sort(byType).flatMap((atom) => compareAtom(atom, others, ones, spot, comparison));
  } catch (error) {
    if (!(error instanceof TooManyAlternatives)) throw error;
    const same =
      canonicalJson(a.map(({ schema }) => schema)) === canonicalJson(b.map(({ schema }) => schema));
    return same ? [] : [{ spot, keyword: 'alternatives', a: undefined, b: undefined, unproved: true }];
  }
}

function compareAtom(
  atom: Atom,
  union: readonly Atom[],
  own: readonly Atom[],
  spot: Spot,
  comparison: Comparison,
): readonly Reason[] {
  if (atom.values !== undefined) {
    const refused = atom.values.filter(
      (value) =>
        acceptsAtom(atom, value) &&
        !union.some((other) => acceptsAtom(other, value)) &&
        !isText(atom, union, comparison),
    );
    if (refused.length === 0) return [];
    const listed = union.filter(({ type }) => type === atom.type).some(({ values }) => values !== undefined);
    if (!union.some(({ type }) => type === atom.type)) return [typeReason(atom, union, spot)];
    return [{ spot, keyword: listed ? 'enum' : 'value', a: refused, b: undefined }];
  }
  const candidates = union.filter(({ type }) => type === atom.type);
  if (candidates.length === 0) return isText(atom, union, comparison) ? [] : [typeReason(atom, union, spot)];
  let best: readonly Reason[] | undefined;
  for (const candidate of candidates) {
    const elsewhere = describedBy(atom, candidate, own, union, comparison);
    const isSame = atom.component !== undefined && atom.component === candidate.component;
    const place = isSame ? { component: atom.component, path: [] } : spot;
    const reasons = comparePair(atom, candidate, elsewhere, place, comparison);
    if (reasons.length === 0) return [];
    if (best === undefined || weight(reasons) < weight(best)) best = reasons;
  }
  const split = candidates.length > 1 ? splitByMember(atom, candidates) : undefined;
  if (split !== undefined) return split.flatMap((one) => compareAtom(one, union, own, spot, comparison));
  return best ?? [];
}

function typeReason(atom: Atom, union: readonly Atom[], spot: Spot): Reason {
  return { spot, keyword: 'type', a: nameOf(atom), b: [...new Set(union.map(nameOf))] };
}

function nameOf({ type, multipleOf }: Atom): string {
  return type === 'number' && multipleOf.includes(1) ? 'integer' : type;
}

/** In a URL or header everything is text: `5` is a string, too. */
function isText({ type }: Atom, union: readonly Atom[], { text }: Comparison): boolean {
  if (!text || (type !== 'number' && type !== 'boolean')) return false;
  return union.some(
    (one) =>
      one.type === 'string' &&
      one.values === undefined &&
      one.patterns.length === 0 &&
      one.formats.length === 0 &&
      one.minLength <= 1 &&
      one.maxLength === Number.POSITIVE_INFINITY &&
      one.nots.length === 0,
  );
}

/** How far two alternatives are apart: a member that tells them apart counts for more than a limit. */
function weight(reasons: readonly Reason[]): number {
  return reasons.reduce(
    (sum, { keyword }) => sum + (keyword === 'enum' || keyword === 'value' ? 10 : keyword === 'type' ? 5 : 1),
    0,
  );
}

/**
 * Whether a member that one alternative does not describe is described by another one that the same value may fit. It is not gone then.
 */
function describedBy(a: Atom, b: Atom, own: readonly Atom[], union: readonly Atom[], { names }: Comparison) {
  const [others, kept] = names === 'sent' ? [union, a] : [own, b];
  return (name: string) =>
    others.some(
      (one) =>
        one.type === 'object' &&
        listedNames(one).has(name) &&
        atomsOfAll(memberNodes(one, name)).length > 0 &&
        !areDisjoint(kept, one),
    );
}

function comparePair(
  a: Atom,
  b: Atom,
  elsewhere: (name: string) => boolean,
  spot: Spot,
  comparison: Comparison,
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (b.values !== undefined) return [{ spot, keyword: 'enum', a: undefined, b: b.values }];
  if (a.type === 'number') reasons.push(...compareNumbers(a, b, spot));
  if (a.type === 'string') reasons.push(...compareTexts(a, b, spot));
  if (a.type === 'array') reasons.push(...compareLists(a, b, spot, { ...comparison, includes }));
  if (a.type === 'object')
    reasons.push(...compareObjects(a, b, elsewhere, spot, { ...comparison, includes }));
  for (const opaque of b.opaque)
    if (!a.opaque.includes(opaque))
      reasons.push({ spot, keyword: opaque.split(':')[0] ?? '', a: undefined, b: opaque, unproved: true });
  for (const not of b.nots) {
    if (isDisjoint(a, [not])) continue;
    const excluded = a.nots.some((other) => includes([not], [other], spot, comparison.exact()).length === 0);
    if (!excluded) reasons.push({ spot, keyword: 'not', a: undefined, b: not.schema, unproved: true });
  }
  return reasons;
}

/** One atom for each value of a member with listed values that must be there: `kind` of `{ kind: cat | dog }`. */
function splitByMember(atom: Atom, candidates: readonly Atom[]): Atom[] | undefined {
  if (atom.type !== 'object') return undefined;
  for (const name of listedNames(atom)) {
    if (!candidates.some((one) => listedNames(one).has(name))) continue;
    const nodes = memberNodes(atom, name);
    const atoms = atomsOfAll(nodes);
    const values = atoms.flatMap(
      (one) => one.values?.filter((value) => acceptsAtom(one, value)) ?? [undefined],
    );
    if (values.length < 2 || values.length > 60 || values.includes(undefined)) continue;
    const [document] = nodes.map((node) => node.document);
    if (document === undefined) continue;
    return values.map((value) => ({
      ...atom,
      objects: [
        ...atom.objects,
        {
          properties: new Map([[name, { schema: { const: value }, document }]]),
          patterns: [],
          additional: undefined,
        },
      ],
    }));
  }
  return undefined;
}
