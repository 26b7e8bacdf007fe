import { at } from '../../../lib/json.ts';
import type { DisplayValue, Held, Inconclusive, Vacuous, Violated } from '../../model/judgement.ts';
import type { ObservedResponse } from '../history.ts';

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
