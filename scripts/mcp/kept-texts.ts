/** Characters of a text that one result holds; with what is said around it, a result has at most 12,000. */
export const MAX_TEXT = 11_500;

/** Texts of this session that were too long for one result, or that may be read again. */
export interface KeptTexts {
  /** @returns its id: `response:3` */
  keep(kind: 'response' | 'report', text: string): string;
  find(id: string): string | undefined;
  readonly ids: readonly string[];
}

/** The latest ones are kept. */
const MAX_KEPT_TEXTS = 50;

export function createKeptTexts(): KeptTexts {
  const texts = new Map<string, string>();
  let last = 0;
  return {
    keep(kind, text) {
      last += 1;
      const id = `${kind}:${last}`;
      texts.set(id, text);
      const [oldest] = texts.keys();
      if (texts.size > MAX_KEPT_TEXTS && oldest !== undefined) texts.delete(oldest);
      return id;
    },
    find: (id) => texts.get(id),
    get ids() {
      return [...texts.keys()];
    },
  };
}

/**
 * The beginning of a text, and where the rest is.
 *
 * @param shown what the part is put into
 */
export function firstPart(
  text: string,
  kept: KeptTexts,
  shown: (part: string) => string = (part) => part,
): string {
  const { part, next } = textPartOf(text, 0);
  if (next === undefined) return shown(part);
  return `${shown(part)}\n${text.length - next} more characters: read ${kept.keep('report', text)} with offset ${next}.`;
}

/** A part of a text, which splits no character, and where the next one starts. */
export function textPartOf(text: string, offset: number): { readonly part: string; readonly next?: number } {
  const end = offset + MAX_TEXT;
  if (end >= text.length) return { part: text.slice(offset) };
  // After the first half of a surrogate pair, or in the middle of a line's escape, a reader loses a character.
  const line = text.lastIndexOf('\n', end);
  const next = line > offset ? line + 1 : end - (isHighSurrogate(text.charCodeAt(end - 1)) ? 1 : 0);
  return { part: text.slice(offset, next), next };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
