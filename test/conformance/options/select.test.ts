import { expect, test } from 'vitest';
import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { select } from '../../../conformance/options/select.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { operations } from '../../../generated/operations.ts';

const selecting = (options: Partial<ConformanceOptions>) => select(options as never, requirements, steps);
const stepsOf = (options: Partial<ConformanceOptions>) => selecting(options).steps.map(({ id }) => id);
const askedOf = (options: Partial<ConformanceOptions>) => {
  const selection = selecting(options);
  return requirements.filter((one) => selection.notAsked(one) === undefined).map(({ id }) => id);
};

test('without words everything is asked for, and every call is made', () => {
  expect(askedOf({})).toHaveLength(requirements.length);
  expect(stepsOf({})).toEqual(steps.map(({ id }) => id));
});

test('a requirement alone takes the calls that it needs, in their order, and no other', () => {
  expect(askedOf({ only: ['createCard.label-is-returned'] })).toEqual(['createCard.label-is-returned']);
  expect(stepsOf({ only: ['createContact.name-is-returned'] })).toEqual([
    'read-program',
    'open-account',
    'store-contact',
  ]);
});

test.each([
  ['2.2', ['read-program', 'open-account', 'store-contact']],
  ['2.3', ['read-program']],
  ['2.6', ['read-program', 'open-account', 'read-accounts-program', 'issue-card', 'issue-second-card']],
  ['4.3', ['read-program', 'open-account']],
  ['4.7', ['annotate-check', 'annotate-check-again']],
])('section %s takes no other calls than %j', (section, expected) => {
  const made = stepsOf({ only: [section] });
  expect(made.filter((id) => expected.includes(id))).toEqual(expected);
  // Unless another operation of the section makes them.
  const operationsOf = (ids: readonly string[]) =>
    steps.filter(({ id }) => ids.includes(id)).map(({ operation }) => operation);
  const judged = new Set(askedOf({ only: [section] }).map((id) => id.split('.')[0]));
  const others = operationsOf(made.filter((id) => !expected.includes(id)));
  expect(others.filter((one) => !judged.has(one) || operationsOf(expected).includes(one))).toEqual([]);
});

test('a contact is stored for the sake of the clock only where the row about the clock is asked for', () => {
  expect(stepsOf({ only: ['updateAccount.id-is-the-one-asked-for'] })).not.toContain('store-contact');
  expect(stepsOf({ only: ['updateAccount.modified-after-created'] })).toContain('store-contact');
});

test('reading the program never brings a write along', () => {
  expect(stepsOf({ only: ['retrieveProgram'] })).toEqual(['read-program']);
  expect(stepsOf({ readOnly: true })).toEqual(
    steps
      .filter(({ operation, onlyIf }) => operations[operation].safe && onlyIf === undefined)
      .map(({ id }) => id),
  );
});

test('updating settings moves no money', () => {
  expect(stepsOf({ only: ['updateAccount'] })).not.toContain('pull-money');
});

test('a word is an operation, a section with those below it, an id, or the beginning of one', () => {
  const only = (word: string) => {
    const { notAsked } = selecting({ only: [word] });
    return requirements.filter((one) => notAsked(one) === undefined);
  };
  expect(new Set(only('createCard').map(({ operations }) => operations[0]))).toEqual(new Set(['createCard']));
  expect(new Set(only('2.6').map(({ section }) => section))).toEqual(new Set(['2.6']));
  expect(new Set(only('2').map(({ section }) => section))).toEqual(
    new Set(requirements.map(({ section }) => section).filter((section) => /^2(\.|$)/.test(section))),
  );
  expect(only('createCard.body.cardholder.name').map(({ id }) => id)).toEqual([
    'createCard.body.cardholder.name:present',
    'createCard.body.cardholder.name:type',
  ]);
  expect(only('createCard.body.last4').length).toBeGreaterThan(0);
});

test('an operation that is skipped is not called, and what needs it is told', () => {
  const selection = selecting({ skip: ['createContact'] });
  expect(selection.steps.map(({ id }) => id)).not.toContain('store-contact');
  const needing = requirements.find(({ id }) => id === 'receiveAchPull.bank-name-is-the-contacts');
  expect(needing && selection.leftOut(needing)).toBe('it needs createContact, which is excluded');
});

test('a requirement that is skipped is not checked, and its operation is still called', () => {
  const selection = selecting({ skip: ['createCard.label-is-returned'] });
  expect(selection.steps).toHaveLength(steps.length);
  expect(askedOf({ skip: ['createCard.label-is-returned'] })).toHaveLength(requirements.length - 1);
});

test('the profile schema asks for forms alone, and reading only for what reads', () => {
  expect(askedOf({ profile: 'schema' })).toEqual(
    requirements.filter(({ kind }) => kind === 'schema').map(({ id }) => id),
  );
  expect(askedOf({ readOnly: true })).toEqual(
    requirements
      .filter(({ operations: [judged] }) => judged !== undefined && operations[judged].safe)
      .map(({ id }) => id),
  );
});

test('words that name nothing are refused, all at once, with what was perhaps meant', () => {
  const bad = () => select({ only: ['createCards'], skip: ['createCard.label', '7.7'] }, requirements, steps);
  expect(bad).toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message: 'unknown requirement, operation or section: "createCards", "createCard.label", "7.7"',
      fix: 'Did you mean createCard and createCard.label-is-returned? --list shows all of them.',
    }),
  );
  expect(() => select({ only: ['9.9.9'] }, requirements, steps)).toThrow(
    expect.objectContaining({ message: 'unknown requirement, operation or section: "9.9.9"' }),
  );
});

test('a requirement about settings takes the last read of the program, which may have changed meanwhile', () => {
  const { steps: taken } = select({ only: ['updateAccount.enabled-flags-take-effect'] }, requirements, steps);
  expect(taken.at(-1)?.id).toBe('read-program-last');
});
