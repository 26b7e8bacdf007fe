/**
 * A pattern in the form that every generated module can read, with the `u` flag: as it is where it can be read so. Without the
 * flag JavaScript also reads `\-`, `\@`, `[\w-.]` and a lone `}`; these are rewritten and mean the same.
 *
 * @returns `undefined` for a pattern that JavaScript cannot read at all: `(?i)card`, `\A\d+\z`
 */
export function readablePattern(pattern: string): string | undefined {
  if (compiles(pattern, 'u')) return pattern;
  // `\A` and `\z` are letters without the flag, which no author meant.
  if (!compiles(pattern, '') || /\\[a-zA-Z]/.test(pattern.replace(/\\\\|\\[dDwWsSbBnrtfv0cxukpP]/g, '')))
    return undefined;
  const rewritten = rewrite(pattern);
  return compiles(rewritten, 'u') ? rewritten : undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/** Escapes what the flag wants escaped, and nothing else. */
function rewrite(pattern: string): string {
  let text = '';
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern.charAt(index);
    if (char === '\\') {
      const next = pattern.charAt(++index);
      const keeps = /[a-zA-Z0-9]/.test(next) || SYNTAX.test(next) || (inClass && next === '-');
      text += keeps ? `\\${next}` : next;
    } else if (inClass) {
      inClass = char !== ']';
      // A hyphen beside a class such as `\w` stands for itself.
      const besideClass = /\\[dDwWsS]$/.test(text) || /^-\\[dDwWsS]/.test(pattern.slice(index));
      text += char === '-' && besideClass && pattern.charAt(index + 1) !== ']' ? '\\-' : char;
    } else if (char === '[') {
      inClass = true;
      text += char;
    } else if (char === '{') {
      const quantifier = /^\{\d+(?:,\d*)?\}/.exec(pattern.slice(index))?.[0];
      text += quantifier ?? '\\{';
      if (quantifier !== undefined) index += quantifier.length - 1;
    } else text += char === '}' || char === ']' ? `\\${char}` : char;
  }
  return text;
}
