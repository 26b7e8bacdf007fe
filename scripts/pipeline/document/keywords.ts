import { isObject } from '../../../lib/json.ts';

/** The table says what a keyword of JSON Schema 2020-12 may hold: a check of the value, and its name. */
interface Holds {
  readonly what: string;
  fits(value: unknown): boolean;
}

const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

const isSchema = (value: unknown): boolean => typeof value === 'boolean' || isObject(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const isType = (value: unknown): boolean => isString(value) && TYPES.has(value);
const isList = (value: unknown, each: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(each);

/** Engines take seconds for hundreds of groups within each other, and minutes for thousands, before they look at any text. */
const MAX_GROUPS = 100;

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  let depth = 0;
  for (const [found] of value.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()]/gs)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    if (depth > MAX_GROUPS) return false;
  }
  return true;
}

const kinds = {
  number: { what: 'a number', fits: (value) => typeof value === 'number' },
  above: { what: 'a number above zero', fits: (value) => typeof value === 'number' && value > 0 },
  count: { what: 'a whole number from zero', fits: (value) => Number.isInteger(value) && Number(value) >= 0 },
  string: { what: 'a string', fits: isString },
  pattern: { what: `a string with at most ${MAX_GROUPS} groups within each other`, fits: isPattern },
  boolean: { what: '`true` or `false`', fits: (value) => typeof value === 'boolean' },
  type: {
    what: `one or more of ${[...TYPES].map((type) => `\`${type}\``).join(', ')}`,
    fits: (value) => isType(value) || (isList(value, isType) && value.length > 0),
  },
  values: { what: 'a list of at least one value', fits: (value) => Array.isArray(value) && value.length > 0 },
  names: { what: 'a list of property names', fits: (value) => isList(value, isString) },
  namesOf: {
    what: 'a mapping from names to lists of property names',
    fits: (value) => isObject(value) && Object.values(value).every((list) => isList(list, isString)),
  },
  schema: { what: 'a schema', fits: isSchema },
  schemas: {
    what: 'a list of at least one schema',
    fits: (value) => isList(value, isSchema) && value.length > 0,
  },
  schemaMap: {
    what: 'a mapping from names to schemas',
    fits: (value) => isObject(value) && Object.values(value).every(isSchema),
  },
  patternMap: {
    what: `a mapping from patterns (with at most ${MAX_GROUPS} groups within each other) to schemas`,
    fits: (value) =>
      isObject(value) && Object.keys(value).every(isPattern) && Object.values(value).every(isSchema),
  },
} satisfies Readonly<Record<string, Holds>>;

const KEYWORDS: Readonly<Record<keyof typeof kinds, string>> = {
  number: 'maximum exclusiveMaximum minimum exclusiveMinimum',
  above: 'multipleOf',
  count: 'maxLength minLength maxItems minItems maxProperties minProperties maxContains minContains',
  pattern: 'pattern',
  string: 'format title description contentEncoding contentMediaType $comment',
  boolean: 'uniqueItems deprecated readOnly writeOnly',
  type: 'type',
  values: 'enum',
  names: 'required',
  namesOf: 'dependentRequired',
  schema:
    'not if then else items contains additionalProperties unevaluatedItems unevaluatedProperties propertyNames contentSchema',
  schemas: 'allOf anyOf oneOf prefixItems',
  schemaMap: '$defs properties dependentSchemas',
  patternMap: 'patternProperties',
};

const HOLDS: ReadonlyMap<string, Holds> = new Map(
  Object.entries(KEYWORDS).flatMap(([kind, keywords]) =>
    keywords.split(' ').map((keyword) => [keyword, kinds[kind as keyof typeof kinds]] as const),
  ),
);

/** These hints say what is meant where descriptions are often wrong, mostly because an older version had it so. */
const FIXES: Readonly<Record<string, string>> = {
  exclusiveMaximum:
    'Write the limit itself: `exclusiveMaximum: 10` for `maximum: 10` and `exclusiveMaximum: true`.',
  exclusiveMinimum:
    'Write the limit itself: `exclusiveMinimum: 0` for `minimum: 0` and `exclusiveMinimum: true`.',
  required: 'List the names of the required properties beside `properties`.',
  items: 'Write one schema for all items; schemas by position are `prefixItems`.',
  type: 'Use one of these; leave `type` out where any value will do.',
};

/** A keyword whose value means nothing: what it must hold, and how to mend it. `undefined` when all is well. */
export function malformed(keyword: string, value: unknown): { what: string; fix: string } | undefined {
  const holds = HOLDS.get(keyword);
  if (holds === undefined || holds.fits(value)) return undefined;
  return { what: holds.what, fix: FIXES[keyword] ?? `Give \`${keyword}\` ${holds.what}, or remove it.` };
}
