import { isSuccess } from '../../model/exchange.ts';
import type { CallJudgement, CallOfRecord, CallsBefore, EarlierCall, NamedRecord } from '../calls-before.ts';
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

/** `{ refused: { unknown: [404] } }`, or `{ refused: { existing: [409] } }` */
export const refused: CallCheckKind<'statusesBy'> = {
  operand: 'statusesBy',
  meaning:
    'A request about an `unknown` record gets one of these statuses: one that was deleted, that a call before could not find, or that a whole list does not have. Or so does a request that would create an `existing` record: one that was created or shown before.',
  words: (statuses) =>
    Object.entries(statuses)
      .map(([what, list]) => `the status is ${inWords(list)} for a record that is ${WORDS[what] ?? what}`)
      .join('; '),
  judgeCall:
    ({ unknown, existing }) =>
    (call, others) =>
      others.records.slice(0, 1).flatMap((record) => {
        const isUnknown = unknown !== undefined;
        const statuses = unknown ?? existing ?? [];
        const known = isUnknown ? whyUnknown(others, record) : whyExisting(others, record);
        if (known === undefined) return [];
        return [
          judgeStatus(call, others, record, { known, statuses, what: isUnknown ? 'unknown' : 'there' }),
        ];
      }),
};

const WORDS: Readonly<Record<string, string>> = { unknown: 'unknown', existing: 'there already' };

interface Asked {
  /** The call that shows how it is with the record. */
  readonly known: EarlierCall;
  readonly statuses: readonly number[];
  readonly what: string;
}

function judgeStatus(
  call: CallOfRecord,
  others: CallsBefore,
  record: NamedRecord,
  { known, statuses, what }: Asked,
): CallJudgement {
  if (statuses.includes(call.status)) return callHeld(call);
  if (isAboutElse(call.status) || (!isSuccess(call) && mayBeWrongElse(call)))
    return callOpen(call, `the status ${call.status} may have another reason`);
  const unclear =
    others.since(record.key, known) ?? (what === 'unknown' ? others.createdSince(known) : undefined);
  return unclear === undefined
    ? wrongStatus(call, record.key, `the status ${inWords(statuses)}, since the record is ${what}`)
    : callOpen(call, unclear);
}

/** The call that shows last that there is no such record. */
function whyUnknown(others: CallsBefore, record: NamedRecord): EarlierCall | undefined {
  const last = lastOf(
    others,
    record,
    ({ effect, status }) => effect !== 'refused' || isNotFound(status),
    true,
  );
  if (last === undefined) return others.listWithout(record.key);
  return last.effect === 'deletes' || (last.effect === 'refused' && isNotFound(last.status))
    ? last
    : undefined;
}

function isNotFound(status: number): boolean {
  return status === 404 || status === 410;
}

/** The call that shows last that there is such a record. */
function whyExisting(others: CallsBefore, record: NamedRecord): EarlierCall | undefined {
  const last = lastOf(
    others,
    record,
    ({ effect, status }) => effect !== 'refused' || isNotFound(status),
    true,
  );
  return last === undefined || last.effect === 'deletes' || last.effect === 'refused' ? undefined : last;
}
