import { at, type Json } from '../../lib/json.ts';
import type { Lookup } from './schema-view.ts';

/** Schemas by their pointer; a reference may also go deeper than a pointer that is listed. */
export function lookupIn(schemas: Readonly<Record<string, Json>>): Lookup {
  return (reference) => {
    if (Object.hasOwn(schemas, reference)) return schemas[reference];
    for (let end = reference.lastIndexOf('/'); end > 0; end = reference.lastIndexOf('/', end - 1)) {
      const above = reference.slice(0, end);
      if (Object.hasOwn(schemas, above)) return at(schemas[above], reference.slice(end));
    }
    return undefined;
  };
}
