import { isMultiple } from '../../../../lib/is-multiple.ts';
import { isObject, isSame, type Json } from '../../../../lib/json.ts';
import { jsonTypeOf } from '../../../../lib/json-type.ts';
import { TimeBudget } from '../../../../lib/node/within-time.ts';
import type { Atom } from './atom.ts';
import { atomsOf, atomsOfAll, TooManyAlternatives } from './atoms-of.ts';
import { itemNodes, memberNodes } from './members.ts';
import type { SchemaInDocument } from './schema-in-document.ts';
import { isOfFormat } from './string-formats.ts';

/** Tells whether a value fits a schema. */
export function acceptsValue(nodes: readonly SchemaInDocument[], value: unknown): boolean {
  return atomsOfAll(nodes).some((atom) => acceptsAtom(atom, value));
}

/** Shorter texts end every pattern soon. */
const LONG_TEXT = 20;
/** Milliseconds that a pattern may take for a text, in all of a comparison a few times. */
const time = new TimeBudget(500, 4);

export function acceptsAtom(atom: Atom, value: unknown): boolean {
  if (jsonTypeOf(value) !== atom.type) return false;
  if (atom.values !== undefined && !atom.values.some((one) => isSame(one as Json, value as Json)))
    return false;
  if (atom.nots.some((not) => atomsOf(not).some((one) => acceptsAtom(one, value)))) return false;
  if (typeof value === 'number') return acceptsNumber(atom, value);
  if (typeof value === 'string') return acceptsText(atom, value);
  if (Array.isArray(value)) return acceptsList(atom, value);
  return isObject(value) ? acceptsObject(atom, value) : true;
}

function acceptsNumber({ low, high, multipleOf }: Atom, value: number): boolean {
  return (
    (low.exclusive ? value > low.value : value >= low.value) &&
    (high.exclusive ? value < high.value : value <= high.value) &&
    multipleOf.every((step) => isMultiple(value, step))
  );
}

function acceptsText({ minLength, maxLength, patterns, formats }: Atom, value: string): boolean {
  const length = [...value].length;
  return (
    length >= minLength &&
    length <= maxLength &&
    patterns.every((pattern) => matches(pattern, value)) &&
    formats.every((format) => isOfFormat(format, value))
  );
}

/**
 * A pattern that is not a regular expression matches everything, as in validators that skip it.
 *
 * @throws TooManyAlternatives for one that takes too long to tell
 */
export function matches(pattern: string, value: string): boolean {
  const compiled = compile(pattern);
  if (compiled === undefined) return true;
  if (value.length < LONG_TEXT) return compiled.test(value);
  const result = time.run(() => compiled.test(value));
  if (result === undefined) throw new TooManyAlternatives();
  return result.value;
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function acceptsList(atom: Atom, value: readonly unknown[]): boolean {
  if (value.length < atom.minItems || value.length > atom.maxItems) return false;
  if (
    atom.uniqueItems &&
    value.some((one, index) => value.slice(0, index).some((other) => isSame(one as Json, other as Json)))
  )
    return false;
  if (!value.every((one, index) => acceptsValue(itemNodes(atom, index), one))) return false;
  return atom.contains.every(({ node, min, max }) => {
    const count = value.filter((one) => acceptsValue([node], one)).length;
    return count >= min && count <= max;
  });
}

function acceptsObject(atom: Atom, value: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(value);
  return (
    names.length >= atom.minProperties &&
    names.length <= atom.maxProperties &&
    [...atom.required].every((name) => Object.hasOwn(value, name)) &&
    names.every(
      (name) => acceptsValue(memberNodes(atom, name), value[name]) && acceptsValue(atom.names, name),
    )
  );
}
