import type { UserContext } from '@redocly/openapi-core';
import { isMultiple } from '../../../lib/is-multiple.ts';
import { isObject } from '../../../lib/json.ts';

type Resolve = UserContext['resolve'];

/** A schema, and the file that its references are relative to. */
interface SchemaAt {
  readonly schema: unknown;
  readonly file: string;
}

/**
 * Finds values that certainly match their JSON Schema (2020-12), without compiling it: compiling takes a hundred times as long as looking at one example. It knows
 * the keywords that most schemas consist of, and asserts nothing about the others: what it is not certain of, a validator decides.
 */
export class CertainMatch {
  readonly #resolve: Resolve;
  readonly #plain = new WeakMap<object, boolean>();
  #steps = 0;

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** `false` also where a validator might fail on the schema, in a part that the value does not touch. */
  matches(value: unknown, schema: unknown, file: string): boolean {
    this.#steps = 0;
    return this.#isPlain({ schema, file }) && this.#match(value, { schema, file }, 0);
  }

  /** Tells whether it and all that it refers to consist of keywords that are known here, each well-formed. */
  #isPlain(root: SchemaAt): boolean {
    const { schema } = root;
    if (!isObject(schema)) return false;
    const known = this.#plain.get(schema);
    if (known !== undefined) return known;
    const seen = new Set<object>();
    const open: SchemaAt[] = [root];
    let isPlain = true;
    for (let next = open.pop(); next !== undefined && isPlain; next = open.pop()) {
      if (!isObject(next.schema)) isPlain = false;
      else if (!seen.has(next.schema) && this.#plain.get(next.schema) !== true) {
        seen.add(next.schema);
        const inner = this.#plain.get(next.schema) === false ? undefined : this.#partsOf(next);
        if (inner === undefined) isPlain = false;
        else open.push(...inner);
      }
    }
    isPlain &&= this.#hasEnd(root, new Set(), new Set());
    if (isPlain) for (const one of seen) this.#plain.set(one, true);
    else this.#plain.set(schema, false);
    return isPlain;
  }

  /** Tells whether no schema refers to itself for the same value. */
  #hasEnd({ schema, file }: SchemaAt, above: Set<object>, known: Set<object>): boolean {
    if (!isObject(schema) || known.has(schema)) return true;
    if (above.has(schema) || above.size > MAX_DEPTH) return false;
    const { $ref, anyOf, oneOf, allOf, items, properties, additionalProperties } = schema;
    const target = $ref === undefined ? undefined : this.#target($ref, file);
    const beside = [anyOf, oneOf, allOf].flatMap(partsIn).map((part) => ({ schema: part, file }));
    above.add(schema);
    const isEnding = [...(target === undefined ? [] : [target]), ...beside].every((part) =>
      this.#hasEnd(part, above, known),
    );
    above.delete(schema);
    if (!isEnding) return false;
    known.add(schema);
    return [items, additionalProperties, ...Object.values(properties ?? {})].every((part) =>
      this.#hasEnd({ schema: part, file }, new Set(), known),
    );
  }

  /** The schemas in it, unless a keyword is unknown or malformed. */
  #partsOf({ schema, file }: SchemaAt): SchemaAt[] | undefined {
    const parts: SchemaAt[] = [];
    for (const [keyword, argument] of Object.entries(schema as object)) {
      if (keyword === '$ref') {
        const target = this.#target(argument, file);
        if (target === undefined) return undefined;
        parts.push(target);
      } else if (!isAnnotation(keyword)) {
        const inner = WELL_FORMED[keyword]?.(argument);
        if (inner === undefined) return undefined;
        parts.push(...inner.map((one) => ({ schema: one, file })));
      }
    }
    return parts;
  }

  #target($ref: unknown, file: string): SchemaAt | undefined {
    if (typeof $ref !== 'string') return undefined;
    const { node, location } = this.#resolve({ $ref }, file);
    return location === undefined ? undefined : { schema: node, file: location.source.absoluteRef };
  }

  /** Matches a value against a plain schema. */
  #match(value: unknown, { schema, file }: SchemaAt, depth: number): boolean {
    if (depth > MAX_DEPTH || ++this.#steps > MAX_STEPS || !isObject(schema)) return false;
    const match = (inner: unknown, part: unknown) => this.#match(inner, { schema: part, file }, depth + 1);
    const { $ref, anyOf, oneOf, allOf } = schema;
    const isComposed = [$ref, anyOf, oneOf, allOf].some((one) => one !== undefined);
    // All parts of a schema together decide which fields are evaluated.
    if (isObject(value) && isComposed && Object.keys(schema).filter((name) => !isAnnotation(name)).length > 1)
      return false;
    if ($ref !== undefined) {
      const target = this.#target($ref, file);
      if (target === undefined || !this.#match(value, target, depth + 1)) return false;
    }
    if (anyOf !== undefined && !partsIn(anyOf).some((part) => match(value, part))) return false;
    if (oneOf !== undefined && !this.#matchesOne(value, partsIn(oneOf), file, depth)) return false;
    if (allOf !== undefined && !this.#matchesAll(value, partsIn(allOf), file, depth)) return false;
    // There is nothing but its parts.
    if (isObject(value) && isComposed) return true;
    return hasType(value, schema.type) && isOneOf(value, schema) && this.#matchInside(value, schema, match);
  }

  #matchesOne(value: unknown, parts: readonly unknown[], file: string, depth: number): boolean {
    const matching = parts.filter((part) => this.#match(value, { schema: part, file }, depth + 1));
    const others = parts.filter((part) => !matching.includes(part));
    return matching.length === 1 && others.every((part) => this.#hasOtherType(value, { schema: part, file }));
  }

  /** The parts of an object that only say which properties it has: each looks at its own, and none may be left. */
  #matchesAll(value: unknown, parts: readonly unknown[], file: string, depth: number): boolean {
    if (!isObject(value)) return parts.every((part) => this.#match(value, { schema: part, file }, depth + 1));
    const left = new Set(Object.keys(value));
    return (
      parts.every((part) => {
        const target = this.#withoutReference({ schema: part, file });
        const { schema } = target ?? {};
        if (
          target === undefined ||
          !isObject(schema) ||
          COMPOSING.some((name) => Object.hasOwn(schema, name))
        )
          return false;
        const own = Object.keys(value).filter((name) => Object.hasOwn(schema.properties ?? {}, name));
        for (const name of own) left.delete(name);
        return this.#match(Object.fromEntries(own.map((name) => [name, value[name]])), target, depth + 1);
      }) && left.size === 0
    );
  }

  /** Follows a schema that is nothing but a reference. */
  #withoutReference({ schema, file }: SchemaAt): SchemaAt | undefined {
    if (!isObject(schema) || schema.$ref === undefined) return { schema, file };
    return Object.keys(schema).every((name) => name === '$ref' || isAnnotation(name))
      ? this.#target(schema.$ref, file)
      : undefined;
  }

  #hasOtherType(value: unknown, { schema, file }: SchemaAt): boolean {
    if (!isObject(schema)) return false;
    if (schema.type !== undefined) return !hasType(value, schema.type);
    const target = schema.$ref === undefined ? undefined : this.#target(schema.$ref, file);
    return (
      isObject(target?.schema) && target.schema.type !== undefined && !hasType(value, target.schema.type)
    );
  }

  #matchInside(
    value: unknown,
    schema: Record<string, unknown>,
    match: (inner: unknown, part: unknown) => boolean,
  ): boolean {
    if (typeof value === 'string') return matchesText(value, schema);
    if (typeof value === 'number') return matchesNumber(value, schema);
    if (Array.isArray(value)) {
      if (!isWithin(value.length, schema.minItems, schema.maxItems)) return false;
      return schema.items === undefined || value.every((item) => match(item, schema.items));
    }
    if (!isObject(value)) return true;
    const { properties = {}, additionalProperties, required = [] } = schema;
    if (!(required as readonly string[]).every((name) => Object.hasOwn(value, name))) return false;
    return Object.entries(value).every(([name, inner]) => {
      if (Object.hasOwn(properties as object, name))
        return match(inner, (properties as Record<string, unknown>)[name]);
      return isObject(additionalProperties)
        ? match(inner, additionalProperties)
        : additionalProperties === true;
    });
  }
}

