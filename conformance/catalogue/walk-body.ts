import { isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { Field } from './tree.ts';

export interface BodyVisitor {
  /** Called with the value of each described place, parents first. If it returns `false`, what is in the value is left out. */
  value(field: Field, value: Json, pointer: string): boolean;
  /** Called for each described property that an object does not have. */
  missing?(field: Field, pointer: string): void;
  /** Called for each property of an object that the description does not list, where it lists any. */
  unlisted?(pointer: string): void;
  /** The walk visits this many entries of one list, which may have millions. Default: all. */
  readonly maxEntries?: number;
}

/** Walks over a body along the tree of its fields, properties in the order of the description. */
export function walkBody(field: Field, value: Json, visitor: BodyVisitor, pointer = ''): void {
  if (!visitor.value(field, value, pointer)) return;
  const { properties, entries } = field;
  if (isObject(value)) {
    for (const property of properties) {
      // A template is that of what holds it and one more name, with what it escapes.
      const place = pointer + property.template.slice(field.template.length);
      const inner = value[property.name];
      if (inner !== undefined) walkBody(property, inner, visitor, place);
      else visitor.missing?.(property, place);
    }
    if (visitor.unlisted !== undefined && properties.length > 0)
      for (const key of Object.keys(value))
        if (!properties.some(({ name }) => name === key)) visitor.unlisted(step(pointer, key));
  } else if (Array.isArray(value) && entries !== undefined)
    for (const [index, entry] of (value as readonly Json[]).slice(0, visitor.maxEntries).entries())
      walkBody(entries, entry, visitor, `${pointer}/${index}`);
}
