import { expect, test } from 'vitest';
import { notShown, requirements, rows } from '../../../conformance/catalogue/catalogue.ts';
import { operations } from '../../../generated/operations.ts';
import { allItems } from '../../../scripts/mcp/items/all-items.ts';
import { ASKED_IDS, askedOf } from '../../../scripts/mcp/items/asked-words.ts';
import { fieldsIn } from '../../../scripts/mcp/items/description.ts';
import { ownDescription } from '../../../scripts/mcp/items/own-description.ts';
import { createSearch } from '../../../scripts/mcp/items/search-items.ts';
import { createSandbox } from '../../../server/sandbox.ts';

const { seed } = await createSandbox();
const { document, schemas } = ownDescription();
const items = allItems(seed);
const search = createSearch(items);
const ids = items.map(({ id }) => id);

test('every operation, schema, field, requirement, open question and section is an item, each with an ID of its own', () => {
  const sections = document['x-source-sections'] as readonly { readonly section: string }[];
  const expected = [
    ...Object.keys(operations),
    ...[...schemas].flatMap(([name, schema]) => [
      name,
      ...fieldsIn(schema).map(([field]) => `${name}.${field}`),
    ]),
    ...requirements.map(({ id }) => id),
    ...notShown.map(({ id }) => id),
    ...sections.map(({ section }) => section),
    ...['sandbox', 'base-url', 'sd-api-key', 'sd-person-id'],
  ];
  // Parts of operations and of open questions, such as `createCard:examples`, are items, too.
  expect(ids.filter((id) => !/^[\w-]+:\w+$/.test(id)).sort()).toEqual(expected.sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is read says what it is, with its section, and has no gap', () => {
  for (const item of items) {
    const text = item.read();
    expect(text).toMatch(/^# /);
    expect(text).not.toMatch(/(?<!`)undefined|\[object|NaN/);
    if (item.section !== undefined) expect(text).toContain(item.section);
    if (item.kind === 'requirement') expect(text).toContain(`Evidence: ${item.evidence}`);
  }
});

test('every open question is found by words of people, and no words are for something else', () => {
  expect(notShown.filter(({ id }) => askedOf(id) === undefined)).toEqual([]);
  expect(ASKED_IDS.filter((id) => !ids.includes(id))).toEqual([]);
});

test('an ID finds its item first', () => {
  const asked = [
    ...Object.keys(operations),
    ...rows.map(({ id }) => id),
    ...notShown.map(({ id }) => id),
    '2.6',
    'Card.label',
  ];
  expect(asked.map((id) => search(id)[0]?.id)).toEqual(asked);
});

test.each([
  ['idempotency', 'idempotency'],
  ['Which errors does it return', 'errors'],
  ['available limit of a new card', 'createCard.available-limit-equals-limit'],
  ['pull money by ACH', 'receiveAchPull'],
  ['what are the ids of the sandbox', 'sandbox'],
])('%s finds %s among the first', (query, id) => {
  expect(
    search(query)
      .slice(0, 10)
      .map((item) => item.id),
  ).toContain(id);
});

test('words that no item has find nothing', () => {
  expect(search('xylophone')).toEqual([]);
  expect(search('?!')).toEqual([]);
});
