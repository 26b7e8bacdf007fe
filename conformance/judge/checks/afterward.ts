import { at } from '../../../lib/json.ts';
import { isSuccess } from '../../model/exchange.ts';
import { placeBelow } from './body-places.ts';
import { callHeld, callOpen, lastOf, wrongValue } from './call-judgements.ts';
import { type CallCheckKind, eachPlace, valueInWords } from './check-kind.ts';

/** `{ afterward: { /status/state: expired } }` */
export const afterward: CallCheckKind<'values'> = {
  operand: 'values',
  meaning:
    "The place of a record that is read holds this value (null: or has nothing) when one of the row's further operations was the last one to change the record.",
  words: (values) => eachPlace(values, (value) => `is ${valueInWords(value)} afterward`),
  needsRelatedCalls: true,
  judgeCall:
    (values, { relatedOperations, isMeant, isMeantEntry }) =>
    (call, others) => {
      if (!isSuccess(call) || call.body === undefined) return [];
      return others.records.flatMap((record) => {
        if (!isMeantEntry(call.body, record.at)) return [];
        const changed = lastOf(others, record, ({ effect }) => effect !== 'reads' && effect !== 'refused');
        if (changed === undefined || !relatedOperations.has(changed.operation) || !isMeant(changed.read()))
          return [];
        return Object.entries(values).flatMap(([pattern, value]) => {
          const pointer = placeBelow(pattern, record.at);
          if (pointer === undefined) return [];
          if ((at(call.body, pointer) ?? null) === value) return [callHeld(call)];
          const unclear = others.since(record.key, changed);
          return [
            unclear === undefined
              ? wrongValue(call, record.key, pointer, { words: JSON.stringify(value) })
              : callOpen(call, unclear),
          ];
        });
      });
    },
};
