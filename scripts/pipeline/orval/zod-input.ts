import { unsupported } from '../down-convert/unsupported.ts';
import {
  at,
  isObject,
  type Json,
  type JsonObject,
  mapDocumentSchemas,
  pointerSteps,
  put,
  type SchemaNode,
  step,
} from '../schema-walk.ts';
import { type Circles, circlesOf, ownerOf } from './circles.ts';
import { disjoint } from './disjoint.ts';

/**
 * What orval is given for zod, and the code it cannot write. orval knows a small part of JSON Schema and leaves the rest out in
 * silence, so each schema is first brought into a form that orval writes faithfully; what is missing is kept as code (`extras`) and
 * marked by the schema's description: orval writes `.describe('@@7@@')`, and extra 7 takes its place.
 */
export interface ZodInput {
  readonly document: JsonObject;
  /** Code by number: `.loose().describe("A card.")`. */
  readonly extras: readonly string[];
  /** Names of the schemas by number. orval would change their case, so it is given stand-ins. */
  readonly names: readonly string[];
}

const standIn = (index: number) => `Zs${index}x`;

/** A stand-in as orval writes it: as a schema's name, or in front of a constant's. */
export const STAND_IN = /\b([Zz])s(\d+)x/g;

/** Begins an extra that takes the place of the marked schema, not only of the mark. */
export const INSTEAD = '= ';

const marker = (index: number) => `@@${index}@@`;

/**
 * @throws ToolError `unsupported` for what neither orval nor an extra can say
 */
export function zodInput(document: JsonObject): ZodInput {
  const first = new Writer(document, true);
  const attempt = first.all();
  // A closed shape of zod opens up again inside an intersection, and has to be checked in another way there.
  const again = first.intersects && first.closes ? new Writer(document, false) : undefined;
  const writer = again ?? first;
  const converted = again?.all() ?? attempt;
  const components = isObject(converted.components) ? converted.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const all = { ...schemas, ...writer.hoisted };
  const names = Object.keys(all);
  const renamed = renameRefs(
    { ...converted, components: { ...components, schemas: all } },
    names,
  ) as JsonObject;
  return { document: renamed, extras: writer.extras, names };
}

/** Puts the stand-ins in place of the names of schemas, where they are kept and where they are referred to. */
function renameRefs(node: Json, names: readonly string[]): Json {
  const places = new Map(names.map((name, index) => [step('#/components/schemas', name), index]));
  const visit = (inner: Json): Json => {
    if (Array.isArray(inner)) return inner.map(visit);
    if (!isObject(inner)) return inner;
    const result: JsonObject = {};
    for (const [key, value] of Object.entries(inner)) {
      const index = key === '$ref' ? places.get(String(value)) : undefined;
      put(result, key, index === undefined ? visit(value) : `#/components/schemas/${standIn(index)}`);
    }
    return result;
  };
  const document = visit(node) as { components: { schemas: JsonObject } } & JsonObject;
  const schemas = Object.values(document.components.schemas).map(
    (schema, index) => [standIn(index), schema] as const,
  );
  document.components.schemas = Object.fromEntries(schemas);
  return document;
}

const ALL_TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Keywords that say something about values of one type only. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    ...[
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
    ],
    ...['maxProperties', 'dependentRequired', 'dependentSchemas'],
  ],
};

class Writer {
  readonly extras: string[] = [];
  readonly hoisted: JsonObject = {};
  private readonly document: JsonObject;
  /** Whether an intersection, a closed shape was met. */
  intersects = false;
  closes = false;
  private readonly names = new Map<string, string>();
  private readonly components: ReadonlySet<string>;
  private readonly reserved: Set<string>;
  private readonly circles: Circles;
  private readonly strict: boolean;

  constructor(document: JsonObject, strict: boolean) {
    this.document = document;
    this.strict = strict;
    this.circles = circlesOf(document);
    const named = at(document, '#/components/schemas');
    this.components = new Set(isObject(named) ? Object.keys(named) : []);
    this.reserved = new Set(this.components);
  }

  all(): JsonObject {
    return mapDocumentSchemas(this.document, (schema, pointer) => this.outermost(schema, pointer));
  }

