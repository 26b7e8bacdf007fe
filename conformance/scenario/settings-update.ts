/** The body of an account's update (section 4.4), complete, and within the program's settings. */
import { at, type JsonObject } from '../../lib/json.ts';
import { type FlagWords, flagWords, isOnInProgram } from './flag-words.ts';
import { type CardType, ISSUABLE_CARD_TYPES, issuedCards } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { limitsUpdate } from './limits-update.ts';
import type { UpdateVariant } from './lowering-updates.ts';
import { originators } from './originators.ts';
import { DIRECTIONS, RAILS } from './rails.ts';
import { firstSetting, toCount } from './settings.ts';
import type { StepContext } from './step.ts';

/** The number of cards below the program's, by update. Where there is no room for that, the rest of a division by it: two types still differ. */
const FEWER = { physical: [1, 2, 4, 3, 5, 6], virtual: [3, 1, 2, 5, 4, 7] } as const;
/** Numbers above the issued cards, where the program sets no count. */
const FURTHER = {
  physical: { lowered: [2, 1, 4, 6, 5, 7], program: 3 },
  virtual: { lowered: [5, 4, 7, 9, 8, 10], program: 6 },
} as const;

export function settingsUpdate(
  context: StepContext,
  accountId: string,
  configuration: Configuration,
  variant: UpdateVariant,
): JsonObject {
  const { account, program } = configuration;
  const isOn = createIsOn(configuration, variant);
  const rail = (direction: keyof typeof RAILS, name: string) => {
    const enabled = isOn(`/${direction}/${name}/enabled`);
    return name === 'ach' ? { enabled, sameDay: isOn(`/${direction}/ach/sameDay`) } : { enabled };
  };
  const rails = Object.fromEntries(
    DIRECTIONS.map((direction) => [
      direction,
      Object.fromEntries(RAILS[direction].map((name) => [name, rail(direction, name)])),
    ]),
  );
  const allowance = (type: CardType) => {
    const inProgram = at(program, `/card/type/${type}/count`);
    const most = firstSetting(toCount, inProgram, at(account, `/config/card/${type}/count`));
    const issued = issuedCards(context.history, accountId, type);
    return { count: countOf(type, most, issued, variant), enabled: isOn(`/card/${type}/enabled`) };
  };
  return {
    config: {
      card: Object.fromEntries(ISSUABLE_CARD_TYPES.map((type) => [type, allowance(type)])),
      limits: limitsUpdate(context, configuration, variant, isOn),
      ...rails,
    },
    incoming: { achPull: { allowedOriginators: originators(context, program, variant) } },
  };
}

function createIsOn(configuration: Configuration, variant: UpdateVariant): (flag: string) => boolean {
  if (variant === 'program') return (flag) => isOnInProgram(configuration, flag);
  const words: FlagWords = flagWords(configuration);
  return (flag) => words.isOn(flag, variant);
}

/** Not more than the program has, and never fewer than there are cards. */
function countOf(type: CardType, most: bigint | undefined, issued: bigint, variant: UpdateVariant): string {
  if (most === undefined) {
    const { lowered, program } = FURTHER[type];
    return String(issued + BigInt(variant === 'program' ? program : (lowered[variant] ?? 0)));
  }
  const room = most - issued;
  if (variant === 'program' || room <= 0n) return String(most);
  return String(most - (BigInt(FEWER[type][variant] ?? 0) % (room + 1n)));
}
