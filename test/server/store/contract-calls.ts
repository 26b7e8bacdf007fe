import fc from 'fast-check';
import type { Store, StoredRecord } from '../../../server/store/store.ts';

/** A call of a store, and what it does to a plain map. */
export interface Call {
  /** Through the second handle. */
  readonly second: boolean;
  onStore(store: Store): unknown;
  onModel(model: Map<string, string>): unknown;
}

/** Some begin with others, or have what a pattern of SQL would take for any character. */
export const anyId = (): fc.Arbitrary<string> =>
  fc.constantFrom('a-1', 'a-10', 'a-2', 'a-Z', 'a-_', 'a-~', 'a.', 'a%', 'A-1', 'ab', 'b-1', 'clock');

export function anyCall(): fc.Arbitrary<Call> {
  const ids = fc.array(anyId(), { maxLength: 4 });
  const text = fc.json({ maxDepth: 2, stringUnit: 'binary' });
  const put = fc.array(fc.record({ id: anyId(), text }), { maxLength: 4 });
  const prefix = fc.constantFrom('', 'a', 'a-', 'a-1', 'a_', 'a%', 'A', 'b-', 'z');
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.boolean(), ids, put, ids, fc.boolean()).map(toChange) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.boolean(), ids).map(toRead),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.boolean(),
          prefix,
          fc.oneof(fc.constantFrom('', 'a-11'), anyId()),
          fc.integer({ min: 0, max: 5 }),
        )
        .map(toList),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.boolean(), put, fc.array(prefix, { maxLength: 2 })).map(toReplaceAll),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.boolean(), put).map(toFillIfEmpty),
    },
  );
}

function toChange([second, ids, put, remove, refuses]: [
  boolean,
  string[],
  StoredRecord[],
  string[],
  boolean,
]): Call {
  return {
    second,
    onStore: (store) =>
      store
        .change(ids, (texts) => {
          if (refuses) throw texts;
          return { put, remove, result: texts };
        })
        .catch((texts: unknown) => texts),
    onModel: (model) => {
      const texts = ids.map((id) => model.get(id));
      if (refuses) return texts;
      for (const id of remove) model.delete(id);
      for (const { id, text } of put) model.set(id, text);
      return texts;
    },
  };
}

function toRead([second, ids]: [boolean, string[]]): Call {
  return {
    second,
    onStore: (store) => store.read(ids),
    onModel: (model) => ids.map((id) => model.get(id)),
  };
}

function toList([second, prefix, after, limit]: [boolean, string, string, number]): Call {
  return {
    second,
    onStore: (store) => store.list(prefix, after, limit),
    onModel: (model) =>
      sortedRecords(model)
        .filter(({ id }) => id.startsWith(prefix) && id > after)
        .slice(0, limit),
  };
}

function toFillIfEmpty([second, put]: [boolean, StoredRecord[]]): Call {
  return {
    second,
    onStore: (store) => store.fillIfEmpty(put),
    onModel: (model) => {
      if (model.size > 0) return false;
      for (const { id, text } of put) model.set(id, text);
      return true;
    },
  };
}

function toReplaceAll([second, put, keep]: [boolean, StoredRecord[], string[]]): Call {
  const isKept = (id: string) => keep.some((prefix) => id.startsWith(prefix));
  return {
    second,
    onStore: (store) => store.replaceAll(put, keep),
    onModel: (model) => {
      for (const id of [...model.keys()]) if (!isKept(id)) model.delete(id);
      for (const { id, text } of put) if (!isKept(id)) model.set(id, text);
      return undefined;
    },
  };
}

export function sortedRecords(model: ReadonlyMap<string, string>): StoredRecord[] {
  return [...model]
    .map(([id, text]) => ({ id, text }))
    .sort((left, right) => (left.id < right.id ? -1 : Number(left.id > right.id)));
}
