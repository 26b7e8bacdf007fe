import fc from 'fast-check';

/** A call as it crosses the wire, and what is to be read from it. */
export interface WireCall {
  readonly method: string;
  readonly request: Buffer;
  readonly response: Buffer;
  /** Of the messages, without what delimits it; `undefined`: none. */
  readonly sent: string | undefined;
  readonly received: string | undefined;
  readonly status: number;
}

const CASES = ['Content-Type', 'content-type', 'CONTENT-TYPE', 'X-A', 'x-a', 'Set-Cookie'];
const fields = fc.array(
  fc.tuple(fc.constantFrom(...CASES), fc.constantFrom('a', '', 'b, c', '\u00e4', 'x'.repeat(3000))),
  { maxLength: 4 },
);
const eol = fc.constantFrom('\r\n', '\n');
/** With what could be taken for a head, a chunk or a Host line. */
const content = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '\r\n\r\n',
    'Host: spoof\r\n',
    '0\r\n\r\n',
    'HTTP/1.1 200 OK\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: b\r\n\r\n',
  ),
);
const chunks = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom('', ';a=b', ' ')), {
  maxLength: 4,
});
const trailers = fc.constantFrom('', 'X-Sum: 1\r\n', 'Host: trailer\r\nx: y\r\n');

type Body = { readonly fields: string; readonly bytes: Buffer; readonly content: string | undefined };

const lengthBody = content.map((text): Body => {
  const bytes = Buffer.from(text);
  return { fields: `Content-Length: ${bytes.length}`, bytes, content: text };
});
const chunkedBody = fc.tuple(chunks, trailers).map(([parts, trailer]): Body => {
  const sent = parts.map(([text, extension]) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}${extension}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
  });
  const bytes = Buffer.concat([...sent, Buffer.from(`0\r\n${trailer}\r\n`)]);
  return { fields: 'Transfer-Encoding: chunked', bytes, content: parts.map(([text]) => text).join('') };
});
const noBody = fc.constant<Body>({ fields: '', bytes: Buffer.alloc(0), content: undefined });

function head(start: string, lines: readonly string[], end: string): Buffer {
  return Buffer.from([start, ...lines.filter((line) => line !== ''), '', ''].join(end), 'latin1');
}

const toLines = (list: readonly (readonly [string, string])[]) =>
  list.map(([name, value]) => `${name}: ${value}`);

const request = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'HEAD', 'PATCH', 'M-SEARCH'),
    fields,
    host: fc.constantFrom('Host: proxy:1', 'host:proxy', 'HOST:   127.0.0.1:9 ', ''),
    body: fc.oneof(lengthBody, chunkedBody, noBody),
    end: eol,
    before: fc.constantFrom('', '', '\r\n'),
  })
  .map(({ method, fields, host, body, end, before }) => ({
    method,
    sent: body.content,
    bytes: Buffer.concat([
      Buffer.from(before),
      head(
        `${method} /v1/account?a=http://b HTTP/1.1`,
        [...toLines(fields), host, body.fields, 'Hosts: no'],
        end,
      ),
      body.bytes,
    ]),
  }));

const interim = fc.constantFrom(
  '',
  '',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n',
);

function responseTo(method: string) {
  return fc
    .record({
      status: fc.constantFrom(200, 201, 204, 304, 400, 500),
      fields,
      body: fc.oneof(lengthBody, chunkedBody),
      interim,
      end: eol,
    })
    .map(({ status, fields, body, interim, end }) => {
      const hasNone = method === 'HEAD' || status === 204 || status === 304;
      return {
        status,
        received: hasNone ? undefined : body.content,
        bytes: Buffer.concat([
          Buffer.from(interim),
          // A response to HEAD has the fields of one to GET.
          head(`HTTP/1.1 ${status} Any Words`, [...toLines(fields), body.fields], end),
          hasNone ? Buffer.alloc(0) : body.bytes,
        ]),
      };
    });
}

export const wireCalls: fc.Arbitrary<readonly WireCall[]> = fc.array(
  request.chain(({ method, sent, bytes }) =>
    responseTo(method).map(({ status, received, bytes: response }) => ({
      method,
      request: bytes,
      response,
      sent,
      received,
      status,
    })),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Bytes in pieces of these lengths, over and over. */
export function inPieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

export const pieceLengths = fc.array(fc.constantFrom(1, 2, 3, 7, 64, 1000), { minLength: 1, maxLength: 5 });

/** A request's bytes with another host in the Host lines of its head. */
export function withHost(bytes: Buffer, host: string): Buffer {
  const text = bytes.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text.replace(/^\r\n/, '  '))?.index ?? text.length;
  const changed = text.slice(0, end).replace(/^(host:[ \t]*)[^\r\n]*/gim, (_all, name) => `${name}${host}`);
  return Buffer.from(changed + text.slice(end), 'latin1');
}
