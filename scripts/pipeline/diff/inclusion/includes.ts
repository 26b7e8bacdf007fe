import { acceptsAtom } from './accepts-value.ts';
import type { Atom } from './atom.ts';
import { atomsOfAll, TooManyAlternatives } from './atoms-of.ts';
import { changedKeyword } from './changed-keyword.ts';
import { compareLists } from './compare-lists.ts';
import { compareObjects } from './compare-objects.ts';
import { compareNumbers, compareStrings } from './compare-scalars.ts';
import {
  type Choice,
  type Comparison,
  isReason,
  type Option,
  orElse,
  type Pair,
  type Reason,
  type Spot,
  type Term,
} from './comparison.ts';
import { listedNames, memberNodes } from './members.ts';
import { byType } from './merge.ts';
import { isMarked } from './schema-in-document.ts';

/**
 * Finds what has to hold so that every value that fits all of the schemas `a` fits all of the schemas `b`. What cannot be proved counts as a reason,
 * so that no change is missed.
 */
export function termsOf({ a, b, spot, comparison }: Pair): readonly Term[] {
  try {
    const [ones, others] = [atomsOfAll(a), atomsOfAll(b)];
    const terms = [...ones].sort(byType).flatMap((atom) => {
      comparison.work(1);
      return compareAtom(atom, others, ones, spot, comparison, MAX_SPLITS);
    });
    const written = changedKeyword(a, b);
    return written === undefined || terms.length === 0
      ? withOneTypeReason(terms)
      : [orElse([terms], { spot, ...written })];
  } catch (error) {
    if (!(error instanceof TooManyAlternatives)) throw error;
    const [one, other] = [a, b].map((nodes) => nodes.map(({ schema }) => schema));
    return [{ spot, keyword: 'undecided', a: one, b: other, unproved: true }];
  }
}

/** Types that are lost at one place are one change. */
function withOneTypeReason(terms: readonly Term[]): readonly Term[] {
  const lost = terms.filter((term): term is Reason => isReason(term) && term.keyword === 'type');
  const [first] = lost;
  if (first === undefined || lost.length < 2) return terms;
  const all = { ...first, a: lost.flatMap(({ a }) => a) };
  return terms.flatMap((term) => (term === first ? [all] : lost.includes(term as Reason) ? [] : [term]));
}

/** The atoms that one atom is split into by the values of its members. */
const MAX_SPLITS = 240;

function compareAtom(
  atom: Atom,
  union: readonly Atom[],
  own: readonly Atom[],
  spot: Spot,
  comparison: Comparison,
  splits: number,
): readonly Term[] {
  const { text } = comparison.rules;
  if (atom.values !== undefined) {
    const refused = atom.values.filter(
      (value) =>
        acceptsAtom(atom, value) &&
        !union.some((other) => acceptsAtom(other, value)) &&
        !(text && (isText(atom, union) || isAcceptedAsText(value, union))),
    );
    if (refused.length === 0) return [];
    const listed = union.filter(({ type }) => type === atom.type).some(({ values }) => values !== undefined);
    if (!union.some(({ type }) => type === atom.type)) return [typeReason(atom, union, spot)];
    return [{ spot, keyword: listed ? 'enum' : 'value', a: refused, b: undefined }];
  }
  const candidates = union.filter(({ type }) => type === atom.type);
  if (candidates.length === 0) return text && isText(atom, union) ? [] : [typeReason(atom, union, spot)];
  const optionFor = (candidate: Atom): Option => {
    const isMeant = atom.component !== undefined && atom.component === candidate.component;
    const place = isMeant ? { component: atom.component, path: [] } : spot;
    return {
      isMeant,
      terms: () =>
        comparePair(atom, candidate, describedBy(atom, candidate, own, union, comparison), place, comparison),
    };
  };
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return optionFor(only).terms();
  const options = candidates.map(optionFor);
  // The option of the same name is most likely to fit.
  const choice: Choice = {
    kind: 'choice',
    options: [...options.filter(({ isMeant }) => isMeant), ...options.filter(({ isMeant }) => !isMeant)],
  };
  const split = splitByMember(atom, candidates, splits);
  if (split === undefined) return [choice];
  const rest = Math.floor(splits / split.length);
  const terms = () => split.flatMap((one) => compareAtom(one, union, own, spot, comparison, rest));
  return [{ ...choice, options: [...choice.options, { terms, isSplit: true }] }];
}

