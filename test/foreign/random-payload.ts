import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { samplePattern } from '../../scripts/pipeline/sample/sample-pattern.ts';

export const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  ' ',
  'x',
  'null',
  '0.00',
  '2024-02-30T00:00:00Z',
  'x'.repeat(70),
  '😀'.repeat(3),
  [],
  [null],
  {},
  { id: 1 },
];
/** Values for a schema that says nothing. A member that no schema describes would hide what is looked for. */
const ANYTHING = STRANGE.filter((one) => !isObject(one) || Object.keys(one).length === 0);
const DEEP = 5;

/** A value that mostly fits a schema, made step by step: schemas of public descriptions are too wide and too deep to be laid out before. */
export function randomPayload(
  document: JsonObject,
  schema: Json | undefined,
  random: () => number,
  depth = 0,
): Json {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const inner = (next: Json | undefined) => randomPayload(document, next, random, depth + 1);
  if (!isObject(schema)) return pick(ANYTHING) ?? null;
  if (depth > 30) return null;
  if (typeof schema.$ref === 'string' && random() > 0.02) return inner(at(document, schema.$ref));
  if ('const' in schema) return schema.const ?? null;
  if (Array.isArray(schema.enum) && random() > 0.05) return pick(schema.enum as readonly Json[]) ?? null;
  if (Array.isArray(schema.allOf)) {
    const members = [...(schema.allOf as readonly Json[]), { ...schema, allOf: null } as JsonObject].map(
      inner,
    );
    const objects = members.filter(isObject);
    return objects.length > 0 ? Object.assign({}, ...objects) : (members[0] ?? null);
  }
  for (const choices of [schema.oneOf, schema.anyOf]) {
    if (!Array.isArray(choices) || choices.length === 0) continue;
    const one = inner(pick(choices as readonly Json[]));
    const { oneOf: _, anyOf: __, ...rest } = schema;
    if (!isObject(one) || !('properties' in rest)) return one;
    const others = inner(rest);
    return isObject(others) ? { ...others, ...one } : one;
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  switch (pick(types) ?? ('properties' in schema ? 'object' : undefined)) {
    case 'null':
      return null;
    case 'boolean':
      return random() < 0.5;
    case 'integer':
    case 'number': {
      const near = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum].filter(
        Number.isFinite,
      );
      const base = Number(pick(near) ?? 0) + Math.floor(random() * 5) - 2;
      return schema.type === 'number' && random() < 0.3 ? base + 0.5 : base;
    }
    case 'string':
      if (typeof schema.pattern === 'string')
        return samplePattern(schema.pattern, Math.floor(random() * 9)) ?? 'x';
      return 'text '.repeat(9).slice(0, Math.floor(random() * 12) + (Number(schema.minLength) || 0));
    case 'array':
      return depth > DEEP
        ? []
        : Array.from({ length: Math.floor(random() * 3) + (Number(schema.minItems) || 0) }, () =>
            inner(schema.items),
          );
    case 'object':
      return objectFor(schema, inner, random, depth);
    default:
      return pick(ANYTHING) ?? null;
  }
}

function objectFor(
  schema: JsonObject,
  inner: (next: Json | undefined) => Json,
  random: () => number,
  depth: number,
): Json {
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  const value: Record<string, Json> = {};
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const chance = required.has(name) ? 0.98 : depth > DEEP ? 0 : 0.6 / (depth + 1);
    if (random() < chance) value[name] = inner(property);
  }
  if (isObject(schema.additionalProperties) && depth <= DEEP)
    value.other = inner(schema.additionalProperties);
  return value;
}

/** A copy with one to three places changed: taken away, replaced, or with a member more. */
export function mutated(payload: Json, random: () => number, strange = STRANGE): Json {
  let root = structuredClone(payload) as Json;
  const changes = 1 + Math.floor(random() * 3);
  for (let count = 0; count < changes; count++) {
    const places: [Record<string, Json>, string][] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const key of Object.keys(node)) {
        places.push([node as Record<string, Json>, key]);
        visit((node as Record<string, Json>)[key]);
      }
    };
    visit(root);
    const other = structuredClone(strange[Math.floor(random() * strange.length)] ?? null);
    const place = places[Math.floor(random() * places.length)];
    if (place === undefined) root = other;
    else {
      const [holder, key] = place;
      const how = random();
      if (how < 0.3 && !Array.isArray(holder)) delete holder[key];
      else if (how < 0.5 && !Array.isArray(holder)) holder.extraField = other;
      else if (how < 0.3 && Array.isArray(holder)) holder.splice(Number(key), 1);
      else if (how < 0.5 && Array.isArray(holder)) holder.push(other);
      else if (how < 0.7 && typeof holder[key] === 'string') holder[key] = spoiled(holder[key], random);
      else holder[key] = other;
    }
  }
  return root;
}

function spoiled(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const ways = [`${text}\n`, text.slice(1), text.toUpperCase(), `${text.slice(0, at)}0${text.slice(at)}`];
  return ways[Math.floor(random() * ways.length)] ?? '';
}
