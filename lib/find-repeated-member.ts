import { toPointer } from './json-pointer.ts';

/** An object or a list that the search is in. */
interface Open {
  /** The names that the object has had so far. */
  readonly names: Set<string> | undefined;
  /** A member's name comes next. */
  isNameNext: boolean;
  /** The name or index of the member or entry that the search is in. */
  name: string;
  index: number;
}

/** Strings and punctuation. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/**
 * The first member that an object has twice, as a JSON pointer: parsers differ in which of the two they take. `undefined` where all are unique.
 *
 * @param text valid JSON
 */
export function findRepeatedMember(text: string): string | undefined {
  const open: Open[] = [];
  for (const [token] of text.matchAll(TOKENS)) {
    const here = open.at(-1);
    if (token === '{' || token === '[')
      open.push({
        names: token === '{' ? new Set() : undefined,
        isNameNext: token === '{',
        name: '0',
        index: 0,
      });
    else if (token === '}' || token === ']') open.pop();
    else if (here === undefined) continue;
    else if (token === ',') {
      here.isNameNext = here.names !== undefined;
      if (here.names === undefined) here.name = String(++here.index);
    } else if (here.names !== undefined && here.isNameNext) {
      here.name = JSON.parse(token) as string;
      here.isNameNext = false;
      if (here.names.has(here.name)) return toPointer(open.map(({ name }) => name));
      here.names.add(here.name);
    }
  }
  return undefined;
}