  /** A component is written by name; a schema elsewhere is wrapped, so that a description from around it leaves the mark alone. */
  outermost(schema: SchemaNode, pointer: string): JsonObject {
    const written = this.write(schema, pointer);
    return pointer.startsWith('#/components/schemas/') ? written : wrapped(written);
  }

  write(schema: SchemaNode, pointer: string): JsonObject {
    if (typeof schema === 'boolean') return schema ? {} : this.marked({}, ['.refine(() => false)']);
    for (const key of ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef']) {
      if (schema[key] === undefined) continue;
      throw unsupported(
        `zod has no word for \`${key}\`.`,
        step(pointer, key),
        'List everything in one schema.',
      );
    }
    const nullable = withoutNull(schema);
    if (nullable !== undefined) {
      return this.marked(this.write(nullable, pointer), ['.nullable()'], schema);
    }
    const parts = [
      ...this.references(schema, pointer),
      ...this.typed(schema, pointer),
      ...this.combined(schema, pointer),
    ];
    const extras = this.conditions(schema, pointer);
    const [only] = parts;
    if (parts.length > 1) this.intersects = true;
    const base = parts.length > 1 ? { allOf: parts } : (only ?? {});
    return this.marked(base, extras, schema);
  }

  /** Puts code behind a schema, and its description last. */
  private marked(base: JsonObject, extras: readonly string[], schema: JsonObject = {}): JsonObject {
    const description = typeof schema.description === 'string' ? schema.description : '';
    const code = [...extras, ...(description === '' ? [] : [`.describe(${JSON.stringify(description)})`])];
    if (code.length === 0) return base;
    const inner = base.description === undefined && base.$ref === undefined ? base : wrapped(base);
    this.extras.push(code.join(''));
    return { ...inner, description: marker(this.extras.length - 1) };
  }

  private references(schema: JsonObject, pointer: string): JsonObject[] {
    if (typeof schema.$ref !== 'string') return [];
    const name = this.nameOf(schema.$ref, pointer);
    const [from, to] = [ownerOf(pointer), ownerOf(schema.$ref)];
    if (from === undefined || to === undefined || !this.circles(from, to)) {
      return [{ $ref: step('#/components/schemas', name) }];
    }
    // TypeScript cannot infer a type from itself, so the types file says what it is.
    const type = this.components.has(name) ? `components['schemas'][${JSON.stringify(name)}]` : 'unknown';
    this.extras.push(
      `${INSTEAD}zod.lazy((): zod.ZodType<${type}> => ${name} as unknown as zod.ZodType<${type}>)`,
    );
    return [{ description: marker(this.extras.length - 1) }];
  }

  private nameOf(ref: string, pointer: string): string {
    const steps = pointerSteps(ref);
    const [, , name] = steps;
    if (ref.startsWith('#/components/schemas/') && steps.length === 3 && name !== undefined) return name;
    const target = at(this.document, ref);
    if (target !== undefined) return this.hoist(target as SchemaNode, ref);
    throw unsupported(`The reference \`${ref}\` leads nowhere.`, step(pointer, '$ref'), 'Correct it.');
  }

  /** Gives a schema a name, for code that has to call it. */
  hoist(schema: SchemaNode, pointer: string): string {
    const known = this.names.get(pointer);
    if (known !== undefined) return known;
    const { $ref, ...beside } = isObject(schema) ? schema : ({} as JsonObject);
    if (typeof $ref === 'string' && Object.keys(beside).length === 0) return this.nameOf($ref, pointer);
    const words = pointerSteps(pointer).flatMap((part) => part.split(/[^A-Za-z0-9]+/));
    const base = words
      .filter((word) => !['', 'components', 'schemas', 'paths', 'content', 'properties'].includes(word))
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
      .replace(/^(?=\d)/, 'N');
    let name = base;
    for (let count = 2; this.reserved.has(name); count += 1) name = `${base}${count}`;
    this.reserved.add(name);
    this.names.set(pointer, name);
    put(this.hoisted, name, {});
    put(this.hoisted, name, this.write(schema, pointer));
    return name;
  }

