import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapSubschemas, put, type SchemaNode } from '../document/schema-walk.ts';
import { type DataDirection, mapDirectedSchemas } from './directed-schemas.ts';
import { hasMarks, MARKS, MarkedProperties } from './marked-properties.ts';
import { mapRequired, requiredOf, withoutRequired } from './required-names.ts';

/** A document in which requests and responses have schemas of their own where they differ. */
export interface SplitDocument {
  readonly document: DocumentNode;
  /** The place in the document before of what stands at a pointer. */
  readonly originOf: (pointer: string) => string;
}

/**
 * Applies what OpenAPI says of `required`: a `readOnly` property is required in responses only, a `writeOnly` one in requests only. A component
 * that means another thing in requests than in responses becomes two: `Card`, as responses have it, and `CardRequest`. One that stands in one direction
 * only keeps its name, and a document without such a property is returned as it is.
 */
export function splitByDirection(document: DocumentNode): SplitDocument {
  if (!hasMarks(document as JsonObject)) return { document, originOf: (pointer) => pointer };
  const splitter = new Splitter(document as JsonObject);
  const origins = new Map([...splitter.renamed].map(([name, request]) => [request, name]));
  const originOf = (pointer: string) => {
    const [components, schemas, name = '', ...inside] = fromPointer(pointer);
    const origin = origins.get(name);
    return components === 'components' && schemas === 'schemas' && origin !== undefined
      ? step(SCHEMAS, origin, ...inside)
      : pointer;
  };
  return { document: splitter.isNeeded ? splitter.split() : document, originOf };
}

const SCHEMAS = '#/components/schemas';

class Splitter {
  /** The name for requests of each component that becomes two. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Tells whether anything is required in one direction only. */
  readonly isNeeded: boolean;
  readonly #document: JsonObject;
  readonly #schemas: ReadonlyMap<string, Json>;
  readonly #marked: Readonly<Record<DataDirection, MarkedProperties>>;
  /** Lists what leads to other components: references, and a discriminator to what is made of its schema. */
  readonly #next: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #inRequests: ReadonlySet<string>;
  readonly #inResponses: ReadonlySet<string>;

