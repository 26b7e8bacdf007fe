import { isObject, type Json, type JsonObject } from '../../lib/json.ts';

/** The body without the field, which need not be there. */
export function without(body: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined || !isObject(body) || !Object.hasOwn(body, name)) return body;
  if (rest.length > 0) return { ...body, [name]: without(body[name] as Json, rest) };
  const { [name]: _, ...others } = body;
  return others;
}

/** The body with another value; objects on the way to it are made where they are missing. */
export function withValue(body: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  const here: JsonObject = isObject(body) ? body : {};
  return { ...here, [name]: withValue(here[name] ?? {}, rest, value) };
}