  /** `type`, `enum`, `const` and what they bring along: nothing, or one schema. */
  private typed(schema: JsonObject, pointer: string): JsonObject[] {
    const given = schema.type === undefined ? undefined : ([schema.type].flat() as string[]);
    const values = allowedValues(schema);
    if (values !== undefined) return [this.enumeration(values, given, schema, pointer)];
    const asserted = Object.keys(ABOUT).filter((type) => ABOUT[type]?.some((key) => key in schema));
    const types = given ?? (asserted.length > 0 ? ALL_TYPES : undefined);
    if (types === undefined) return [];
    const members = types.map((type) => this.oneType(type, schema, pointer));
    return [members.length === 1 ? (members[0] as JsonObject) : { anyOf: members }];
  }

  private enumeration(
    values: readonly Json[],
    types: readonly string[] | undefined,
    schema: JsonObject,
    pointer: string,
  ): JsonObject {
    const fitting = values.filter(
      (value) => types === undefined || types.some((type) => isOfType(value, type)),
    );
    if (fitting.some((value) => typeof value === 'object' && value !== null)) {
      throw unsupported(
        'zod compares plain values only, and this list holds an object or array.',
        pointer,
        'Describe the properties instead.',
      );
    }
    if (fitting.length === 0) return this.marked({}, ['.refine(() => false)']);
    const further = Object.values(ABOUT)
      .flat()
      .filter((key) => key in schema);
    const [only] = fitting;
    const base: JsonObject =
      fitting.length === 1 && only === null
        ? { type: 'null' }
        : {
            enum: fitting as Json[],
            ...(fitting.every((value) => typeof value === 'string') ? { type: 'string' } : {}),
          };
    if (further.length === 0) return base;
    const { enum: _, const: __, ...rest } = schema;
    return { allOf: [base, ...this.typed(rest, pointer)] };
  }

  private oneType(type: string, schema: JsonObject, pointer: string): JsonObject {
    switch (type) {
      case 'null':
      case 'boolean':
        return { type };
      case 'string':
        return { type, ...pick(schema, ['minLength', 'maxLength', 'pattern']) };
      case 'array':
        return this.array(schema, pointer);
      case 'object':
        return this.object(schema, pointer);
      default:
        return this.number(type, schema);
    }
  }

  private number(type: string, schema: JsonObject): JsonObject {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const extras: string[] = [];
    // Written as code because orval keeps only one of a pair of bounds, and rounds.
    if (typeof minimum === 'number') extras.push(`.min(${minimum})`);
    if (typeof exclusiveMinimum === 'number') extras.push(`.gt(${exclusiveMinimum})`);
    if (typeof maximum === 'number') extras.push(`.max(${maximum})`);
    if (typeof exclusiveMaximum === 'number') extras.push(`.lt(${exclusiveMaximum})`);
    if (typeof multipleOf === 'number') {
      extras.push(
        `.refine((value) => Number.isInteger(value / ${multipleOf}), "Must be a multiple of ${multipleOf}")`,
      );
    }
    return this.marked({ type }, extras);
  }

  private array(schema: JsonObject, pointer: string): JsonObject {
    const extras: string[] = [];
    const { prefixItems, items = true, contains, minContains = 1, maxContains, uniqueItems } = schema;
    let inner = items as SchemaNode;
    if (Array.isArray(prefixItems)) {
      const places = prefixItems.map((item, index) =>
        this.hoist(item as SchemaNode, step(step(pointer, 'prefixItems'), index)),
      );
      const rest = this.hoist(inner, step(pointer, 'items'));
      inner = true;
      extras.push(
        `.refine((list) => list.every((item, index) => ([${places.join(', ')}][index] ?? ${rest}).safeParse(item).success))`,
      );
    }
    if (contains !== undefined) {
      const name = this.hoist(contains as SchemaNode, step(pointer, 'contains'));
      const count = `list.filter((item) => ${name}.safeParse(item).success).length`;
      const most = maxContains === undefined ? '' : ` && ${count} <= ${maxContains}`;
      extras.push(`.refine((list) => ${count} >= ${minContains}${most})`);
    }
    if (uniqueItems === true) {
      extras.push(
        '.refine((list) => new Set(list.map(canonical)).size === list.length, "Must not hold the same twice")',
      );
    }
    const bounds = pick(schema, ['minItems', 'maxItems']);
    return this.marked(
      { type: 'array', items: this.write(inner, step(pointer, 'items')), ...bounds },
      extras,
    );
  }

