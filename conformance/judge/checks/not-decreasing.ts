import { at } from '../../../lib/json.ts';
import { isSuccess } from '../../model/exchange.ts';
import { placeBelow } from './body-places.ts';
import { callHeld, callOpen, lastOf, wrongValue } from './call-judgements.ts';
import { asCode, type CallCheckKind } from './check-kind.ts';
import { orderOf } from './order-of.ts';

/** `{ notDecreasing: [/version, /updatedAt] }` */
export const notDecreasing: CallCheckKind<'pointers'> = {
  operand: 'pointers',
  meaning:
    "The number or time at the place of a record is at least what an earlier response of one of the row's operations showed for the same record.",
  words: (pointers) => `${pointers.map(asCode).join(', ')} of the response: never less than before`,
  judgeCall:
    (pointers, { relatedOperations }) =>
    (call, others) => {
      if (!isSuccess(call) || call.body === undefined) return [];
      return others.records.flatMap((record) =>
        pointers.flatMap((pattern) => {
          const pointer = placeBelow(pattern, record.at);
          if (pointer === undefined) return [];
          const actual = at(call.body, pointer);
          if (actual === undefined || actual === null) return [];
          const isShown = ({ operation, effect }: { readonly operation: string; readonly effect: string }) =>
            effect === 'deletes' ||
            (effect !== 'refused' && (operation === call.operation || relatedOperations.has(operation)));
          const before = lastOf(others, record, isShown, true);
          if (before === undefined || before.effect === 'deletes') return [];
          const place = placeBelow(pattern, before.at);
          const shown = place === undefined ? undefined : at(before.read().body, place);
          const order = orderOf(shown, actual);
          if (order === undefined) return [];
          if (order <= 0) return [callHeld(call)];
          const unclear = others.since(record.key, before, ({ effect }) => effect === 'updates');
          const expected = { words: 'at least what was shown before:', value: shown, pointer };
          return [
            unclear === undefined ? wrongValue(call, record.key, pointer, expected) : callOpen(call, unclear),
          ];
        }),
      );
    },
};
