import { styleText } from 'node:util';
import { styled } from '../../lib/terminal-text.ts';

type Style = Parameters<typeof styleText>[0];

/** Colors text for one stream: only on a terminal, and never when NO_COLOR is set (https://no-color.org). The wrapper writes the colors out. */
export type Paint = (style: Style, text: string) => string;

export function hasColors(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const useColors = hasColors(stream, env);
  return (style, text) => (useColors ? styled(styleText(style, ' ', { validateStream: false }), text) : text);
}
