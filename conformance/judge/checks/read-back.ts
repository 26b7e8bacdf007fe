import { at, isObject, type Json } from '../../../lib/json.ts';
import { isSuccess } from '../../model/exchange.ts';
import type { CallJudgement, CallOfRecord, CallsBefore, EarlierCall, NamedRecord } from '../calls-before.ts';
import { placeBelow } from './body-places.ts';
import { callHeld, callOpen, callVacuous, wrongValue } from './call-judgements.ts';
import { asCode, type CallCheckKind, eachPlace, type RowContext } from './check-kind.ts';
import { isKeptValue } from './is-kept.ts';

/** `{ readBack: /label }` */
export const readBack: CallCheckKind<'places'> = {
  operand: 'places',
  meaning:
    "The place of a record that is read holds what was sent there last, or at the place of the request that it is mapped to, by one of the row's further operations, which create or update the record. In a list, the place is one of its entries: `/*/label`. Times may come in another notation and lists in another order; what the server adds is not looked at.",
  words: (pairs) =>
    eachPlace(pairs, (from, place) => `is what was last sent${from === place ? '' : ` at ${asCode(from)}`}`),
  needsRelatedCalls: true,
  judgeCall: (pairs, context) => (call, others) => {
    if (!isSuccess(call) || call.body === undefined) return [];
    return others.records.flatMap((record) =>
      context.isMeantEntry(call.body, record.at)
        ? Object.entries(pairs).flatMap(([pattern, from]) => {
            const pointer = placeBelow(pattern, record.at);
            return pointer === undefined ? [] : judgePlace(call, others, record, { pointer, from, context });
          })
        : [],
    );
  },
};

interface Place {
  readonly pointer: string;
  /** The place in the request. */
  readonly from: string;
  readonly context: RowContext;
}

function judgePlace(
  call: CallOfRecord,
  others: CallsBefore,
  record: NamedRecord,
  { pointer, from, context }: Place,
): CallJudgement[] {
  const { relatedOperations, ignoreCase, isMeant } = context;
  /** Updates that say nothing of the place. */
  const without: EarlierCall[] = [];
  for (const earlier of others.before(record.key, false)) {
    if (earlier.effect !== 'creates' && earlier.effect !== 'updates') continue;
    if (!relatedOperations.has(earlier.operation)) continue;
    const writing = earlier.read();
    const { body: sent, unreadBody } = writing.request;
    if (unreadBody !== undefined) return [callOpen(call, 'the body of the last write is not known')];
    const value = at(sent, from);
    if (value === undefined) {
      if (earlier.method !== 'PATCH' || !isObject(sent))
        return [callVacuous(call, `the last write sent nothing at ${from}`)];
      without.push(earlier);
      continue;
    }
    if (!isMeant(writing)) return [callVacuous(call, 'the last write is not one that the row speaks of')];
    const unclear = others.since(record.key, earlier, ({ isCall }) => without.some(isCall));
    return [judgeValue(value, unclear)];
  }
  return [];

  function judgeValue(value: Json, unclear: string | undefined): CallJudgement {
    const actual = at(call.body, pointer);
    if (isKeptValue(value, actual, ignoreCase)) return callHeld(call);
    if (unclear !== undefined) return callOpen(call, unclear);
    const expected = { words: 'what was sent last:', value, pointer };
    return wrongValue(call, record.key, pointer, expected);
  }
}
