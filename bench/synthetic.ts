type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

/**
 * A description with `copies` times the operations of `document`, which must be bundled. Each copy has paths, operation ids,
 * component names and examples of its own, so that the work per operation stays what it is in the original.
 */
export function multiply(document: JsonObject, copies: number): JsonObject {
  const components = withoutUnused(document.components as Record<string, JsonObject>, document.paths as Json);
  const { securitySchemes, ...copied } = components;
  const all: Record<string, Record<string, Json>> = {};
  const paths: Record<string, Json> = {};
  for (let copy = 1; copy <= copies; copy++) {
    const rename = (name: string) => suffixed(name, copy);
    for (const [kind, named] of Object.entries(copied)) {
      for (const [name, value] of Object.entries(named)) {
        all[kind] ??= {};
        all[kind][rename(name)] = renamed(value, rename);
      }
    }
    for (const [path, item] of Object.entries(document.paths as JsonObject)) {
      paths[`/copy${copy}${path}`] = renamed(item, rename);
    }
  }
  return { ...document, paths, components: { ...all, ...(securitySchemes && { securitySchemes }) } };
}

/** Drops schemas that nothing refers to, which a description may keep for readers and a linter of one file complains of. */
function withoutUnused(
  components: Readonly<Record<string, JsonObject>>,
  paths: Json,
): Record<string, JsonObject> {
  const text = JSON.stringify([paths, components]);
  const schemas = Object.entries(components.schemas ?? {});
  const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const kept = { ...components, schemas: Object.fromEntries(used) };
  return used.length === schemas.length ? kept : withoutUnused(kept, paths);
}

/** `CardOrUnset` becomes `Card7OrUnset`, `createCardRequest` `createCard7Request`: the endings have a meaning. */
function suffixed(name: string, copy: number): string {
  const [, stem, ending] = /^(.*?)((?:OrUnset|Input|Request|Response)?)$/.exec(name) ?? [];
  return `${stem}${copy}${ending}`;
}

/** References, operation ids and the names of examples follow their components. */
function renamed(value: Json, rename: (name: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, inner]) => {
      if (name === '$ref' && typeof inner === 'string') {
        return [
          name,
          inner.replace(/[^/]+$/, (last) => (inner.includes('securitySchemes') ? last : rename(last))),
        ];
      }
      // A description without requirements beside it is asked for its 4XX responses.
      if (name === 'default' && isResponse(inner)) return ['4XX', renamed(inner, rename)];
      if (name === 'operationId' && typeof inner === 'string') return [name, rename(inner)];
      if (name === 'examples' && isNamedExamples(inner)) {
        return [
          name,
          Object.fromEntries(Object.entries(inner).map(([key, one]) => [rename(key), renamed(one, rename)])),
        ];
      }
      // An example's payload is data, whatever its fields are called.
      return [name, name === 'value' || name === 'example' ? inner : renamed(inner, rename)];
    }),
  );
}

function isResponse(value: Json): boolean {
  return value !== null && typeof value === 'object' && 'description' in value;
}

function isNamedExamples(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && 'value' in value === false;
}
