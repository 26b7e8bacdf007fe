import fc from 'fast-check';
import { CallReader } from '../../../conformance/traffic/call-reader.ts';
import { type IndexedCall, toIndexedCall } from '../../../conformance/traffic/judge/indexed-call.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { operationIds, operations } from '../../../generated/operations.ts';

/** A URL of an operation below `https://bank.example`, with `id` for each path parameter. */
export function urlOf(path: string, id = 'id-1', base = 'https://bank.example'): string {
  return base + path.replace(/\{\w+\}/g, encodeURIComponent(id));
}

/** A call that created a card. */
export function exampleCall(changes: Partial<RecordedCall> = {}): RecordedCall {
  return {
    id: 'test#1',
    startedAt: Date.UTC(2026, 10, 22, 10),
    endedAt: Date.UTC(2026, 10, 22, 10) + 12.5,
    request: {
      method: 'POST',
      url: 'https://bank.example/v1/card',
      headers: [
        ['Content-Type', 'application/json'],
        ['sd-api-key', 'key-1'],
      ],
      body: '{"accountId":"account-1"}',
    },
    response: {
      status: 201,
      headers: [
        ['content-type', 'application/json'],
        ['Set-Cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
      body: '{"id":"card-1"}',
    },
    ...changes,
  };
}

/** Returns the same call, as an index has it. */
export function indexedCall(changes: Partial<RecordedCall> = {}): IndexedCall {
  const reader = new CallReader();
  const placed = reader.place(exampleCall(changes));
  if (placed === undefined) throw new Error('the call is to no operation');
  return toIndexedCall(placed, reader.exchange(placed), 0, () => placed.call);
}

/** The records that operations have in their paths. */
const PREFIXES: Readonly<Record<string, string>> = { Program: 'prg-', Account: 'acc-', SentCheck: 'tra-' };

const text = fc.string({ unit: 'binary' });
const headerName = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,12}$/);
/** Without line breaks, which no header has. */
const headerValue = fc.stringMatching(/^[ -~\u00e0-\u00ff]{0,20}$/);
const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 5 });

const body: fc.Arbitrary<RecordedBody> = fc.oneof(
  text.filter((one) => one !== '' && !one.startsWith('\uFEFF')),
  fc.json(),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Uint8Array.from([...bytes, 0xff])),
  fc.constantFrom<RecordedBody>({ absent: 'none' }, { absent: 'not-recorded' }),
);

const times = fc
  .tuple(
    fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 0, 1) }),
    fc.constantFrom(0, 0.5, 0.123, 0.0001),
    fc.integer({ min: 0, max: 1e7 }),
  )
  .map(([start, fraction, duration]) => ({
    startedAt: start + fraction,
    endedAt: start + duration + fraction,
  }));

const url = fc
  .tuple(
    fc.constantFrom('https://bank.example', 'http://127.0.0.1:8080/a/b'),
    fc.constantFrom(...operationIds),
    fc.uuid(),
    fc.constantFrom('', '?dry=1', '?a=%C3%A9&b'),
  )
  .map(([base, id, value, query]) => ({
    method: operations[id].method,
    url: urlOf(operations[id].path, `${PREFIXES[operations[id].response ?? ''] ?? ''}${value}`, base) + query,
  }));

/** Any call of the description's operations. Their ids are those that a reader of `file` gives to them. */
export function anyCalls(file: string): fc.Arbitrary<RecordedCall[]> {
  const call = fc.record({
    time: times,
    target: url,
    requestHeaders: headers,
    requestBody: body,
    context: fc.constantFrom(undefined, true as const, [[1.5, 2] as const, [1, 2, -3] as const]),
    response: fc.oneof(
      { weight: 4, arbitrary: fc.record({ status: fc.integer({ min: 100, max: 599 }), headers, body }) },
      {
        weight: 1,
        arbitrary: fc.record({
          failure: fc.constantFrom(
            'unreachable',
            'timeout',
            'cut-off',
            'too-large',
            'interrupted',
            'not-recorded',
          ),
          detail: text,
        }),
      },
    ),
  });
  return fc.array(call, { minLength: 1, maxLength: 6 }).map((all) =>
    all.map(({ time, target, requestHeaders, requestBody, response, context }, index) => ({
      id: `${file}#${index + 1}`,
      ...time,
      request: { ...target, headers: requestHeaders, body: requestBody },
      response: response as RecordedCall['response'],
      ...(context !== undefined && { context }),
    })),
  );
}
