/** The limits that an account and its program set, in cents. */
import { centsAt } from './cents.ts';
import type { Configuration } from './known-records.ts';

export function limitsOfCards({ account, program }: Configuration): bigint[] {
  const periods = ['daily', 'monthly', 'card/daily', 'card/monthly'];
  return [
    ...centsAt(account, ...periods.map((period) => `/config/limits/send/${period}`)),
    ...centsAt(program, ...periods.map((period) => `/limits/send/${period}`)),
  ];
}

export function limitsOfPulls({ account, program }: Configuration): bigint[] {
  const periods = ['daily', 'monthly', 'ach/daily', 'ach/monthly'];
  return [
    ...centsAt(account, ...periods.map((period) => `/config/limits/receive/${period}`)),
    ...centsAt(program, ...periods.map((period) => `/limits/receive/${period}`)),
    ...centsAt(program, '/transactionLimits/receive/ach/daily', '/transactionLimits/receive/ach/monthly'),
  ];
}
