import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget, type CapturedCall, type CapturedMessage } from '../../../conformance/proxy/captured-call.ts';
import { Conversation } from '../../../conformance/proxy/conversation.ts';
import { createRewriter } from '../../../conformance/proxy/rewrite-head.ts';
import { inPieces, pieceLengths, wireCalls, withHost } from './messages.ts';

const TARGET = new URL('http://bank.example:8080');

function converse({ keepHost = false, memory = 1e9, forHeads = 1e9, isEndUncertain = false } = {}) {
  const calls: CapturedCall[] = [];
  const lost: string[] = [];
  const budget = new Budget(memory);
  const heads = new Budget(forHeads);
  const conversation = new Conversation({
    rewriter: createRewriter({ target: TARGET, keepHost, isOwnHost: (host) => host === '127.0.0.1:4030' }),
    budgets: { content: budget, heads },
    isEndUncertain,
    now: () => 0,
    onCall(call, free) {
      // Whoever takes a call may say it twice.
      free();
      free();
      calls.push(call);
    },
    onLost: (why) => lost.push(why),
  });
  const send = (bytes: Buffer | string) => {
    const { bytes: onward, refusal } = conversation.fromClient(Buffer.from(bytes));
    return { onward: Buffer.concat(onward).toString('latin1'), refusal };
  };
  const answer = (bytes: Buffer | string) =>
    Buffer.concat(conversation.fromTarget(Buffer.from(bytes)).bytes).toString('latin1');
  return { calls, lost, budget, heads, conversation, send, answer };
}

const contentOf = ({ content }: CapturedMessage) =>
  content === 'none' ? undefined : typeof content === 'string' ? content : Buffer.from(content).toString();

const responseOf = ({ response }: CapturedCall) => {
  if ('failure' in response) throw new Error(response.detail);
  return response;
};

test.each([true, false])(
  'bytes pass and calls are told apart, whatever pieces they come in (keepHost %s)',
  (keepHost) => {
    fc.assert(
      fc.property(
        wireCalls,
        pieceLengths,
        pieceLengths,
        fc.boolean(),
        (wire, lengths, others, isPipelined) => {
          const { calls, lost, conversation } = converse({ keepHost });
          const onward: Buffer[] = [];
          const exchange = (requests: Buffer, responses: Buffer) => {
            for (const piece of inPieces(requests, lengths))
              onward.push(...conversation.fromClient(piece).bytes);
            for (const piece of inPieces(responses, others))
              onward.push(...conversation.fromTarget(piece).bytes);
          };
          if (isPipelined)
            exchange(
              Buffer.concat(wire.map((one) => one.request)),
              Buffer.concat(wire.map((one) => one.response)),
            );
          else for (const { request, response } of wire) exchange(request, response);

          const expected = wire.map(({ request }) => (keepHost ? request : withHost(request, TARGET.host)));
          expect(Buffer.concat(onward).toString('latin1')).toBe(Buffer.concat(expected).toString('latin1'));
          expect(lost).toEqual([]);
          expect(calls.map((call) => [call.request.start.split(' ')[0], contentOf(call.request)])).toEqual(
            wire.map(({ method, sent }) => [method, sent]),
          );
          expect(
            calls.map((call) => [Number(responseOf(call).start.split(' ')[1]), contentOf(responseOf(call))]),
          ).toEqual(wire.map(({ status, received }) => [status, received]));
          expect(conversation.isIdle).toBe(true);
        },
      ),
    );
  },
);

test('any bytes at all pass unchanged', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom(
          '\r\n',
          '\r\n\r\n',
          'GET / HTTP/1.1\r\n',
          'Transfer-Encoding: chunked\r\n',
          'Content-Length: 3\r\n',
          '5\r\n',
          ' x\r\n',
          'HTTP/1.1 200 OK\r\n',
        )
        .map((text) => Buffer.from(text)),
    ),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const { conversation } = converse({ keepHost: true });
      const onward = parts.flatMap((part) => conversation.fromClient(Buffer.from(part)).bytes);
      onward.push(...conversation.clientEnded().bytes);
      expect(Buffer.concat(onward)).toEqual(Buffer.concat(parts));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['both a length and chunking', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 4'],
  ['a space before the colon', 'Content-Length : 3'],
  ['a folded line', 'X: a\r\n b'],
  ['chunking within another coding', 'Transfer-Encoding: chunked, gzip'],
  ['a signed length', 'Content-Length: +3'],
])('a request with %s goes on as it is, and nothing after it is read', (_name, field) => {
  const { send, lost, calls } = converse();
  const text = `POST / HTTP/1.1\r\nHost: here\r\n${field}\r\n\r\nabcGET / HTTP/1.1\r\nHost: here\r\n\r\n`;
  expect(send(text).onward).toBe(text.replace('here', TARGET.host));
  expect(lost).toHaveLength(1);
  expect(calls.every(({ response }) => 'failure' in response)).toBe(true);
});

