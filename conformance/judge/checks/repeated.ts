import { isSame } from '../../../lib/json.ts';
import type { CallOfRecord } from '../calls-before.ts';
import { callHeld, callOpen, inWords, isAboutElse, lastOf, wrongStatus } from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** Headers by which a request may succeed once alone. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-unmodified-since'] as const;

/** `{ repeated: [200, 204] }` */
export const repeated: CallCheckKind<'statuses'> = {
  operand: 'statuses',
  meaning:
    'The same request, sent again after it succeeded and before anything else has changed the record, gets one of these statuses.',
  words: (statuses) => `the status is ${inWords(statuses)} when the same request is sent again`,
  judgeCall: (statuses) => (call, others) =>
    others.records.slice(0, 1).flatMap((record) => {
      const before = lastOf(others, record, ({ effect }) => effect !== 'reads' && effect !== 'refused');
      if (before === undefined || before.operation !== call.operation) return [];
      const { request } = before.read();
      if (request.url !== call.request.url || !isSameBody(request, call.request)) return [];
      if (CONDITIONS.some((name) => request.headers[name] !== call.request.headers[name])) return [];
      if (statuses.includes(call.status)) return [callHeld(call)];
      if (isAboutElse(call.status) || CONDITIONS.some((name) => name in request.headers))
        return [callOpen(call, `the status ${call.status} may have another reason`)];
      const unclear = others.since(record.key, before);
      return [
        unclear === undefined
          ? wrongStatus(call, record.key, `the status ${inWords(statuses)}, as for the same request before`)
          : callOpen(call, unclear),
      ];
    }),
};

/** False where the body of one of them is not known. */
function isSameBody(one: CallOfRecord['request'], other: CallOfRecord['request']): boolean {
  if (one.unreadBody !== other.unreadBody) return false;
  return one.unreadBody === undefined
    ? isSame(one.body, other.body)
    : one.text !== undefined && one.text === other.text;
}
