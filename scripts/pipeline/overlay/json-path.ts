import { exec, type JsonValue } from 'jsonpath-rfc9535';
import parse, { type JsonPathQuery } from 'jsonpath-rfc9535/parser';
import { findQueryFault } from './check-query.ts';

/** The only file that touches the JSONPath library. With `check-query.ts` it does what the compliance test suite of RFC 9535 asks. */

/** The way to a value: member names and list indices, from the root. */
export type Steps = readonly (string | number)[];

/** An expression that RFC 9535 does not allow. */
export class JsonPathError extends Error {
  /** Counts the characters of the expression that are fine. */
  readonly offset: number;
  readonly fix: string;

  constructor(message: string, offset: number, fix: string, cause: unknown) {
    super(message, { cause });
    this.offset = offset;
    this.fix = fix;
  }
}

/** @throws JsonPathError */
export function checkJsonPath(expression: string): void {
  parsed(expression);
}

/**
 * The places that an expression selects, each once, in the order of the document.
 *
 * @throws JsonPathError
 */
export function selectPlaces(document: unknown, expression: string): Steps[] {
  checkJsonPath(expression);
  const found = new Map<string, Steps>();
  exec(document as JsonValue, expression, (_, path) => {
    const steps = path.map((name) => (typeof name === 'number' ? name : unescaped(name)));
    found.set(JSON.stringify(steps), steps);
  });
  return [...found.values()];
}

/** The names and indices at the beginning of an expression that select one thing each; `isWhole` when there is nothing else in it. */
export function leadingSteps(expression: string): { readonly steps: Steps; readonly isWhole: boolean } {
  const { segments } = parsed(expression);
  const steps: (string | number)[] = [];
  for (const { type, node } of segments) {
    if (type !== 'ChildSegment') return { steps, isWhole: false };
    const [only, ...others] = node.type === 'BracketedSelection' ? node.selectors : [node];
    if (only === undefined || others.length > 0) return { steps, isWhole: false };
    if (only.type !== 'NameSelector' && only.type !== 'MemberNameShorthand' && only.type !== 'IndexSelector')
      return { steps, isWhole: false };
    steps.push(only.value);
  }
  return { steps, isWhole: true };
}

/** The expression for one place: `$.paths['/v1/card'].post`. */
export function toJsonPath(steps: Steps): string {
  return steps.reduce<string>((path, name) => {
    if (typeof name === 'number') return `${path}[${name}]`;
    if (/^[A-Za-z_]\w*$/.test(name)) return `${path}.${name}`;
    return `${path}[${quoted(name)}]`;
  }, '$');
}

function quoted(name: string): string {
  const inside = JSON.stringify(name).slice(1, -1);
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The library gives names as normalized paths write them. */
function unescaped(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replace(/\\(u[0-9a-f]{4}|.)/g, (_, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (CONTROL[code] ?? code),
  );
}

const CONTROL: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function parsed(expression: string): JsonPathQuery {
  const query = parseOrThrow(expression);
  const fault = findQueryFault(query);
  if (fault === undefined) return query;
  throw new JsonPathError(
    fault,
    0,
    'The functions of RFC 9535 are length, count, match, search and value.',
    undefined,
  );
}

function parseOrThrow(expression: string): JsonPathQuery {
  try {
    return parse(expression);
  } catch (error) {
    const { location } = error as { location?: { start: { offset: number } } };
    const offset = location?.start.offset ?? 0;
    const reason =
      offset < expression.length ? `unexpected ${shown(expression, offset)}` : 'it ends too early';
    throw new JsonPathError(
      location === undefined ? (error as Error).message : `${reason} at character ${offset + 1}`,
      offset,
      hintFor(expression, offset),
      error,
    );
  }
}

function shown(expression: string, offset: number): string {
  return `"${[...expression.slice(offset)][0]}"`;
}

/** Overlays written for older implementations of JSONPath use what RFC 9535 left out. */
function hintFor(expression: string, offset: number): string {
  const rest = expression.slice(offset);
  if (!expression.startsWith('$')) return 'A JSONPath begins with `$`, the root of the document.';
  if (rest.startsWith('-')) {
    const name = /[\w-]*$/.exec(expression.slice(0, offset))?.[0] ?? '';
    const whole = `${name}${/^[\w-]*/.exec(rest)?.[0]}`;
    return `Put a name with a hyphen in brackets and quotes: ['${whole}'].`;
  }
  if (rest.startsWith('=~') || (rest.startsWith('~') && expression[offset - 1] === '='))
    return 'Use match(@.name, "expression") for the whole text or search(@.name, "expression") for a part of it.';
  if (/^["']/.test(rest)) return "Put a quoted name in brackets: ['name'].";
  if (rest.startsWith('~'))
    return 'RFC 9535 cannot select the names of members. Select the object that has them.';
  if (rest.startsWith('^'))
    return 'RFC 9535 cannot select a parent. Filter for it: $.paths[?@.get.deprecated].';
  if (rest.startsWith('('))
    return 'RFC 9535 has no scripts and no methods. Use an index ([-1] is the last) or a filter ([?@.name == "x"]).';
  if (/^[/{]/.test(rest))
    return "Put a name with other characters than letters, digits and underscores in brackets and quotes: ['/v1/card'].";
  return 'Write it in the syntax of RFC 9535: $.paths["/v1/card"].post.';
}
