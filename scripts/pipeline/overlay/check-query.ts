import type { JsonPathQuery } from 'jsonpath-rfc9535/parser';
import { isObject } from '../../../lib/json.ts';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** The parameters of the functions of RFC 9535, and their result: a value, or whether something holds. */
const FUNCTIONS: Readonly<
  Record<string, { readonly takes: readonly ('value' | 'nodes')[]; readonly gives: string }>
> = {
  count: { takes: ['nodes'], gives: 'value' },
  length: { takes: ['value'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'whether' },
  search: { takes: ['value', 'value'], gives: 'whether' },
  value: { takes: ['nodes'], gives: 'value' },
};

/** Finds what RFC 9535 forbids although the grammar allows it, and the library accepts: `undefined` if there is nothing of it. */
export function findQueryFault(query: JsonPathQuery): string | undefined {
  return faultIn(query);
}

function faultIn(node: unknown): string | undefined {
  if (Array.isArray(node)) return firstOf(node, faultIn);
  if (!isNode(node)) return undefined;
  return ownFault(node) ?? firstOf(Object.values(node), faultIn);
}

function firstOf(nodes: readonly unknown[], find: (node: unknown) => string | undefined): string | undefined {
  for (const node of nodes) {
    const fault = find(node);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function ownFault(node: Node): string | undefined {
  switch (node.type) {
    case 'IndexSelector':
      return tooLarge([node.value]);
    case 'SliceSelector':
      return tooLarge([node.start, node.end, node.step]);
    case 'FunctionExpr':
      return callFault(node);
    case 'TestExpr':
      return resultOf(node.expression) === 'value'
        ? `the result of ${nameOf(node.expression)}() has to be compared`
        : undefined;
    case 'ComparisonExpr':
      return firstOf([node.left, node.right], (side) =>
        resultOf(side) === 'whether' ? `the result of ${nameOf(side)}() cannot be compared` : undefined,
      );
    default:
      return undefined;
  }
}

function tooLarge(numbers: readonly unknown[]): string | undefined {
  const found = numbers.find((number) => typeof number === 'number' && !Number.isSafeInteger(number));
  return found === undefined ? undefined : `${found} is too large for an index`;
}

function callFault(call: Node): string | undefined {
  const name = String(call.name);
  const known = FUNCTIONS[name];
  if (known === undefined) return `there is no function ${name}()`;
  const given = (call.arguments ?? []) as readonly unknown[];
  if (given.length !== known.takes.length)
    return `${name}() takes ${known.takes.length} ${known.takes.length === 1 ? 'argument' : 'arguments'}, not ${given.length}`;
  return firstOf(given, (argument) => {
    const kind = known.takes[given.indexOf(argument)];
    if (kind === 'nodes') return isQuery(argument) ? undefined : `${name}() takes a query`;
    return isValue(argument) ? undefined : `${name}() takes a value, or a query for one`;
  });
}

function resultOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'FunctionExpr' ? FUNCTIONS[String(node.name)]?.gives : undefined;
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name) : '';
}

function isQuery(node: unknown): boolean {
  return isNode(node) && (node.type === 'FilterQuery' || node.type.endsWith('SingularQuery'));
}

function isValue(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'FunctionExpr') return resultOf(node) === 'value';
  if (node.type !== 'FilterQuery') return node.type === 'Literal' || node.type.endsWith('SingularQuery');
  const { segments = [] } = node.value as { segments?: readonly unknown[] };
  return segments.every(isSingular);
}

function isSingular(segment: unknown): boolean {
  if (!isNode(segment) || segment.type === 'DescendantSegment' || !isNode(segment.node)) return false;
  const { node } = segment;
  const [only, ...others] = (node.type === 'BracketedSelection' ? node.selectors : [node]) as readonly Node[];
  return others.length === 0 && /^(NameSelector|MemberNameShorthand|IndexSelector)$/.test(only?.type ?? '');
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === 'string';
}
