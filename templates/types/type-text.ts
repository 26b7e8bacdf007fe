/** A type as text. A line inside is indented as if the type began at the margin. */
export interface TypeText {
  readonly text: string;
  /** The operator that joins its outermost parts, if any. */
  readonly joint?: '|' | '&';
}

export const UNKNOWN: TypeText = { text: 'unknown' };
export const NEVER: TypeText = { text: 'never' };

/** The types joined by `|`, each of them once. */
export function unionOf(types: readonly TypeText[]): TypeText {
  if (types.some(({ text }) => text === 'unknown')) return UNKNOWN;
  return joined('|', types, 'never') ?? NEVER;
}

/** The types joined by `&`. A part that says nothing is left out. */
export function intersectionOf(types: readonly TypeText[]): TypeText {
  if (types.some(({ text }) => text === 'never')) return NEVER;
  return joined('&', types, 'unknown') ?? UNKNOWN;
}

/** @param nothing the type that changes nothing as a member */
function joined(joint: '|' | '&', types: readonly TypeText[], nothing: string): TypeText | undefined {
  const members = new Map(types.filter(({ text }) => text !== nothing).map((one) => [one.text, one]));
  const [only] = members.values();
  if (only === undefined || members.size === 1) return only;
  const texts = [...members.values()].map((one) =>
    joint === '&' && one.joint === '|' ? `(${one.text})` : one.text,
  );
  return { text: texts.join(` ${joint} `), joint };
}

export function arrayOf({ text, joint }: TypeText): TypeText {
  return { text: joint === undefined ? `${text}[]` : `(${text})[]` };
}

/** Members on lines of their own, between braces. */
export function typeLiteral(members: readonly string[]): TypeText {
  return {
    text: members.length === 0 ? '{}' : `{\n${members.map((one) => `  ${indented(one)}\n`).join('')}}`,
  };
}

/** The text one level deeper than where it stood, but for its first line. */
export function indented(text: string): string {
  return text.replace(/\n(?!\n|$)/g, '\n  ');
}
