import type { Json } from '../../lib/json.ts';
import type { Body } from '../model/exchange.ts';

const MARK = '\ufeff';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8');

/** Reads a body as RFC 8259 has it: one JSON text in UTF-8 without a byte order mark. */
export function readJsonBody(bytes: Uint8Array): Body {
  const text = decode(bytes);
  return text === undefined ? unreadable('not-utf8', lenient.decode(bytes)) : readJsonText(text);
}

/** Reads a body that was decoded. */
export function readJsonText(text: string): Body {
  if (text === '') return { kind: 'unreadable', why: 'empty', text };
  // The parser would refuse the mark too, but not say so.
  if (text.startsWith(MARK)) return unreadable('byte-order-mark', text.slice(1));
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
