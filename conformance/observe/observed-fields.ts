import { operations } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
import { walkBody } from '../catalogue/walk-body.ts';
import type { History, ObservedResponse } from '../judge/history.ts';

/** A described place of a response, and the value found there. */
export interface ObservedField {
  readonly response: ObservedResponse;
  readonly field: Field;
  /** `/billing/contacts/0/email` */
  readonly pointer: string;
  readonly value: Json;
}

/** Every successful response, operation by operation. */
export function observedResponses(history: History): ObservedResponse[] {
  return Object.values(operations).flatMap(({ id }) => history.of(id));
}

/** The limit for one response: a list may have millions of entries. */
const MAX_FIELDS = 20_000;

/** Every described place of a response, parents first, up to 20,000. Places that are missing, or whose parent has another type, are left out. */
export function observedFields(response: ObservedResponse): ObservedField[] {
  const root = bodyOf(response.operation, 'response');
  const found: ObservedField[] = [];
  if (root !== undefined)
    walkBody(root, response.body, {
      value: (field, value, pointer) =>
        found.length < MAX_FIELDS && found.push({ response, field, pointer, value }) > 0,
      maxEntries: MAX_FIELDS,
    });
  return found;
}
