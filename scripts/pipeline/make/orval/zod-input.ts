import { isObject, type Json, type JsonObject, put, step } from '../../model/schema-walk.ts';
import { Writer } from './zod-writer.ts';

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
