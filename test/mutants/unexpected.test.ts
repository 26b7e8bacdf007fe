/** No mutant violates an unexpected row. This is what would say so. */
import { expect, test } from 'vitest';
import type { Violation } from '../../conformance/model/violation.ts';
import type { Mutant } from './mutant.ts';
import { unexpectedViolations } from './unexpected.ts';

const violation = (requirement: string, operation: Violation['operation'], pointer: string): Violation => ({
  requirement,
  operation,
  pointer,
  section: '2.6',
  evidence: 'stated',
  expected: '',
  actual: '',
  exchange: 'issue-card',
});

const mutant: Mutant = {
  id: 'the label of a card is missing',
  kind: 'schema',
  operation: 'createCard',
  breaks: 'createCard.body.label:present',
  faults: [{ operation: 'createCard', patch: [{ op: 'remove', path: '/label' }] }],
};

test.each<[string, Violation, readonly string[]]>([
  ['what it breaks', violation('createCard.body.label:present', 'createCard', '/label'), []],
  ['the same field', violation('createCard.label-is-returned', 'createCard', '/label'), []],
  ['what it stands in', violation('createCard.body:type', 'createCard', ''), []],
  [
    'another field',
    violation('createCard.bin-is-returned', 'createCard', '/bin'),
    ['createCard.bin-is-returned'],
  ],
  [
    'another operation',
    violation('createAccount.status-is-active', 'createAccount', '/status'),
    ['createAccount.status-is-active'],
  ],
  [
    'a field that is held against it',
    violation('createContact.label-equals-name', 'createContact', '/name'),
    [],
  ],
])('%s', (_, one, expected) => {
  expect(unexpectedViolations(mutant, [one, one])).toEqual(expected);
});

test('what was foreseen does not stray, and a whole message has no other field', () => {
  const bin = violation('createCard.bin-is-returned', 'createCard', '/bin');
  expect(unexpectedViolations({ ...mutant, also: [bin.requirement] }, [bin])).toEqual([]);
  expect(
    unexpectedViolations({ ...mutant, faults: [{ operation: 'createCard', status: 200 }] }, [bin]),
  ).toEqual([]);
});
