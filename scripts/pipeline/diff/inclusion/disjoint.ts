import { acceptsAtom } from './accepts-value.ts';
import type { Atom } from './atom.ts';
import { atomsOfAll } from './atoms-of.ts';
import { isFreeFormAtom, itemNodes, listedNames, memberNodes, otherMembers } from './members.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

/** Members within members are looked at this far. */
const MAX_DEPTH = 4;

/** Finds out, of any two atoms once, whether no value fits both. `false` where that could not be proved. */
export function createDisjointness(): (a: Atom, b: Atom) => boolean {
  const known = Array.from({ length: MAX_DEPTH + 1 }, () => new WeakMap<Atom, WeakMap<Atom, boolean>>());

  function areDisjoint(a: Atom, b: Atom, depth: number): boolean {
    const results = known[depth]?.get(a) ?? new WeakMap<Atom, boolean>();
    known[depth]?.set(a, results);
    const result = results.get(b) ?? findOut(a, b, depth);
    results.set(b, result);
    return result;
  }

  function findOut(a: Atom, b: Atom, depth: number): boolean {
    if (a.type !== b.type) return true;
    if (a.values !== undefined)
      return !a.values.some((value) => acceptsAtom(a, value) && acceptsAtom(b, value));
    if (b.values !== undefined)
      return !b.values.some((value) => acceptsAtom(a, value) && acceptsAtom(b, value));
    if (a.type === 'number')
      return a.low.value > b.high.value || b.low.value > a.high.value || touches(a, b) || touches(b, a);
    if (a.type === 'string') return a.minLength > b.maxLength || b.minLength > a.maxLength;
    if (depth >= MAX_DEPTH) return false;
    if (a.type === 'array') {
      if (a.minItems > b.maxItems || b.minItems > a.maxItems) return true;
      return (
        Math.max(a.minItems, b.minItems) > 0 && unionsAreDisjoint(itemNodes(a, 0), itemNodes(b, 0), depth)
      );
    }
    if (a.type !== 'object') return false;
    return [...new Set([...a.required, ...b.required])].some(
      (name) => isMissing(a, name) || unionsAreDisjoint(memberNodes(a, name), memberNodes(b, name), depth),
    );
  }

  function unionsAreDisjoint(
    ones: readonly SchemaInDocument[],
    others: readonly SchemaInDocument[],
    depth: number,
  ): boolean {
    const atoms = atomsOfAll(others);
    return atomsOfAll(ones).every((one) => atoms.every((other) => areDisjoint(one, other, depth + 1)));
  }

  return (a, b) => areDisjoint(a, b, 0);
}

function touches({ high }: Atom, { low }: Atom): boolean {
  return high.value === low.value && (high.exclusive || low.exclusive);
}

/** Names that a schema does not list are not in it, unless it lists none or says something about others. */
function isMissing(atom: Atom, name: string): boolean {
  return (
    !listedNames(atom).has(name) &&
    !isFreeFormAtom(atom) &&
    otherMembers(atom) === undefined &&
    memberNodes(atom, name).length === 0
  );
}
