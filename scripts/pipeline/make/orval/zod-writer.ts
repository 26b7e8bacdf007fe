import { unsupported } from '../../bundle/down-convert/unsupported.ts';
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
} from '../../model/schema-walk.ts';
import { type Circles, circlesOf, ownerOf } from './circles.ts';
import { disjoint } from './disjoint.ts';
import { wrapped } from './wrapped.ts';
import { typed } from './zod-types.ts';

/** Begins an extra that takes the place of the marked schema, not only of the mark. */
export const INSTEAD = '= ';

const marker = (index: number) => `@@${index}@@`;

/** Writes schemas in the form that orval carries over, and keeps what orval cannot write. */
export class Writer {
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
  readonly strict: boolean;

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
      ...typed(this, schema, pointer),
      ...this.combined(schema, pointer),
    ];
    const extras = this.conditions(schema, pointer);
    const [only] = parts;
    if (parts.length > 1) this.intersects = true;
    const base = parts.length > 1 ? { allOf: parts } : (only ?? {});
    return this.marked(base, extras, schema);
  }

  /** Puts code behind a schema, and its description last. */
  marked(base: JsonObject, extras: readonly string[], schema: JsonObject = {}): JsonObject {
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
