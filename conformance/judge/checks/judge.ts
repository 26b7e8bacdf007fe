import type { OperationId } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import type { Check, DisplayValue, Held, Inconclusive, Judgement, Vacuous, Violated } from '../check.ts';
import type { History, ObservedResponse } from '../history.ts';

/** Judges one answer. An empty list: nothing was sent that it is about. */
export type Judge = (response: ObservedResponse, history: History) => readonly Judgement[];

/** Checks of the rows `createCard.label-is-returned`, ..., each of which looks at every answer of the operation. */
export function checksOf(operation: OperationId, rows: Readonly<Record<string, Judge>>): Check[] {
  return Object.entries(rows).map(([row, judge]) => ({
    requirement: `${operation}.${row}`,
    judge: (history) => history.of(operation).flatMap((response) => judge(response, history)),
  }));
}

export function held({ exchange }: ObservedResponse): Held {
  return { outcome: 'held', exchange };
}

export function vacuous({ exchange }: ObservedResponse, reason: string): Vacuous {
  return { outcome: 'vacuous', exchange, reason };
}

export function inconclusive({ exchange }: ObservedResponse, reason: string): Inconclusive {
  return { outcome: 'inconclusive', exchange, reason };
}

/** What stands at the pointer is wrong. Whatever was expected is told as of the place where it should have been. */
export function violated(response: ObservedResponse, pointer: string, expected: DisplayValue): Violated {
  const { exchange, operation, body } = response;
  const actual = { value: at(body, pointer), pointer };
  return { outcome: 'violated', exchange, operation, pointer, expected, actual };
}
