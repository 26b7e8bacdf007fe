import type { Json } from '../../../lib/json.ts';
import type { Field } from '../../catalogue/tree.ts';
import { type BodyVisitor, walkBody } from '../../catalogue/walk-body.ts';

/** Counts how often a property was there, and how many objects could have had it. */
interface Count {
  shown: number;
  of: number;
}

/** Counts how often the properties of bodies were there. */
export class Coverage {
  readonly #counts = new Map<Field, Count>();
  readonly #visitor: BodyVisitor = {
    value: (field, value) => {
      const count = this.#countOf(field);
      count.shown++;
      count.of++;
      return typeof value === 'object';
    },
    missing: (field) => {
      this.#countOf(field).of++;
    },
    maxEntries: 1000,
  };

  /** @param root the described body; `undefined`: nothing is counted */
  add(root: Field | undefined, body: Json): void {
    if (root !== undefined) walkBody(root, body, this.#visitor);
  }

  of(field: Field): Readonly<Count> {
    return this.#counts.get(field) ?? { shown: 0, of: 0 };
  }

  #countOf(field: Field): Count {
    const known = this.#counts.get(field) ?? { shown: 0, of: 0 };
    this.#counts.set(field, known);
    return known;
  }
}
