import { at } from '../../lib/json.ts';
import { ToolError } from '../cli/errors.ts';

/** What an expression can refer to: https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions */
export interface Scope {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs by step id. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The response of the current step. */
  readonly statusCode?: number;
  readonly headers?: Headers;
  readonly body?: unknown;
}

/**
 * The value of a runtime expression such as `$steps.open.outputs.accountId` or `$response.body#/id`; `undefined` when what it
 * names is absent.
 *
 * @throws ToolError('unsupported') for an expression that this runner does not support
 */
export function evaluate(expression: string, scope: Scope): unknown {
  if (expression === '$statusCode') return scope.statusCode;
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? [];
  if (input !== undefined) return scope.inputs[input];
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step !== undefined && output !== undefined) return scope.steps[step]?.[output];
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(expression) ?? [];
  if (header !== undefined) return scope.headers?.get(header) ?? undefined;
  const [, pointer] = /^\$response\.body(?:#(\/.*)?)?$/.exec(expression) ?? [undefined, null];
  if (pointer !== null) return at(scope.body, pointer ?? '');
  throw new ToolError('unsupported', `Unsupported workflow expression: ${expression}`, {
    fix: 'Use $inputs, $steps.ID.outputs, $statusCode, $response.header or $response.body.',
  });
}

/** Replaces every string that is an expression, at any depth. */
export function fill(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? evaluate(value, scope) : value;
  if (Array.isArray(value)) return value.map((item) => fill(item, scope));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, scope)]));
}

const COMPARE: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<=': (left, right) => Number(left) <= Number(right),
  '>=': (left, right) => Number(left) >= Number(right),
  '<': (left, right) => Number(left) < Number(right),
  '>': (left, right) => Number(left) > Number(right),
};

/** Whether a condition of the `simple` type holds: comparisons joined by `&&` and `||`, without brackets. */
export function holds(condition: string, scope: Scope): boolean {
  return condition.split('||').some((all) => all.split('&&').every((one) => compare(one.trim(), scope)));
}

function compare(text: string, scope: Scope): boolean {
  const [, left, operator = '', right] = /^(\S+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/.exec(text) ?? [];
  const run = COMPARE[operator];
  if (left === undefined || right === undefined || run === undefined) {
    throw new ToolError('unsupported', `Unsupported workflow condition: ${text}`, {
      fix: 'Use comparisons such as $statusCode == 201, joined by && and ||.',
    });
  }
  return run(operand(left, scope), operand(right.trim(), scope));
}

function operand(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return evaluate(text, scope);
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  return JSON.parse(text);
}
