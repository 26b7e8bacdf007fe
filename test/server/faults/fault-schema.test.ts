import { expect, test } from 'vitest';
import { at } from '../../../lib/json.ts';
import { BODILESS } from '../../../server/faults/corrupt-response.ts';
import schema from '../../../server/faults/fault.schema.json' with { type: 'json' };
import type {
  ChangeStep,
  Condition,
  Fault,
  FaultyAnswer,
  PatchStep,
  TakeStep,
  WrittenChange,
} from '../../../server/faults/fault.ts';
import { DETAILS, WITHOUT_EFFECT } from '../../../server/faults/fault-errors.ts';

/** The members of a type, all of them: the compiler asks for each, and for no other. */
type Members<T> = Readonly<Record<keyof T, true>>;
const { $defs } = schema;

test.each<[string, object, object]>([
  [
    'Fault',
    schema.properties,
    {
      operation: true,
      programId: true,
      when: true,
      times: true,
      delayMs: true,
      drop: true,
      answer: true,
      state: true,
      written: true,
      status: true,
      headers: true,
      patch: true,
      body: true,
    } satisfies Members<Fault>,
  ],
  [
    'Condition',
    $defs.condition.properties,
    { request: true, exists: true, is: true, isNot: true } satisfies Members<Condition>,
  ],
  [
    'FaultyAnswer',
    $defs.answer.properties,
    { status: true, headers: true, body: true } satisfies Members<FaultyAnswer>,
  ],
  [
    'WrittenChange',
    $defs.writtenChange.properties,
    { kind: true, patch: true } satisfies Members<WrittenChange>,
  ],
  [
    'TakeStep',
    $defs.takeStep.properties,
    { op: true, of: true, from: true, path: true } satisfies Members<TakeStep>,
  ],
  [
    'ChangeStep',
    $defs.changeStep.properties,
    {
      op: true,
      path: true,
      slice: true,
      prepend: true,
      append: true,
      letters: true,
      addSeconds: true,
      addAmount: true,
      invert: true,
      as: true,
    } satisfies Members<ChangeStep>,
  ],
])('the type %s and the schema have the same members', (_type, inSchema, inType) => {
  expect(Object.keys(inSchema)).toEqual(Object.keys(inType));
});

type Values<T extends string | undefined> = Readonly<Record<NonNullable<T>, true>>;

test.each<[string, readonly string[], object]>([
  [
    'drop',
    schema.properties.drop.enum,
    { before: true, after: true, midway: true } satisfies Values<Fault['drop']>,
  ],
  ['state', schema.properties.state.enum, { forget: true } satisfies Values<Fault['state']>],
  [
    'body',
    schema.properties.body.enum,
    {
      truncated: true,
      'not-json': true,
      empty: true,
      'not-utf8': true,
      'duplicate-key': true,
      'byte-order-mark': true,
      'keys-reversed': true,
      indented: true,
      'in-pieces': true,
    } satisfies Values<Fault['body']>,
  ],
  [
    'op',
    $defs.step.properties.op.enum,
    {
      add: true,
      replace: true,
      test: true,
      remove: true,
      move: true,
      copy: true,
      take: true,
      change: true,
    } satisfies Values<PatchStep['op']>,
  ],
  ['of', $defs.takeStep.properties.of.enum, { request: true, before: true } satisfies Values<TakeStep['of']>],
  [
    'letters',
    $defs.changeStep.properties.letters.enum,
    { upper: true, lower: true } satisfies Values<ChangeStep['letters']>,
  ],
  [
    'as',
    $defs.changeStep.properties.as.enum,
    { text: true, number: true } satisfies Values<ChangeStep['as']>,
  ],
])('the values of %s are the same in the type and in the schema', (_member, inSchema, inType) => {
  expect(inSchema).toEqual(Object.keys(inType));
});

test('statuses without a body are the same in the schema and in the code', () => {
  expect($defs.bodilessStatus.enum).toEqual(BODILESS);
});

test('every message is for a place that the schema has', () => {
  const missing = [...Object.keys(DETAILS), ...Object.keys(WITHOUT_EFFECT).map((name) => `#/$defs/${name}`)];
  expect(missing.filter((pointer) => at(schema, pointer) === undefined)).toEqual([]);
});
