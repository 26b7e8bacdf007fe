import { upperFirst } from '../../../../lib/case.ts';
import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, step } from '../../../../lib/json-pointer.ts';
import type { ZodShape } from '../../../../templates/zod/zod-shapes.ts';
import { unsupported } from '../../bundle/down-convert/unsupported.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { isInScope } from '../identifiers.ts';
import { unlike } from '../naming.ts';
import { disjoint } from './disjoint.ts';
import { typedShapes } from './typed-shapes.ts';

/** Reads JSON Schema into shapes. What a schema refers to is read first, so `schemas` comes to be in an order without gaps. */
export class ShapeReader {
  /** The schemas read so far that have a name. */
  readonly schemas = new Map<string, ZodShape>();
  /** Tells whether any schema is an intersection of two. */
  intersects = false;
  private readonly document: JsonObject;
  private readonly names = new Map<string, string>();
  /** Names of exported patterns. */
  readonly patternNames = new Set<string>();
  /** All names that are exported, or stand for a schema inside another one. */
  private readonly taken: Set<string>;
  private readonly components: ReadonlyMap<string, string>;
  /** Names of schemas that are being read: a reference to one of them closes a cycle. */
  private readonly unfinished = new Set<string>();

  /** @param components the exported name of each component */
  constructor(document: JsonObject, components: ReadonlyMap<string, string>) {
    this.document = document;
    this.components = components;
    this.taken = new Set(components.values());
  }

  /** Returns what stands at a place of the document: a reference if it has a name. */
  use(pointer: string): ZodShape {
    const name = componentOf(pointer);
    return name === undefined
      ? this.read(at(this.document, pointer) as SchemaNode, pointer)
      : this.reference(pointer, pointer);
  }

  /** The shape of a schema, by its name within the module. */
  named(local: string): ZodShape | undefined {
    return [...this.schemas].find(([name]) => localName(name) === local)?.[1];
  }

  read(schema: SchemaNode, pointer: string): ZodShape {
    if (typeof schema === 'boolean') return { kind: schema ? 'any' : 'never' };
    refuseUnevaluated(schema, pointer);
    const shape = this.readUndescribed(schema, pointer);
    const { description } = schema;
    return typeof description === 'string' && description !== '' ? { ...shape, description } : shape;
  }

  private readUndescribed(schema: JsonObject, pointer: string): ZodShape {
    const other = withoutNull(schema);
    if (other !== undefined) return { kind: 'nullable', inner: this.read(other, pointer) };
    const members = [
      ...(typeof schema.$ref === 'string' ? [this.reference(schema.$ref, step(pointer, '$ref'))] : []),
      ...typedShapes(this, schema, pointer),
      ...this.groups(schema, pointer),
    ];
    if (members.length > 1) this.intersects = true;
    const [only = { kind: 'any' as const }] = members;
    return this.conditional(members.length > 1 ? { kind: 'all', members } : only, schema, pointer);
  }

  private reference(ref: string, pointer: string): ZodShape {
    const target = at(this.document, ref);
    if (target === undefined) {
      throw unsupported(`The reference \`${ref}\` cannot be resolved.`, pointer, 'Correct it.');
    }
    const component = componentOf(ref);
    const name = (component && this.components.get(component)) ?? this.nameFor(ref);
    const local = localName(name);
    if (this.unfinished.has(name)) return { kind: 'reference', name: local, recursive: { component } };
    if (!this.schemas.has(name)) {
      this.unfinished.add(name);
      this.schemas.set(name, this.withPatternName(this.read(target as SchemaNode, ref), name));
      this.unfinished.delete(name);
    }
    return { kind: 'reference', name: local };
  }

  /** A name for a schema that stands inside another and is referred to: `CardDefsTheme` for `#/components/schemas/Card/$defs/Theme`. */
  private nameFor(pointer: string): string {
    const known = this.names.get(pointer);
    if (known !== undefined) return known;
    const words = fromPointer(pointer).flatMap((part) => part.split(/[^A-Za-z0-9]+/));
    const base = words
      .filter((word) => !['', 'components', 'schemas', 'paths', 'content', 'properties'].includes(word))
      .map(upperFirst)
      .join('')
      .replace(/^(?=\d)/, 'N');
    const name = this.free(base === '' ? 'Schema' : base);
    this.names.set(pointer, name);
    return name;
  }

  /** The name, or one like it that is not exported yet. */
  private free(name: string): string {
    const free = unlike(name, this.taken);
    this.taken.add(free);
    return free;
  }

  /** The pattern of a named string is exported, too. */
  private withPatternName(shape: ZodShape, name: string): ZodShape {
    if (shape.kind === 'nullable') return { ...shape, inner: this.withPatternName(shape.inner, name) };
    if (shape.kind !== 'string' || shape.pattern === undefined) return shape;
    const patternName = this.free(`${name}RegExp`);
    this.patternNames.add(patternName);
    return { ...shape, patternName };
  }

  private groups(schema: JsonObject, pointer: string): ZodShape[] {
    return ['allOf', 'anyOf', 'oneOf'].flatMap((key): ZodShape[] => {
      const listed = schema[key];
      if (!Array.isArray(listed)) return [];
      const members = listed.map((member, index) =>
        this.read(member as SchemaNode, step(step(pointer, key), index)),
      );
      if (key === 'allOf') return members;
      const exact = key === 'oneOf' && !disjoint(listed as SchemaNode[], this.document);
      return [{ kind: exact ? 'exactlyOne' : 'union', members }];
    });
  }

  /** `not` and `if`, which are about values of any type. */
  private conditional(inner: ZodShape, schema: JsonObject, pointer: string): ZodShape {
    const part = (key: string) => this.read(schema[key] as SchemaNode, step(pointer, key));
    const branches = schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined);
    if (schema.not === undefined && !branches) return inner;
    return {
      kind: 'conditional',
      inner,
      ...(schema.not === undefined ? {} : { not: part('not') }),
      ...(branches && {
        condition: {
          when: part('if'),
          ...(schema.then === undefined ? {} : { whenTrue: part('then') }),
          ...(schema.else === undefined ? {} : { whenFalse: part('else') }),
        },
      }),
    };
  }
}

/** Names a schema within the module: one called `Set` must not hide what the module itself calls so. */
export function localName(name: string): string {
  return isInScope(name) ? `$${name}` : name;
}

/** `Card` for `#/components/schemas/Card`; `undefined` for any other place. */
function componentOf(pointer: string): string | undefined {
  const [components, schemas, name, ...inside] = fromPointer(pointer);
  return components === 'components' && schemas === 'schemas' && inside.length === 0 ? name : undefined;
}

function allowsAll(schema: Json | undefined): boolean {
  return schema === undefined || schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

function refuseUnevaluated(schema: JsonObject, pointer: string): void {
  for (const key of ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef']) {
    if (allowsAll(schema[key])) continue;
    throw unsupported(
      `zod has no word for \`${key}\`.`,
      step(pointer, key),
      'List everything in one schema.',
    );
  }
}

/** `anyOf: [X, null]` and `type: [x, 'null']` without their null; `undefined` when there is more to it. */
function withoutNull(schema: JsonObject): SchemaNode | undefined {
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
  const [other] = (anyOf as readonly Json[]).filter((member) => !isNull(member));
  return anyOf.some(isNull) && isObject(other) ? other : undefined;
}

const ANNOTATIONS = new Set(
  'title default examples example deprecated readOnly writeOnly format $comment externalDocs xml discriminator'.split(
    ' ',
  ),
);
