import { expect, test } from 'vitest';
import { explainDifference } from '../../../conformance/explain/why.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import type { Violated } from '../../../conformance/model/judgement.ts';
import type { Json } from '../../../lib/json.ts';
import { openRedactor } from '../../mutants/open-redactor.ts';
import { realReport } from '../report/real-report.ts';

const POINTER = '/label';

function exchange(body: Json, sent: Json = {}): Exchange {
  return {
    id: 'issue-card',
    operation: 'createCard',
    purpose: '',
    request: { method: 'POST', url: 'http://bank.example', pathParameters: {}, headers: {}, body: sent },
    sentAt: 0,
    endedAt: 0,
    outcome: { kind: 'response', status: 201, headers: {}, bytes: 0, body: { kind: 'json', value: body } },
  };
}

function found(
  expected: Json | { words: string },
  actual: Json | undefined,
  more: Partial<Violated> = {},
): Violated {
  const isWords = typeof expected === 'object' && expected !== null && 'words' in expected;
  return {
    outcome: 'violated',
    exchange: 'issue-card',
    operation: 'createCard',
    pointer: POINTER,
    expected: isWords ? (expected as { words: string }) : { value: expected as Json, pointer: POINTER },
    actual: { value: actual, pointer: POINTER },
    ...more,
  };
}

const masking = { ...openRedactor, shows: () => false };

test.each<[why: string | undefined, expected: Json, actual: Json, masked?: string]>([
  ['equal but for case', 'Juniper Supply', 'JUNIPER SUPPLY', 'equal but for case'],
  ['equal but for blanks at its end', 'Juniper', 'Juniper  ', 'equal but for blanks around it'],
  ['equal but for blanks at both ends', 'Juniper', ' Juniper\n', 'equal but for blanks around it'],
  ['equal but for blanks inside', 'Juniper Supply', 'Juniper  Supply', 'equal but for blanks inside'],
  [
    'HTML-escaped',
    'Fern & River',
    'Fern &amp; River',
    'longer; letters, blanks and other characters in both',
  ],
  [
    'HTML-escaped twice',
    'Fern & River',
    'Fern &amp;amp; River',
    'longer; letters, blanks and other characters in both',
  ],
  [
    'percent-encoded',
    'Fern River',
    'Fern%20River',
    'longer; letters, digits and other characters in place of letters and blanks',
  ],
  [
    'with + for blanks',
    'Fern River',
    'Fern+River',
    'of the same length; letters and other characters in place of letters and blanks',
  ],
  ['in quotation marks', 'Fern', '"Fern"', 'in quotation marks'],
  ['encoded as Base64', 'Fern River', 'RmVybiBSaXZlcg==', 'encoded as Base64'],
  [
    'its UTF-8 bytes read as Latin-1',
    'Zoë',
    'ZoÃ«',
    'longer; letters and other characters in place of letters',
  ],
  ['equal but for accents', 'Zoë', 'Zoe', 'of the same length; letters in both'],
  [
    'with ? for characters outside of ASCII',
    'Zoë',
    'Zo?',
    'of the same length; letters and other characters in place of letters',
  ],
  [
    'the same text in another Unicode normalization form',
    'Zo\u00eb',
    'Zoe\u0308',
    'the same text in another Unicode normalization form',
  ],
  [
    'the same digits without the punctuation',
    '+1 (503) 555-0142',
    '15035550142',
    'the same digits with other punctuation',
  ],
  ['masked by the server', '700000915538', '********5538', 'masked by the server'],
  ['cut off at its end: shorter by 3 characters', 'Juniper', 'Juni', 'cut off at its end'],
  ['its beginning is missing: shorter by 1 character', 'Juniper', 'uniper', 'its beginning is missing'],
  ['longer by 2 characters at its end', 'Juniper', 'Juniper 2', 'with more text around it'],
  ['a number instead of its text', '5.00', 5, 'a number instead of its text'],
  ['the text of a boolean', true, 'true', 'the text of a boolean'],
  ['rounded to a whole number', '1.51', '2.00', 'of the same length; digits and other characters in both'],
  ['with the opposite sign', '1.51', '-1.51', 'with more text around it'],
  ['in cents: 100 times', '1.51', '151', 'shorter; digits in place of digits and other characters'],
  ['more by 0.01', '1.51', '1.52', 'of the same length; digits and other characters in both'],
  ['the same number written in another way', '1.50', '1.5', 'cut off at its end'],
  [
    'later by 1 hour',
    '2026-03-10T12:00:00Z',
    '2026-03-10T13:00:00Z',
    'of the same length; letters, digits and other characters in both',
  ],
  ['only the first of the 2', ['a', 'b'], ['a']],
  ['the same time', '2026-03-02T14:05:10Z', '2026-03-02T14:05:10Z'],
  ['the same entries in another order', ['a', 'b'], ['b', 'a'], 'the same entries in another order'],
  ['1 of 2 entries missing, 1 entry too many', ['a', 'b'], ['b', 'c']],
  ['inside an array', 'Juniper', ['Juniper'], 'inside an array'],
  ['only the first, without the array', ['a', 'b'], 'a', 'only the first, without the array'],
  [undefined, 'Juniper', 'Harbor', 'shorter; letters in both'],
  [undefined, '', 'Harbor'],
  [undefined, 'Juniper', null],
])('%s: expected %j, actual %j', (why, expected, actual, masked) => {
  const one = found(expected, actual);
  expect(explainDifference(one, [exchange({ label: actual })], openRedactor)).toBe(why);
  expect(explainDifference(one, [exchange({ label: actual })], masking)).toBe(masked);
});

