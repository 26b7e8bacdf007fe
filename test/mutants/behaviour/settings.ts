/** The settings of an account, as the reference server's program has them: the leaves that rows speak of together. */

import { examples } from '../../../generated/examples.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { set } from '../steps.ts';
import { leavesOf } from './leaves.ts';

/** A new account; its `config` is that of its program. */
export const account = examples.createAccount.responses.createAccountResponse as unknown as Json;

const all = leavesOf(at(account, '/config'), '/config');

export const counts = all.filter((pointer) => pointer.endsWith('/count'));
export const limits = all.filter((pointer) => pointer.startsWith('/config/limits/'));
/** `/config/limits/receive/daily`, not `/config/limits/receive/ach/daily` */
export const topLimits = limits.filter((pointer) => pointer.split('/').length === 5);
/** Of groups that an update may carry: not `send.card` and `send.debitCard` (section 2.5). */
export const groupLimits = limits.filter(
  (pointer) => pointer.split('/').length === 6 && !/\/send\/(card|debitCard)\//.test(pointer),
);
export const flags = all.filter((pointer) => pointer.endsWith('/enabled'));
export const sameDay = all.filter((pointer) => pointer.endsWith('/sameDay'));

/** The account has what the program has. */
export const ofProgram = (pointer: string): PatchStep => set(pointer, at(account, pointer) ?? '');

export const isSet = (pointer: string): boolean => at(account, pointer) !== '';
export const isOn = (pointer: string): boolean => at(account, pointer) === true;
