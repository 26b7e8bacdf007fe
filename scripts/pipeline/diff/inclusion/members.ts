import { matches } from './accepts-value.ts';
import type { Atom, ObjectGroup } from './atom.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

/** The schemas that a member of an object has to fit. Empty where nothing is said of this name. */
export function memberNodes({ objects }: Atom, name: string): SchemaInDocument[] {
  return objects.flatMap((group) => nodesIn(group, name));
}

function nodesIn({ properties, patterns, additional }: ObjectGroup, name: string): SchemaInDocument[] {
  const own = properties.get(name);
  const matching = patterns.filter(([pattern]) => matches(pattern, name)).map(([, node]) => node);
  if (own === undefined && matching.length === 0) return additional === undefined ? [] : [additional];
  return own === undefined ? matching : [own, ...matching];
}

/** The schemas of all names that are not listed; `undefined` where nothing is said of them. */
export function otherMembers({ objects }: Atom): SchemaInDocument[] | undefined {
  const nodes = objects.flatMap(({ additional }) => (additional === undefined ? [] : [additional]));
  return nodes.length === 0 ? undefined : nodes;
}

const listed = new WeakMap<Atom, ReadonlySet<string>>();

export function listedNames(atom: Atom): ReadonlySet<string> {
  const known = listed.get(atom);
  if (known !== undefined) return known;
  const names = new Set(atom.objects.flatMap(({ properties }) => [...properties.keys()]));
  listed.set(atom, names);
  return names;
}

/** An object of which no member is described, such as a map of metadata: any name may be in it. */
export function isFreeFormAtom(atom: Atom): boolean {
  return atom.objects.every(({ properties, patterns }) => properties.size === 0 && patterns.length === 0);
}

/** The schemas that the entry at a position has to fit. */
export function itemNodes({ arrays }: Atom, index: number): SchemaInDocument[] {
  return arrays.flatMap(({ prefix, items }) => {
    const node = prefix[index] ?? items;
    return node === undefined ? [] : [node];
  });
}
