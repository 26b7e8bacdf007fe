/**
 * Two of a run's updates each change one half of the settings and leave the other as the program has it. Settings that a server may confuse
 * are in different halves: the same rail in the other direction, the neighbor in the list, the other type of card.
 */

/** The update in which a card or rail that is on is switched off. */
export const CARDS_OFF = { physical: 'first', virtual: 'second' } as const;
/**
 * Two halves cannot separate all neighbors and both directions: `send.ach` is with `send.card`, and `receive.check` with
 * `receive.debitCard`, which are hard to confuse.
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

/** The update in which a group of limits has amounts. An account's `send` has two more groups, which updates cannot send. */
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
