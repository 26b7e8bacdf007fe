import { at } from '../../lib/json.ts';
import { creates } from '../catalogue/effect.ts';
import type { History } from '../judge/history.ts';

export const ISSUABLE_CARD_TYPES = ['physical', 'virtual'] as const;
export type CardType = (typeof ISSUABLE_CARD_TYPES)[number];

/** Counts the cards of a type that this run may have issued against an account. A call without a response may have issued one. */
export function issuedCards(history: History, accountId: string, type: CardType): bigint {
  const issued = history.exchanges.filter(({ operation, request: { body }, outcome }) => {
    const refused = outcome.kind === 'response' && outcome.status >= 400 && outcome.status < 500;
    return (
      creates(operation, 'Card') &&
      !refused &&
      at(body, '/accountId') === accountId &&
      at(body, '/cardType') === type
    );
  });
  return BigInt(issued.length);
}
