import { isSuccess } from '../../model/exchange.ts';
import { callHeld, callOpen, lastOf, wrongValue } from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** The limit for one list: the records that were deleted last. */
const MAX_RECORDS = 1000;

/** `{ notListed: true }` */
export const notListed: CallCheckKind<'flag'> = {
  operand: 'flag',
  meaning:
    "A list has no record that one of the row's further operations has deleted. Lists that were asked for with a query are checked only as far as it names a page, a size or an order.",
  words: () => 'the list has nothing that was deleted before',
  needsRelatedCalls: true,
  judgeCall:
    (_, { relatedOperations, isMeant }) =>
    (call, others) => {
      if (!isSuccess(call) || call.body === undefined) return [];
      const shown = new Map(others.records.map((record) => [record.key, record]));
      const found = [];
      let count = 0;
      for (const key of others.deleted()) {
        if (++count > MAX_RECORDS) break;
        const changed = lastOf(
          others,
          { key, at: '' },
          ({ effect }) => effect !== 'reads' && effect !== 'refused',
        );
        if (
          changed?.effect !== 'deletes' ||
          !relatedOperations.has(changed.operation) ||
          !isMeant(changed.read())
        )
          continue;
        const record = shown.get(key);
        if (record === undefined) {
          found.push(callHeld(call));
          continue;
        }
        const unclear = others.isFiltered()
          ? 'the query may ask for what was deleted'
          : others.since(key, changed);
        found.push(
          unclear === undefined
            ? wrongValue(
                call,
                key,
                record.at,
                { words: 'a list without the records that were deleted' },
                { words: `a record that ${changed.operation} has deleted` },
              )
            : callOpen(call, unclear),
        );
      }
      return found;
    },
};
