/** Reads lists and objects in OpenAPI's styles. Only for a description with parameters or forms that need it. */
import type { ParameterRow, ParameterSource, ValueShape } from './server-types.ts';
import { convert, type FormPair, Misread, parseJson, set } from './server-values.ts';

type Decode = ParameterSource['decode'];

export interface Style {
  readonly style:
    | 'form'
    | 'simple'
    | 'label'
    | 'matrix'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject'
    | 'cookie'
    | 'json';
  readonly explode?: boolean;
}

interface ObjectShape {
  readonly properties: Readonly<Record<string, ValueShape>>;
  readonly rest?: ValueShape;
}

/** A value may be one of these: one text, a list, an object. */
interface Alternatives {
  readonly scalar: ValueShape | undefined;
  readonly items: ValueShape | undefined;
  readonly object: ObjectShape | undefined;
}

const NO_OBJECT: ObjectShape = { properties: {} };

function alternativesOf(shape: ValueShape): Alternatives {
  if (shape === 'any') return { scalar: 'any', items: 'any', object: NO_OBJECT };
  const all = typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf : [shape];
  const scalars = all.filter((one) => typeof one === 'string');
  const lists = all.flatMap((one) => (typeof one === 'object' && 'items' in one ? [one.items] : []));
  const objects = all.flatMap((one) => (typeof one === 'object' && 'properties' in one ? [one] : []));
  return {
    scalar: scalars.length > 1 ? { oneOf: scalars } : scalars[0],
    items: lists.length > 1 ? { oneOf: lists } : lists[0],
    object: objects.length > 1 ? merged(objects) : objects[0],
  };
}

/** Every property is known if there are several kinds of object, in each of its shapes. */
function merged(objects: readonly ObjectShape[]): ObjectShape {
  const rest = objects.find((one) => one.rest !== undefined)?.rest;
  const properties = new Map<string, ValueShape>();
  for (const [name, shape] of objects.flatMap((one) => Object.entries(one.properties)))
    properties.set(name, either(properties.get(name), shape));
  return { properties: Object.fromEntries(properties), ...(rest === undefined ? {} : { rest }) };
}

function either(one: ValueShape | undefined, other: ValueShape): ValueShape {
  if (one === undefined || other === 'any') return other;
  if (one === 'any') return one;
  const shapes = [one, other].flatMap((shape) =>
    typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf : [shape],
  );
  // Any text is a string, so that the other shapes come before it.
  return { oneOf: shapes.sort((left, right) => Number(left === 'string') - Number(right === 'string')) };
}

function memberShape({ properties, rest = 'any' }: ObjectShape, name: string): ValueShape {
  return Object.keys(properties).includes(name) ? (properties[name] ?? 'any') : rest;
}

/** The items of a list, or the members of an object written `R=100` each, or `R` and `100` in turns. */
function fromParts(
  { scalar, items, object }: Alternatives,
  parts: readonly string[],
  explode: boolean | undefined,
  decode: Decode,
): unknown {
  const isObject =
    object !== undefined && (explode ? parts.every((part) => part.includes('=')) : parts.length % 2 === 0);
  if (items === undefined && isObject) return objectFrom(object, pairsFrom(parts, explode), decode);
  if (items !== undefined && (parts.length > 1 || scalar === undefined))
    return parts.map((part) => convert(items, decode(part)));
  if (scalar === undefined || parts.length > 1)
    throw new Misread('type', 'is not written in the described style');
  return convert(scalar, decode(parts[0] ?? ''));
}

function pairsFrom(parts: readonly string[], explode: boolean | undefined): FormPair[] {
  if (!explode)
    return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, raw: parts[at + 1] ?? '' }] : []));
  return parts.map((part) => {
    const equals = part.indexOf('=');
    return { name: part.slice(0, equals), raw: part.slice(equals + 1) };
  });
}

function objectFrom(
  shape: ObjectShape,
  pairs: readonly FormPair[],
  decode: Decode,
  decodeName = decode,
): object {
  const value = {};
  for (const pair of pairs) {
    const name = decodeName(pair.name);
    if (name === undefined) throw new Misread('encoding', 'holds a broken percent-encoding');
    if (Object.keys(value).includes(name)) throw new Misread('duplicate', 'holds a name more than once');
    set(value, name, convert(memberShape(shape, name), decode(pair.raw)));
  }
  return value;
}

/** Reads a path parameter in the styles `simple`, `label` and `matrix`, or JSON. */
export function inPath({ style, explode }: Style): NonNullable<ParameterRow['parse']> {
  return ({ name, shape }, { text, decode }) => {
    if (text === undefined) return undefined;
    if (style === 'json') return parseJson(decode(text) ?? '');
    const alternatives = alternativesOf(shape);
    if (style === 'matrix') return fromMatrix(name, alternatives, text, explode, decode);
    if (style === 'label' && !text.startsWith('.')) throw new Misread('style', 'must begin with a dot');
    const own = style === 'label' ? text.slice(1) : text;
    const isList = alternatives.items !== undefined || alternatives.object !== undefined;
    if (!isList) return fromParts(alternatives, [own], explode, decode);
    return fromParts(alternatives, own.split(style === 'label' && explode ? '.' : ','), explode, decode);
  };
}

