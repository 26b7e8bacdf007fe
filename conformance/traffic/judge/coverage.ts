import { isObject, type Json } from '../../../lib/json.ts';
import { bodyOf, type Field } from '../../catalogue/tree.ts';
import type { Exchange } from '../../model/exchange.ts';

type Side = 'request' | 'response';

/** A field, and where its counts are: how often it was there, then of how many objects that could have had it. */
interface Counted {
  readonly place: number;
  readonly field: Field;
  readonly properties: readonly Counted[];
  readonly entries: Counted | undefined;
}

interface Root {
  readonly counted: Counted;
  readonly counts: Float64Array;
}

/** How often the properties of bodies were there, of how many objects that could have had them. */
export class Coverage {
  readonly #roots = { request: new Map<string, Root>(), response: new Map<string, Root>() };
  readonly #places = new Map<Field, number>();

  /** @param side of the exchange's operation that the body belongs to */
  add(operation: Exchange['operation'], side: Side, body: Json): void {
    const root = this.#rootOf(operation, side);
    if (root !== undefined) visit(root.counted, body, root.counts);
  }

  of(
    operation: Exchange['operation'],
    side: Side,
    field: Field,
  ): { readonly shown: number; readonly of: number } {
    const counts = this.#rootOf(operation, side)?.counts;
    const place = this.#places.get(field);
    if (counts === undefined || place === undefined) return { shown: 0, of: 0 };
    return { shown: counts[place] ?? 0, of: counts[place + 1] ?? 0 };
  }

  #rootOf(operation: Exchange['operation'], side: Side): Root | undefined {
    const known = this.#roots[side].get(operation);
    const field = known === undefined ? bodyOf(operation, side) : undefined;
    if (field === undefined) return known;
    let size = 0;
    const toCounted = (one: Field): Counted => {
      const place = size;
      size += 2;
      this.#places.set(one, place);
      return {
        place,
        field: one,
        properties: one.properties.map(toCounted),
        entries: one.entries && toCounted(one.entries),
      };
    };
    const counted = toCounted(field);
    const root = { counted, counts: new Float64Array(size) };
    this.#roots[side].set(operation, root);
    return root;
  }
}

function visit({ properties, entries }: Counted, value: Json, counts: Float64Array | Uint32Array): void {
  if (Array.isArray(value)) {
    if (entries !== undefined)
      for (const entry of (value as readonly Json[]).slice(0, MAX_ENTRIES)) visit(entries, entry, counts);
  } else if (properties.length > 0 && isObject(value))
    for (const property of properties) {
      const { place, field } = property;
      const inner = value[field.name];
      counts[place + 1] = (counts[place + 1] as number) + 1;
      if (inner === undefined) continue;
      counts[place] = (counts[place] as number) + 1;
      if (typeof inner === 'object' && inner !== null) visit(property, inner, counts);
    }
}

/** Of one list: one may have millions. */
const MAX_ENTRIES = 1000;
