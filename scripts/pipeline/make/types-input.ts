import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { freeName } from '../document/free-name.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../document/schema-walk.ts';
import { withDiscriminatorValues } from './types/discriminators.ts';
import { recursiveIn } from './types/recursion.ts';

/** `types.ts` is made of this: schemas that are referred to have a name, and properties that a discriminator reads have its values. */
export function typesInput(document: JsonObject): {
  readonly document: JsonObject;
  /** Components whose types are part of themselves. */
  readonly recursive: ReadonlySet<string>;
} {
  const named = withNamedTargets(withDiscriminatorValues(document));
  const schemas = isObject(named.components) ? named.components.schemas : undefined;
  return { document: named, recursive: recursiveIn(isObject(schemas) ? schemas : {}) };
}

/** Each schema that is referred to by where it stands inside another becomes a component: `A_list_items`. */
function withNamedTargets(document: JsonObject): JsonObject {
  const hoisted: Record<string, Json> = {};
  const places = new Map<string, string>();
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    if (typeof schema.$ref === 'string') mapped.$ref = named(schema.$ref);
    return mapped;
  };
  const named = (ref: string): string => {
    const steps = fromPointer(ref);
    if (ref.startsWith('#/components/schemas/') && steps.length === 3) return ref;
    const known = places.get(ref);
    if (known !== undefined) return known;
    const target = at(document, ref);
    if (typeof target !== 'boolean' && !isObject(target)) return ref;
    const name = freeName(steps, document, hoisted);
    const place = `#/components/schemas/${name}`;
    places.set(ref, place);
    // Holds the name while the schema is looked at, which may refer to itself.
    put(hoisted, name, {});
    put(hoisted, name, visit(target, ref));
    return place;
  };
  const mapped = mapDocumentSchemas(document, visit);
  if (places.size === 0) return mapped;
  const components = isObject(mapped.components) ? mapped.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  return { ...mapped, components: { ...components, schemas: { ...schemas, ...hoisted } } };
}
