import type { StandardCheckName, StandardChecks } from '../../../generated/catalogue-check.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import type {
  DisplayValue,
  Held,
  Inconclusive,
  Judgement,
  Vacuous,
  Violated,
} from '../../model/judgement.ts';
import type { KnownRecords, ObservedResponse } from '../history.ts';
import type { Applies } from './conditions.ts';

/** Judges one response. An empty list: nothing was sent that the row is about. */
export type Judge = (response: ObservedResponse, known: KnownRecords) => readonly Judgement[];

/** Makes the judge of a row from its check. */
export type Interpret<Name extends StandardCheckName = StandardCheckName> = (
  operand: StandardChecks[Name],
  context: CheckContext,
) => Judge;

export interface CheckContext {
  /** The operation whose responses are judged. */
  readonly operation: OperationId;
  readonly applies: Applies;
  /** Texts that differ in nothing but the case of their letters are the same. */
  readonly ignoreCase: boolean;
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

/** The value at the pointer is wrong. The expected value is shown as one of the same place. */
export function violated(
  response: ObservedResponse,
  pointer: string,
  expected: DisplayValue,
  fits?: Violated['fits'],
): Violated {
  const { exchange, operation, body } = response;
  const actual = { value: at(body, pointer), pointer };
  const found = { outcome: 'violated', exchange, operation, pointer, expected, actual } as const;
  return fits === undefined ? found : { ...found, fits };
}
