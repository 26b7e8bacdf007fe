import type { Json } from '../../lib/json.ts';
import type { Body } from './exchange.ts';

const MARK = [0xef, 0xbb, 0xbf] as const;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8');

/** Reads a body as RFC 8259 has it: one JSON text in UTF-8 without a byte order mark. */
export function readJsonBody(bytes: Uint8Array): Body {
  if (bytes.length === 0) return { kind: 'unreadable', why: 'empty', text: '' };
  const text = decode(bytes);
  if (text === undefined) return unreadable('not-utf8', lenient.decode(bytes));
  // The parser would refuse the mark too, but not say so.
  if (MARK.every((byte, index) => bytes[index] === byte)) return unreadable('byte-order-mark', text.slice(1));
  const value = parse(text);
  return value === undefined ? { kind: 'unreadable', why: 'not-json', text } : { kind: 'json', value };
}

function unreadable(why: 'not-utf8' | 'byte-order-mark', text: string): Body {
  const value = parse(text);
  return { kind: 'unreadable', why, text, ...(value !== undefined && { value }) };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
