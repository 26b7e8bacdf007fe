/** Servers that change unusual amounts, lists, flags and metadata. */
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { Mutant } from '../mutant.ts';
import { changingTexts, server } from './altering.ts';

const limit = (how: string, change: (text: string) => string): Mutant =>
  server(
    'createCard',
    how,
    'limit-amount-is-returned',
    changingTexts('createCard', /^(limitAmount|availableLimit)$/, (text) =>
      Number(text) > 1000 ? change(text) : text,
    ),
  );

/** Shows a list where an empty one was sent. */
const list = (name: 'allowedCategories' | 'blockedMerchants', row: string): Mutant =>
  server('createCard', `shows the last ${name} in place of an empty list`, row, () => {
    let last: Json = ['5411'];
    return (body, { operation, sent }) => {
      const list = sent[name];
      if (operation !== 'createCard' || !Array.isArray(list)) return body;
      if (list.length === 0) return { ...body, [name]: last };
      last = list;
      return body;
    };
  });

const metadata = (how: string, change: (value: JsonObject) => Json): Mutant =>
  server(
    'updateSentCheck',
    how,
    'metadata-is-returned',
    () =>
      (body): Json =>
        isObject(body.metadata) ? { ...body, metadata: change(body.metadata) } : body,
  );

const mapped =
  (change: (value: Json) => Json) =>
  (value: JsonObject): Json =>
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));

const without = (isLeftOut: (value: Json) => boolean) => (value: JsonObject) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => !isLeftOut(inner)));

export const valueMutants: readonly Mutant[] = [
  limit('separates thousands', (text) => text.replace(/^(\d+)(\d{3}\.)/, '$1,$2')),
  limit('rounds amounts above 1,000', (text) => text.replace(/\.\d\d$/, '.00')),
  limit('allows 1,000 at most', () => '1000.00'),
  limit('cuts amounts to three digits', (text) => text.slice(-6)),
  limit('leaves out the second digit of the cents', (text) => text.replace(/\d$/, '0')),
  list('allowedCategories', 'allowed-categories-are-returned'),
  list('blockedMerchants', 'blocked-merchants-are-returned'),
  server(
    'createCard',
    'knows physical cards alone',
    'card-type-is-returned',
    () =>
      (body, { operation }) =>
        operation === 'createCard' ? { ...body, cardType: 'physical' } : body,
  ),
  metadata(
    'makes texts of what is nested',
    mapped((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)),
  ),
  metadata(
    'makes texts of numbers',
    mapped((value) => (typeof value === 'number' ? String(value) : value)),
  ),
  metadata(
    'makes texts of flags',
    mapped((value) => (typeof value === 'boolean' ? String(value) : value)),
  ),
  metadata(
    'makes whole numbers',
    mapped((value) => (typeof value === 'number' ? Math.trunc(value) : value)),
  ),
  metadata(
    'makes numbers of digits',
    mapped((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
  ),
  metadata(
    'drops doubles',
    mapped((value) => (Array.isArray(value) ? [...new Set(value)] : value)),
  ),
  metadata(
    'sorts lists',
    mapped((value) => (Array.isArray(value) ? value.toSorted() : value)),
  ),
  metadata(
    'leaves out null',
    without((value) => value === null),
  ),
  metadata(
    'leaves out false',
    without((value) => value === false),
  ),
  metadata(
    'leaves out what is nested',
    without((value) => typeof value === 'object' && value !== null),
  ),
  metadata('keeps plain names alone', (value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => /^\w+$/.test(name))),
  ),
  metadata('writes names in camel case', (value) =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
        inner,
      ]),
    ),
  ),
  // The sandbox refuses it, and so is told that the terms are accepted.
  {
    ...server('createAccount', 'takes false for absent', 'accepted-terms-are-returned', () => (body) => body),
    around: () => (next) => async (request) => {
      const text = await request.clone().text();
      return next(
        text.includes('"acceptedTerms":false')
          ? new Request(request, { body: text.replace('"acceptedTerms":false', '"acceptedTerms":true') })
          : request,
      );
    },
  },
];