test('a value that stands elsewhere', () => {
  const body = { label: 'Fern River', address: { city: 'Fern River' } };
  const explain = (all: readonly Exchange[]) =>
    explainDifference(found('Juniper', 'Fern River'), all, openRedactor);
  expect(explain([exchange(body)])).toBe('the value of `/address/city`');
  expect(explain([exchange(body, { name: 'Fern River' })])).toBe('the value that was sent as `/name`');
  const before = { ...exchange({ label: 'Fern River' }), id: 'first-card' };
  expect(explain([before, exchange({ label: 'Fern River' })])).toBe('the value that first-card returned');
  expect(explain([exchange({ ...body, other: 'Fern River' })])).toBe(undefined);
});

test('an amount or a list that stands elsewhere, rather than how far off it is', () => {
  const explain = (right: Json, wrong: Json, body: Json) =>
    explainDifference(found(right, wrong), [exchange(body)], openRedactor);
  const limits = { daily: '2500.00', monthly: '25000.00' };
  expect(explain('2500.00', '25000.00', { label: '25000.00', limits })).toBe(
    'the value of `/limits/monthly`',
  );
  expect(explain('2500.00', '25000.00', { label: '25000.00' })).toBe('10 times too large');
  expect(explain('2500.00', '2501.00', { label: '2501.00' })).toBe('more by 1.00');
  const others = ['Fern', 'River'];
  expect(explain(['Juniper'], others, { label: others, others })).toBe('the value of `/others`');
  expect(explain(['Juniper'], others, { label: others })).toBe('1 of 1 entry missing, 2 entries too many');
});

test('a field that is missing, and is there under another name or at another place', () => {
  const explain = (body: Json) =>
    explainDifference(found({ words: 'a string' }, undefined), [exchange(body)], openRedactor);
  expect(explain({ LABEL: 'x' })).toBe('there is `LABEL` instead');
  expect(explain({ data: { label: 'x' } })).toBe('there is one at `/data/label`');
  expect(explain({ title: 'x' })).toBe(undefined);
});

test('a value that misses its form', async () => {
  const whyOf = async (path: string, value: Json) => {
    const report = await realReport({ operation: 'createCard', patch: [{ op: 'replace', path, value }] });
    const found = report.requirements.flatMap(({ id, violations }) =>
      /:(?:format|type|set)$/.test(id) ? violations : [],
    );
    return found[0]?.why;
  };
  expect(await whyOf('/createdAt', '2026-03-10T12:00:00.5Z')).toBe('it has fractions of a second');
  expect(await whyOf('/createdAt', '2026-03-10 12:00:00+01:00')).toBe(
    'it has a time zone offset where Z belongs and T does not separate its date and time',
  );
  expect(await whyOf('/createdAt', 1773144000)).toBe('a number instead of its text');
  expect(await whyOf('/limitAmount', '$1.40')).toBe('it has a currency sign');
  expect(await whyOf('/limitAmount', '1,40')).toBe('it has a comma where the decimal point belongs');
  expect(await whyOf('/embossingPerson', null)).toBe('null where unset is the empty string');
});

test('no part of a masked value is in the words', async () => {
  const secret = 'juniper-7f3c9a1b5d@mail.example';
  const report = await realReport({
    operation: 'createContact',
    patch: [{ op: 'replace', path: '/email', value: secret }],
  });
  const violation = report.requirements.flatMap(({ violations }) => violations)[0];
  expect(violation?.actual).toBe('a string (masked)');
  expect(JSON.stringify(report)).not.toContain('7f3c9a1b5d');
});
