/** A check per row of spec/requirements/, a file per operation. */
import type { Check } from '../check.ts';
import { checks as createAccount } from './createAccount.ts';
import { checks as createCard } from './createCard.ts';
import { checks as createContact } from './createContact.ts';
import { checks as receiveAchPull } from './receiveAchPull.ts';
import { checks as retrieveProgram } from './retrieveProgram.ts';
import { checks as updateAccount } from './updateAccount.ts';
import { checks as updateSentCheck } from './updateSentCheck.ts';

export const checks: readonly Check[] = [
  ...createContact,
  ...retrieveProgram,
  ...createAccount,
  ...updateAccount,
  ...createCard,
  ...receiveAchPull,
  ...updateSentCheck,
];