test.each(['CONNECT bank.example:443 HTTP/1.1\r\n', 'GET http://other.example/v1/account HTTP/1.1\r\n'])(
  'a request that is for another host does not go on: %s',
  (line) => {
    const { send } = converse();
    const first = send('GET / HTTP/1.1\r\n\r\n');
    expect(first.refusal).toBeUndefined();
    const { onward, refusal } = send(`${line}Host: other.example\r\n\r\n`);
    expect(onward).toBe('');
    expect(refusal).toBeDefined();
  },
);

test.each(['http://127.0.0.1:4030', 'HTTP://bank.example:8080'])(
  'a request for %s names the target',
  (origin) => {
    const { send } = converse();
    const { onward, refusal } = send(`GET ${origin}/v1/program?x=1 HTTP/1.1\r\n\r\n`);
    expect(refusal).toBeUndefined();
    expect(onward).toBe(`GET ${TARGET.origin}/v1/program?x=1 HTTP/1.1\r\n\r\n`);
  },
);

test('what follows an upgrade is not touched, nor is it taken for requests', () => {
  const { send, answer, lost, calls } = converse();
  const request = 'GET /ws HTTP/1.1\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const frames = 'GET / HTTP/1.1\r\nHost: frame\r\n\r\n';
  expect(send(request).onward).toBe(request);
  // Nobody knows yet what these are.
  expect(send(frames).onward).toBe('');
  expect(answer('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\nHTTP/1.1 200')).toBe(frames);
  expect(send(frames).onward).toBe(frames);
  expect(lost).toEqual([]);
  expect(calls.map(({ response }) => response)).toMatchObject([{ failure: 'not-recorded' }]);
});

test('a request after a refused upgrade is a request', () => {
  const { send, answer, calls } = converse();
  send('GET /ws HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(send('GET / HTTP/1.1\r\nHost: here\r\n\r\n').onward).toBe('');
  expect(answer('HTTP/1.1 426 No\r\nContent-Length: 0\r\n\r\n')).toBe(
    `GET / HTTP/1.1\r\nHost: ${TARGET.host}\r\n\r\n`,
  );
  answer('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  expect(calls.map((call) => contentOf(responseOf(call)))).toEqual(['', 'ok']);
});

test('a response that ends with its connection is complete; one that is cut is not', () => {
  const whole = converse();
  whole.send('GET / HTTP/1.1\r\n\r\n');
  whole.answer('HTTP/1.1 200 OK\r\n\r\nall of it');
  expect(whole.calls).toEqual([]);
  whole.conversation.targetEnded();
  expect(whole.calls.map((call) => contentOf(responseOf(call)))).toEqual(['all of it']);

  const cut = converse();
  cut.send('GET / HTTP/1.1\r\n\r\n');
  cut.answer('HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nnot all of it');
  cut.conversation.targetEnded();
  cut.conversation.closed({ failure: 'cut-off', detail: 'the connection ended' });
  expect(cut.calls.map(({ response }) => response)).toMatchObject([{ failure: 'cut-off' }]);
  expect(cut.lost).toEqual([]);
});

test('a response before the end of the request belongs to it', () => {
  const { send, answer, calls } = converse();
  send('POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nab');
  answer('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n');
  expect(calls).toEqual([]);
  send('cd');
  expect(calls.map((call) => [contentOf(call.request), responseOf(call).start])).toEqual([
    ['abcd', 'HTTP/1.1 413 Too Large'],
  ]);
});

test('a content that does not fit in memory is not kept, and what was kept of it is given back', () => {
  const { send, answer, calls, budget } = converse({ memory: 10 });
  send('POST / HTTP/1.1\r\nContent-Length: 12\r\n\r\nabcdef');
  send('ghijkl');
  answer('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc');
  expect(calls.map((call) => [contentOf(call.request), contentOf(responseOf(call))])).toEqual([
    ['not-recorded', 'abc'],
  ]);
  expect(budget.take(10)).toBe(true);
});

test('heads that do not fit in memory pass, and no call of their connection is kept', () => {
  const { send, answer, calls, lost, heads } = converse({ forHeads: 20_000 });
  const request = `GET /v1/program/x HTTP/1.1\r\n${'X-A: b\r\n'.repeat(100)}\r\n`;
  const requests = request.repeat(20);
  // None is answered: a client that never reads can ask forever.
  expect(send(requests).onward).toBe(requests);
  expect(lost).toEqual(['a request: too many heads wait in memory']);
  expect(calls.length).toBeGreaterThan(3);
  for (const { response } of calls) expect(response).toMatchObject({ failure: 'not-recorded' });
  expect(heads.take(20_000)).toBe(true);
  const response = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na';
  expect(answer(response.repeat(20))).toBe('');
  const count = calls.length;
  expect(send(request).onward).toBe(request);
  expect(calls).toHaveLength(count);
});

test('the head of a response that does not fit in memory passes', () => {
  const { send, answer, calls, lost, heads } = converse({ forHeads: 2500 });
  send('GET / HTTP/1.1\r\n\r\n');
  answer(`HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(100)}Content-Length: 1\r\n\r\na`);
  expect(lost).toEqual(['a response: too many heads wait in memory']);
  expect(calls).toMatchObject([{ response: { failure: 'not-recorded' } }]);
  expect(heads.take(2500)).toBe(true);
});

test.each([
  ['a request', 'POST /v1/card HTTP/1.1\r\n'],
  ['a response', 'HTTP/1.1 200 OK\r\n'],
])('the head of %s takes memory before it ends, in pieces or not', (what, start) => {
  const { conversation, send, answer, lost, heads } = converse({ forHeads: 10_000 });
  const pass = what === 'a request' ? (text: string) => send(text).onward : answer;
  if (what === 'a response') send('GET / HTTP/1.1\r\n\r\n');
  pass(`${start}${'a:\n'.repeat(1000)}b`);
  expect(heads.take(7200)).toBe(false);
  pass('cd:\r');
  pass(`\n${'a:\n'.repeat(1000)}`);
  expect(heads.take(4200)).toBe(false);
  expect(lost).toEqual([]);
  const rest = 'a:\n'.repeat(2000);
  const onward = pass(rest);
  if (what === 'a request') expect(onward).toBe(rest);
  expect(lost).toEqual([`${what}: too many heads wait in memory`]);
  expect(heads.take(10_000)).toBe(true);
  conversation.closed({ failure: 'cut-off', detail: '' });
});

test('what waits takes memory until its connection is closed: a head, a line, what follows an upgrade', () => {
  const upgrade = 'GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  for (const text of [
    `GET / HTTP/1.1\r\n${'a:\n'.repeat(1000)}`,
    'a'.repeat(3000),
    upgrade + 'a'.repeat(3000),
  ]) {
    const { conversation, send, heads } = converse({ forHeads: 10_000 });
    send(text);
    expect(heads.take(7100)).toBe(false);
    conversation.closed({ failure: 'cut-off', detail: '' });
    expect(heads.take(10_000)).toBe(true);
  }
});

