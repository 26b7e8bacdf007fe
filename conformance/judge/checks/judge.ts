import type { OperationId } from '../../catalogue/operations.ts';
import { at } from '../../json.ts';
import type { Check, Held, Judgement, Told, Unjudged, Vacuous, Violated } from '../check.ts';
import type { Seen, Sight } from '../seen.ts';

/** Judges one answer. An empty list: nothing was sent that it is about. */
export type Judge = (sight: Sight, seen: Seen) => readonly Judgement[];

/** Checks of the rows `createCard.label-is-returned`, ..., each of which looks at every answer of the operation. */
export function checksOf(operation: OperationId, rows: Readonly<Record<string, Judge>>): Check[] {
  return Object.entries(rows).map(([row, judge]) => ({
    requirement: `${operation}.${row}`,
    judge: (seen) => seen.of(operation).flatMap((sight) => judge(sight, seen)),
  }));
}

export function held({ exchange }: Sight): Held {
  return { outcome: 'held', exchange };
}

export function vacuous({ exchange }: Sight, reason: string): Vacuous {
  return { outcome: 'vacuous', exchange, reason };
}

export function unjudged({ exchange }: Sight, reason: string): Unjudged {
  return { outcome: 'unjudged', exchange, reason };
}

/** What stands at the pointer is wrong. Whatever was expected is told as of the place where it should have been. */
export function violated(sight: Sight, pointer: string, expected: Told): Violated {
  const { exchange, operation, body } = sight;
  const actual = { value: at(body, pointer), pointer };
  return { outcome: 'violated', exchange, operation, pointer, expected, actual };
}