function typeReason(atom: Atom, union: readonly Atom[], spot: Spot): Term {
  return { spot, keyword: 'type', a: [nameOf(atom)], b: [...new Set(union.map(nameOf))] };
}

function nameOf({ type, multipleOf }: Atom): string {
  return type === 'number' && multipleOf.includes(1) ? 'integer' : type;
}

/** A URL or header has only text: `5` is a string, too. */
function isText({ type }: Atom, union: readonly Atom[]): boolean {
  if (type !== 'number' && type !== 'boolean') return false;
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

/**
 * Tells whether a member that one alternative does not describe is described by another one that the same value may fit. It is not gone then.
 */
function describedBy(a: Atom, b: Atom, own: readonly Atom[], union: readonly Atom[], comparison: Comparison) {
  const [others, kept] = comparison.rules.names === 'sent' ? [union, a] : [own, b];
  return (name: string) =>
    others.some(
      (one) =>
        one.type === 'object' &&
        listedNames(one).has(name) &&
        !memberNodes(one, name).some((node) => isMarked(node, comparison.rules.hidden)) &&
        atomsOfAll(memberNodes(one, name)).length > 0 &&
        !comparison.areDisjoint(kept, one),
    );
}

/** `1` and `"1"` are the same there. */
function isAcceptedAsText(value: unknown, union: readonly Atom[]): boolean {
  const text = String(value);
  const others = typeof value === 'string' ? [Number(text), text === 'true', text !== 'false'] : [text];
  return others.some((other) => String(other) === text && union.some((one) => acceptsAtom(one, other)));
}

function comparePair(
  a: Atom,
  b: Atom,
  elsewhere: (name: string) => boolean,
  spot: Spot,
  comparison: Comparison,
): readonly Term[] {
  if (b.values !== undefined) return [{ spot, keyword: 'enum', a: undefined, b: b.values }];
  const terms: Term[] = [];
  if (a.type === 'number') terms.push(...compareNumbers(a, b, spot));
  if (a.type === 'string') terms.push(...compareStrings(a, b, spot, comparison));
  if (a.type === 'array') terms.push(...compareLists(a, b, spot, comparison));
  if (a.type === 'object') terms.push(...compareObjects(a, b, elsewhere, spot, comparison));
  const { tags } = b;
  const lost = a.tags?.values.filter((value) => tags?.values.includes(value) === false) ?? [];
  const isMoved = tags !== undefined && a.tags !== undefined && a.tags.property !== tags.property;
  if (lost.length > 0 || isMoved) terms.push({ spot, keyword: 'discriminator', a: a.tags, b: tags });
  for (const opaque of b.opaque)
    if (!a.opaque.includes(opaque))
      terms.push({ spot, keyword: opaque.split(':')[0] ?? '', a: undefined, b: opaque, unproved: true });
  for (const not of b.nots) {
    if (atomsOfAll([not]).every((one) => comparison.areDisjoint(a, one))) continue;
    const excluded = a.nots.map((other) => [comparison.exact().pair([not], [other], spot)]);
    terms.push(orElse(excluded, { spot, keyword: 'not', a: undefined, b: not.schema, unproved: true }));
  }
  comparison.work(1 + terms.length);
  return terms;
}

/**
 * One atom for each value of a member with listed values, `kind` of `{ kind: cat | dog }`, if the candidates distinguish them.
 */
function splitByMember(atom: Atom, candidates: readonly Atom[], most: number): Atom[] | undefined {
  if (atom.type !== 'object') return undefined;
  for (const name of listedNames(atom)) {
    const listing = candidates.filter((one) => listedNames(one).has(name));
    if (listing.length === 0) continue;
    const nodes = memberNodes(atom, name);
    const atoms = atomsOfAll(nodes);
    const values = atoms.flatMap(
      (one) => one.values?.filter((value) => acceptsAtom(one, value)) ?? [undefined],
    );
    if (values.length < 2 || values.length > most || values.includes(undefined)) continue;
    const refuses = (one: Atom) => {
      const others = atomsOfAll(memberNodes(one, name));
      return values.some((value) => !others.some((other) => acceptsAtom(other, value)));
    };
    if (!listing.some(refuses)) continue;
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
