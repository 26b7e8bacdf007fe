/** The whole bank: an operation per file, under its own name. */
import type { Handlers } from '../../../generated/server.ts';
import type { BankContext } from '../bank/context.ts';
import { createAccount } from './createAccount.ts';
import { createCard } from './createCard.ts';
import { createContact } from './createContact.ts';
import { receiveAchPull } from './receiveAchPull.ts';
import { retrieveProgram } from './retrieveProgram.ts';
import { updateAccount } from './updateAccount.ts';
import { updateSentCheck } from './updateSentCheck.ts';

export const handlers: Handlers<BankContext> = {
  createContact,
  retrieveProgram,
  createAccount,
  updateAccount,
  createCard,
  receiveAchPull,
  updateSentCheck,
};
