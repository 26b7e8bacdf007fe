import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { componentName } from '../document/refs.ts';

/** An extension of ours: the values that tell which member of a union an object is. */
const TAGS = 'x-discriminator-values';

/** Reads what a discriminator says of an object that is the schema of a reference: the keys of the mapping that name it, or else the name of the component. */
export function taggedAs(discriminator: Json | undefined, ref: string): JsonObject[] {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return [];
  const name = componentName(ref, 'schemas');
  if (name === undefined) return [];
  const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {});
  const keys = mapping.filter(([, target]) => target === ref || target === name).map(([key]) => key);
  const properties = Object.fromEntries([
    [discriminator.propertyName, { [TAGS]: keys.length > 0 ? keys : [name] }],
  ]);
  return [{ properties }];
}

/** The values that the schemas of the place allow. */
export function tagsIn(parts: readonly JsonObject[]): readonly Json[] {
  const tags = parts.find((part) => TAGS in part)?.[TAGS];
  if (!Array.isArray(tags)) return [];
  const lists = parts.flatMap((part) => (Array.isArray(part.enum) ? [part.enum] : []));
  return tags.filter((tag) => lists.every((list) => list.includes(tag)));
}
