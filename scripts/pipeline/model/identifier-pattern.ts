import type { DocumentNode } from '../document/document-node.ts';

/** Reads what a string schema's pattern says about identifiers: always `acc-` in front, or that or nothing at all. */
export interface IdentifierPattern {
  readonly prefix: string;
  readonly pattern: string;
  /** True for the variant that may also be the empty string. */
  readonly orUnset: boolean;
}

/** One or more words, each ended by `-` or `_`, fixed by the pattern: no quantifier may follow. */
const PREFIX = /^\^((?:[A-Za-z][A-Za-z0-9]*[-_])+)(?![?*+{])/;

/**
 * Reads the fixed prefix of an identifier from a schema: `^acc-[0-9a-f]{8}$` has `acc-`; `^$|^acc-[0-9a-f]{8}$` has it too
 * and may be unset. Anything else, such as `^acc-?x` or `^acc-x|y$`, is no identifier.
 */
export function identifierPattern(schema: DocumentNode): IdentifierPattern | undefined {
  if (schema.type !== 'string' || schema.enum !== undefined || schema.const !== undefined) return undefined;
  if (typeof schema.pattern !== 'string') return undefined;
  const alternatives = topLevelAlternatives(schema.pattern);
  const rest = alternatives.filter((alternative) => alternative !== '^$');
  const [only] = rest;
  if (rest.length !== 1 || only === undefined || alternatives.length > 2) return undefined;
  const prefix = PREFIX.exec(only)?.[1];
  if (prefix === undefined) return undefined;
  return { prefix, pattern: schema.pattern, orUnset: alternatives.length === 2 };
}

/** Splits a regular expression at the `|` that stand in no group and no character class. */
function topLevelAlternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    let char = pattern.charAt(i);
    if (char === '\\') char += pattern.charAt(++i);
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === '|' && depth === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += char;
  }
  return parts;
}
