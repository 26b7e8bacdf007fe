import { at, type Json } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { asCode, type CheckKind, pairsOf } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { inconclusive } from './judgements.ts';

const TEXT = /^(?:null|undefined|n\/a|\s+)$/i;
/** The pattern takes it with or without a prefix: `tra-00000000-0000-0000-0000-000000000000`. */
const NIL_UUID = /^(?:[a-z]{3}-)?[0-]*0[0-]*$/i;
const OF_OTHER_RECORDS = /^\/(?:family|parentTransfer|fallbackTransfer)Id$/;
const ZERO_TIME = '0001-01-01T00:00:00Z';
const EPOCH = '1970-01-01T00:00:00Z';
const CREATED = '/createdAt';

/** `{ unsetIsEmpty: [/familyId, /transferredAt] }`. For an identifier of another record, the record's own stands for nothing, too. */
export const unsetIsEmpty: CheckKind<'pointers'> = {
  operand: 'pointers',
  meaning:
    'What is unset at these places is the empty string, and not a text that stands for it: `null`, `undefined`, `N/A`, blanks, for an identifier a UUID of zeros, for a time the first moment of the year 1 or of 1970.',
  words: (pointers) =>
    `${pointers.map(asCode).join(', ')} of the response: empty, with no placeholder, when unset`,
  judge(pointers, { expand, fields }) {
    const places = expand(pairsOf(pointers));
    const times = new Set(
      fields.flatMap(({ template, format }) => (format?.name?.startsWith('Timestamp') ? [template] : [])),
    );
    return (response) => {
      // The form of the response says what is missing or of another type.
      const texts = places.flatMap(({ at: pointer }) => {
        const text = at(response.body, pointer);
        return typeof text === 'string' ? [{ pointer, text }] : [];
      });
      if (texts.length === 0) return [inconclusive(response, 'the response has none of the fields')];
      return judgeLeaves(
        response,
        texts.map(({ pointer, text }) => ({
          pointer,
          expected: { words: 'the empty string for what is unset' },
          isRight: () =>
            !(times.has(pointer)
              ? isNoTime(text, pointer, response.body)
              : isNoText(text, pointer) || isOwnId(text, pointer, response.body)),
        })),
      );
    };
  },
};

function isNoText(text: string, pointer: string): boolean {
  return TEXT.test(text) || (pointer.endsWith('Id') && NIL_UUID.test(text));
}

/** No record is its own family, and no transfer its own parent or fallback. Other identifiers may be shared: a wallet's with its card. */
function isOwnId(text: string, pointer: string, body: Json): boolean {
  return text !== '' && OF_OTHER_RECORDS.test(pointer) && isSameText(text, at(body, '/id'));
}

/** A clock may show the start of 1970: then the record was created at that time, too. */
function isNoTime(text: string, pointer: string, body: Json): boolean {
  if (text === ZERO_TIME) return true;
  return text === EPOCH && pointer !== CREATED && at(body, CREATED) !== EPOCH;
}
