import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleDocument, ConsoleOperation, ReceivedResponse } from '../../console/console-types.ts';
import { ResponseJudge } from '../../console/response-judge.ts';
import { examples } from '../../generated/examples.ts';
import { type OperationId, operationIds } from '../../generated/operations.ts';
import { requestBodies, responses, type Validator } from '../../generated/validators.ts';
import { isObject } from '../../lib/json.ts';
import { documentOf } from './documents.ts';
import { content, operation, smallDocument } from './small-document.ts';

function received(body: unknown, status = 200, type = 'application/json'): ReceivedResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, statusText: '', headers: [['content-type', type]], text, milliseconds: 1 };
}

describe('in the bank', () => {
  let bank: ConsoleDocument;
  let judge: ResponseJudge;
  beforeAll(async () => {
    bank = await documentOf('bank');
    judge = new ResponseJudge(bank);
  });
  const call = (id: string) => bank.model.operations.find((one) => one.id === id) as ConsoleOperation;
  const statusOf = (id: OperationId) => {
    const status = Object.keys(responses[id])[0] ?? '';
    return status === '2XX' ? 200 : Number(status);
  };
  const draftFor = (id: string, body: unknown) => ({
    operation: id,
    parameters: {},
    credentials: {},
    mediaType: 'application/json',
    body: JSON.stringify(body),
    files: {},
  });

  /** Another value anywhere in a payload. */
  const change = fc.record({
    at: fc.nat(500),
    value: fc.oneof(
      fc.constantFrom<unknown>('', null, 0, -1, 1.5, true, [], {}, '1.00', '10', 'USD', 'acc-1', [null], {
        a: 1,
      }),
      fc.constant(undefined),
    ),
  });

  function changed(value: unknown, { at, value: other }: { at: number; value?: unknown }): unknown {
    const copy = structuredClone(value);
    const places: [Record<string, unknown> | unknown[], string | number][] = [];
    const visit = (node: unknown) => {
      if (Array.isArray(node)) for (const index of node.keys()) places.push([node, index]);
      else if (isObject(node)) for (const name of Object.keys(node)) places.push([node, name]);
      for (const child of Array.isArray(node) ? node : isObject(node) ? Object.values(node) : [])
        visit(child);
    };
    visit(copy);
    const place = places[at % places.length];
    if (place === undefined) return other ?? null;
    const [holder, key] = place as [Record<string, unknown>, string];
    if (other === undefined && !Array.isArray(holder)) delete holder[key];
    else holder[key] = other ?? null;
    return copy;
  }

  test.each(operationIds)(
    'the interpreter accepts and rejects the same bodies of %s as the validators',
    (id) => {
      const { requests = {}, responses: replies } = examples[id] as {
        readonly requests?: object;
        readonly responses: object;
      };
      const sides = [
        ...Object.values(replies).map((example) => ({
          example: example as unknown,
          validate: Object.values(responses[id])[0] as Validator<unknown>,
          judged: (body: unknown) => judge.response(call(id), received(body, statusOf(id))).violations,
        })),
        ...Object.values(requests).map((example: unknown) => ({
          example,
          validate: (requestBodies as Readonly<Record<string, unknown>>)[id] as Validator<unknown>,
          judged: (body: unknown) =>
            judge.draft(call(id), draftFor(id, body)).filter((one) => one.in === 'body'),
        })),
      ];
      for (const { example, validate, judged } of sides)
        fc.assert(
          fc.property(change, (one) => {
            const body = changed(example, one);
            const violations = judged(body);
            expect(violations.length === 0).toBe(validate(body));
            if (violations.length === 0) return;
            // Each place that one names has an error of the other, too.
            const places = new Set((validate.errors ?? []).map(({ instancePath }) => instancePath));
            for (const { pointer, message } of violations) {
              expect(places).toContain(pointer);
              expect(message).not.toBe('');
            }
          }),
          { numRuns: 60, seed: 7 },
        );
    },
  );

  test('a violation names its place, what must be there, and the schema that says so', () => {
    const account = structuredClone(examples.createAccount.responses.createAccountResponse) as object;
    const { violations } = judge.response(
      call('createAccount'),
      received({ ...account, id: 7, availableBalance: '1' }, 201),
    );
    expect(violations).toEqual([
      {
        pointer: '/id',
        keyword: 'type',
        message: 'must be a string',
        link: { href: '#/schemas/accountid', text: 'AccountId' },
      },
      {
        pointer: '/availableBalance',
        keyword: 'pattern',
        message: expect.stringMatching(/^must match the pattern/),
        link: { href: expect.stringMatching(/^#\/schemas\/amount/), text: expect.stringMatching(/^Amount/) },
      },
    ]);
  });

  test('what the sandbox says of an error is compared to nothing: errors are not shown', () => {
    const judged = judge.response(call('createAccount'), received({ title: 'No' }, 422));
    expect(judged).toEqual({ status: 'default', violations: [], compared: false });
  });
});

describe('a response', () => {
  const schemas = {
    '#/a': {
      type: 'object',
      required: ['id'],
      properties: {
        id: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
        kind: { oneOf: [{ const: 'a' }, { const: 'b' }] },
        pet: { oneOf: [{ $ref: '#/cat' }, { $ref: '#/dog' }] },
        __proto__: { type: 'string' },
        when: { type: 'string', format: 'date' },
        next: { $ref: '#/a' },
      },
      additionalProperties: false,
    },
    '#/cat': { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
    '#/dog': { type: 'object', properties: { kind: { const: 'dog' }, tricks: { type: 'array' } } },
    '#/bad': { type: 'string', pattern: '(' },
  };
  const type = (pointer: string) => ({ name: undefined, typescript: '', imports: [], pointer });
  const call = (pointer: string, given = {}) =>
    operation({
      responses: [
        {
          status: '200',
          success: true,
          description: '',
          contents: [content({ type: type(pointer) })],
          headers: [],
        },
        { status: '4XX', success: false, description: '', contents: [], headers: [] },
      ],
      ...given,
    });
  const judge = new ResponseJudge(
    smallDocument([], { schemas, schemaAnchors: { '#/cat': '#/schemas/cat' } }),
  );
  const said = (body: unknown, pointer = '#/a') =>
    judge.response(call(pointer), received(body)).violations.map((one) => `${one.pointer} ${one.message}`);

  test.each([
    [{ id: 'ab' }, []],
    [{ id: null, when: 'not a date' }, []],
    [{}, [' must have the field id']],
    [{ id: 'a' }, ['/id must have at least 2 characters']],
    [{ id: 7 }, ['/id fits none of the alternatives that the description allows']],
    [{ id: 'ab', kind: 'c' }, ['/kind fits none of the alternatives that the description allows']],
    [{ id: 'ab', x: 1 }, ['/x is not a field that the description allows']],
    [{ id: 'ab', next: { id: 'ab', next: {} } }, ['/next/next must have the field id']],
    [[], [' must be an object']],
    ['{"id": ', [' is not JSON']],
    ['', [' is empty, not JSON']],
  ])('%j: %j', (body, expected) => {
    expect(said(body)).toEqual(expected);
  });

  test('a pattern that no browser can read holds nothing against anybody', () => {
    expect(said('"x"', '#/bad')).toEqual([]);
    expect(said('"x"', '#/nowhere')).toEqual([]);
  });

  test('is compared by status, range and media type', () => {
    expect(judge.response(call('#/a'), received({}, 404)).status).toBe('4XX');
    expect(judge.response(call('#/a'), received({}, 500))).toEqual({
      status: undefined,
      violations: [],
      compared: false,
    });
    expect(judge.response(call('#/a'), received('<html>', 200, 'text/html')).violations).toMatchObject([
      { message: 'is text/html; expected application/json' },
    ]);
  });
});