  private object(schema: JsonObject, pointer: string): JsonObject {
    const given = isObject(schema.properties) ? schema.properties : {};
    const required = (Array.isArray(schema.required) ? schema.required : []).map(String);
    const properties: JsonObject = {};
    const extras: string[] = [];
    for (const name of [...new Set([...Object.keys(given), ...required])]) {
      const property = Object.hasOwn(given, name) ? (given[name] as SchemaNode) : true;
      const here = step(step(pointer, 'properties'), name);
      // Every object inherits these, so zod would find one that is not there.
      if (name in Object.prototype)
        extras.push(this.inherited(name, property, required.includes(name), here));
      else put(properties, name, wrapped(this.write(property, here)));
    }
    const shaped = Object.keys(properties).length > 0;
    const rest = schema.additionalProperties ?? true;
    const base: JsonObject = { type: 'object' };
    if (shaped) {
      base.properties = properties;
      const needed = required.filter((name) => Object.hasOwn(properties, name));
      if (needed.length > 0) base.required = needed;
    }
    const open = rest === true || (isObject(rest) && Object.keys(rest).length === 0);
    if (schema.patternProperties === undefined && !shaped && !open && rest !== false && extras.length === 0) {
      base.additionalProperties = this.write(rest as SchemaNode, step(pointer, 'additionalProperties'));
    } else {
      const closed = rest === false && schema.patternProperties === undefined && extras.length === 0;
      if (closed) this.closes = true;
      if (closed && this.strict) extras.push('.strict()');
      else {
        if (shaped) extras.unshift('.loose()');
        if (!open || schema.patternProperties !== undefined)
          extras.push(this.otherProperties(schema, pointer));
      }
    }
    extras.push(...this.objectConditions(schema, pointer));
    return this.marked(base, extras);
  }

  private inherited(name: string, property: SchemaNode, required: boolean, pointer: string): string {
    const key = JSON.stringify(name);
    const present = `Object.hasOwn(object, ${key})`;
    const fits = `${this.hoist(property, pointer)}.safeParse((object as Record<string, unknown>)[${key}]).success`;
    return `.refine((object) => ${required ? `${present} && ${fits}` : `!${present} || ${fits}`}, { path: [${key}] })`;
  }

