import type { Item, ItemKind } from './item.ts';

/** What a word counts by the place where it is found. */
const WORTH = { id: 4, about: 2, words: 1 } as const;

/** What readers look for most comes first: the facts of the form of responses are thousands. */
const WORTH_OF_KIND: Readonly<Record<ItemKind, number>> = {
  guide: 2,
  operation: 2,
  'not-shown': 1.5,
  section: 1,
  schema: 1.2,
  field: 1,
  requirement: 1,
};

interface Indexed {
  readonly item: Item;
  readonly id: ReadonlySet<string>;
  readonly about: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * Searches items by words.
 *
 * @returns a function from a query to the items that have at least one of its words: those first that have the rarest words in the most telling
 *   places. An id alone finds its item first
 */
export function createSearch(items: readonly Item[]): (query: string) => readonly Item[] {
  let index: Index | undefined;
  return (query) => {
    index ??= indexOf(items);
    const { entries, rarityOf } = index;
    const asked = [...new Set(wordsIn(query))];
    const exact = query.trim().toLowerCase();
    const found = entries.flatMap((entry) => {
      const worths = asked.map((word) => worthOf(word, entry) * rarityOf(word));
      const score = worths.reduce((sum, worth) => sum + worth, 0) * WORTH_OF_KIND[entry.item.kind];
      if (score === 0) return [];
      return [{ item: entry.item, isExact: entry.item.id.toLowerCase() === exact, score }];
    });
    found.sort(
      (one, other) =>
        Number(other.isExact) - Number(one.isExact) ||
        other.score - one.score ||
        one.item.id.length - other.item.id.length,
    );
    return found.map(({ item }) => item);
  };
}

/** Made when the first query comes. */
interface Index {
  readonly entries: readonly Indexed[];
  /** Squared, so that one telling word counts more than several of a sentence around it. */
  rarityOf(word: string): number;
}

function indexOf(items: readonly Item[]): Index {
  const entries = items.map(
    (item): Indexed => ({
      item,
      id: new Set(wordsIn(item.id)),
      about: new Set(wordsIn(item.about)),
      words: new Set(wordsIn(`${item.kind} ${item.section ?? ''} ${item.evidence ?? ''} ${item.words}`)),
    }),
  );
  const holders = new Map<string, number>();
  for (const { id, about, words } of entries)
    for (const word of new Set([...id, ...about, ...words])) holders.set(word, (holders.get(word) ?? 0) + 1);
  return {
    entries,
    rarityOf: (word) => Math.log(1 + items.length / (holders.get(word) ?? 1)) ** 2,
  };
}

function worthOf(word: string, { id, about, words }: Indexed): number {
  if (id.has(word)) return WORTH.id;
  if (about.has(word)) return WORTH.about;
  return words.has(word) ? WORTH.words : 0;
}

/** In lower case, singular, with the parts of `camelCase` names: `limitAmount` is `limit` and `amount`. */
function wordsIn(text: string): string[] {
  return [...text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').matchAll(/[\p{L}\d]+(?:\.\d+)*/gu)].map(([word]) =>
    word.toLowerCase().replace(/(?<=[a-z]{3})s$/, ''),
  );
}
