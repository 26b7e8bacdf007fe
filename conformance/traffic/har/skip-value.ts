import type { FindEnd } from '../file-window.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Finds the end of the JSON string, object or list that begins with the first byte, by its quotes and brackets alone; whether it is valid is for the parser to
 * say. Every byte of a recording passes through here.
 */
export function findEndOfValue(): FindEnd {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  return (bytes, from) => {
    const { length } = bytes;
    let at = from;
    if (isEscaped && at < length) {
      at++;
      isEscaped = false;
    }
    while (at < length) {
      if (inString) {
        let byte = bytes[at] as number;
        while (byte !== QUOTE) {
          at += byte === BACKSLASH ? 2 : 1;
          if (at >= length) break;
          byte = bytes[at] as number;
        }
        if (at >= length) {
          isEscaped = at > length;
          break;
        }
        at++;
        inString = false;
        if (depth === 0) return at;
        continue;
      }
      const byte = bytes[at++] as number;
      if (byte === QUOTE) inString = true;
      else if (byte > 0x5a) {
        // This bit turns an opening bracket into an opening brace, and a closing one into a closing brace.
        const brace = byte | 0x20;
        if (brace === 0x7b) depth++;
        else if (brace === 0x7d && --depth === 0) return at;
      }
    }
    return -1;
  };
}
