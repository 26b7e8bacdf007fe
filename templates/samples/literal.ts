/** Longest object or list that stays on one line, in characters. */
const LINE = 60;

/**
 * A JSON value as TypeScript: single quotes, names without quotes where they may go without, short values on one line.
 *
 * @param depth how many levels the first line is indented already, two spaces each
 */
export function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const list = Array.isArray(value);
  const items = list
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([name, member]) => `${propertyKey(name)}: ${literal(member, depth + 1)}`);
  if (items.length === 0) return list ? '[]' : '{}';
  const line = list ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (!line.includes('\n') && line.length + depth * 2 <= LINE) return line;
  const indent = '  '.repeat(depth + 1);
  const lines = items.map((item) => `${indent}${item},\n`).join('');
  return `${list ? '[' : '{'}\n${lines}${'  '.repeat(depth)}${list ? ']' : '}'}`;
}

/** A property's name, quoted where it is no identifier. Written plainly, `__proto__` would set the prototype. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
