import { type Document, YamlParseError } from '@redocly/openapi-core';

/** Values that a file may hold once its aliases are written out; large descriptions have some hundred thousand. */
const MAX_VALUES = 20_000_000;

/**
 * An alias of YAML may stand inside of what it names, and aliases of aliases grow without bound. Neither can be written out.
 *
 * @throws YamlParseError with the place of the first anchor of that name
 */
export function refuseEndlessAliases({ parsed, source }: Document): void {
  if (!source.body.includes('&') || !source.body.includes('*')) return;
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  const fail = (reason: string) => {
    const at = source.body.search(/(^|[\s,[{])&\w/);
    const before = source.body.slice(0, at + 1).split('\n');
    const place = `(${before.length}:${(before.at(-1) ?? '').length + 1})`;
    return new YamlParseError(new Error(`${reason} ${place}`), source);
  };
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) throw fail('an alias stands inside of what it names');
    open.add(value);
    const size = Object.values(value).reduce<number>((sum, member) => sum + sizeOf(member), 1);
    if (size > MAX_VALUES) throw fail('aliases of aliases make the file too large');
    open.delete(value);
    sizes.set(value, size);
    return size;
  };
  sizeOf(parsed);
}
