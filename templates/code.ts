/** Pieces of TypeScript text that several templates write. */

/** The name, with a `_` behind it for as long as it is taken. */
export function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(`${name}_`, taken) : name;
}

/** A property's name, in quotes where it needs them. In an object literal a plain `__proto__` would set the prototype. */
export function key(name: string): string {
  if (name === '__proto__') return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) || /^[1-9]\d*$/.test(name) ? name : text(name);
}

export function text(value: string): string {
  return JSON.stringify(value);
}

/** Texts as a union of literal types. */
export function union(values: readonly string[]): string {
  return [...new Set(values)].map(text).join(' | ') || 'never';
}

/** A list with a row per line; `indent` is that of a row. */
export function list(rows: readonly string[], indent: string): string {
  return rows.length === 0 ? '[]' : `[${lines(rows, indent)}]`;
}

/** An object literal with a member per line; `indent` is that of a member. */
export function block(members: readonly string[], indent: string): string {
  return members.length === 0 ? '{}' : `{${lines(members, indent)}}`;
}

function lines(rows: readonly string[], indent: string): string {
  return `\n${rows.map((row) => `${indent}${row},\n`).join('')}${indent.slice(2)}`;
}

/** A docstring of paragraphs; Markdown within one keeps its lines. */
export function comment(paragraphs: readonly string[], indent: string): string {
  const lines = paragraphs
    .map((paragraph) => paragraph.replaceAll('*/', '*\\/').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

export function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
