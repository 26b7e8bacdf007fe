import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Arazzo, Workflow } from './arazzo.ts';

/** The properties of a workflow's inputs, and a document in which their references lead to something. */
export function inputsOf(
  { inputs }: Workflow,
  { inputSchemas }: Arazzo,
): { readonly properties: ReadonlyMap<string, Json>; readonly document: JsonObject } {
  const moved = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(moved);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#\/components\/inputs\//, '#/components/schemas/')
          : moved(inner),
      ]),
    );
  };
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'inputs', version: '1' },
    components: { schemas: isObject(inputSchemas) ? moved(inputSchemas) : {} },
  };
  const properties = new Map<string, Json>();
  // Grows during the loop.
  const open: Json[] = inputs === undefined ? [] : [moved(inputs)];
  const seen = new Set<string>();
  for (const part of open) {
    if (!isObject(part)) continue;
    for (const [name, schema] of Object.entries(isObject(part.properties) ? part.properties : {}))
      if (!properties.has(name)) properties.set(name, schema);
    if (Array.isArray(part.allOf)) open.push(...(part.allOf as readonly Json[]));
    if (typeof part.$ref !== 'string' || seen.has(part.$ref)) continue;
    seen.add(part.$ref);
    open.push(at(document, part.$ref) ?? {});
  }
  return { properties, document };
}
