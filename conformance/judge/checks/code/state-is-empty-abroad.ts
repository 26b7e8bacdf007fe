import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import { type Holds, type Judge, type RowJudge, vacuous } from '../judge.ts';
import { judgeLeaves } from '../judge-leaves.ts';

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

/** How many of the addresses abroad came back without a state; `undefined`: not all of them. */
function withoutState(sent: Json, actual: Json | undefined): number | undefined {
  if (!isObject(sent)) return 0;
  let found = 0;
  if (isAbroad(sent)) {
    if (!isObject(actual) || actual.state !== '') return undefined;
    found = 1;
  }
  for (const name of Object.keys(sent)) {
    const value = sent[name] as Json;
    if (typeof value !== 'object' || value === null) continue;
    const inside = withoutState(
      value,
      isObject(actual) && Object.hasOwn(actual, name) ? actual[name] : undefined,
    );
    if (inside === undefined) return undefined;
    found += inside;
  }
  return found;
}

const holds: Holds = ({ sent, body }) => sent !== undefined && (withoutState(sent, body) ?? 0) > 0;

/** The addresses that were sent with another country than the United States come back without a state. */
export const stateIsEmptyAbroad: RowJudge = { judge, holds };
