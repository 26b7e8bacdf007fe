import { expect, test } from 'vitest';
import { facts, isStatusShown } from '../../../../conformance/catalogue/facts.ts';
import { judgeFacts } from '../../../../conformance/judge/facts/judge-facts.ts';
import type { Body, CompleteResponse, Outcome } from '../../../../conformance/model/exchange.ts';
import { operations } from '../../../../generated/operations.ts';
import { successStatus } from '../../../example-call.ts';
import { answered, changed, goodBody, judgeBodyOf, OPERATIONS, violations } from './bodies.ts';

const judged = (answer: Partial<CompleteResponse>) => judgeFacts(answered('createCard', answer));
const withType = (type: string) => judged({ headers: { 'content-type': type } });
const unreadable = (why: Extract<Body, { kind: 'unreadable' }>['why'], value?: Body['value']) =>
  judged({ body: { kind: 'unreadable', why, text: '', ...(value === undefined ? {} : { value }) } });
const outcomeOf = (found: ReturnType<typeof judgeFacts>, id: string) =>
  found.find(({ requirement }) => requirement === id)?.judgement;

test.each(OPERATIONS)(
  '%s: another success than the one described breaks its status and nothing else',
  (operation) => {
    const { success } = operations[operation];
    for (const status of [200, 201, 202, 203, 206, 226, 299]) {
      const right = !isStatusShown(success) || status === successStatus(operation);
      expect(violations(judgeFacts(answered(operation, { status })))).toEqual(
        right ? [] : [`${operation}.response.status at `],
      );
    }
  },
);

test('what is no success says nothing of any fact', () => {
  for (const status of [100, 199, 300, 302, 304, 400, 401, 404, 409, 422, 429, 500, 503])
    expect(judged({ status })).toEqual([]);
  const failure: Outcome = { kind: 'failure', reason: 'timeout', detail: 'no answer in time' };
  expect(judgeFacts({ ...answered('createCard', {}), outcome: failure })).toEqual([]);
});

test.each(['application/json', 'text/html', 'json', ''])('the content type %j is not checked', (type) => {
  expect(violations(withType(type))).toEqual([]);
});

test('a body that is read only by the lenient is judged as they read it', () => {
  const body = changed(goodBody('createCard'), '/last4');
  expect(violations(unreadable('byte-order-mark', body))).toEqual([
    'createCard.response.json at ',
    'createCard.body.last4:present at /last4',
  ]);
});

test('of a body that nobody can read, nothing but that is judged', () => {
  for (const why of ['not-utf8', 'not-json', 'byte-order-mark'] as const) {
    const found = unreadable(why);
    expect(violations(found)).toEqual(['createCard.response.json at ']);
    const body = found.filter(({ requirement }) => requirement.startsWith('createCard.body'));
    expect(body).toHaveLength(facts.filter(({ id }) => id.startsWith('createCard.body')).length);
    expect(body.filter(({ judgement }) => judgement.outcome !== 'inconclusive')).toEqual([]);
  }
});

test('an empty body is no resource', () => {
  const found = judged({
    status: 204,
    headers: {},
    body: { kind: 'unreadable', why: 'empty', text: '' },
  });
  expect(violations(found)).toEqual(['createCard.response.status at ', 'createCard.response.json at ']);
});

test('a violation says what was expected, what came, and where', () => {
  const good = goodBody('createCard');
  const at = { outcome: 'violated', exchange: 'the-call', operation: 'createCard' };
  expect(
    outcomeOf(
      judgeBodyOf('createCard', changed(good, '/cardholder/name')),
      'createCard.body.cardholder.name:present',
    ),
  ).toMatchObject({
    ...at,
    pointer: '/cardholder/name',
    expected: { words: 'a string' },
    actual: { value: undefined, pointer: '/cardholder/name' },
  });
  expect(
    outcomeOf(judgeBodyOf('createCard', changed(good, '/atmAccess', 'no')), 'createCard.body.atmAccess:type'),
  ).toMatchObject({
    ...at,
    pointer: '/atmAccess',
    expected: { words: 'a boolean' },
    actual: { value: 'no', pointer: '/atmAccess' },
  });
  expect(
    outcomeOf(
      judgeBodyOf('createCard', changed(good, '/allowedMerchants', {})),
      'createCard.body.allowedMerchants:type',
    ),
  ).toMatchObject({
    ...at,
    pointer: '/allowedMerchants',
    expected: { words: 'an array or null' },
    actual: { words: 'an object' },
  });
  expect(
    outcomeOf(
      judgeBodyOf('createCard', changed(good, '/limitAmount', '5')),
      'createCard.body.limitAmount:format',
    ),
  ).toMatchObject({
    ...at,
    pointer: '/limitAmount',
    expected: { words: 'an amount: a decimal number with two fraction digits, or empty' },
    actual: { value: '5', pointer: '/limitAmount' },
  });
});

