/** The values that this bank accepts where the description allows any string: those observed, and those that the program lists. */
import type { Program } from '../../../generated/types.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

export const ADDRESS_TYPES = ['card', 'check', 'wire', 'billing', 'shipping', 'mailing'] as const;
export const CARD_TYPES = ['physical', 'virtual'] as const;
export const CURRENCIES = ['USD'] as const;
export const LIMIT_INTERVALS = ['allTime'] as const;
export const BANK_IDENTIFIER_TYPES = ['swift'] as const;
/** Types of account at a foreign bank. */
export const FOREIGN_ACCOUNT_TYPES = ['business'] as const;
export const SAME_DAY = 'sameDay';

/** Types of account that the program offers. */
export function offeredAccountTypes(program: Program): string[] {
  return Object.entries(program.bank.accountType ?? {})
    .filter(([, offered]) => offered === true)
    .map(([type]) => type);
}

/** Types of account that a contact may have at its own bank, whether the program offers them or not. */
export function knownAccountTypes(program: Program): string[] {
  return Object.keys(program.bank.accountType ?? {});
}

/** Card ranges that are enabled for accounts of a type. */
export function cardRanges(program: Program, accountType: string): string[] {
  const bins = program.card.bin;
  const ranges = accountType.startsWith('personal')
    ? { debit: bins?.personalDebit, credit: bins?.personalCredit }
    : { debit: bins?.businessDebit, credit: bins?.businessCredit };
  return Object.entries(ranges)
    .filter(([, range]) => range?.enabled === true)
    .map(([name]) => name);
}

/** Unset values pass. */
export function refuseUnlisted(
  refusals: Refusals,
  pointer: BodyPointer,
  value: string | undefined,
  accepted: readonly string[],
): void {
  if (value === undefined || value === '' || accepted.includes(value)) return;
  const names = accepted.map((name) => JSON.stringify(name)).join(', ');
  refusals.add(
    pointer,
    'allowed',
    names === '' ? 'must be unset: no value is accepted here' : `must be one of ${names}`,
  );
}
