import { isSame } from '../../lib/json.ts';
import { ExpressionError, evaluate, type RuntimeExpression, type Scope } from './expressions.ts';

type Operand = (scope: Scope) => unknown;

const TOKEN =
  /\s*(?:(\$[\w.-]+(?:#[^\s()<>=!&|[\],]*)?(?:\[\d+\]|\.[\w-]+)*)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|'((?:[^']|'')*)'|"([^"]*)"|(true|false|null)\b|(&&|\|\||==|!=|<=|>=|[<>!()]))/y;

const MAX_LENGTH = 5000;
const MAX_DEPTH = 50;

/**
 * Reads a condition of the type `simple`: comparisons of expressions and literals, with `!`, `&&`, `||` and brackets.
 *
 * @param read reads an expression, with the indices and names that follow it
 * @throws ExpressionError
 */
export function parseCondition(
  text: string,
  read: (expression: string) => RuntimeExpression,
): (scope: Scope) => boolean {
  if (text.length > MAX_LENGTH) throw new ExpressionError('is too long for a condition', 'Shorten it.');
  const tokens = tokensOf(text);
  let place = 0;
  const take = (...wanted: readonly string[]): string | undefined => {
    const next = tokens[place];
    if (next?.operator === undefined || !wanted.includes(next.operator)) return undefined;
    place += 1;
    return next.operator;
  };
  const wrong = (): ExpressionError =>
    new ExpressionError(
      place < tokens.length ? `cannot be read from ${tokens[place]?.written} on` : 'ends too early',
      "Compare an expression with a value: $statusCode == 201, or $response.body#/status == 'open'; join such comparisons with && and ||.",
    );

  const either = (depth: number): Operand => {
    const sides = [both(depth)];
    while (take('||') !== undefined) sides.push(both(depth));
    return sides.length === 1 ? (sides[0] as Operand) : (scope) => sides.some((one) => isTrue(one(scope)));
  };
  const both = (depth: number): Operand => {
    const sides = [comparison(depth)];
    while (take('&&') !== undefined) sides.push(comparison(depth));
    return sides.length === 1 ? (sides[0] as Operand) : (scope) => sides.every((one) => isTrue(one(scope)));
  };
  const comparison = (depth: number): Operand => {
    const left = unary(depth);
    const operator = take('==', '!=', '<=', '>=', '<', '>');
    if (operator === undefined) return left;
    const right = unary(depth);
    return (scope) => compare(operator, left(scope), right(scope));
  };
  const unary = (depth: number): Operand => {
    if (depth > MAX_DEPTH) throw new ExpressionError('has too many brackets', 'Write it more simply.');
    if (take('!') !== undefined) {
      const operand = unary(depth + 1);
      return (scope) => !isTrue(operand(scope));
    }
    if (take('(') !== undefined) {
      const inner = either(depth + 1);
      if (take(')') === undefined) throw wrong();
      return inner;
    }
    const token = tokens[place];
    if (token === undefined || token.operator !== undefined) throw wrong();
    place += 1;
    if (token.expression === undefined) return () => token.value;
    const expression = read(token.expression);
    return (scope) => evaluate(expression, scope);
  };
  const whole = either(0);
  if (place < tokens.length) throw wrong();
  return (scope) => isTrue(whole(scope));
}

interface Token {
  readonly written: string;
  readonly operator?: string;
  readonly expression?: string;
  readonly value?: unknown;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) {
      TOKEN.lastIndex = 0;
      throw new ExpressionError(
        `cannot be read at character ${start + 1}`,
        "Texts stand in single quotes: $response.body#/status == 'open'.",
      );
    }
    const [written, expression, number, single, double, word, operator] = match;
    if (operator !== undefined) tokens.push({ written, operator });
    else if (expression !== undefined) tokens.push({ written, expression });
    else if (number !== undefined) tokens.push({ written, value: Number(number) });
    else if (word !== undefined) tokens.push({ written, value: JSON.parse(word) });
    else tokens.push({ written, value: single?.replaceAll("''", "'") ?? double });
  }
  return tokens;
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
}

/** Absent is as null. Texts are compared without case, and with a number as a number. */
function compare(operator: string, left: unknown, right: unknown): boolean {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  const numbers = [left, right].map(numberOf);
  const [one, other] =
    numbers[0] !== undefined && numbers[1] !== undefined
      ? numbers
      : typeof left === 'string' && typeof right === 'string'
        ? [left.toLowerCase(), right.toLowerCase()]
        : [];
  if (one === undefined || other === undefined) return false;
  if (operator === '<') return one < other;
  if (operator === '<=') return one <= other;
  return operator === '>' ? one > other : one >= other;
}

function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left.toLowerCase() === right.toLowerCase();
  if (typeof left === 'number' || typeof right === 'number') {
    const numbers = [left, right].map(numberOf);
    return numbers[0] !== undefined && numbers[0] === numbers[1];
  }
  return isSame(left ?? null, right ?? null);
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value)
    ? Number(value)
    : undefined;
}
