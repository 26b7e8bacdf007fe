import { at } from '../../lib/json.ts';
import { ISSUABLE_CARD_TYPES } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { DIRECTIONS, RAILS } from './rails.ts';
import { firstSetting, toFlag } from './settings.ts';

/** At most so many updates lower settings: six have words for 17 of the 18 flags of which none holds another one. */
export const MAX_UPDATES = 6;
/** Each amount and count changes twice, and a group of limits is filled and emptied. */
const MIN_UPDATES = 2;

/**
 * Chooses the flags that an update has on. Over the updates, every flag that the program has on has a word of its own, like a binary code, and no
 * word holds another one: no flag can be computed from another one, stand for it, depend on it, or keep its value. After them all flags are on again,
 * so an inverted word is another word too.
 */
export interface FlagWords {
  /** The number of updates: so many that there are enough words. */
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
  const { updates, words } = assignOnce(flags);
  return {
    updates,
    isOn: (flag, update) => (((words.get(flag) ?? 0) >> update) & 1) === 1,
  };
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

type Words = ReadonlyMap<string, number>;

/** The settings of a run are asked for again with each of its updates. */
const assigned = { flags: '', updates: MIN_UPDATES, words: new Map() as Words };

function assignOnce(flags: readonly string[]): { readonly updates: number; readonly words: Words } {
  const names = flags.join();
  if (names === assigned.flags) return assigned;
  let updates = MIN_UPDATES;
  let words = assign(flags, updates);
  while (updates < MAX_UPDATES && !areApart(words, flags)) {
    updates += 1;
    words = assign(flags, updates);
  }
  return Object.assign(assigned, { flags: names, updates, words });
}

/** True if each flag has a word, and none holds another one but that of a rail with same-day service. */
function areApart(words: Words, flags: readonly string[]): boolean {
  return flags.every((flag, index) => {
    const word = words.get(flag);
    return flags.slice(0, index).every((other) => {
      const known = words.get(other);
      if (word === undefined || known === undefined) return false;
      return (flag.endsWith('/sameDay') && other === railOf(flag)) || !isNested(word, known);
    });
  });
}

/**
 * A word with a bit for each update. A flag that is on only where another one is on shows no dependency between the two, so words of which one holds
 * another are avoided, except for same-day service, which depends on its rail.
 */
function assign(flags: readonly string[], updates: number): Words {
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