test('of what is missing, the rest cannot be judged', () => {
  const found = judgeBodyOf('createCard', changed(goodBody('createCard'), '/cardholder'));
  const inconclusive = { outcome: 'inconclusive', exchange: 'the-call', reason: '`cardholder` is missing' };
  expect(violations(found)).toEqual(['createCard.body.cardholder:present at /cardholder']);
  for (const id of ['cardholder:type', 'cardholder.name:present', 'cardholder.id:format'])
    expect(outcomeOf(found, `createCard.body.${id}`)).toEqual(inconclusive);
});

test('length is counted in characters', () => {
  const last4 = (text: string) =>
    violations(judgeBodyOf('createContact', changed(goodBody('createContact'), '/ach/last4', text)));
  expect(last4('😀😀😀😀')).toEqual([]);
  expect(last4('😀😀😀😀😀')).toEqual(['createContact.body.ach.last4:format at /ach/last4']);
});

test('each entry of a list is judged, at its place', () => {
  const contacts = [
    { email: 'a@b.example', name: 'A', phoneNumber: '1' },
    null,
    { name: 7, phoneNumber: '3' },
  ];
  const found = judgeBodyOf(
    'retrieveProgram',
    changed(goodBody('retrieveProgram'), '/billing/contacts', contacts),
  );
  expect(violations(found)).toEqual([
    'retrieveProgram.body.billing.contacts[]:type at /billing/contacts/1',
    'retrieveProgram.body.billing.contacts[].email:present at /billing/contacts/2/email',
    'retrieveProgram.body.billing.contacts[].name:type at /billing/contacts/2/name',
  ]);
  const names = found.filter(({ requirement }) => requirement.endsWith('contacts[].name:present'));
  expect(names.map(({ judgement }) => judgement.outcome)).toEqual(['held', 'inconclusive', 'held']);
});

test('of what is empty or null as it may be, nothing that it would hold can be wrong', () => {
  const told = (pointer: string, value: null | []) =>
    outcomeOf(
      judgeBodyOf('retrieveProgram', changed(goodBody('retrieveProgram'), pointer, value)),
      'retrieveProgram.body.billing.contacts[].email:type',
    );
  const vacuous = { outcome: 'vacuous', exchange: 'the-call' };
  expect(told('/billing/contacts', [])).toEqual({
    ...vacuous,
    reason: '`billing.contacts` is an empty array',
  });
  expect(told('/billing', null)).toEqual({ ...vacuous, reason: '`billing` is null' });
});

test('a list of countless wrong entries breaks each fact a hundred times, and once for the rest', () => {
  const allowedIps = Array.from({ length: 1_000_000 }, () => 0);
  const found = judgeBodyOf(
    'retrieveProgram',
    changed(goodBody('retrieveProgram'), '/allowedIps', allowedIps),
  );
  const broken = found.flatMap(({ judgement }) => (judgement.outcome === 'violated' ? [judgement] : []));
  expect(broken).toHaveLength(101);
  expect(broken.at(99)?.pointer).toBe('/allowedIps/99');
  expect(broken.at(100)).toMatchObject({
    pointer: '/allowedIps',
    actual: { words: '999900 more places like the 100 before' },
  });
});

test('a hundred wrong entries are told one by one', () => {
  const body = changed(
    goodBody('retrieveProgram'),
    '/allowedIps',
    Array.from({ length: 100 }, () => 0),
  );
  expect(violations(judgeBodyOf('retrieveProgram', body))).toHaveLength(100);
});
