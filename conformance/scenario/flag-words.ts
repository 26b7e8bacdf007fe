import { at } from '../../lib/json.ts';
import { ISSUABLE_CARD_TYPES } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { DIRECTIONS, RAILS } from './rails.ts';
import { firstSetting, toFlag } from './settings.ts';

/** At most so many updates lower settings: six have 20 sets of three, one for each of the 18 flags. */
export const MAX_UPDATES = 6;
/** Each amount and count changes twice, and a group of limits is filled and emptied. */
const MIN_UPDATES = 2;

/**
 * Chooses the flags that an update has on. Over the updates, every flag that the program has on has a word of its own, like a binary code, and no
 * word holds another one: no flag can be computed from another one, stand for it, depend on it, or keep its value. After them all flags are on again,
 * so an inverted word is another word too.
 */
export interface FlagWords {
  /** Computes the number of updates: so many that there are enough words. */
  readonly updates: number;
  /** @param flag place in the account's `config`: `/send/ach/sameDay` */
  isOn(flag: string, update: number): boolean;
}

/** The flags of an account's `config`; those with the tightest conditions first. */
const FLAGS: readonly string[] = [
  ...DIRECTIONS.flatMap((direction) => [`/${direction}/ach/enabled`, `/${direction}/ach/sameDay`]),
  ...ISSUABLE_CARD_TYPES.map((type) => `/card/${type}/enabled`),
  ...DIRECTIONS.flatMap((direction) =>
    RAILS[direction].filter((rail) => rail !== 'ach').map((rail) => `/${direction}/${rail}/enabled`),
  ),
];

/** Tells whether the program has a flag on; the account decides if the program does not show it. */
export function isOnInProgram({ program, account }: Configuration, flag: string): boolean {
  const inProgram = flag.replace(/^\/card\//, '/card/type/');
  return firstSetting(toFlag, at(program, inProgram), at(account, `/config${flag}`)) ?? false;
}

export function flagWords(configuration: Configuration): FlagWords {
  const flags = FLAGS.filter((flag) => isOnInProgram(configuration, flag) && isRailOn(flag, configuration));
  const updates = updatesFor(flags.length);
  const words = assignOnce(flags, updates);
  return {
    updates,
    isOn: (flag, update) => (((words.get(flag) ?? 0) >> update) & 1) === 1,
  };
}

/** So many that as many words of equal weight exist: none of these holds another one. */
function updatesFor(flags: number): number {
  let updates = MIN_UPDATES;
  while (updates < MAX_UPDATES && wordsOfHalfWeight(updates) < flags) updates += 1;
  return updates;
}

function wordsOfHalfWeight(updates: number): number {
  const half = Math.floor(updates / 2);
  let words = 1;
  for (let index = 1; index <= half; index += 1) words = (words * (updates - half + index)) / index;
  return words;
}

/** Same-day service of a rail that is off is off too. */
function isRailOn(flag: string, configuration: Configuration): boolean {
  return !flag.endsWith('/sameDay') || isOnInProgram(configuration, railOf(flag));
}

function hasSameDay(flag: string, flags: readonly string[]): boolean {
  const sameDay = flag.replace(/enabled$/, 'sameDay');
  return sameDay !== flag && flags.includes(sameDay);
}

function railOf(sameDay: string): string {
  return sameDay.replace(/sameDay$/, 'enabled');
}

/** The settings of a run are asked for again with each of its updates. */
const assigned = { flags: '', words: new Map<string, number>() as ReadonlyMap<string, number> };

function assignOnce(flags: readonly string[], updates: number): ReadonlyMap<string, number> {
  const names = flags.join();
  if (names !== assigned.flags) Object.assign(assigned, { flags: names, words: assign(flags, updates) });
  return assigned.words;
}

/**
 * A word with a bit for each update. A flag that is on only where another one is on shows no dependency between the two, so words of which one holds
 * another are avoided, except for same-day service, which depends on its rail.
 */
function assign(flags: readonly string[], updates: number): ReadonlyMap<string, number> {
  // All but the one that is always on: a flag that never changes has that one.
  const words = Array.from({ length: 2 ** updates - 1 }, (_, word) => word);
  const taken = new Map<string, number>();
  for (const flag of flags) {
    const used = [...taken.values()];
    const within = flag.endsWith('/sameDay') ? taken.get(railOf(flag)) : undefined;
    const others = used.filter((word) => word !== within);
    // A rail with same-day service has one bit more, which leaves a word for that service.
    const weight = Math.floor(updates / 2) + (hasSameDay(flag, flags) ? 1 : 0);
    const cost = (word: number) =>
      others.filter((other) => isNested(word, other)).length * updates + Math.abs(weightOf(word) - weight);
    const free = words.filter(
      (word) => !used.includes(word) && (within === undefined || (word & within) === word),
    );
    const [best] = free.toSorted((one, other) => cost(one) - cost(other));
    if (best !== undefined) taken.set(flag, best);
  }
  return taken;
}

function isNested(one: number, other: number): boolean {
  return (one & other) === one || (one & other) === other;
}

function weightOf(word: number): number {
  return [...word.toString(2)].filter((bit) => bit === '1').length;
}
