import { expect, test } from 'vitest';
import { bodyOf, type Field, fieldsOf } from '../../../conformance/catalogue/tree.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { goodBody, OPERATIONS } from '../judge/facts/bodies.ts';

function field(operation: OperationId, path: string, side: 'request' | 'response' = 'response'): Field {
  const found = fieldsOf(operation, side).filter((one) => one.path === path);
  expect(found).toHaveLength(1);
  return found[0] as Field;
}

test('the body comes first, and is the root of all that it holds', () => {
  const [first, ...others] = fieldsOf('createCard', 'response');
  expect(first).toBe(bodyOf('createCard', 'response'));
  expect(first).toMatchObject({ path: '', template: '', name: '', types: ['object'], section: '2.6' });
  expect(others.length).toBeGreaterThan(50);
});

test('a call without a body has no fields', () => {
  expect(bodyOf('retrieveProgram', 'request')).toBeUndefined();
  expect(fieldsOf('retrieveProgram', 'request')).toEqual([]);
});

test('a field says where it stands, in which section, and what it may hold', () => {
  expect(field('createAccount', 'id')).toMatchObject({
    template: '/id',
    name: 'id',
    types: ['string'],
    required: true,
    section: '2.4',
    format: { name: 'AccountId', section: '1' },
    seen: [],
    notShown: ['identifier-tail'],
    sensitive: false,
  });
  expect(field('createAccount', 'status')).toMatchObject({
    seen: ['active'],
    notShown: ['full-sets-of-states', 'transitions'],
  });
  expect(field('createAccount', 'metadata')).toMatchObject({
    types: undefined,
    seen: [null],
    section: '2.4',
    notShown: ['metadata-shape'],
  });
  expect(field('createContact', 'wire')).toMatchObject({ types: ['object', 'null'], required: true });
  expect(field('createContact', 'ach.last4')).toMatchObject({
    sensitive: true,
    format: { name: undefined, pattern: undefined, maxLength: 4, section: '2.2' },
  });
});

test('entries of lists have a place of their own', () => {
  expect(field('retrieveProgram', 'billing.contacts[].email')).toMatchObject({
    template: '/billing/contacts/*/email',
    name: 'email',
    sensitive: true,
  });
  expect(field('retrieveProgram', 'allowedIps[]')).toMatchObject({ template: '/allowedIps/*', name: '' });
  expect(field('createCard', 'allowedMerchants[]').types).toBeUndefined();
});

test('nothing that is sent must be there', () => {
  const sent = OPERATIONS.flatMap((operation) => fieldsOf(operation, 'request'));
  expect(sent.length).toBeGreaterThan(150);
  expect(sent.filter(({ required }) => required)).toEqual([]);
  expect(field('createContact', 'wire.international.accountNumber', 'request').sensitive).toBe(true);
});

test('what a field holds has the section of its own schema', () => {
  expect(field('createContact', 'card.address').section).toBe('2.2');
  expect(field('createContact', 'card.address.city').section).toBe('2.1');
});

test('a schema that two resources share has the section of the one around it', () => {
  expect(field('retrieveProgram', 'card.type.physical.enabled').section).toBe('2.3');
  expect(field('createAccount', 'config.card.physical.enabled').section).toBe('2.4');
  expect(field('createAccount', 'config.card.physical.count').section).toBe('8');
  expect(field('createAccount', 'config.limits.send.ach.daily').section).toBe('2.5');
});

test.each(OPERATIONS)(
  '%s: the fields are those of the example, each once, and all must be there',
  (operation) => {
    const known = fieldsOf(operation, 'response');
    expect(new Set(known.map(({ path }) => path)).size).toBe(known.length);
    expect(known.filter(({ name, required }) => name !== '' && !required)).toEqual([]);
    const places = new Set<string>();
    const visit = (value: unknown, place: string): void => {
      places.add(place);
      if (Array.isArray(value)) for (const entry of value) visit(entry, `${place}/*`);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) visit(inner, `${place}/${name}`);
    };
    visit(goodBody(operation), '');
    // A list or an object of unknown shape has no described fields.
    const inOpen = (place: string) =>
      known.some(({ types, template }) => types === undefined && place.startsWith(template)) ||
      /^\/metadata\//.test(place);
    const described = new Set(known.map(({ template }) => template));
    expect([...places].filter((place) => !described.has(place) && !inOpen(place))).toEqual([]);
    expect([...described].filter((template) => !places.has(template) && !inOpen(template))).toEqual([]);
  },
);
