import { at } from '../../../lib/json.ts';
import type { DisplayValue } from '../../model/judgement.ts';
import type { CallJudgement, CallOfRecord, CallsBefore, EarlierCall, NamedRecord } from '../calls-before.ts';

/** The row holds of a call. */
export function callHeld({ exchange }: CallOfRecord): CallJudgement {
  return { judgement: { outcome: 'held', exchange } };
}

export function callOpen({ exchange }: CallOfRecord, reason: string): CallJudgement {
  return { judgement: { outcome: 'inconclusive', exchange, reason } };
}

export function callVacuous({ exchange }: CallOfRecord, reason: string): CallJudgement {
  return { judgement: { outcome: 'vacuous', exchange, reason } };
}

/** The value at a pointer of the response is wrong. */
export function wrongValue(
  { exchange, operation, body }: CallOfRecord,
  record: string | undefined,
  pointer: string,
  expected: DisplayValue,
  actual: DisplayValue = { value: at(body, pointer), pointer },
): CallJudgement {
  return {
    judgement: { outcome: 'violated', exchange, operation, pointer, expected, actual },
    ...(record !== undefined && { record }),
  };
}

/** The status is wrong. */
export function wrongStatus(call: CallOfRecord, record: string | undefined, expected: string): CallJudgement {
  return wrongValue(call, record, '', { words: expected }, { words: `the status ${call.status}` });
}

/** `404 or 410` */
export function inWords(statuses: readonly number[]): string {
  return statuses.join(' or ');
}

/** A status that is not about the record: nobody was asked, or nobody could say. */
export function isAboutElse(status: number): boolean {
  return (
    status < 200 ||
    status >= 500 ||
    [304, 401, 402, 403, 407, 408, 421, 425, 426, 429, 431, 451].includes(status)
  );
}

/** True if a refusal may be about something else than the record: the request has a query or a body, which may be wrong. */
export function mayBeWrongElse({ request }: CallOfRecord): boolean {
  return request.body !== undefined || request.unreadBody !== undefined || /[?]./.test(request.url);
}

/** The last call before that did this to a record, by one of the row's operations. */
export function lastOf(
  others: CallsBefore,
  { key }: NamedRecord,
  isWanted: (earlier: EarlierCall) => boolean,
  isOfReads = false,
): EarlierCall | undefined {
  for (const earlier of others.before(key, isOfReads)) if (isWanted(earlier)) return earlier;
  return undefined;
}
