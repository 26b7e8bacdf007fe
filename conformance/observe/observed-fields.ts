import { operations } from '../../generated/operations.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
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

/** Of one response: a list may have millions of entries. */
const MAX_FIELDS = 20_000;

/** Every described place of a response, parents first, up to 20,000. Places that are missing, or whose parent has another type, are left out. */
export function observedFields(response: ObservedResponse): ObservedField[] {
  const root = bodyOf(response.operation, 'response');
  const found: ObservedField[] = [];
  if (root !== undefined) visit({ response, field: root, pointer: '', value: response.body }, found);
  return found;
}

function visit(place: ObservedField, found: ObservedField[]): void {
  if (found.length >= MAX_FIELDS) return;
  found.push(place);
  const { response, field, pointer, value } = place;
  if (isObject(value))
    for (const property of field.properties) {
      const held = value[property.name];
      if (held !== undefined)
        visit(
          { response, field: property, pointer: pointer + toPointer([property.name]), value: held },
          found,
        );
    }
  if (Array.isArray(value) && field.entries !== undefined)
    for (const [index, entry] of (value as readonly Json[]).slice(0, MAX_FIELDS).entries())
      visit({ response, field: field.entries, pointer: `${pointer}/${index}`, value: entry }, found);
}
