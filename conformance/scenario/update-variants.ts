/**
 * Two of a run's updates each leave half of the settings as the program has them and change the other half. What is easily taken for something
 * else stands in the other half: a rail of the other direction, the neighbour in the list, the other type of card.
 */

/** The update in which a card or rail that is on is switched off. */
export const CARDS_OFF = { physical: 'first', virtual: 'second' } as const;
/**
 * Two halves cannot keep all neighbours and both directions apart: `send.ach` is with `send.card`, and `receive.check` with
 * `receive.debitCard`, which nobody takes for each other.
 */
export const RAILS_OFF = {
  receive: { ach: 'second', check: 'first', debitCard: 'first', intrabank: 'second' },
  send: {
    ach: 'first',
    card: 'first',
    check: 'second',
    crossBorder: 'first',
    debitCard: 'second',
    digitalCheck: 'first',
    internationalWire: 'second',
    intrabank: 'first',
    physicalCard: 'second',
    wire: 'first',
  },
} as const;

/** The update in which a group of limits has amounts. An account's `send` has two groups more, which no update may send. */
export const GROUPS_FILLED = {
  receive: { ach: 'second', check: 'first', debitCard: 'second', intrabank: 'first' },
  send: {
    ach: 'first',
    check: 'second',
    crossBorder: 'first',
    domesticWire: 'second',
    internationalWire: 'first',
    intrabank: 'second',
  },
} as const;
