import fc from 'fast-check';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';

/** Values that fit nothing in particular. */
const STRANGE: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    '',
    ' ',
    'x',
    'null',
    '0.00',
    '2024-02-30T00:00:00Z',
    '😀'.repeat(3),
  ],
  ...['x'.repeat(60), [], [null], {}, { id: 1 }, JSON.parse('{"__proto__":{"a":1}}'), { constructor: 1 }],
];

interface Mutation {
  readonly where: number;
  readonly how: number;
  readonly value: unknown;
}

/** Payloads for a schema: the examples and values made from the schema, each as it is or changed in up to three places. */
export function payloads(
  document: JsonObject,
  schema: unknown,
  examples: readonly unknown[],
): fc.Arbitrary<unknown> {
  const made = fitting(document, schema as Json, 0);
  const base = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made;
  const mutation = fc.record({
    where: fc.nat(),
    how: fc.nat(4),
    value: fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 1 })),
  });
  return fc
    .tuple(base, fc.array(mutation, { maxLength: 3 }))
    .map(([value, mutations]) => mutations.reduce(mutate, structuredClone(value)));
}

/** Values that mostly fit a schema; where a keyword is too hard to aim at, the mutations see to variety anyway. */
function fitting(document: JsonObject, schema: Json | undefined, depth: number): fc.Arbitrary<unknown> {
  if (!isObject(schema)) return fc.jsonValue({ maxDepth: 1 });
  const inner = (next: Json | undefined) => fitting(document, next, depth + 1);
  if (typeof schema.$ref === 'string') return inner(at(document, schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  for (const key of ['anyOf', 'oneOf']) {
    const members = schema[key];
    if (Array.isArray(members) && members.length > 0) return fc.oneof(...members.map(inner));
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => inner({ ...schema, type })));
  switch (types[0] ?? (isObject(schema.properties) ? 'object' : undefined)) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: -2, max: 120 });
    case 'number':
      return fc.double({ min: -2, max: 120, noNaN: true });
    case 'string':
      return typeof schema.pattern === 'string'
        ? matching(schema.pattern)
        : fc.string({ maxLength: 45, unit: 'grapheme' });
    case 'array':
      return fc.array(depth > 6 ? fc.constant(null) : inner(schema.items), { maxLength: 4 });
    case 'object':
      return object(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

const known = new Map<string, fc.Arbitrary<string>>();

/** Made once for each pattern: that takes longer than all the texts that are drawn from it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const texts = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  known.set(pattern, texts);
  return texts;
}

function object(
  schema: JsonObject,
  inner: (schema: Json | undefined) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const entries = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const shape = Object.fromEntries(entries.map(([name, property]) => [name, inner(property)]));
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const requiredKeys = required.filter((name) => Object.hasOwn(shape, name));
  return fc.record(shape, { requiredKeys }) as fc.Arbitrary<unknown>;
}

type Holder = Record<string | number, unknown>;

/** Changes one place: replaces it, takes it away, adds beside it, or spoils a text. */
function mutate(root: unknown, { where, how, value: shared }: Mutation): unknown {
  const value = structuredClone(shared);
  const places: [holder: Holder, key: string][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Holder, key]);
      visit(child);
    }
  };
  visit(root);
  const place = places[where % Math.max(places.length, 1)];
  if (place === undefined) return value;
  const [holder, key] = place;
  const old = holder[key];
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (how === 0) delete holder[key];
  else if (how === 1 && Array.isArray(holder)) holder.push(value);
  else if (how === 1) holder.extraField = value;
  else if (how === 2 && typeof old === 'string') holder[key] = spoiled(old, where);
  else holder[key] = value;
  return root;
}

function spoiled(text: string, where: number): string {
  const at = where % (text.length + 1);
  return (
    [`${text}\n`, text.slice(1), text.toUpperCase(), `${text.slice(0, at)}0${text.slice(at)}`][where % 4] ??
    ''
  );
}
