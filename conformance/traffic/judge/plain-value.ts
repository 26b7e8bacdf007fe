import type { OperationId } from '../../../generated/operations.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { type Field, fieldsOf } from '../../catalogue/tree.ts';

/**
 * Tells whether any deployment would return a value as a client sent it. Clients send more than the source shows: blanks that are cut off, amounts
 * with one digit, marks that are escaped. What a deployment makes of those is open.
 *
 * @param pointer where it was to be returned
 * @param sent the whole body
 */
export function isPlainValue(
  operation: OperationId,
  pointer: string,
  value: Json,
  sent: Json | undefined,
): boolean {
  if (typeof value === 'boolean') return true;
  const field = fieldAt(operation, pointer);
  if (Array.isArray(value)) {
    const entries = value as readonly Json[];
    return (
      entries.length > 0 &&
      new Set(entries).size === entries.length &&
      entries.every((entry) => typeof entry === 'string' && isPlainText(entry, pointer, field?.entries))
    );
  }
  if (typeof value !== 'string') return false;
  return isPlainText(value, pointer, field) && !isStateAbroad(pointer, sent);
}

function isPlainText(text: string, pointer: string, field: Field | undefined): boolean {
  const name = fromPointer(pointer).at(-1) ?? '';
  if (!isPlainlyWritten(text)) return false;
  if (field?.format?.pattern?.test(text) === false) return false;
  const seen = (field?.seen ?? []).filter((one) => one !== '');
  if (seen.length > 0 && !seen.includes(text)) return false;
  return FORMS[name]?.test(text) !== false;
}

/** Tells whether no deployment has a reason to change it, whatever field it is in. */
export function isPlainlyWritten(text: string): boolean {
  if (text === '' || text.length > MAX_LENGTH || text !== text.normalize('NFC')) return false;
  return /^\S+(?: \S+)*$/.test(text) && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>{}[\]\\^`|;"%$*=&]/u.test(text);
}

/** The fields in which the text would be plain, as far as they have a form: recordings that are shared keep it. */
export function plainIn(text: string): readonly string[] {
  if (!isPlainlyWritten(text)) return [];
  return ['text', ...Object.keys(FORMS).filter((name) => FORMS[name]?.test(text))];
}

/** Machines emboss 22 characters, many of them capitals alone; forms of banks have room for 80. */
const MAX_LENGTH = 80;

/** ISO 9362, with the letters of an institution. */
const BANK_IDENTIFIER_CODE = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

const FORMS: Readonly<Record<string, RegExp>> = {
  accountNumber: /^[A-Z\d]{4,34}$/,
  bankIdentifierCode: BANK_IDENTIFIER_CODE,
  correspondentBankIdentifierCode: BANK_IDENTIFIER_CODE,
  country: /^[A-Z]{2}$/,
  email: /^[a-z\d.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/,
  embossingBusiness: /^[A-Z .'-]{1,22}$/,
  embossingPerson: /^[A-Z .'-]{1,22}$/,
  phone: /^\+[1-9]\d{6,14}$/,
  postalCode: /^(?=.*\d)[A-Z\d][A-Z\d -]{1,9}$/,
  routingNumber: /^\d{9}$/,
  state: /^[A-Z]{2}$/,
};

/** The state of an address abroad is empty (section 2.1), so one that is sent may be dropped. */
function isStateAbroad(pointer: string, sent: Json | undefined): boolean {
  if (!pointer.endsWith('/state')) return false;
  return at(sent, pointer.replace(/state$/, 'country')) !== 'US';
}

function fieldAt(operation: OperationId, pointer: string): Field | undefined {
  return fieldsOf(operation, 'response').find(({ template }) => template === pointer);
}

/** Tells whether an update asks for anything that the account did not have. */
export function asksForChange(sent: Json | undefined, account: Json): boolean {
  const config = at(sent, '/config');
  const incoming = at(sent, '/incoming');
  return differs(config, at(account, '/config')) || differs(incoming, at(account, '/config/incoming'));
}

function differs(sent: Json | undefined, known: Json | undefined): boolean {
  if (sent === undefined || sent === null || sent === '') return false;
  if (isObject(sent))
    return Object.entries(sent).some(([name, inner]) =>
      differs(inner, isObject(known) ? known[name] : undefined),
    );
  return JSON.stringify(sent) !== JSON.stringify(known ?? null);
}
