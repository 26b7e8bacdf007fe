/** The body of an account's update (section 4.4), complete, and never beyond the program. */
import { at, type JsonObject } from '../json.ts';
import { CARD_TYPES, type CardType, issuedCards } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { limitsUpdate } from './limits-update.ts';
import { originators } from './originators.ts';
import { firstTold, toCount, toFlag } from './settings.ts';
import type { Known } from './step.ts';

/**
 * `lowered`: what is on goes off, counts and overall limits go down, every group has amounts. `program`: all of it as the program has it, and
 * every group empty. One after the other, they change whatever can be changed without going beyond the program.
 */
export type Variant = 'lowered' | 'program';

const RECEIVE_RAILS = ['ach', 'check', 'debitCard', 'intrabank'] as const;
const SEND_RAILS = [
  'ach',
  'card',
  'check',
  'crossBorder',
  'debitCard',
  'digitalCheck',
  'internationalWire',
  'intrabank',
  'physicalCard',
  'wire',
] as const;

export function settingsUpdate(
  known: Known,
  accountId: string,
  configuration: Configuration,
  variant: Variant,
): JsonObject {
  const { account, program } = configuration;
  const flag = (inProgram: string, inAccount: string) =>
    variant === 'program' && (firstTold(toFlag, at(program, inProgram), at(account, inAccount)) ?? false);
  const rails = (direction: string, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const of = (setting: string) =>
          flag(`/${direction}/${name}/${setting}`, `/config/${direction}/${name}/${setting}`);
        const enabled = of('enabled');
        return [name, name === 'ach' ? { enabled, sameDay: of('sameDay') } : { enabled }];
      }),
    );
  const allowance = (type: CardType) => ({
    count: countOf(
      firstTold(toCount, at(program, `/card/type/${type}/count`), at(account, `/config/card/${type}/count`)),
      issuedCards(known.seen, accountId, type),
      variant,
    ),
    enabled: flag(`/card/type/${type}/enabled`, `/config/card/${type}/enabled`),
  });
  return {
    config: {
      card: Object.fromEntries(CARD_TYPES.map((type) => [type, allowance(type)])),
      limits: limitsUpdate(known, configuration, variant),
      receive: rails('receive', RECEIVE_RAILS),
      send: rails('send', SEND_RAILS),
    },
    incoming: { achPull: { allowedOriginators: originators(known.random, program, variant) } },
  };
}

/** One less than the program has, and never fewer than there are cards. Where it sets none, a modest number. */
function countOf(most: bigint | undefined, issued: bigint, variant: Variant): string {
  if (most === undefined) return String(issued + (variant === 'lowered' ? 2n : 3n));
  return String(variant === 'lowered' && most > issued ? most - 1n : most);
}
