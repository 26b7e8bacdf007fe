import { openAccount } from './createAccount.ts';
import { issueCard, issueSecondCard } from './createCard.ts';
import { storeContact } from './createContact.ts';
import { pullMoney } from './receiveAchPull.ts';
import { readAccountsProgram, readProgram } from './retrieveProgram.ts';
import type { Step } from './step.ts';
import { changeOtherSettings, changeSettings, restoreSettings } from './updateAccount.ts';
import { annotateCheck } from './updateSentCheck.ts';

/** All calls of a run, in the order in which they are made. What is used comes before it is limited. */
export const steps: readonly Step[] = [
  readProgram,
  openAccount,
  readAccountsProgram,
  storeContact,
  issueCard,
  issueSecondCard,
  pullMoney,
  changeSettings,
  changeOtherSettings,
  restoreSettings,
  annotateCheck,
];
