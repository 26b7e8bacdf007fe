import { type Config, isRef, type Plugin, type UserContext } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { TimeBudget } from '../../../lib/node/within-time.ts';
import { CertainMatch } from './certain-match.ts';

/** Redocly's rules that validate examples, and the object in which each finds them. */
const EXAMPLE_RULES = {
  'no-invalid-media-type-examples': 'MediaType',
  'no-invalid-parameter-examples': 'Parameter',
  'no-invalid-schema-examples': 'Schema',
} as const;

/** Milliseconds for all examples of one place. */
const TIME = 5000;
const TOO_LONG =
  'Example value was not checked, since checking it against its schema takes too long. Look for a `pattern` that repeats what is repeated, such as `^(a+)+$`, or for choices within choices.';

type Leave = (node: Record<string, unknown>, context: UserContext, ...rest: unknown[]) => unknown;
type Visitor = Record<string, unknown>;
type Rule = (settings: unknown) => Visitor;

/**
 * Lets Redocly's rules for examples see those alone that do not certainly match their schema: compiling all schemas for the others took a sixth of the pipeline.
 * What the rules find is the same.
 */
export function skipCertainExamples(config: Config): void {
  const time = new TimeBudget(TIME);
  config.plugins = config.plugins.map((plugin): Plugin => {
    const rules = plugin.rules?.oas3;
    if (plugin.id !== '' || rules === undefined) return plugin;
    const wrapped = Object.entries(EXAMPLE_RULES).map(([name, type]) => {
      const rule = rules[name] as unknown as Rule;
      return [name, (settings: unknown) => withoutCertain(rule(settings), type, time)];
    });
    return { ...plugin, rules: { ...plugin.rules, oas3: { ...rules, ...Object.fromEntries(wrapped) } } };
  });
}

/** Returns the same visitor, which does not leave nodes of a type whose examples all match. */
function withoutCertain(visitor: Visitor, type: string, time: TimeBudget): Visitor {
  let match: CertainMatch | undefined;
  const wrap = (inner: Visitor, name: string): Visitor =>
    Object.fromEntries(
      Object.entries(inner).map(([key, value]) => {
        if (key === 'leave' && name === type) {
          const leave: Leave = (node, context, ...rest) => {
            match ??= new CertainMatch(context.resolve);
            const { location, resolve } = context;
            const schema = type === 'Schema' ? node : node.schema;
            const values = type === 'Schema' ? valuesOfSchema(node) : valuesOfExamples(node, resolve);
            if (values?.length === 0) return;
            const check = () => {
              const file = location.source.absoluteRef;
              if (values?.every((one) => match?.matches(one, schema, file)) === true) return;
              (value as Leave)(node, context, ...rest);
            };
            if (time.run(check) === undefined) context.report({ message: TOO_LONG, location });
          };
          return [key, leave];
        }
        return [key, isObject(value) ? wrap(value, key) : value];
      }),
    );
  return wrap(visitor, '');
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
