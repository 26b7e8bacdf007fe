// JSON in which 64-bit integers are numbers, read as strings and written as numbers again, so that no digit is lost.

/** The places of 64-bit integers in a value: here, or below properties (`p`), other properties (`a`), items (`i`), first items (`t`), in parts (`u`). A string names a shape. */
export type Int64Shape =
  | true
  | string
  | {
      readonly p?: { readonly [name: string]: Int64Shape };
      readonly a?: Int64Shape;
      readonly i?: Int64Shape;
      readonly t?: readonly (Int64Shape | null)[];
      readonly u?: readonly Int64Shape[];
    };

export interface Int64Shapes {
  readonly [name: string]: Int64Shape;
}

/** A literal that a number may not hold exactly. Shorter ones are read as they always are. */
const LONG = /^-?[1-9]\d{15,}$/;
const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

type Change = (value: unknown, isInt64: boolean) => unknown;

/** Parses like `JSON.parse`, with 64-bit integers as strings of digits. Throws a SyntaxError as it does. */
export function parseInt64(text: string, shape: Int64Shape | undefined, shapes: Int64Shapes): unknown {
  // No text holds it by chance, and nobody can know it.
  const mark = `${Math.random()}${Math.random()}:`;
  const marked = text.replace(TOKEN, (token, at: number) =>
    // As a text it may be a key, which a number may not.
    LONG.test(token) && !/^\s*:/.test(text.slice(at + token.length)) ? `"${mark}${token}"` : token,
  );
  const value: unknown = JSON.parse(marked);
  return changed(value, shape, shapes, (one, isInt64) => {
    if (typeof one === 'string' && one.startsWith(mark)) {
      const digits = one.slice(mark.length);
      return isInt64 ? digits : Number(digits);
    }
    return isInt64 && Number.isInteger(one) ? String(one) : one;
  });
}

/** Writes like `JSON.stringify`, with the digits of those strings as numbers. */
export function stringifyInt64(value: unknown, shape: Int64Shape | undefined, shapes: Int64Shapes): string {
  const text = JSON.stringify(value);
  if (text === undefined || shape === undefined) return text;
  const mark = `${Math.random()}${Math.random()}:`;
  // As JSON, which a `toJSON` may make something else of than the value looks like.
  const marked = changed(JSON.parse(text), shape, shapes, (one, isInt64) =>
    isInt64 && typeof one === 'string' && INTEGER.test(one) ? mark + one : one,
  );
  return JSON.stringify(marked).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

/** A copy of a JSON value in which 64-bit integers are strings. */
export function int64Strings(value: unknown, shape: Int64Shape, shapes: Int64Shapes): unknown {
  return changed(value, shape, shapes, (one, isInt64) =>
    isInt64 && Number.isInteger(one) ? BigInt(one as number).toString() : one,
  );
}

function changed(value: unknown, shape: Int64Shape | undefined, table: Int64Shapes, change: Change): unknown {
  const walk = (one: unknown, given: readonly (Int64Shape | null | undefined)[]): unknown => {
    // All at once and each once: alternatives of alternatives would multiply.
    const shapes = new Set<Int64Shape>();
    const add = (some: Int64Shape | null | undefined): void => {
      if (some === undefined || some === null || shapes.has(some)) return;
      shapes.add(some);
      if (typeof some === 'string') add(own(table, some));
      else if (some !== true) for (const part of some.u ?? []) add(part);
    };
    for (const some of given) add(some);
    if (typeof one !== 'object' || one === null) return change(one, shapes.has(true));
    const objects = [...shapes].filter((some) => typeof some === 'object');
    if (Array.isArray(one))
      return one.map((item: unknown, index) =>
        walk(
          item,
          objects.map(({ t, i }) => (t !== undefined && index < t.length ? t[index] : i)),
        ),
      );
    return Object.fromEntries(
      Object.entries(one).map(([name, item]) => [
        name,
        walk(
          item,
          objects.map(({ p, a }) => (p && own(p, name)) ?? a),
        ),
      ]),
    );
  };
  return walk(value, [shape]);
}

function own<Value>(table: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
