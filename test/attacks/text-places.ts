import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';

/** A text of a description that its author chose. */
export interface TextPlace {
  /** The word that stands for it in the document: `zzTitle`. */
  readonly word: string;
  /** The place where it stands first. */
  readonly pointer: string;
  readonly is: 'key' | 'value';
}

/** Each text of the author's in a document contains a word of its own, also where another place names it. */
const WORD = /zz[A-Z]\w*/g;

/** The places of a document whose texts have such words (`description.ts`), in the order of the document. */
export function textPlaces(document: JsonObject): TextPlace[] {
  const places = new Map<string, TextPlace>();
  const find = (text: string, pointer: string, is: 'key' | 'value') => {
    for (const [word] of text.matchAll(WORD)) if (!places.has(word)) places.set(word, { word, pointer, is });
  };
  const walk = (node: Json, pointer: string): void => {
    if (typeof node === 'string') {
      // A reference to a name is not its place.
      if (!isReference(pointer)) find(node, pointer, 'value');
    } else if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) walk(item, step(pointer, String(index)));
    } else if (isObject(node)) {
      for (const [key, member] of Object.entries(node)) {
        find(key, step(pointer, key), 'key');
        walk(member, step(pointer, key));
      }
    }
  };
  walk(document, '#');
  return [...places.values()];
}

/**
 * The document with other texts at some places, wherever they are named: in `required`, `security`, path templates and references, too.
 *
 * @param texts by word
 */
export function withTexts(document: JsonObject, texts: ReadonlyMap<string, string>): JsonObject {
  const put = (text: string) => text.replace(WORD, (word) => texts.get(word) ?? word);
  const change = (node: Json, pointer: string): Json => {
    if (typeof node === 'string') return isReference(pointer) ? reference(node, put) : put(node);
    if (Array.isArray(node)) return node.map((item, index) => change(item, step(pointer, String(index))));
    if (!isObject(node)) return node;
    // `__proto__` is a key as any other.
    return Object.fromEntries(
      Object.entries(node).map(([key, member]) => [put(key), change(member, step(pointer, key))]),
    );
  };
  return change(document, '#') as JsonObject;
}

function isReference(pointer: string): boolean {
  return pointer.endsWith('/$ref') || pointer.endsWith('/operationRef') || /\/mapping\/[^/]*$/.test(pointer);
}

function reference(ref: string, put: (text: string) => string): string {
  return ref.startsWith('#') ? step('#', ...fromPointer(ref).map(put)) : put(ref);
}
