/** The body of an account's update (section 4.4), complete, and within the program's settings. */
import { at, type JsonObject } from '../../lib/json.ts';
import { type CardType, ISSUABLE_CARD_TYPES, issuedCards } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { limitsUpdate } from './limits-update.ts';
import { originators } from './originators.ts';
import { firstSetting, toCount, toFlag } from './settings.ts';
import type { StepContext } from './step.ts';
import { CARDS_OFF, RAILS_OFF } from './update-variants.ts';

/**
 * `first` and `second`: each switches off one half of what is on and gives amounts to one half of the groups; counts and overall limits go
 * down. `program`: everything as the program has it, and every group empty. In sequence they change all that can be changed within
 * the program's settings, so that each setting can be told from similar ones.
 */
export type Variant = 'first' | 'second' | 'program';

/** How many cards fewer than the program has. */
const FEWER = {
  physical: { first: 2n, second: 1n, program: 0n },
  virtual: { first: 1n, second: 3n, program: 0n },
} as const;
/** Numbers above the issued cards, where the program sets no count. */
const FURTHER = {
  physical: { first: 2n, second: 1n, program: 3n },
  virtual: { first: 5n, second: 4n, program: 6n },
} as const;

export function settingsUpdate(
  context: StepContext,
  accountId: string,
  configuration: Configuration,
  variant: Variant,
): JsonObject {
  const { account, program } = configuration;
  const isOn = (inProgram: string, inAccount: string) =>
    firstSetting(toFlag, at(program, inProgram), at(account, inAccount)) ?? false;
  const rails = (direction: keyof typeof RAILS_OFF) =>
    Object.fromEntries(
      Object.entries(RAILS_OFF[direction]).map(([name, off]) => {
        const of = (setting: string) =>
          isOn(`/${direction}/${name}/${setting}`, `/config/${direction}/${name}/${setting}`);
        const enabled = variant !== off && of('enabled');
        // The first update with the rail on has same-day service off, so that one flag cannot pass for the other.
        return [
          name,
          name === 'ach' ? { enabled, sameDay: variant === 'program' && of('sameDay') } : { enabled },
        ];
      }),
    );
  const allowance = (type: CardType) => ({
    count: countOf(
      type,
      firstSetting(
        toCount,
        at(program, `/card/type/${type}/count`),
        at(account, `/config/card/${type}/count`),
      ),
      issuedCards(context.history, accountId, type),
      variant,
    ),
    enabled:
      variant !== CARDS_OFF[type] && isOn(`/card/type/${type}/enabled`, `/config/card/${type}/enabled`),
  });
  return {
    config: {
      card: Object.fromEntries(ISSUABLE_CARD_TYPES.map((type) => [type, allowance(type)])),
      limits: limitsUpdate(context, configuration, variant),
      receive: rails('receive'),
      send: rails('send'),
    },
    incoming: { achPull: { allowedOriginators: originators(context.random, program, variant) } },
  };
}

/** Fewer than the program has, and never fewer than there are cards. */
function countOf(type: CardType, most: bigint | undefined, issued: bigint, variant: Variant): string {
  if (most === undefined) return String(issued + FURTHER[type][variant]);
  const fewer = most - FEWER[type][variant];
  return String(most <= issued ? most : fewer < issued ? issued : fewer);
}
