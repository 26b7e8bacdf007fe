/** The details of a contact by rail (section 2.2): what is taken, and what becomes of it. */
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
  refuseOthers,
} from './accepted-values.ts';
import { refuseAddressType, toAddress } from './addresses.ts';
import type { Refusals } from './refusals.ts';

type Unset = null | undefined;

export function refuseDetails(refusals: Refusals, body: CreateContactRequest, program: Program): void {
  const { ach, card, check, wire } = body;
  const { domestic, international } = wire ?? {};
  const types = knownAccountTypes(program);
  refuseOthers(refusals, '#/ach/accountType', ach?.accountType, types);
  refuseAddressType(refusals, '#/card/address', card?.address);
  refuseAddressType(refusals, '#/check/address', check?.address);
  refuseOthers(refusals, '#/wire/domestic/accountType', domestic?.accountType, types);
  refuseAddressType(refusals, '#/wire/domestic/address', domestic?.address);
  const abroad = '#/wire/international';
  refuseOthers(refusals, `${abroad}/accountType`, international?.accountType, FOREIGN_ACCOUNT_TYPES);
  refuseOthers(
    refusals,
    `${abroad}/bankIdentifierType`,
    international?.bankIdentifierType,
    BANK_IDENTIFIER_TYPES,
  );
  refuseAddressType(refusals, `${abroad}/beneficiaryAddress`, international?.beneficiaryAddress);
  refuseAddressType(refusals, `${abroad}/beneficiaryBankAddress`, international?.beneficiaryBankAddress);
  refuseAddressType(refusals, `${abroad}/correspondentBankAddress`, international?.correspondentBankAddress);
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

/** Four characters may be up to eight units of UTF-16; half a character would be none. */
function lastFour(text: string): string {
  return Array.from(text.slice(-8)).slice(-4).join('');
}
