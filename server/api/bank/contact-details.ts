/** The details of a contact by payment rail (section 2.2): what is accepted, and how it is stored. */
import type {
  ContactAch,
  ContactAchInput,
  ContactWireDomestic,
  ContactWireDomesticInput,
  ContactWireInternational,
  ContactWireInternationalInput,
  CreateContactRequest,
  Program,
} from '../../../generated/types.ts';
import {
  BANK_IDENTIFIER_TYPES,
  FOREIGN_ACCOUNT_TYPES,
  knownAccountTypes,
  refuseUnlisted,
} from './accepted-values.ts';
import { refuseAddress, toAddress } from './addresses.ts';
import type { Refusals } from './refusals.ts';

type Unset = null | undefined;

export function refuseDetails(refusals: Refusals, body: CreateContactRequest, program: Program): void {
  const { ach, card, check, wire } = body;
  const { domestic, international } = wire ?? {};
  const types = knownAccountTypes(program);
  refuseUnlisted(refusals, '#/ach/accountType', ach?.accountType, types);
  refuseAddress(refusals, '#/card/address', card?.address);
  refuseAddress(refusals, '#/check/address', check?.address);
  refuseUnlisted(refusals, '#/wire/domestic/accountType', domestic?.accountType, types);
  refuseAddress(refusals, '#/wire/domestic/address', domestic?.address);
  const foreign = '#/wire/international';
  refuseUnlisted(refusals, `${foreign}/accountType`, international?.accountType, FOREIGN_ACCOUNT_TYPES);
  refuseUnlisted(
    refusals,
    `${foreign}/bankIdentifierType`,
    international?.bankIdentifierType,
    BANK_IDENTIFIER_TYPES,
  );
  refuseAddress(refusals, `${foreign}/beneficiaryAddress`, international?.beneficiaryAddress);
  refuseAddress(refusals, `${foreign}/beneficiaryBankAddress`, international?.beneficiaryBankAddress);
  refuseAddress(refusals, `${foreign}/correspondentBankAddress`, international?.correspondentBankAddress);
}

export function toAch(input: ContactAchInput | Unset): ContactAch | null {
  if (input === undefined || input === null) return null;
  return { ...toBankDetails(input), verified: false };
}

export function toDomesticWire(input: ContactWireDomesticInput | Unset): ContactWireDomestic | null {
  if (input === undefined || input === null) return null;
  return { ...toBankDetails(input), address: toAddress(input.address) };
}

export function toInternationalWire(
  input: ContactWireInternationalInput | Unset,
): ContactWireInternational | null {
  if (input === undefined || input === null) return null;
  return {
    accountNumber: input.accountNumber ?? '',
    accountType: input.accountType ?? '',
    bankIdentifierCode: input.bankIdentifierCode ?? '',
    bankIdentifierType: input.bankIdentifierType ?? '',
    beneficiaryAddress: toAddress(input.beneficiaryAddress),
    beneficiaryBank: input.beneficiaryBank ?? '',
    beneficiaryBankAddress: toAddress(input.beneficiaryBankAddress),
    correspondentBank: input.correspondentBank ?? '',
    correspondentBankAddress: toAddress(input.correspondentBankAddress),
    correspondentBankIdentifierCode: input.correspondentBankIdentifierCode ?? '',
  };
}

function toBankDetails(input: ContactAchInput) {
  const accountNumber = input.accountNumber ?? '';
  return {
    accountNumber,
    accountType: input.accountType ?? '',
    bankName: input.bankName ?? '',
    routingNumber: input.routingNumber ?? '',
    last4: lastFour(accountNumber),
  };
}

/** Whole characters: four of them have up to eight UTF-16 code units. */
export function lastFour(text: string): string {
  return Array.from(text.slice(-8)).slice(-4).join('');
}
