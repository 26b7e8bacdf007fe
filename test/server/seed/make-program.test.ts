import { expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import type { Program } from '../../../generated/types.ts';
import { responses } from '../../../generated/validators.ts';
import { type MadeProgram, makeProgram, type RefusedProgram } from '../../../server/seed/make-program.ts';

const seeded = examples.retrieveProgram.responses.retrieveProgramResponse;

function make(patch: object): MadeProgram | RefusedProgram {
  let made = 0;
  return makeProgram({
    patch,
    keyHash: 'cd'.repeat(32),
    label: 'suite',
    createdAt: '2026-11-20T08:09:10Z',
    newId: (prefix) => {
      made += 1;
      return `${prefix}00000000-0000-7000-8000-${String(made).padStart(12, '0')}`;
    },
  });
}

function programOf(made: MadeProgram | RefusedProgram): Program {
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return JSON.parse(made.records[0]?.text ?? '') as Program;
}

function pointersOf(made: MadeProgram | RefusedProgram): string[] {
  return 'errors' in made ? made.errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`) : [];
}

test('without a patch it is the seeded program with identifiers and times of its own', () => {
  const made = make({});
  const program = programOf(made);
  expect(responses.retrieveProgram['2XX'](program)).toBe(true);
  const { createdAt } = program;
  const identifiers = JSON.stringify(seeded).match(/[a-z]{3}-[0-9a-f-]{36}/g) ?? [];
  expect(identifiers.map((id) => id.slice(0, 4)).sort()).toEqual(['cbn-', 'pbr-', 'pcc-', 'prg-']);
  for (const id of identifiers) expect(JSON.stringify(program)).not.toContain(id);
  expect(createdAt).toBe('2026-11-20T08:09:10Z');
  const withoutItsOwn = (one: Program) =>
    JSON.stringify({ ...one, createdAt: '', modifiedAt: '' }).replace(
      /(prg|pbr|cbn|pcc)-[0-9a-f-]{36}/g,
      '$1',
    );
  expect(withoutItsOwn(program)).toBe(withoutItsOwn(seeded));
});

test('what no longer is a program is refused, each fault at its place', () => {
  expect(
    pointersOf(
      make({ bank: { sponsor: 7 }, brand: null, limits: { send: { ach: { daily: '12.5' } } } }),
    ).sort(),
  ).toEqual(['#/bank/sponsor type', '#/brand required', '#/limits/send/ach/daily pattern']);
});

test('limits that no bank can count with are refused', () => {
  expect(
    pointersOf(
      make({
        limits: { receive: { ach: { daily: '-1.00' } }, send: { monthly: '99999999999999.00' } },
        transactionLimits: { receive: { ach: { monthly: '-0.01' } } },
      }),
    ),
  ).toEqual([
    '#/limits/receive/ach/daily limit',
    '#/limits/send/monthly limit',
    '#/transactionLimits/receive/ach/monthly limit',
  ]);
  expect(programOf(make({ limits: { send: { monthly: '9999999999999.99' } } })).limits.send.monthly).toBe(
    '9999999999999.99',
  );
});

test('a setting that no program has is a slip of the pen, and refused', () => {
  const slips = {
    receive: { ach: { enabld: false } },
    limts: {},
    limits: { send: { ach: { daily: '1.00' } } },
  };
  expect(pointersOf(make(slips))).toEqual(['#/receive/ach/enabld unknown', '#/limts unknown']);
});