test('what delimits chunks passes before its line has ended', () => {
  const { send, calls, answer } = converse();
  send('POST /v1/card HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n');
  const pieces = ['5;', 'a=b\r', '\n', 'hello', '\r', '\n0', '\r\n', 'X-Sum:', ' 1\r\n', '\r', '\n'];
  for (const piece of pieces) expect(send(piece).onward).toBe(piece);
  answer('HTTP/1.1 204 No Content\r\n\r\n');
  expect(calls.map(({ request }) => contentOf(request))).toEqual(['hello']);
  const other = converse();
  other.send('POST /v1/card HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello');
  expect(other.send('XX').onward).toBe('XX');
  expect(other.send('XX\n').onward).toBe('XX\n');
  expect(other.lost).toHaveLength(1);
});

test('a length counts although the transfer coding identity is named', () => {
  const { send, answer, calls } = converse();
  const response = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n';
  send('GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n');
  answer(`${response}aa${response}bb`);
  expect(calls.map((call) => contentOf(responseOf(call)))).toEqual(['aa', 'bb']);
});

test.each([false, true])(
  'a content that its connection ends is kept where the end is certain (uncertain: %s)',
  (isEndUncertain) => {
    const { conversation, send, answer, calls, budget } = converse({ isEndUncertain, memory: 1000 });
    send('GET / HTTP/1.1\r\n\r\n');
    answer('HTTP/1.1 200 OK\r\n\r\n{"a":');
    conversation.targetEnded();
    expect(calls.map((call) => contentOf(responseOf(call)))).toEqual([
      isEndUncertain ? 'not-recorded' : '{"a":',
    ]);
    expect(budget.take(1000)).toBe(true);
    const other = converse({ isEndUncertain });
    other.send('GET / HTTP/1.1\r\n\r\n');
    other.answer('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
    other.conversation.targetEnded();
    expect(other.calls.map((call) => contentOf(responseOf(call)))).toEqual(['{}']);
  },
);
