import { at, isObject, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { withinTime } from '../../lib/node/within-time.ts';
import { checkJsonPath, JsonPathError, selectPlaces } from '../pipeline/overlay/json-path.ts';
import type { Criterion, Value } from './arazzo.ts';
import { parseCondition } from './conditions.ts';
import {
  ExpressionError,
  evaluate,
  isExpression,
  type Known,
  parseExpression,
  type RuntimeExpression,
  type Scope,
  textOfValue,
} from './expressions.ts';

/** Reads expressions, and says where they name what is not there. */
export interface ReadExpression {
  readonly known: Known;
  /** @throws ExpressionError where it names a step, an input or an output that the document does not have */
  readonly check: (expression: RuntimeExpression) => void;
}

/** The time for one pattern or query, in milliseconds: longer is endless. */
const TIME = 200;
/** The length of a pattern, with the values in it. */
const MAX_PATTERN = 10_000;
/** The length of a text that a pattern is held against. */
const MAX_TEXT = 100_000;

const EMBEDDED = /\{(\$[^{}]+)\}/g;

export function compileExpression(text: string, read: ReadExpression): RuntimeExpression {
  const expression = parseExpression(text, read.known);
  read.check(expression);
  return expression;
}

/**
 * A text, a list or an object with expressions at any depth, and with parts of texts that are expressions in curly brackets.
 *
 * @param escapeText what such a part becomes within its text. Default: as it is
 * @throws ExpressionError
 */
export function compileValue(
  value: Json | undefined,
  read: ReadExpression,
  escapeText: (text: string) => string = (text) => text,
): Value {
  if (typeof value === 'string') return compileText(value, read, escapeText);
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => compileValue(item, read));
    return (scope) => items.map((item) => item(scope));
  }
  if (!isObject(value)) return () => value;
  if (isSelector(value)) return compileSelector(value, read);
  const members = Object.entries(value).map(([name, inner]) => [name, compileValue(inner, read)] as const);
  return (scope) =>
    Object.fromEntries(
      members
        .map(([name, inner]) => [name, inner(scope)] as const)
        .filter(([, inner]) => inner !== undefined),
    );
}

function compileText(text: string, read: ReadExpression, escapeText: (text: string) => string): Value {
  if (isExpression(text)) {
    const expression = compileExpression(text, read);
    return (scope) => evaluate(expression, scope);
  }
  const parts = embeddedIn(text, read);
  if (parts.length === 1) return () => text;
  return (scope) =>
    parts
      .map((part) => (typeof part === 'string' ? part : escapeText(textOfValue(evaluate(part, scope)))))
      .join('');
}

/** Texts and the expressions between them, in turn. */
function embeddedIn(text: string, read: ReadExpression): (string | RuntimeExpression)[] {
  const parts: (string | RuntimeExpression)[] = [];
  let end = 0;
  for (const match of text.matchAll(EMBEDDED)) {
    const [written, inside = ''] = match;
    if (!isExpression(inside)) continue;
    parts.push(text.slice(end, match.index), compileExpression(inside, read));
    end = match.index + written.length;
  }
  return [...parts, text.slice(end)];
}

/** Arazzo 1.1 */
function isSelector(value: Record<string, Json>): value is { context: string; selector: string; type: Json } {
  const { context, selector, type } = value;
  return (
    Object.keys(value).length === 3 &&
    typeof context === 'string' &&
    isExpression(context) &&
    typeof selector === 'string' &&
    (typeof type === 'string' || isObject(type))
  );
}

function compileSelector(
  { context, selector, type }: { readonly context: string; readonly selector: string; readonly type: Json },
  read: ReadExpression,
): Value {
  const expression = compileExpression(context, read);
  const kind = typeOf(type, 'jsonpointer');
  if (kind === 'jsonpointer')
    return (scope) => inPlan(scope) ?? at(evaluate(expression, scope) as Json, selector);
  expectJsonPath(selector);
  return (scope) => {
    const planned = inPlan(scope);
    if (planned !== undefined) return planned;
    const found = selectValues(evaluate(expression, scope), selector);
    return found.length > 1 ? found : found[0];
  };
}

function inPlan({ isPlan }: Scope): string | undefined {
  return isPlan === true ? '{selected}' : undefined;
}

