import { operations } from '../../generated/operations.ts';
import { at } from '../../lib/json.ts';
import type { History, ObservedResponse } from '../judge/history.ts';
import { parseCents } from '../parse-cents.ts';
import { accountResponses, callIndex } from './account-history.ts';
import { describeValue } from './describe-value.ts';
import type { Observer, ObserverNote } from './observer.ts';

function pulls(history: History): ObservedResponse[] {
  return history.responses.filter(({ operation }) => operations[operation].movesMoney);
}

/** Two of the fields that copy the contact's bank details, which ACH details do not have. Their values are not shown. */
export const copiedDetails: Observer = (history, redactor) =>
  pulls(history).flatMap(({ exchange, operation, body }) =>
    ['/iban', '/bin'].flatMap((pointer) => {
      const value = at(body, pointer);
      return value === undefined
        ? []
        : [{ exchange, operation, pointer, what: { words: describeValue(value, redactor) } }];
    }),
  );

const BALANCES = ['/availableBalance', '/pendingCredit', '/pendingDebit', '/fees', '/interest'];

/** Each balance in the account's first response after the pull, compared with the last one before it. */
export const balanceEffects: Observer = (history) =>
  pulls(history).flatMap((pull) => {
    const responses = accountResponses(history, at(pull.sent, '/accountId'));
    const turn = callIndex(history, pull);
    const before = responses.findLast((one) => callIndex(history, one) < turn);
    const after = responses.find((one) => callIndex(history, one) > turn);
    return before === undefined || after === undefined ? [] : balances(before, after, pull);
  });

function balances(before: ObservedResponse, after: ObservedResponse, pull: ObservedResponse): ObserverNote[] {
  const { exchange, operation } = after;
  const amount = parseCents(at(pull.sent, '/amount'));
  return BALANCES.flatMap((pointer) => {
    const [was, is] = [parseCents(at(before.body, pointer)), parseCents(at(after.body, pointer))];
    if (was === undefined || is === undefined) return [];
    const words = `${describeChange(is - was, amount)} since before ${pull.exchange}:`;
    return [{ exchange, operation, pointer, what: { words, value: at(after.body, pointer), pointer } }];
  });
}

function describeChange(change: bigint, amount: bigint | undefined): string {
  if (change === 0n) return 'unchanged';
  const verb = change > 0n ? 'increased' : 'decreased';
  return change === amount || -change === amount
    ? `${verb} by the amount of the pull`
    : `${verb} by another amount`;
}
