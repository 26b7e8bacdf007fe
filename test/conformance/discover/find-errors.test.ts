import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { findErrors } from '../../../conformance/discover/find-errors.ts';
import type { ProbeExchange } from '../../../conformance/discover/prober.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { readJsonBody } from '../../../conformance/transport/read-json-body.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';

/** Errors of one operation, each with this text as its body. */
function errorsOf(
  bodies: readonly (string | Json)[],
  { status = 422, type = 'application/json' } = {},
): ProbeExchange[] {
  return bodies.map((body, index) => {
    const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
    return {
      id: `call-${index}`,
      operation: 'createCard',
      purpose: '',
      entry: 'required-fields',
      request: { method: 'POST', url: 'http://127.0.0.1/v1/card', headers: {}, pathParameters: {}, body: {} },
      sentAt: index,
      endedAt: index,
      outcome: {
        kind: 'response',
        status,
        headers: type === '' ? {} : { 'content-type': type },
        bytes: bytes.length,
        body: readJsonBody(bytes),
      },
    } as ProbeExchange;
  });
}

function found(exchanges: readonly ProbeExchange[]) {
  const findings = findErrors(exchanges, createRedactor(), 2);
  const components = Object.assign(
    {},
    ...findings.filter(({ target }) => target[0] === 'components').map(({ update }) => update),
  ) as JsonObject;
  const responses = Object.assign(
    {},
    ...findings.filter(({ target }) => target.at(-1) === 'responses').map(({ update }) => update),
  ) as Record<string, JsonObject>;
  const notes = findings.filter(({ kind }) => kind === 'note').map(({ says }) => says);
  return { components, responses, notes };
}

/** Tells whether all of the values fit what is described of the status. */
function fits(exchanges: readonly ProbeExchange[], values: readonly Json[]): boolean {
  const { components, responses } = found(exchanges);
  const [content] = Object.values((responses[422]?.content ?? {}) as Record<string, JsonObject>);
  const ajv = new Ajv2020({ strict: false });
  const valid = ajv.compile({ ...(content?.schema as JsonObject), components: { schemas: components } });
  return values.every((value) => valid(value));
}

test.each([
  ['lists and objects', [['no'], ['never'], { code: 'no' }, { code: 'never' }], ['array', 'object']],
  ['null and objects', [null, null, { code: 'no' }, { code: 'never' }], ['null', 'object']],
  ['null and lists', [null, null, ['no'], ['never']], ['array', 'null']],
  ['objects without fields', [{}, {}, { code: 'no' }, { code: 'never' }], ['object', 'object']],
  ['texts and numbers', ['"no"', '"never"', 4, 5], ['number', 'string']],
  ['objects that others connect', [{ a: 1 }, { b: 1 }, { b: 2 }, { a: 1, b: 1 }], ['object']],
] as [string, (string | Json)[], string[]][])(
  '%s are of one kind only where they are',
  (_, bodies, types) => {
    const exchanges = errorsOf(bodies);
    const { components } = found(exchanges);
    expect(
      Object.values(components)
        .map((schema) => (schema as JsonObject).type)
        .sort(),
    ).toEqual(types);
    expect(
      fits(
        exchanges,
        bodies.map((one) => (typeof one === 'string' ? JSON.parse(one) : one)),
      ),
    ).toBe(true);
  },
);

test('what varies from error to error is no keyword: identifiers, times, values of the request, members of problem details', () => {
  const problem = (index: number): Json => ({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    instance: `/requests/5b0c1c5e-9f3e-4a2b-8a6f-00000000000${index}`,
    timestamp: `2026-05-0${index}T10:20:31Z`,
    value: `Harbor Paper ${index}`,
    ...(index % 2 === 0 && { invalidParams: [{ name: 'label', reason: 'is missing' }] }),
    ...(index === 3 && { invalidParams: null, retry: false }),
  });
  const exchanges = errorsOf([1, 2, 3, 4].map(problem), { type: 'application/problem+json; charset=utf-8' });
  const { components, responses } = found(exchanges);
  const text = JSON.stringify(components);
  expect(text).not.toMatch(/"(?:enum|const|format|pattern|additionalProperties|minimum|maxLength)"/);
  expect(text).not.toMatch(/Harbor|2026|requests|5b0c/);
  expect(Object.keys(responses[422]?.content ?? {})).toEqual(['application/problem+json']);
  expect(
    fits(exchanges, [
      ...[5, 6, 7].map(problem),
      { type: 'x', title: '', status: 409, instance: '', timestamp: '', value: '', more: 1 },
    ]),
  ).toBe(true);
});

test.each(['This was refused.', '12', 'null', 'true'])('the plain text %s is a text', (text) => {
  const { components, responses } = found(errorsOf([text, text], { type: 'text/plain' }));
  expect(components).toEqual({});
  expect(responses[422]?.content).toEqual({ 'text/plain': { schema: { type: 'string' } } });
});

test('where a body is empty now and then, none is described', () => {
  const { responses } = found(errorsOf(['', '{"code":"no"}', '{"code":"no"}']));
  expect(Object.keys(responses)).toEqual(['422']);
  expect(responses[422]).not.toHaveProperty('content');
  expect(found(errorsOf(['', ''])).responses[422]).not.toHaveProperty('content');
});

test.each([408, 425, 500, 502, 503, 504, 520])('a %i is a note, whatever its body is', (status) => {
  const { components, responses, notes } = found(
    errorsOf(['{"message":"no server"}', '{"message":"no server"}'], { status }),
  );
  expect([components, responses]).toEqual([{}, {}]);
  expect(notes).toEqual([`createCard: Has responded with ${status}.`]);
});
