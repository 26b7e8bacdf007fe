/** Requests as bytes on a socket, with things done to them that no client library would do. */
import fc from 'fast-check';

/** The request as HTTP/1.1. Its URL is used as it is, its host is the loopback address. */
export async function toBytes(request: Request): Promise<Buffer> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const given = [...request.headers].filter(
    ([name]) => !/^(content-length|transfer-encoding|host)$/.test(name),
  );
  const lines = [
    `${request.method} ${pathname}${search} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...(body.length > 0 ? [`content-length: ${body.length}`] : []),
    ...given.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

export type ByteDamage = (bytes: Buffer) => Buffer;

const splice = (bytes: Buffer, at: number, cut: number, put: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]);

/** Somewhere in the head, where most of the bytes mean something. */
const inHead = (bytes: Buffer, place: number) => place % (bytes.indexOf('\r\n\r\n') + 4);

const head =
  (change: (text: string) => string): ByteDamage =>
  (bytes) => {
    const end = bytes.indexOf('\r\n\r\n');
    return Buffer.concat([
      Buffer.from(change(bytes.toString('latin1', 0, end)), 'latin1'),
      bytes.subarray(end),
    ]);
  };

const line = (text: string) => head((all) => `${all}\r\n${text}`);

export const BYTE_DAMAGES: fc.Arbitrary<ByteDamage> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(3), fc.uint8Array({ maxLength: 4 })).map(
    ([place, cut, put]): ByteDamage =>
      (bytes) =>
        splice(bytes, inHead(bytes, place), cut, Buffer.from(put)),
  ),
  fc
    .tuple(fc.nat(), fc.constantFrom('\r', '\n', '\r\n', '\0', ' ', '\t', ':', '/', '%', 'é', '\r\n\r\n'))
    .map(
      ([place, put]): ByteDamage =>
        (bytes) =>
          splice(bytes, inHead(bytes, place), 0, Buffer.from(put)),
    ),
  fc
    .constantFrom(
      'content-length: 5',
      'content-length: -1',
      'content-length: 99999999999999999999',
      'content-length: 0x10',
      'transfer-encoding: chunked',
      'transfer-encoding: gzip, chunked',
      'transfer-encoding: nonsense',
      'host: bank.example',
      'host: 127.0.0.1:99999',
      'expect: 100-continue',
      'expect: 200-ok',
      'connection: upgrade',
      'upgrade: websocket',
      'upgrade: h2c',
      'connection: keep-alive',
      'trailer: sd-api-key',
      'sd-api-key: other',
      ' folded: onto the line before',
      'no colon',
      ': no name',
      'x'.repeat(20_000),
      `x: ${'y'.repeat(15_000)}`,
      ...['__proto__', 'constructor', 'x-sandbox-fault', 'x-forwarded-for', 'origin'].map(
        (name) => `${name}: {}`,
      ),
    )
    .map(line),
  fc.integer({ min: 1, max: 2500 }).map((count) => head((all) => `${all}${'\r\na: b'.repeat(count)}`)),
  fc
    .constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.10', 'HTTP/1', 'http/1.1', '')
    .map((version) => head((all) => all.replace('HTTP/1.1', version))),
  fc
    .constantFrom(
      'http://bank.example',
      'http://127.0.0.1',
      'HTTPS://x',
      '//bank.example',
      '*',
      '?',
      'a:b@',
      '\\\\',
    )
    .map((before) => head((all) => all.replace(' /', ` ${before}/`))),
  fc
    .constantFrom('CONNECT', 'TRACE', 'PRI', 'PROPFIND', 'M-SEARCH', 'post', 'GETGET', '')
    .map((method) => head((all) => all.replace(/^\S+/, method))),
  fc
    .constantFrom(
      '0\r\n\r\n',
      '5\r\nhello\r\n0\r\n\r\n',
      'zz\r\n',
      'ffffffffffffffff\r\n',
      `1;${'x'.repeat(20_000)}\r\n`,
    )
    .map(
      (chunks): ByteDamage =>
        (bytes) => {
          const text = bytes
            .toString('latin1', 0, bytes.indexOf('\r\n\r\n'))
            .replace(/\r\ncontent-length: \d+/, '');
          return Buffer.from(`${text}\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`, 'latin1');
        },
    ),
  // Less than was promised, more than was, and the same again.
  fc.nat().map(
    (place): ByteDamage =>
      (bytes) =>
        bytes.subarray(0, place % (bytes.length + 1)),
  ),
  fc.uint8Array({ maxLength: 300 }).map(
    (more): ByteDamage =>
      (bytes) =>
        Buffer.concat([bytes, more]),
  ),
  fc.constant<ByteDamage>((bytes) => Buffer.concat([bytes, bytes])),
  fc.uint8Array({ minLength: 1, maxLength: 300 }).map(
    (bytes): ByteDamage =>
      () =>
        Buffer.from(bytes),
  ),
);
