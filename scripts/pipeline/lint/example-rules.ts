import { type Config, isRef, type Plugin, type UserContext } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { CertainMatch } from './certain-match.ts';

/** Redocly's rules that validate examples, and the object in which each finds them. */
const EXAMPLE_RULES = {
  'no-invalid-media-type-examples': 'MediaType',
  'no-invalid-parameter-examples': 'Parameter',
  'no-invalid-schema-examples': 'Schema',
} as const;

type Leave = (node: Record<string, unknown>, context: UserContext, ...rest: unknown[]) => unknown;
type Visitor = Record<string, unknown>;
type Rule = (settings: unknown) => Visitor;

/**
 * Lets Redocly's rules for examples see those alone that do not certainly match their schema: compiling all schemas for the others took a sixth of the pipeline.
 * What the rules find is the same.
 */
export function skipCertainExamples(config: Config): void {
  config.plugins = config.plugins.map((plugin): Plugin => {
    const rules = plugin.rules?.oas3;
    if (plugin.id !== '' || rules === undefined) return plugin;
    const wrapped = Object.entries(EXAMPLE_RULES).map(([name, type]) => {
      const rule = rules[name] as unknown as Rule;
      return [name, (settings: unknown) => withoutCertain(rule(settings), type)];
    });
    return { ...plugin, rules: { ...plugin.rules, oas3: { ...rules, ...Object.fromEntries(wrapped) } } };
  });
}

/** The same visitor, which does not leave nodes of a type whose examples all match. */
function withoutCertain(visitor: Visitor, type: string): Visitor {
  let match: CertainMatch | undefined;
  const wrap = (inner: Visitor, name: string): Visitor =>
    Object.fromEntries(
      Object.entries(inner).map(([key, value]) => {
        if (key === 'leave' && name === type) {
          const leave: Leave = (node, context, ...rest) => {
            match ??= new CertainMatch(context.resolve);
            return areCertain(node, type, context, match)
              ? undefined
              : (value as Leave)(node, context, ...rest);
          };
          return [key, leave];
        }
        return [key, isObject(value) ? wrap(value, key) : value];
      }),
    );
  return wrap(visitor, '');
}

function areCertain(
  node: Record<string, unknown>,
  type: string,
  { location, resolve }: UserContext,
  match: CertainMatch,
): boolean {
  const schema = type === 'Schema' ? node : node.schema;
  const file = location.source.absoluteRef;
  const values = type === 'Schema' ? valuesOfSchema(node) : valuesOfExamples(node, resolve);
  return values?.every((value) => match.matches(value, schema, file)) === true;
}

function valuesOfSchema({ example, examples }: Record<string, unknown>): readonly unknown[] {
  return [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
}

/** `undefined` where they are not known. */
function valuesOfExamples(
  { example, examples = {} }: Record<string, unknown>,
  resolve: UserContext['resolve'],
): readonly unknown[] | undefined {
  if (!isObject(examples)) return undefined;
  const named = Object.values(examples).map((one) => (isRef(one) ? resolve(one).node : one));
  const isPlain = (one: unknown) =>
    isObject(one) && Object.hasOwn(one, 'value') && !Object.hasOwn(one, 'dataValue');
  if (!named.every(isPlain)) return undefined;
  const values = named.map((one) => (one as { readonly value: unknown }).value);
  return example === undefined ? values : [example, ...values];
}
