import { isSuccess } from '../../model/exchange.ts';
import { callHeld, callOpen, lastOf, wrongValue } from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** The limit for one list: the records that were created last. */
const MAX_RECORDS = 1000;

/** `{ listed: true }` */
export const listedRecords: CallCheckKind<'flag'> = {
  operand: 'flag',
  meaning:
    "A list has each record that one of the row's further operations has created and no one has deleted. Checked only of lists that are whole: without a query and without a further page.",
  words: () => 'the list has what was created before',
  needsRelatedCalls: true,
  judgeCall:
    (_, { relatedOperations, isMeant }) =>
    (call, others) => {
      if (!isSuccess(call) || call.body === undefined) return [];
      const shown = new Set(others.records.map(({ key }) => key));
      const found = [];
      let count = 0;
      for (const key of others.created()) {
        if (++count > MAX_RECORDS) break;
        const created = lastOf(others, { key, at: '' }, ({ effect }) => effect === 'creates');
        if (created === undefined || !relatedOperations.has(created.operation) || !isMeant(created.read()))
          continue;
        if (shown.has(key)) {
          found.push(callHeld(call));
          continue;
        }
        const changed = lastOf(
          others,
          { key, at: '' },
          ({ effect }) => effect === 'deletes' || effect === 'creates',
        );
        if (changed?.effect !== 'creates') continue;
        const unclear =
          others.whyPartial() ?? others.since(key, created, ({ effect }) => effect === 'updates');
        found.push(
          unclear === undefined
            ? wrongValue(
                call,
                key,
                '',
                { words: 'a list with each record that was created' },
                { words: `a list without a record that ${created.operation} has created` },
              )
            : callOpen(call, unclear),
        );
      }
      return found;
    },
};
