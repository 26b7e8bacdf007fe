import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notShown } from '../../../conformance/catalogue/catalogue.ts';
import { bodyOf } from '../../../conformance/catalogue/tree.ts';
import { toHistory } from '../../../conformance/judge/history.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import type { DisplayValue } from '../../../conformance/model/judgement.ts';
import { observe } from '../../../conformance/observe/observe.ts';
import { observers } from '../../../conformance/observe/observers.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import type { Redactor } from '../../../conformance/redact/redactor.ts';
import { type OperationId, operationIds } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import { BODY_CASES } from './body-cases.ts';
import { CALL_CASES } from './call-cases.ts';
import { changed, exampleExchange } from './example-exchange.ts';

/** Shows everything, but for names that begin with `hidden`: what may be shown is the business of `redact/`. */
const openRedactor: Pick<Redactor, 'name' | 'display' | 'header'> = {
  name: (name) => (name.startsWith('hidden') ? '(masked)' : name),
  display: (_operation, _side, display: DisplayValue) =>
    'value' in display ? `${display.words ?? ''} ${JSON.stringify(display.value)}`.trim() : display.words,
  header: (_name, value) => value.replaceAll('secret', '(masked)'),
};

/** Each note about an entry as a line: `createAccount /status: …`. */
function notes(entry: string, ...exchanges: readonly Exchange[]): string[] {
  const found = observe(toHistory(exchanges), openRedactor as Redactor).find(({ id }) => id === entry);
  return (found?.seen ?? []).map(
    ({ exchange, pointer, what }) => `${exchange}${pointer === undefined ? '' : ` ${pointer}`}: ${what}`,
  );
}

const everything = operationIds.map((operation) => exampleExchange(operation));

describe('the table', () => {
  test('has an observer of each entry, in their order, and no other', () => {
    expect(Object.keys(observers)).toEqual(notShown.map(({ id }) => id));
  });

  test('a report has one observation of each entry, seen or not', () => {
    const nothing = observe(toHistory([]), openRedactor as Redactor);
    expect(nothing).toEqual(notShown.map(({ id, section, open }) => ({ id, section, open, seen: [] })));
  });
});

const CASES = [...BODY_CASES, ...CALL_CASES];

test.each(CASES)('$entry, when $when', ({ entry, exchanges, notes: expected }) => {
  expect(notes(entry, ...exchanges).sort()).toEqual([...expected].sort());
});

test('an entry says that something is noted exactly when something is', () => {
  const noted = CASES.filter((one) => one.notes.length > 0).map(({ entry }) => entry);
  const said = notShown.filter(({ suite }) => /\brecord(?:s|ed)\b/i.test(suite)).map(({ id }) => id);
  expect([...new Set(noted)].sort()).toEqual([...said].sort());
});

test('of very many notes the first hundred are told and the others counted', () => {
  const many = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`field${index}`, null]));
  const found = notes(
    'unlisted-fields',
    exampleExchange('createCard', { body: changed('createCard', many) }),
  );
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toBe('createCard: 30 further notes about this question are left out');
});

test('nothing is noted of calls that got no response, nor of a body that cannot be read', () => {
  const failed: Exchange = {
    ...exampleExchange('createAccount'),
    outcome: { kind: 'failure', reason: 'timeout', detail: 'too slow' },
  };
  const garbled: Exchange = {
    ...exampleExchange('createAccount'),
    outcome: {
      kind: 'response',
      status: 500,
      headers: {},
      bytes: 1,
      body: { kind: 'unreadable', why: 'not-json', text: 'x' },
    },
  };
  const seen = (exchange: Exchange) =>
    observe(toHistory([exchange]), openRedactor as Redactor).filter((one) => one.seen.length > 0);
  expect(seen(failed)).toEqual([]);
  expect(seen(garbled)).toMatchObject([
    { id: 'errors', seen: [{ what: 'returned 500, no content type, a body that is not JSON' }] },
  ]);
});

test('no answer makes it stumble', () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>;
  const spoiled = fc.tuple(
    ...operationIds.map((operation) =>
      fc.oneof(
        json,
        fc
          .dictionary(fc.constantFrom(...namesIn(operation)), json)
          .map((fields) => changed(operation, fields)),
      ),
    ),
  );
  fc.assert(
    fc.property(spoiled, fc.shuffledSubarray([...everything.keys()]), (bodies, order) => {
      const exchanges = order.map((index) => {
        const operation = operationIds[index] as OperationId;
        return exampleExchange(operation, { body: bodies[index] as Json, at: index * 300 });
      });
      observe(toHistory(exchanges), openRedactor as Redactor);
    }),
    { numRuns: 300 },
  );
});

function namesIn(operation: OperationId): string[] {
  return Object.keys(changed(operation, {}) as object);
}

test.each<[string, Json]>([
  ['a list of a million numbers', Array.from({ length: 1_000_000 }, () => 0)],
  [
    'a list of objects, each with names of its own',
    Array.from({ length: 100_000 }, (_, index) => ({ [`a${index}`]: 0 })),
  ],
  ['lists in lists', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as Json],
  [
    'a field for each number',
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`a${index}`, 0])),
  ],
])('%s comes to an end, wherever it stands', (_, value) => {
  const body = Object.fromEntries(
    [...(bodyOf('retrieveProgram', 'response')?.properties ?? []).map(({ name }) => name), 'added'].map(
      (name) => [name, value],
    ),
  );
  observe(toHistory([exampleExchange('retrieveProgram', { body })]), createRedactor());
});
