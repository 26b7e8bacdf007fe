import { at } from '../../lib/json.ts';
import { type CardType, issuedCards } from './issued-cards.ts';
import type { Configuration } from './known-records.ts';
import { isOn, toCount } from './settings.ts';
import type { StepContext } from './step.ts';

/** Tells whether the account may have another card of the type. A stateless mock counts no cards. */
export function isCardLeft(
  context: StepContext,
  accountId: string,
  type: CardType,
  configuration: Configuration,
): boolean {
  if (isOn(configuration, `/config/card/${type}/enabled`, `/card/type/${type}/enabled`) === false)
    return false;
  const { account, program } = configuration;
  const counts = [at(account, `/config/card/${type}/count`), at(program, `/card/type/${type}/count`)];
  const issued = context.profile === 'schema' ? 0n : issuedCards(context.history, accountId, type);
  return counts.every((count) => issued < (toCount(count) ?? issued + 1n));
}