function fromMatrix(
  name: string,
  alternatives: Alternatives,
  text: string,
  explode: boolean | undefined,
  decode: Decode,
): unknown {
  if (!text.startsWith(';')) throw new Misread('style', 'must begin with a semicolon');
  // A name alone is an empty text (RFC 6570).
  const parts = text
    .slice(1)
    .split(';')
    .map((part) => (part.includes('=') ? part : `${part}=`));
  const pairs = pairsFrom(parts, true);
  const isOwn = pairs.every((pair) => decode(pair.name) === name);
  if (explode && alternatives.object !== undefined && !(isOwn && alternatives.items !== undefined))
    return objectFrom(alternatives.object, pairs, decode);
  if (!isOwn) throw new Misread('style', `must be written ;${name}=`);
  const raws = pairs.map(({ raw }) => raw);
  const isList = alternatives.items !== undefined || alternatives.object !== undefined;
  return fromParts(
    alternatives,
    explode || !isList ? raws : raws.flatMap((raw) => raw.split(',')),
    false,
    decode,
  );
}

/** Reads a header in the style `simple`, or JSON. */
export function inHeader({ style, explode }: Style): NonNullable<ParameterRow['parse']> {
  return ({ shape }, { text }) => {
    if (text === undefined) return undefined;
    if (style === 'json') return parseJson(text);
    const trimmed = text.split(',').map((part) => part.trim());
    return fromParts(alternativesOf(shape), trimmed, explode, (part) => part);
  };
}

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/** Reads a parameter of a query or a cookie, or a field of a form. */
export function inForm({ style, explode }: Style): NonNullable<ParameterRow['parse']> {
  return ({ name, shape }, { pairs, described, decode: decodeForm }) => {
    const decode = style === 'cookie' ? asItIs : decodeForm;
    const alternatives = alternativesOf(shape);
    const own = pairs.filter((pair) => pair.name === name);
    if (style === 'deepObject') {
      const deep = pairs.filter((pair) => pair.name.startsWith(`${name}[`));
      if (deep.length > 0) return fromTree(alternatives, treeOf(name, [...own, ...deep]), decode);
    }
    const { object, items, scalar } = alternatives;
    if (explode && style !== 'deepObject' && own.length === 0 && object !== undefined) {
      const members = pairs.filter((pair) => isMember(object, pair.name, described));
      return members.length === 0 ? undefined : objectFrom(object, members, decode, asItIs);
    }
    const [first, ...others] = own;
    if (first === undefined) return undefined;
    if (style !== 'json' && explode && items !== undefined && (others.length > 0 || scalar === undefined))
      return own.map(({ raw }) => convert(items, decode(raw)));
    if (others.length > 0) throw new Misread('duplicate', 'is given more than once');
    if (style === 'json') return parseJson(decode(first.raw) ?? '');
    const isList = !explode && (items !== undefined || object !== undefined);
    const parts = isList ? first.raw.split(SEPARATORS[style] ?? ',') : [first.raw];
    return fromParts(alternatives, parts, false, decode);
  };
}

/** The names of pairs are decoded already; their values are not, but for cookies, which encode nothing. */
const asItIs: Decode = (text) => text;

/** An exploded object without named properties takes every name that no other parameter has, with its brackets or without. */
function isMember({ properties, rest }: ObjectShape, name: string, described: ReadonlySet<string>): boolean {
  if (Object.keys(properties).includes(name)) return true;
  return (
    (rest !== undefined || Object.keys(properties).length === 0) &&
    !described.has(name) &&
    !described.has(name.split('[', 1)[0] ?? '')
  );
}

/** The values below a name, by the keys in brackets; a key that stands there twice has several texts. */
interface Tree {
  readonly raws: string[];
  readonly below: Map<string, Tree>;
}

/** Deeper brackets than any honest caller writes. */
const MAX_DEPTH = 32;

function treeOf(name: string, pairs: readonly FormPair[]): Tree {
  const root: Tree = { raws: [], below: new Map() };
  for (const pair of pairs) {
    const path = pair.name.slice(name.length);
    if (!/^(?:\[[^[\]]*\])*$/.test(path)) throw new Misread('style', 'has brackets that do not match');
    const keys = path.slice(1, -1).split('][');
    if (keys.length > MAX_DEPTH) throw new Misread('style', 'is nested too deeply');
    let node = root;
    for (const key of path === '' ? [] : keys) {
      // `tags[]=a&tags[]=b`
      const known = node.below.get(key) ?? { raws: [], below: new Map() };
      node.below.set(key, known);
      node = known;
    }
    node.raws.push(pair.raw);
  }
  return root;
}

function fromTree(alternatives: Alternatives, { raws, below }: Tree, decode: Decode): unknown {
  const { scalar, items, object } = alternatives;
  const [raw = ''] = raws;
  if (below.size === 0) {
    if (items !== undefined && (raws.length > 1 || scalar === undefined))
      return raws.map((one) => convert(items, decode(one)));
    if (raws.length > 1) throw new Misread('duplicate', 'is given more than once');
    return convert(scalar ?? 'string', decode(raw));
  }
  if (raws.length > 0) throw new Misread('style', 'is both a value and an object');
  const keys = [...below.keys()];
  if (items !== undefined && keys.every((key) => /^\d*$/.test(key))) {
    return [...below.values()].flatMap((one) => {
      const isMany = one.below.size === 0 && one.raws.length > 1;
      const texts = isMany ? one.raws.map((text) => ({ raws: [text], below: new Map() })) : [one];
      return texts.map((text) => fromTree(alternativesOf(items), text, decode));
    });
  }
  const value = {};
  for (const [key, one] of below)
    set(value, key, fromTree(alternativesOf(memberShape(object ?? NO_OBJECT, key)), one, decode));
  return value;
}
