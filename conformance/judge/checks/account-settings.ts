// The settings of an account, as JSON pointers into its record. What an update sends stands at the same places of its body, except originators.

const RECEIVE_RAILS = ['ach', 'check', 'debitCard', 'intrabank'];
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
];
const SEND_LIMITS = [
  'ach',
  'card',
  'check',
  'crossBorder',
  'debitCard',
  'domesticWire',
  'internationalWire',
  'intrabank',
];

export const CARD_COUNTS = ['/config/card/physical/count', '/config/card/virtual/count'];

/** Objects that hold `daily` and `monthly`, and groups beside them. */
export const OVERALL_LIMITS = ['/config/limits/receive', '/config/limits/send'];

/** Objects that hold `daily` and `monthly` alone. */
export const LIMIT_GROUPS = [
  ...RECEIVE_RAILS.map((rail) => `/config/limits/receive/${rail}`),
  ...SEND_LIMITS.map((rail) => `/config/limits/send/${rail}`),
];

export const SAME_DAY_FLAGS = ['/config/receive/ach/sameDay', '/config/send/ach/sameDay'];

/** Those that an update can send. */
export const ENABLED_FLAGS = [
  '/config/card/physical/enabled',
  '/config/card/virtual/enabled',
  ...RECEIVE_RAILS.map((rail) => `/config/receive/${rail}/enabled`),
  ...SEND_RAILS.map((rail) => `/config/send/${rail}/enabled`),
];

export const INCOMING_PULLS = '/config/incoming/achPull';

export function periodsOf(group: string): string[] {
  return [`${group}/daily`, `${group}/monthly`];
}

/** Where a program holds the setting that accounts start with: `/card/type/physical/count`. */
export function inProgram(pointer: string): string {
  return pointer.replace(/^\/config/, '').replace(/^\/card\//, '/card/type/');
}
