import MiniSearch from 'minisearch';
import type { Item, ItemKind } from './item.ts';
import { stemsOf, stemsOfQuestion, synonymsOf } from './synonyms.ts';

/** The weight of a word by the place where it is found. */
const BOOST = { own: 3, name: 2, asked: 3, about: 2, words: 0.7 } as const;
/** A synonym counts less than the word that was asked for, and a word with a typing error less still. */
const SYNONYM = 0.4;
/** A word that so few items have is what the question is about. */
const RARE = { holders: 8, boost: 3 } as const;
const FUZZY = { distance: 0.2, from: 5 } as const;

const WORTH_OF_KIND: Readonly<Record<ItemKind, number>> = {
  guide: 0.8,
  operation: 1,
  'not-shown': 1.2,
  header: 1.1,
  section: 0.6,
  schema: 0.9,
  field: 1,
  requirement: 0.8,
};
/** Items of one group after the first. */
const WORTH_OF_OTHERS = 0.15;
/** Fields of one record after the first. */
const WORTH_OF_NEIGHBORS = 0.35;

/**
 * Searches items by words, with their synonyms.
 *
 * @returns a function from a query to the items that have at least one of its words, the best first. An ID alone finds its item first. Of the items of a group, one is among
 *   the first; beside a field is the open question of it that responds to the query
 */
export function createSearch(items: readonly Item[]): (query: string) => readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byLower = new Map(items.map((item) => [item.id.toLowerCase(), item]));
  let index: MiniSearch | undefined;
  return (query) => {
    index ??= indexOf(items);
    const found = grouped(search(index, query), byId);
    const exact = byLower.get(query.trim().toLowerCase());
    return exact === undefined
      ? withOpenQuestions(found)
      : [exact, ...found.filter((item) => item !== exact)];
  };
}

function indexOf(items: readonly Item[]): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, combineWith: 'OR', bm25: { k: 1.2, b: 0.2, d: 0.5 } },
  });
  index.addAll(
    items.map(({ id, kind, about, asked = '', words, section = '', evidence = '', group }) => ({
      ...{ id, about, asked },
      // A field counts by its name, without that of its record.
      own: kind === 'field' ? (group ?? id) : id,
      name: kind === 'field' ? id : '',
      words: `${kind} ${section} ${evidence} ${words}`,
    })),
  );
  return index;
}

interface Scored {
  readonly id: string;
  readonly score: number;
}

function search(index: MiniSearch, query: string): readonly Scored[] {
  const asked = [...new Set(stemsOfQuestion(query))];
  const synonyms = [...new Set(asked.flatMap((stem) => synonymsOf(stem)))].filter(
    (stem) => !asked.includes(stem),
  );
  const holders = new Map(
    asked.map((stem) => [stem, index.search(stem, { tokenize: (text) => [text] }).length]),
  );
  // A word that nothing has may be misspelled.
  const isUnknown = (stem: string) => holders.get(stem) === 0 && stem.length >= FUZZY.from;
  const found = index.search([...asked, ...synonyms].join(' '), {
    tokenize: (text) => text.split(' '),
    boostTerm: (term) => {
      const count = holders.get(term);
      return count === undefined ? SYNONYM : count <= RARE.holders ? RARE.boost : 1;
    },
    fuzzy: (term) => (isUnknown(term) ? FUZZY.distance : false),
  });
  return found.map(({ id, score, queryTerms }) => {
    const has = (stem: string) => queryTerms.includes(stem);
    const covered = asked.filter((stem) => has(stem) || synonymsOf(stem).some(has)).length;
    // One word of a question, however rare, says less than most of its words.
    return { id, score: score * (0.4 + covered / asked.length) };
  });
}

function grouped(found: readonly Scored[], byId: ReadonlyMap<string, Item>): Item[] {
  const seen = new Set<string | undefined>();
  const weighed = found
    .map(({ id, score }) => {
      const item = byId.get(id) as Item;
      return { item, score: score * WORTH_OF_KIND[item.kind] };
    })
    .sort(better)
    .map(({ item, score }) => {
      const { group, kind, id } = item;
      const holder = kind === 'field' ? id.slice(0, id.indexOf('.')) : undefined;
      const worth = group === undefined || (group !== 'form' && !seen.has(group)) ? 1 : WORTH_OF_OTHERS;
      const worthOfPlace = holder !== undefined && seen.has(holder) ? WORTH_OF_NEIGHBORS : 1;
      seen.add(group).add(holder);
      return { item, score: score * worth * worthOfPlace };
    });
  return weighed.sort(better).map(({ item }) => item);
}

function better(one: { item: Item; score: number }, other: { item: Item; score: number }): number {
  return other.score - one.score || one.item.id.length - other.item.id.length;
}

/** Results of which an open question is raised, and results among which it must be. */
const FIRST = 3;
const NEAR = 12;

/** An open question stands beside the first result that has it, and the field that has it beside an open question. */
function withOpenQuestions(found: readonly Item[]): readonly Item[] {
  const near = found.slice(0, NEAR);
  const first = found.slice(0, FIRST);
  const question = near.find(({ id, kind }) => kind === 'not-shown' && hasOpen(first, id) !== undefined);
  if (question !== undefined && !first.some(({ kind }) => kind === 'not-shown'))
    return beside(found, hasOpen(first, question.id), question);
  const [best] = found;
  if (best?.kind !== 'not-shown') return found;
  const field = hasOpen(
    near.filter(({ kind }) => kind === 'field'),
    best.id,
  );
  return field === undefined ? found : beside(found, best, field);
}

function hasOpen(items: readonly Item[], id: string): Item | undefined {
  return items.find(({ open }) => open?.includes(id));
}

function beside(found: readonly Item[], one: Item | undefined, other: Item): readonly Item[] {
  return found.flatMap((item) => (item === other ? [] : item === one ? [item, other] : [item]));
}
