import { isSuccess } from '../../model/exchange.ts';
import {
  callHeld,
  callOpen,
  inWords,
  isAboutElse,
  lastOf,
  mayBeWrongElse,
  wrongStatus,
} from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** `{ gone: [404, 410] }` */
export const gone: CallCheckKind<'statuses'> = {
  operand: 'statuses',
  meaning:
    "A call about a record that one of the row's further operations has deleted gets one of these statuses.",
  words: (statuses) => `the status is ${inWords(statuses)} after the record was deleted`,
  needsRelatedCalls: true,
  judgeCall:
    (statuses, { relatedOperations, isMeant }) =>
    (call, others) =>
      others.records.slice(0, 1).flatMap((record) => {
        const deleted = lastOf(others, record, ({ effect }) => effect !== 'reads' && effect !== 'refused');
        if (
          deleted?.effect !== 'deletes' ||
          !relatedOperations.has(deleted.operation) ||
          !isMeant(deleted.read())
        )
          return [];
        if (statuses.includes(call.status)) return [callHeld(call)];
        if (isAboutElse(call.status) || (!isSuccess(call) && mayBeWrongElse(call)))
          return [callOpen(call, `the status ${call.status} does not say whether the record is gone`)];
        const unclear = others.since(record.key, deleted);
        return [
          unclear === undefined
            ? wrongStatus(call, record.key, `the status ${inWords(statuses)}, since the record was deleted`)
            : callOpen(call, unclear),
        ];
      }),
};
