import { camelCase } from '../../../lib/case.ts';

/** Names that the generated modules use themselves, or that TypeScript keeps; a schema of that name is reached another way. */

const IDENTIFIER = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** Words that cannot name a variable in a module. */
const KEYWORDS = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Words that TypeScript keeps for its own types. */
const TYPE_WORDS = new Set(
  'any asserts bigint boolean infer intrinsic is keyof never number object readonly string symbol undefined unique unknown'.split(
    ' ',
  ),
);

/** Types that the types file has or uses: an export of that name would change what it says. */
const TYPES_FILE = new Set('paths components operations webhooks $defs Record'.split(' '));

/**
 * Names that generated modules have in scope: globals, what they import, and what they declare. Importing a schema of that name
 * would hide the one or clash with the other.
 */
const IN_SCOPE = new Set(
  (
    'AbortController AbortSignal Array Blob Boolean Date Error Event Exclude File FormData Function Headers JSON Map Math NonNullable ' +
    'Number Object Partial Promise Readonly RegExp Request Required Response Set String Symbol TypeError URL URLSearchParams ' +
    'AsyncIterable AsyncIterator Awaited Infinity Iterable NaN Omit Parameters Pick ReadableStream Record ReturnType Uint8Array globalThis ' +
    'ValidationError Validator requestBodies parameters responses handlers http HttpResponse RequestHandler RequestHandlerOptions zod ' +
    'allErrors clientModule content events firstError form operationFunctions runtime styles table webhookTable'
  ).split(' '),
);

export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name);
}

/** Tells whether JavaScript reserves the word. */
export function isKeyword(name: string): boolean {
  return KEYWORDS.has(name);
}

/** Tells whether a client, which may be awaited by mistake, can have a method of the name, and a module a function. */
export function canNameMethod(name: string): boolean {
  // orval drops all other letters.
  return (
    /^[A-Za-z_$][\w$]*$/.test(name) && !KEYWORDS.has(name) && name !== 'then' && !(name in Object.prototype)
  );
}

/** Tells whether a schema of the name would hide what generated modules use, if it were a variable or an import in them. */
export function isInScope(name: string): boolean {
  return IN_SCOPE.has(name);
}

/** Tells whether `export type <name>` can stand in the types file. A `$` in front is for names of our own. */
export function canNameType(name: string): boolean {
  return (
    isIdentifier(name) &&
    !name.startsWith('$') &&
    !KEYWORDS.has(name) &&
    !TYPE_WORDS.has(name) &&
    !TYPES_FILE.has(name)
  );
}

/** Tells whether a generated module may import a type of that name without hiding something it uses. */
export function canBeImported(name: string): boolean {
  return canNameType(name) && !IN_SCOPE.has(name);
}

/** A name in camel case that can name a variable; one that cannot gets a `_` in front: `_2fa`, `_class`. */
export function toIdentifier(name: string): string {
  const camel = camelCase(name);
  return !/^[\p{ID_Start}_$]/u.test(camel) || KEYWORDS.has(camel) ? `_${camel}` : camel;
}