/** `jsonpath`, `jsonpointer`, `regex` or `simple`. */
function typeOf(type: Json | undefined, ...others: readonly string[]): string {
  const name = isObject(type) ? type.type : (type ?? 'simple');
  const version = isObject(type) ? type.version : undefined;
  if (name === 'xpath')
    throw new ExpressionError(
      'is an XPath',
      'XML is not read here. Use a regex on $response.body, or jsonpath for JSON.',
    );
  if (name === 'jsonpath') {
    if (version === undefined || version === 'rfc9535') return name;
    throw new ExpressionError(
      `is a JSONPath of the version ${String(version).slice(0, 50)}`,
      'Write it as RFC 9535 has it, and remove the version.',
    );
  }
  if (typeof name === 'string' && others.includes(name)) return name;
  throw new ExpressionError(
    `has the type ${String(isObject(name) ? 'of an object' : name).slice(0, 50)}`,
    `Use ${[...others, 'jsonpath'].join(', ')}.`,
  );
}

function expectJsonPath(query: string): void {
  try {
    checkJsonPath(query);
  } catch (error) {
    if (!(error instanceof JsonPathError)) throw error;
    throw new ExpressionError(`is not a JSONPath: ${error.message}`, error.fix);
  }
}

/** Nothing where the query takes too long. */
function selectValues(document: unknown, query: string): unknown[] {
  if (document === undefined || document === null) return [];
  const found = withinTime(TIME, () => selectPlaces(document, query));
  return (found?.value ?? []).map((steps) => at(document as Json, toPointer(steps)));
}

/**
 * A criterion as the document has it: `{ condition: '$statusCode == 200' }`.
 *
 * @throws ExpressionError
 */
export function compileCriterion(criterion: Readonly<Record<string, Json>>, read: ReadExpression): Criterion {
  const { condition, context, type } = criterion;
  if (typeof condition !== 'string')
    throw new ExpressionError('has no condition', 'Add the field condition.');
  const kind = typeOf(type, 'simple', 'regex');
  if (kind === 'simple')
    return { text: condition, holds: parseCondition(condition, (text) => dereferenced(text, read)) };
  if (typeof context !== 'string')
    throw new ExpressionError('has no context', `A ${kind} needs one, such as context: $response.body.`);
  const about = compileExpression(context, read);
  const parts = embeddedIn(condition, read);
  const textIn = (scope: Scope) =>
    parts.map((part) => (typeof part === 'string' ? part : textOfValue(evaluate(part, scope)))).join('');
  if (kind === 'regex') {
    if (parts.length === 1) expectPattern(condition);
    return { text: condition, holds: (scope) => matches(textIn(scope), evaluate(about, scope)) };
  }
  if (parts.length === 1) expectJsonPath(condition);
  return {
    text: condition,
    holds(scope) {
      try {
        return selectValues(evaluate(about, scope), textIn(scope)).length > 0;
      } catch {
        // A value that was put into it is no part of a query.
        return false;
      }
    },
  };
}

function expectPattern(pattern: string): void {
  if (compiled(pattern) === undefined)
    throw new ExpressionError(
      'is not a regular expression',
      'Correct its syntax, which is that of JavaScript.',
    );
}

function matches(pattern: string, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  const text = textOfValue(value);
  const regex = compiled(pattern);
  if (regex === undefined || text.length > MAX_TEXT) return false;
  try {
    return withinTime(TIME, () => regex.test(text))?.value ?? false;
  } catch {
    // Its parts are loaded when it is first used.
    return false;
  }
}

function compiled(pattern: string): RegExp | undefined {
  if (pattern.length > MAX_PATTERN) return undefined;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {}
  }
  return undefined;
}

/** Indices and names may follow any expression in conditions: `$steps.list.outputs.all[0].id`. */
function dereferenced(text: string, read: ReadExpression): RuntimeExpression {
  const [, head = text, tail = ''] = /^([^[]+)((?:\[\d+\]|\.[\w-]+)*)$/.exec(text) ?? [];
  const expression = compileExpression(head, read);
  if (tail === '') return expression;
  if (!('pointer' in expression))
    throw new ExpressionError(`${text} has no parts`, 'Remove what follows it.');
  const steps = Array.from(tail.matchAll(/\.([\w-]+)|\[(\d+)\]/g), ([, name, index]) => name ?? index ?? '');
  return { ...expression, pointer: `${expression.pointer}${toPointer(steps)}` };
}
