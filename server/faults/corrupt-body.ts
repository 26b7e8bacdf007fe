import type { BodyChange } from './fault.ts';

const PAGE = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>';
const BYTE_ORDER_MARK = '\ufeff';
const PIECE_BYTES = 7;

const utf8 = new TextEncoder();

/** The body of a response, changed; `null` sends none. */
export function corruptBody(
  text: string,
  change: BodyChange | undefined,
): Uint8Array<ArrayBuffer> | ReadableStream | null {
  switch (change) {
    case undefined:
      return utf8.encode(text);
    case 'truncated':
      return utf8.encode(text.slice(0, text.length / 2));
    case 'not-json':
      return utf8.encode(PAGE);
    case 'empty':
      return null;
    case 'not-utf8':
      return withInvalidByte(text);
    case 'duplicate-key':
      return utf8.encode(repeatFirstKey(text));
    case 'byte-order-mark':
      return utf8.encode(BYTE_ORDER_MARK + text);
    case 'keys-reversed':
      return utf8.encode(JSON.stringify(reverseKeys(JSON.parse(text))));
    case 'indented':
      return utf8.encode(JSON.stringify(JSON.parse(text), undefined, 2));
    case 'in-pieces':
      return inPieces(utf8.encode(text));
  }
}

/** Half of the bytes, then the connection breaks. */
export function cutMidway(bytes: Uint8Array): ReadableStream {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new Error('The connection is cut on purpose.'));
      sent = true;
      controller.enqueue(bytes.slice(0, bytes.length / 2));
    },
  });
}

/** A byte that is never valid in UTF-8, inside the last string. */
function withInvalidByte(text: string): Uint8Array<ArrayBuffer> {
  const at = text.lastIndexOf('"');
  return new Uint8Array([...utf8.encode(text.slice(0, at)), 0xff, ...utf8.encode(text.slice(at))]);
}

/** `{"id":"acc-1"}` becomes `{"id":null,"id":"acc-1"}`: parsers that take the last one read the same value. */
function repeatFirstKey(text: string): string {
  const [key] = Object.keys(JSON.parse(text));
  return `{${JSON.stringify(key)}:null,${text.slice(1)}`;
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reverseKeys(member)]),
  );
}

function inPieces(bytes: Uint8Array): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
    },
  });
}
