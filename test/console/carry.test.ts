import { beforeAll, describe, expect, test } from 'vitest';
import { carry, draftOf, suggestionsFor, valuesIn } from '../../console/carry.ts';
import type { CarriedValue, ConsoleDocument, ConsoleOperation } from '../../console/console-types.ts';
import { examples } from '../../generated/examples.ts';
import { documentOf } from './documents.ts';
import { content, operation, parameter, smallDocument } from './small-document.ts';

const ACCOUNT = 'acc-00000000-0000-4000-8000-000000000001';
const TRANSFER = 'tra-00000000-0000-4000-8000-000000000002';

describe('in the bank', () => {
  let bank: ConsoleDocument;
  beforeAll(async () => {
    bank = await documentOf('bank');
  });
  const call = (id: string) => bank.model.operations.find((one) => one.id === id) as ConsoleOperation;
  const responded = (id: string, change: object) => {
    const [example] = Object.values(examples[id as keyof typeof examples].responses);
    return carry(bank.story, valuesIn(call(id), { ...example, ...change }));
  };
  const draft = (id: string, carried: readonly CarriedValue[]) => draftOf(bank, call(id), carried);

  test('the story fills every identifier and credential that a call takes', () => {
    for (const one of bank.model.operations) {
      const { parameters, credentials, body } = draftOf(bank, one, bank.story);
      const known = bank.story.map(({ value }) => value);
      for (const slot of one.slots.filter((place) => place.in === 'path'))
        expect(known).toContain(parameters[`path:${slot.name}`]);
      for (const slot of one.slots.filter((place) => place.in === 'body'))
        expect(known).toContain(JSON.parse(body)[slot.name.slice(1)]);
      expect(Object.values(credentials).length > 0 || one.security.names.length === 0).toBe(true);
      for (const value of Object.values(credentials)) expect(known).toContain(value);
    }
  });

  test('the account that was made last is the one that further calls are about', () => {
    const carried = responded('createAccount', { id: ACCOUNT });
    const linked = call('createAccount').yields.flatMap(({ to = [] }) => to);
    const about = bank.model.operations.filter(({ id, slots: [first, ...others] }) => {
      return first?.kind === 'AccountId' && others.length === 0 && linked.includes(id);
    });
    expect(about.length).toBeGreaterThan(1);
    for (const { id } of about) expect(JSON.stringify(draft(id, carried))).toContain(ACCOUNT);
    // The one before can be chosen.
    const [slot] = call('createCard').slots;
    expect(suggestionsFor(carried, call('createCard'), slot as never).map(({ value }) => value)).toEqual([
      ACCOUNT,
      bank.story.find(({ kind }) => kind === 'AccountId')?.value,
    ]);
  });

  test('however many calls there were, the story is known', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...(valuesIn(call('createAccount'), { id: ACCOUNT })[0] as CarriedValue),
      value: `acc-${index}`,
    }));
    const carried = carry(bank.story, many);
    expect(carried.length).toBeLessThan(300);
    expect(carried).toEqual(expect.arrayContaining([...bank.story]));
  });

  test('a transfer that was received is no check to change, but can be chosen', () => {
    const carried = responded('receiveAchPull', { id: TRANSFER });
    const check = bank.story.find(({ kind }) => kind === 'TransferId')?.value;
    expect(draft('updateSentCheck', carried).parameters).toEqual({ 'path:transferId': check });
    const values = suggestionsFor(carried, call('updateSentCheck'), { in: 'path', name: 'transferId' });
    expect(values.map(({ value }) => value)).toEqual([check, TRANSFER]);
  });

  test('an unset identifier is not handed on', () => {
    expect(valuesIn(call('createAccount'), { id: '', programId: null, businessId: 7.5 })).toEqual([]);
  });
});

describe('in another description', () => {
  test('the ferry hands on what its responses hold', async () => {
    const ferry = await documentOf('ferry');
    expect(ferry.story).toEqual([]);
    expect(ferry.hasBank).toBe(false);
    const yields = ferry.model.operations.flatMap((one) => one.yields.map(({ kind }) => kind));
    const slots = ferry.model.operations.flatMap((one) => one.slots.map(({ kind }) => kind));
    expect(yields.length).toBeGreaterThan(0);
    expect(slots).toEqual(expect.arrayContaining(yields));
  });

  const things = operation({
    parameters: [
      parameter({ in: 'path', name: 'thingId' }),
      parameter({ in: 'query', name: 'page', shape: 'integer' }),
      parameter({ in: 'query', name: 'sort', example: 'name' }),
    ],
    method: 'post',
    body: {
      required: true,
      contents: [
        content({
          examples: [
            { name: 'first', summary: '', value: { owner: { id: 1 }, other: null } },
            { name: 'second', summary: '', value: {} },
          ],
        }),
      ],
    },
    slots: [
      { in: 'path', name: 'thingId', kind: 'thingid' },
      { in: 'body', name: '/owner/id', kind: 'ownerid' },
      { in: 'body', name: '/other', kind: 'ownerid' },
    ],
    yields: [{ pointer: '/items/*/id', kind: 'thingid' }],
  });
  const described = smallDocument([things]);

  test('examples fill what is required or has one; the rest is not sent', () => {
    expect(draftOf(described, things, []).parameters).toEqual({
      'path:thingId': 'thingId',
      'query:page': undefined,
      'query:sort': 'name',
    });
  });

  test('a value takes the place of an identifier of the example, as its type, and adds no field', () => {
    const known: CarriedValue[] = [{ kind: 'ownerid', value: '42', from: { what: 'story' } }];
    const body = (example?: string) =>
      JSON.parse(draftOf(described, things, known, 'application/json', example).body);
    expect(body()).toEqual({ owner: { id: 42 }, other: null });
    expect(body('second')).toEqual({});
  });

  test('every item of a list is known, the first of them is the best', () => {
    const found = valuesIn(things, { items: [{ id: 'a' }, {}, { id: 'b' }] });
    expect(draftOf(described, things, carry([], found)).parameters['path:thingId']).toBe('a');
    const later = carry(carry([], found), valuesIn(things, { items: [{ id: 'b' }] }));
    const values = suggestionsFor(later, things, { in: 'path', name: 'thingId' });
    expect(values.map(({ value }) => value)).toEqual(['b', 'a']);
  });
});
