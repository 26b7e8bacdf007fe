import { isObject, type Json } from '../../../lib/json.ts';
import { bodyOf, type Field } from '../../catalogue/tree.ts';
import { typeOf } from '../../catalogue/words.ts';
import type { Exchange } from '../../transport/exchange.ts';

/**
 * What decides how the facts of a body's form are judged, as a short text: which places are null, missing or empty. Bodies of one operation with
 * the same shape have the same judgements.
 *
 * @returns `undefined` for a body in which a fact is violated, and for one of unusual length
 */
export function bodyShape(operation: Exchange['operation'], body: Json): string | undefined {
  const root = bodyOf(operation, 'response');
  if (root === undefined) return '';
  const shape: Shape = { text: '' };
  return addShape(root, body, shape) && shape.text.length < MAX_LENGTH ? shape.text : undefined;
}

interface Shape {
  text: string;
}

const MAX_LENGTH = 2000;

/** False where a fact is violated. */
function addShape(field: Field, value: Json, shape: Shape): boolean {
  const { types, format, alwaysSet, properties, entries } = field;
  if (types === undefined) return true;
  const type = typeOf(value);
  if (!types.includes(type)) return false;
  if (types.length > 1) shape.text += type.slice(0, 3);
  if (value === null) return alwaysSet === undefined;
  if (type === 'object') {
    for (const property of properties)
      if (!addProperty(property, value as { readonly [name: string]: Json }, shape)) return false;
    return true;
  }
  if (type === 'array') {
    shape.text += `[${(value as readonly Json[]).length}]`;
    if (entries === undefined) return true;
    for (const entry of value as readonly Json[]) if (!addShape(entries, entry, shape)) return false;
    return true;
  }
  if (alwaysSet !== undefined && value === '') return false;
  if (format === undefined) return true;
  const text = String(value);
  return (
    format.pattern?.test(text) !== false &&
    (format.maxLength === undefined || text.length <= format.maxLength)
  );
}

function addProperty(property: Field, holder: { readonly [name: string]: Json }, shape: Shape): boolean {
  const value = holder[property.name];
  if (value === undefined) {
    if (property.required) return false;
    shape.text += '-';
    return true;
  }
  if (!property.required) shape.text += '+';
  return addShape(property, value, shape);
}

/** A field and how often it was there. */
interface Counted {
  readonly field: Field;
  readonly properties: readonly Counted[];
  readonly entries: Counted | undefined;
  shown: number;
  of: number;
}

/** How often the properties of a body were there, of how many objects that could have had them. */
export class Coverage {
  readonly #roots = new Map<Field, Counted>();
  readonly #counts = new Map<Field, Counted>();

  /** @param side of the exchange's operation that the body belongs to */
  add(operation: Exchange['operation'], side: 'request' | 'response', body: Json): void {
    const root = bodyOf(operation, side);
    if (root === undefined) return;
    const known = this.#roots.get(root) ?? this.#counted(root);
    this.#roots.set(root, known);
    visit(known, body);
  }

  of(field: Field): { readonly shown: number; readonly of: number } {
    const { shown, of } = this.#counts.get(field) ?? { shown: 0, of: 0 };
    return { shown, of };
  }

  #counted(field: Field): Counted {
    const made: Counted = {
      field,
      properties: field.properties.map((one) => this.#counted(one)),
      entries: field.entries && this.#counted(field.entries),
      shown: 0,
      of: 0,
    };
    this.#counts.set(field, made);
    return made;
  }
}

function visit({ properties, entries }: Counted, value: Json): void {
  if (Array.isArray(value)) {
    if (entries !== undefined)
      for (const entry of (value as readonly Json[]).slice(0, MAX_ENTRIES)) visit(entries, entry);
  } else if (properties.length > 0 && isObject(value))
    for (const property of properties) {
      const inner = value[property.field.name];
      property.of++;
      if (inner === undefined) continue;
      property.shown++;
      if (typeof inner === 'object' && inner !== null) visit(property, inner);
    }
}

/** Of one list: one may have millions. */
const MAX_ENTRIES = 1000;
