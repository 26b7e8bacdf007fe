/** An update of an account can switch these on and off, and limit them (sections 2.4, 2.5). */

export const RAILS = {
  receive: ['ach', 'check', 'debitCard', 'intrabank'],
  send: [
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
  ],
} as const;
export type Direction = keyof typeof RAILS;
export const DIRECTIONS = ['receive', 'send'] as const;

/** The groups of limits, each with the rail that it limits. An account's `send` has two more groups, which updates cannot send. */
export const RAIL_OF_GROUP = {
  receive: { ach: 'ach', check: 'check', debitCard: 'debitCard', intrabank: 'intrabank' },
  send: {
    ach: 'ach',
    check: 'check',
    crossBorder: 'crossBorder',
    domesticWire: 'wire',
    internationalWire: 'internationalWire',
    intrabank: 'intrabank',
  },
} as const;
