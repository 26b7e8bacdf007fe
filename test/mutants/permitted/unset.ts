/** Everything unset that may be: texts empty, objects and lists null (section 1). */

import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { type ResponseField, responseShapes } from '../schema/response-fields.ts';
import { set } from '../steps.ts';
import type { PermittedVariation } from './permitted-variation.ts';

/** The values that a row speaks of, or that the request gave and that have to come back. */
const FIXED: Readonly<Partial<Record<OperationId, RegExp>>> = {
  createContact: /^\/(id|accountId|name|email|phone|label|status|type|ach|card|check|wire)\b/,
  // The types of accounts on offer are a matter of `settings.ts`, the amounts of new accounts one of `values.ts`.
  retrieveProgram:
    /^\/(id$|limits\/|card\/type\/|incoming\b|bank\/account(Type|CreationCredit|Fees|Interest)\b)/,
  createAccount:
    /^\/(id|programId|businessId|label|type|status|fees|interest|pendingCredit|pendingDebit|config)\b/,
  updateAccount: /^\/(id|programId|businessId|label|type|modifiedAt|config)\b/,
  createCard:
    /^\/(id|accountId|label|bin|cardType|currency|limit\w+|allowedCategories|blockedMerchants|embossing\w+|availableLimit|cardStatus|cardholder$|cardholder\/name|shipping$|shipping\/deliveryStatus)\b/,
  receiveAchPull:
    /^\/(id|createdAt|accountId|contactId|amount|accountNumber|accountType|bankName|routingNumber|type|description|status|transferType|transferSubType|txnType)\b/,
  updateSentCheck: /^\/(id|amount|title|description|metadata|transferType|txnType|address|reviewCode)\b/,
};

/** Tells whether a place is fixed: an operation without a line above has all that is fixed by one that shows the same record. */
function isFixed(operation: OperationId, pointer: string): boolean {
  const own = FIXED[operation];
  if (own !== undefined) return own.test(pointer);
  const record = operations[operation].response;
  const alike = operationIds.filter((id) => operations[id].response === record);
  return alike.some((id) => FIXED[id]?.test(pointer));
}

function unset(id: string, mayBe: (field: ResponseField) => boolean, value: '' | null): PermittedVariation {
  return {
    id,
    factor: id,
    answers: Object.fromEntries(
      responseShapes.flatMap(({ operation, fields }) => {
        const pointers = fields
          .filter((field) => field.required && !field.path.includes('[]') && mayBe(field))
          .map(({ path }) => toPointer(path))
          .filter((pointer) => pointer !== '' && !isFixed(operation, pointer));
        // Deepest first: what is null holds nothing any more.
        const patch = pointers.toReversed().map((pointer) => set(pointer, value));
        return patch.length === 0 ? [] : [[operation, { patch }]];
      }),
    ),
  };
}

const isEmptyText = ({ types, pattern }: ResponseField) =>
  types.includes('string') && (pattern === undefined || new RegExp(pattern, 'u').test(''));

export const unsetFields: readonly PermittedVariation[] = [
  unset('texts unset', isEmptyText, ''),
  unset('objects and lists unset', ({ types }) => types.includes('null'), null),
];
