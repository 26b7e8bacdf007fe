import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { vacuous } from '../judgements.ts';

const judge: Judge = (response) => {
  const places = addressesAbroad(response.sent, []).map((address) => `${address}/state`);
  if (places.length === 0) return [vacuous(response, 'only addresses in the United States were sent')];
  return judgeLeaves(
    response,
    places.map((pointer) => ({
      pointer,
      expected: { words: '"" outside the United States' },
      isRight: (actual) => actual === '',
    })),
  );
};

function addressesAbroad(value: Json | undefined, path: readonly string[]): string[] {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => addressesAbroad(one, [...path, name]));
  return [...(isAbroad(value) ? [toPointer(path)] : []), ...inner];
}

function isAbroad({ country }: JsonObject): boolean {
  return typeof country === 'string' && /^[a-z]{2}$/i.test(country) && !/^us$/i.test(country);
}

/** The addresses that were sent with another country than the United States come back without a state. */
export const stateIsEmptyAbroad: Judge = judge;
