import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours text for one stream: only on a terminal, and never when NO_COLOR is set (https://no-color.org). */
export type Paint = (style: Style, text: string) => string;

export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const colours = stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return (style, text) => (colours ? styleText(style, text, { validateStream: false }) : text);
}