  /** `additionalProperties` and `patternProperties`, as a check: a closed zod object opens up again inside an intersection. */
  private otherProperties(schema: JsonObject, pointer: string): string {
    const known = JSON.stringify(Object.keys(isObject(schema.properties) ? schema.properties : {}));
    const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {});
    const checks = patterns.map(([pattern, value]) => {
      const name = this.hoist(value as SchemaNode, step(step(pointer, 'patternProperties'), pattern));
      return `[new RegExp(${JSON.stringify(pattern)}, 'u'), ${name}]`;
    });
    const rest = schema.additionalProperties ?? true;
    const other =
      typeof rest === 'boolean'
        ? String(rest)
        : this.hoist(rest as SchemaNode, step(pointer, 'additionalProperties'));
    return `.superRefine(otherProperties(${known}, () => [${checks.join(', ')}], () => ${other}))`;
  }

  private objectConditions(schema: JsonObject, pointer: string): string[] {
    const extras: string[] = [];
    const { minProperties, maxProperties, propertyNames, dependentRequired, dependentSchemas } = schema;
    if (minProperties !== undefined)
      extras.push(`.refine((object) => Object.keys(object).length >= ${minProperties})`);
    if (maxProperties !== undefined)
      extras.push(`.refine((object) => Object.keys(object).length <= ${maxProperties})`);
    if (propertyNames !== undefined) {
      const name = this.hoist(propertyNames as SchemaNode, step(pointer, 'propertyNames'));
      extras.push(`.refine((object) => Object.keys(object).every((key) => ${name}.safeParse(key).success))`);
    }
    for (const [key, names] of Object.entries(isObject(dependentRequired) ? dependentRequired : {})) {
      extras.push(
        `.refine((object) => !Object.hasOwn(object, ${JSON.stringify(key)}) || ${JSON.stringify(names)}.every((key) => Object.hasOwn(object, key)))`,
      );
    }
    for (const [key, then] of Object.entries(isObject(dependentSchemas) ? dependentSchemas : {})) {
      const name = this.hoist(then as SchemaNode, step(step(pointer, 'dependentSchemas'), key));
      extras.push(
        `.refine((object) => !Object.hasOwn(object, ${JSON.stringify(key)}) || ${name}.safeParse(object).success)`,
      );
    }
    return extras;
  }

  private combined(schema: JsonObject, pointer: string): JsonObject[] {
    return ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
      const members = schema[key];
      if (!Array.isArray(members)) return [];
      const here = step(pointer, key);
      const written = members.map((member, index) => this.write(member as SchemaNode, step(here, index)));
      if (key === 'allOf') return written;
      if (key === 'anyOf' || disjoint(members as SchemaNode[], this.document)) return [{ anyOf: written }];
      const names = members.map((member, index) => this.hoist(member as SchemaNode, step(here, index)));
      const count = `[${names.join(', ')}].filter((schema) => schema.safeParse(value).success).length`;
      return [
        this.marked({ anyOf: written }, [
          `.refine((value) => ${count} === 1, "Must fit exactly one of the shapes")`,
        ]),
      ];
    });
  }

  /** `not` and `if`, which say something about any value. */
  private conditions(schema: JsonObject, pointer: string): string[] {
    const fits = (key: string) =>
      `${this.hoist(schema[key] as SchemaNode, step(pointer, key))}.safeParse(value).success`;
    const extras: string[] = [];
    if (schema.not !== undefined) extras.push(`.refine((value) => !${fits('not')})`);
    if (schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined)) {
      const branch = (key: string) => (schema[key] === undefined ? 'true' : fits(key));
      extras.push(`.refine((value) => (${fits('if')} ? ${branch('then')} : ${branch('else')}))`);
    }
    return extras;
  }
}

/** One step down, so that orval puts `.optional()` behind the mark and not before it. */
function wrapped(schema: JsonObject): JsonObject {
  const [key, ...others] = Object.keys(schema);
  return key === undefined || (key === 'allOf' && others.length === 0) ? schema : { allOf: [schema] };
}

/** `anyOf: [X, null]` and `type: [x, 'null']` without their null; `undefined` when there is more to it. */
function withoutNull(schema: JsonObject): JsonObject | undefined {
  const { type, anyOf, description: _, ...rest } = schema;
  const assertions = Object.keys(rest).filter((key) => !key.startsWith('x-') && !ANNOTATIONS.has(key));
  if (Array.isArray(type) && type.length === 2 && type.includes('null') && anyOf === undefined) {
    const outside = ['$ref', 'enum', 'const', 'allOf', 'oneOf', 'not', 'if', 'then', 'else'];
    if (assertions.some((key) => outside.includes(key))) return undefined;
    return { ...rest, type: type.find((name) => name !== 'null') as Json };
  }
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || type !== undefined || assertions.length > 0)
    return undefined;
  const isNull = (member: Json) =>
    isObject(member) && member.type === 'null' && Object.keys(member).length === 1;
  const [other] = anyOf.filter((member) => !isNull(member));
  return anyOf.some(isNull) && isObject(other) ? other : undefined;
}

const ANNOTATIONS = new Set(
  'title default examples example deprecated readOnly writeOnly format $comment externalDocs xml discriminator'.split(
    ' ',
  ),
);

function allowedValues(schema: JsonObject): Json[] | undefined {
  const listed = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (!Object.hasOwn(schema, 'const')) return listed;
  const only = schema.const as Json;
  return listed === undefined || listed.some((value) => JSON.stringify(value) === JSON.stringify(only))
    ? [only]
    : [];
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function pick(schema: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key] as Json]));
}
