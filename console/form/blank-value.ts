import type { Json } from '../../lib/json.ts';
import { type FormSchema, type Lookup, viewSchema } from './schema-view.ts';

/** Deeper than this, a required part of a part of … is left to the reader. */
const MAX_DEPTH = 6;

/**
 * Returns the value that a part of a form starts with when a reader adds it: the one that the description shows, else the smallest one with
 * everything that is required.
 */
export function blankValue(schema: FormSchema | undefined, lookup: Lookup, depth = 0): Json {
  const view = viewSchema(schema, lookup);
  const [shown] = [...(view.choices ?? []), ...view.examples];
  if (shown !== undefined) return shown;
  if (view.variants.length > 0) return blankValue(view.variants[0], lookup, depth);
  switch (view.types[0]) {
    case 'object':
      return Object.fromEntries(
        [...view.required]
          .filter((name) => depth < MAX_DEPTH && Object.hasOwn(view.properties, name))
          .map((name) => [name, blankValue(view.properties[name], lookup, depth + 1)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 0;
    case 'string':
      return '';
    default:
      return null;
  }
}
