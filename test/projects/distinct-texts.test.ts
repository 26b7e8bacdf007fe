/** A run over thousands of seeds sends nothing that can pass for anything else. */
import { expect, test } from 'vitest';
import { toHistory } from '../../conformance/judge/history.ts';
import { randomOf } from '../../conformance/scenario/random.ts';
import { steps } from '../../conformance/scenario/steps.ts';
import { examples } from '../../generated/examples.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { GIVEN, opened, type PastCall, toExchange } from '../conformance/scenario/step-context.ts';

const SEEDS = 4000;

/** A text that stands for a kind is the same wherever it is sent. */
const CONSTANTS =
  /^(accountType|addressType|country|currency|bin|cardType|limitInterval|bankIdentifierType|type|acceptedTerms)$/;
/** Each checks only what it can be confused with: `count` is a number of at most two digits. */
const NUMBERS = /^(count)$/;

interface Leaf {
  readonly place: string;
  readonly text: string;
}

function leavesOf(value: Json | undefined, place: string): Leaf[] {
  const name = place.slice(place.lastIndexOf('/') + 1);
  if (Array.isArray(value))
    return value.flatMap((entry: Json, index) => leavesOf(entry, `${place}/${index}`));
  if (isObject(value))
    return Object.entries(value).flatMap(([inner, one]) => leavesOf(one, `${place}/${inner}`));
  const isFree = typeof value === 'string' && value !== '' && !CONSTANTS.test(name) && !NUMBERS.test(name);
  return isFree && !/^[a-z]{3}-[\da-f-]{36}$/.test(value) ? [{ place, text: value.toLowerCase() }] : [];
}

/** All that a run sends, but for what restores the program's own settings. */
function sentBy(seed: number): Leaf[] {
  const past: PastCall[] = [];
  for (const step of steps) {
    const exchanges = [...opened(), contact, ...past].map(toExchange);
    const call = step.prepare({
      given: GIVEN,
      maxAmount: '5.00',
      profile: 'full',
      history: toHistory(exchanges),
      exchange: (id) => exchanges.find((one) => one.id === id),
      random: randomOf(seed, step.id),
      now: 0,
    });
    if (call === undefined || 'skip' in call || step.id === 'restore-settings') continue;
    past.push({ step: step.id, operation: step.operation, sent: call.body });
  }
  return past.flatMap(({ step, sent }) => leavesOf(sent, step));
}

const contact: PastCall = {
  step: 'contact',
  operation: 'createContact',
  body: examples.createContact.responses.createContactResponse,
  status: 201,
};

/** Lists where one text is another one, or a part of it: `issue-card/label in pull-money/description`. */
function coincidences(leaves: readonly Leaf[]): string[] {
  const found: string[] = [];
  const all = leaves.map(({ text }) => text).join('\n');
  for (const { place, text } of leaves) {
    // Two letters of a state are in many a word.
    const isShort = text.length < 4;
    const first = all.indexOf(text);
    if (!isShort && all.indexOf(text, first + 1) < 0) continue;
    const others = leaves.filter(
      (one) => one.place !== place && (isShort ? one.text === text : one.text.includes(text)),
    );
    found.push(...others.map((one) => `${place} in ${one.place}`));
  }
  const ends = leaves.filter(({ text }) => /\d{8}$/.test(text)).map(({ text }) => text.slice(-4));
  if (new Set(ends).size < ends.length) found.push(`numbers end alike: ${ends}`);
  return found;
}

test('no two texts of a run are equal, none is part of another, and no two numbers end in the same digits', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < SEEDS && found.size < 5; seed += 1)
    for (const one of coincidences(sentBy(seed))) found.add(`${one} (seed ${seed})`);
  expect([...found]).toEqual([]);
});