/** Keywords by which other schemas, or other properties, decide about the same object. */
const COMPOSING = ['$ref', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'];

/** The depth of schemas in schemas. */
const MAX_DEPTH = 100;
/** Alternatives within alternatives multiply. */
const MAX_STEPS = 100_000;

const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  '$comment',
]);

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

type Parts = readonly unknown[] | undefined;

const isCount = (argument: unknown): Parts =>
  Number.isSafeInteger(argument) && (argument as number) >= 0 ? [] : undefined;
const isNumber = (argument: unknown): Parts => (Number.isFinite(argument) ? [] : undefined);
const areParts = (argument: unknown): Parts =>
  Array.isArray(argument) && argument.length > 0 ? argument : undefined;

/** The schemas in the argument of each keyword that is known here, or `undefined` if the argument is malformed. */
const WELL_FORMED: Readonly<Record<string, ((argument: unknown) => Parts) | undefined>> = {
  type: (argument) => (typesIn(argument).every((one) => TYPES.has(one)) ? [] : undefined),
  enum: (argument) => (Array.isArray(argument) && argument.length > 0 ? [] : undefined),
  const: () => [],
  pattern: (argument) => (toPattern(argument) === undefined ? undefined : []),
  format: (argument) => (typeof argument === 'string' ? [] : undefined),
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minimum: isNumber,
  maximum: isNumber,
  multipleOf: (argument) => ((argument as number) > 0 ? isNumber(argument) : undefined),
  items: (argument) => (isObject(argument) ? [argument] : undefined),
  properties: (argument) =>
    isObject(argument) && !Object.keys(argument).some(isInherited) ? Object.values(argument) : undefined,
  additionalProperties: (argument) =>
    typeof argument === 'boolean' ? [] : isObject(argument) ? [argument] : undefined,
  required: (argument) =>
    Array.isArray(argument) && argument.every((name) => typeof name === 'string' && !isInherited(name))
      ? []
      : undefined,
  anyOf: areParts,
  oneOf: areParts,
  allOf: areParts,
};

