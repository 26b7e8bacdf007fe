import type { Mutant } from '../mutant.ts';
import { createAccount } from './createAccount.ts';
import { createCard } from './createCard.ts';
import { createContact } from './createContact.ts';
import { receiveAchPull } from './receiveAchPull.ts';
import { retrieveProgram } from './retrieveProgram.ts';
import { updateAccount } from './updateAccount.ts';
import { updateSentCheck } from './updateSentCheck.ts';

export const behaviourMutants: readonly Mutant[] = [
  ...createContact,
  ...retrieveProgram,
  ...createAccount,
  ...updateAccount,
  ...createCard,
  ...receiveAchPull,
  ...updateSentCheck,
];
