import type { PlaceValues } from '../../../generated/catalogue-check.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { fromPointer, step, toPointer } from '../../../lib/json-pointer.ts';
import type { PlacePair } from './places.ts';

/** The limit for one row in one body: a list may be of any length. */
const MAX_PLACES = 10_000;

/**
 * The places of a body that a pattern leads to: `*` stands for each entry of a list and each member of an object, `**` for any number of names. What follows the
 * last of them need not be there. `from` has what each stands for in the place of the other side.
 */
export function placesInBody(body: Json, pairs: Readonly<Record<string, string>>): PlacePair[] {
  return Object.entries(pairs).flatMap(([pattern, from]) =>
    instancesOf(body, pattern)
      .filter(({ pointer }) => !pattern.endsWith('*') || !isObject(at(body, pointer)))
      .map(({ pointer, stars }) => ({ at: pointer, from: fillIn(from, stars), type: 'value' })),
  );
}

interface Instance {
  readonly pointer: string;
  /** The parts that each `*` and `**` stands for, as pointers. */
  readonly stars: readonly string[];
}

export function instancesOf(body: Json, pattern: string): Instance[] {
  const found: Instance[] = [];
  const names = fromPointer(pattern);
  const last = Math.max(names.lastIndexOf('*'), names.lastIndexOf('**'));
  // Not recursive in the depth of the body alone: each visit takes a name of the pattern or, for `**`, a level of the body.
  const open: { here: Json | undefined; index: number; pointer: string; stars: readonly string[] }[] = [
    { here: body, index: 0, pointer: '', stars: [] },
  ];
  for (let one = open.pop(); one !== undefined && found.length < MAX_PLACES; one = open.pop()) {
    const { here, index, pointer, stars } = one;
    if (index > last) {
      found.push({ pointer: `${pointer}${toPointer(names.slice(index))}`, stars });
      continue;
    }
    const name = names[index] as string;
    if (name === '**') {
      const inner = { here, index: index + 1, pointer, stars: [...stars, ''] };
      open.push(inner);
      for (const [key, value] of membersOf(here))
        for (const instance of instancesOf(value, toPointer(names.slice(index)))) {
          const [first = '', ...rest] = instance.stars;
          found.push({
            pointer: `${step(pointer, key)}${instance.pointer}`,
            stars: [...stars, `${step('', key)}${first}`, ...rest],
          });
        }
    } else if (name === '*')
      for (const [key, value] of membersOf(here).toReversed())
        open.push({
          here: value,
          index: index + 1,
          pointer: step(pointer, key),
          stars: [...stars, step('', key)],
        });
    else {
      const next = at(here, step('', name));
      if (next !== undefined)
        open.push({ here: next, index: index + 1, pointer: step(pointer, name), stars });
    }
  }
  return found;
}

function membersOf(value: Json | undefined): (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((entry: Json, index) => [String(index), entry] as const);
  return isObject(value) ? Object.entries(value) : [];
}

function fillIn(pattern: string, stars: readonly string[]): string {
  const left = [...stars];
  return pattern.replaceAll(/\/\*{1,2}(?=\/|$)/g, () => left.shift() ?? '');
}

// `/items/*/name` below `/items/3` is `/items/3/name`.
/** The place of a pattern below the entry that stands at a pointer; `undefined` where it is not below it. */
export function placeBelow(pattern: string, entry: string): string | undefined {
  const names = fromPointer(pattern);
  const above = fromPointer(entry);
  const isBelow = above.every((name, index) => index === 0 || names[index] === '*' || names[index] === name);
  return isBelow && names.length >= above.length
    ? `${entry}${toPointer(names.slice(above.length))}`
    : undefined;
}

/** True if a place is not in an entry that the condition speaks of, or in one that has the values. */
export function isInMeantEntry(body: Json | undefined, place: string, conditions: PlaceValues = {}): boolean {
  return Object.entries(conditions).every(([pattern, value]) => {
    const names = fromPointer(pattern);
    const depth = names.lastIndexOf('*') + 1;
    const own = fromPointer(place).slice(0, depth);
    const isOfList =
      depth > 0 &&
      own.length === depth &&
      names.slice(0, depth).every((name, index) => name === '*' || name === own[index]);
    return !isOfList || at(body, `${toPointer(own)}${toPointer(names.slice(depth))}`) === value;
  });
}