/** Validators find it in every object. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

function typesIn(argument: unknown): readonly string[] {
  const types = Array.isArray(argument) && argument.length > 0 ? argument : [argument];
  return types.map((one) => (typeof one === 'string' ? one : ''));
}

function partsIn(argument: unknown): readonly unknown[] {
  return Array.isArray(argument) ? argument : [];
}

/** As validators compile it. */
function toPattern(argument: unknown): RegExp | undefined {
  if (typeof argument !== 'string') return undefined;
  try {
    return new RegExp(argument, 'u');
  } catch {
    return undefined;
  }
}

function hasType(value: unknown, type: unknown): boolean {
  return type === undefined || typesIn(type).some((one) => isOf(value, one));
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}

/** Objects and arrays are not compared. */
function isOneOf(value: unknown, schema: Record<string, unknown>): boolean {
  if (Object.hasOwn(schema, 'const') && schema.const !== value) return false;
  return schema.enum === undefined || (schema.enum as readonly unknown[]).includes(value);
}

function matchesText(
  value: string,
  { format, pattern, minLength, maxLength }: Record<string, unknown>,
): boolean {
  if (format !== undefined && !FREE_FORMATS.has(format as string)) return false;
  if (pattern !== undefined && toPattern(pattern)?.test(value) !== true) return false;
  return isWithin([...value].length, minLength, maxLength);
}

/** No validator expects anything of them. */
const FREE_FORMATS = new Set(['password', 'binary']);

/** Redocly's validator divides, and refuses 0.07 as a multiple of 0.01. */
function matchesNumber(
  value: number,
  { format, minimum, maximum, multipleOf }: Record<string, unknown>,
): boolean {
  return (
    Number.isFinite(value) &&
    format === undefined &&
    isWithin(value, minimum, maximum) &&
    (multipleOf === undefined || isMultiple(value, multipleOf as number))
  );
}

function isWithin(value: number, least: unknown, most: unknown): boolean {
  return (
    value >= ((least as number | undefined) ?? value) && value <= ((most as number | undefined) ?? value)
  );
}