  constructor(document: JsonObject) {
    this.#document = document;
    const components = isObject(document.components) ? document.components : {};
    this.#schemas = new Map(Object.entries(isObject(components.schemas) ? components.schemas : {}));
    this.#marked = {
      request: new MarkedProperties(document, MARKS.request),
      response: new MarkedProperties(document, MARKS.response),
    };
    const first: Record<DataDirection, Set<string>> = { request: new Set(), response: new Set() };
    let isNeeded = false;
    mapDirectedSchemas(document, (schema, direction) => {
      for (const name of referredIn(schema)) first[direction].add(name);
      isNeeded ||= this.#isRelaxed(schema, direction);
      return schema;
    });
    const relaxed = [...this.#schemas].filter(([, schema]) =>
      (['request', 'response'] as const).some((direction) =>
        this.#isRelaxed(schema as SchemaNode, direction),
      ),
    );
    this.isNeeded = isNeeded || relaxed.length > 0;
    this.#next = this.isNeeded ? this.#edges() : new Map();
    this.#inRequests = reached(first.request, this.#next);
    this.#inResponses = reached(first.response, this.#next);
    this.renamed = this.#rename(new Set(relaxed.map(([name]) => name)));
  }

  split(): DocumentNode {
    const mapped = mapDirectedSchemas(this.#document, (schema, direction) =>
      this.#directed(schema, direction),
    );
    const schemas: Record<string, Json> = {};
    for (const [name, schema] of this.#schemas) {
      const isForRequests = this.#inRequests.has(name) && !this.#inResponses.has(name);
      const isUsed = this.#inRequests.has(name) || this.#inResponses.has(name);
      const direction = isForRequests ? 'request' : 'response';
      put(schemas, name, isUsed ? this.#directed(schema as SchemaNode, direction, name) : schema);
      const request = this.renamed.get(name);
      if (request !== undefined) put(schemas, request, this.#directed(schema as SchemaNode, 'request', name));
    }
    const components = isObject(mapped.components) ? mapped.components : {};
    return { ...mapped, components: { ...components, schemas } };
  }

  /** Components that are in both directions, and are or lead to one that differs. */
  #rename(relaxed: ReadonlySet<string>): Map<string, string> {
    const both = [...this.#schemas.keys()].filter(
      (name) => this.#inRequests.has(name) && this.#inResponses.has(name),
    );
    const leadTo = new Map<string, Set<string>>();
    for (const [name, targets] of this.#next)
      for (const target of targets) leadTo.set(target, (leadTo.get(target) ?? new Set()).add(name));
    const different = reached(relaxed, leadTo);
    const renamed = new Map<string, string>();
    const taken = new Set(this.#schemas.keys());
    for (const name of both.filter((one) => different.has(one))) {
      let free = `${name}Request`;
      for (let count = 2; taken.has(free); count++) free = `${name}Request${count}`;
      taken.add(free);
      renamed.set(name, free);
    }
    return renamed;
  }

  #edges(): Map<string, Set<string>> {
    const edges = new Map(
      [...this.#schemas].map(([name, schema]) => [name, referredIn(schema as SchemaNode)]),
    );
    for (const [name, schema] of this.#schemas)
      if (isObject(schema) && isObject(schema.discriminator))
        for (const child of this.#madeOf(name)) edges.get(name)?.add(child);
    return edges;
  }

  /** Components that have another in their `allOf`, themselves or by others. */
  #madeOf(name: string, found = new Set<string>()): Set<string> {
    for (const [child, schema] of this.#schemas) {
      const parts = isObject(schema) && Array.isArray(schema.allOf) ? (schema.allOf as readonly Json[]) : [];
      if (found.has(child) || !parts.some((part) => isObject(part) && componentOf(part.$ref)?.name === name))
        continue;
      found.add(child);
      this.#madeOf(child, found);
    }
    return found;
  }

  #isRelaxed(schema: SchemaNode, direction: DataDirection): boolean {
    let isRelaxed = false;
    mapRequired(schema, this.#marked[direction], (one, optional) => {
      isRelaxed ||= requiredOf(one).some((name) => optional.has(name));
      return one;
    });
    return isRelaxed;
  }

  /** @param component the name of the component that the schema is, if it is one */
  #directed(schema: SchemaNode, direction: DataDirection, component?: string): Json {
    const whole = schema;
    return mapRequired(schema, this.#marked[direction], (one, optional) => {
      const changed: Record<string, Json> = { ...withoutRequired(one, optional) };
      if (one.$ref !== undefined) changed.$ref = this.#reference(one.$ref, direction);
      if (isObject(one.discriminator) && direction === 'request')
        changed.discriminator = this.#discriminator(one, one === whole ? component : undefined);
      return changed;
    });
  }

  #reference(ref: Json, direction: DataDirection): Json {
    const component = componentOf(ref);
    const request = component === undefined ? undefined : this.renamed.get(component.name);
    if (component === undefined || request === undefined || direction === 'response') return ref;
    return step(SCHEMAS, request, ...component.inside);
  }

  /** Values stay what they are: those that are the names of schemas are listed where these have other names now. */
  #discriminator(schema: JsonObject, component: string | undefined): Json {
    const { discriminator, oneOf, anyOf } = schema;
    if (!isObject(discriminator)) return discriminator as Json;
    const mapping: Record<string, Json> = {};
    const listed = new Set<string>();
    for (const [value, target] of Object.entries(
      isObject(discriminator.mapping) ? discriminator.mapping : {},
    )) {
      const name = componentOf(target)?.name ?? String(target);
      listed.add(name);
      const request = this.renamed.get(name);
      put(mapping, value, request === undefined ? target : step(SCHEMAS, request));
    }
    const members = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as readonly Json[]) : []));
    const children = component === undefined ? [] : this.#madeOf(component);
    const implied = [
      ...members.flatMap((one) => (isObject(one) ? (componentOf(one.$ref)?.name ?? []) : [])),
      ...children,
    ];
    for (const name of implied) {
      const request = this.renamed.get(name);
      if (request !== undefined && !listed.has(name)) put(mapping, name, step(SCHEMAS, request));
    }
    return Object.keys(mapping).length === 0 ? discriminator : { ...discriminator, mapping };
  }
}

/** The component that a reference leads to or into. */
function componentOf(
  ref: Json | undefined,
): { readonly name: string; readonly inside: readonly string[] } | undefined {
  if (typeof ref !== 'string' || !ref.startsWith(`${SCHEMAS}/`)) return undefined;
  const [, , name, ...inside] = fromPointer(ref);
  return name === undefined ? undefined : { name, inside };
}

function referredIn(schema: SchemaNode, found = new Set<string>()): Set<string> {
  if (!isObject(schema)) return found;
  const component = componentOf(schema.$ref);
  if (component !== undefined) found.add(component.name);
  mapSubschemas(schema, '#', (inner) => {
    referredIn(inner, found);
    return inner;
  });
  return found;
}

function reached(first: ReadonlySet<string>, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(first);
  for (const name of found) for (const target of next.get(name) ?? []) found.add(target);
  return found;
}
