import { expect, test } from 'vitest';
import { rows } from '../../../conformance/catalogue/catalogue.ts';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';

// The suite reads a part of JSON Schema's vocabulary. What stands outside of that part would silently not be judged.

type Node = Readonly<Record<string, unknown>>;

const READ = ['$ref', 'type', 'properties', 'required', 'items', 'pattern', 'maxLength'];

/** They say nothing that could be broken beside what is read. Of `additionalProperties` that holds while it is true. */
const SAY_NOTHING = ['title', 'format', 'description', 'example', 'examples', 'additionalProperties'];

const schemas = document.components.schemas as Readonly<Record<string, Node>>;

/** Every schema that a body of a request or a success is made of, by where it stands. */
const bodies = new Map<string, Node>();

function collect(where: string, schema: unknown, around: readonly string[]): void {
  const node = schema as Node;
  bodies.set(where, node);
  const inner = (name: string, one: unknown) => collect(`${where}/${name}`, one, around);
  for (const [name, one] of Object.entries((node.properties ?? {}) as Node)) inner(`properties/${name}`, one);
  if (node.items !== undefined) inner('items', node.items);
  if (typeof node.$ref !== 'string') return;
  const name = node.$ref.replace('#/components/schemas/', '');
  if (around.includes(name)) throw new Error(`${[...around, name].join(' > ')} has no end`);
  collect(name, schemas[name], [...around, name]);
}

for (const [path, methods] of Object.entries(
  document.paths as unknown as Record<string, Record<string, Node>>,
))
  for (const [method, { requestBody, responses }] of Object.entries(methods)) {
    const { default: _, ...successes } = responses as Record<string, Node>;
    for (const [side, holder] of Object.entries({ requestBody, ...successes })) {
      if (holder === undefined) continue;
      const { content, ...rest } = holder as { content: Record<string, { schema: unknown }> };
      expect(Object.keys(content)).toEqual(['application/json']);
      expect(Object.keys(rest).filter((key) => !['description', 'required', 'links'].includes(key))).toEqual(
        [],
      );
      collect(`${method} ${path} ${side}`, content['application/json']?.schema, []);
    }
  }

function breaking(rule: (node: Node) => boolean): string[] {
  return [...bodies].filter(([, node]) => !rule(node)).map(([where]) => where);
}

test('there are bodies to look at', () => {
  expect(bodies.size).toBeGreaterThan(Object.keys(schemas).length);
});

test('no schema of a body says more than the suite reads', () => {
  const known = (key: string) =>
    READ.includes(key) || SAY_NOTHING.includes(key) || key === 'const' || key.startsWith('x-');
  expect(breaking((node) => Object.keys(node).every(known))).toEqual([]);
  expect(breaking((node) => (node.additionalProperties ?? true) === true)).toEqual([]);
});

test('a constant is judged by a row, which says the same', () => {
  const constants = [...bodies].filter(([, node]) => 'const' in node);
  expect(constants).not.toEqual([]);
  for (const [where, { const: value }] of constants) {
    const [, component, name] = /^(\w+)\/properties\/(\w+)$/.exec(where) ?? [];
    const judged = rows.filter(
      ({ operations: [first], check, evidence }) =>
        first !== undefined &&
        operations[first].response === component &&
        evidence === 'stated' &&
        'equals' in check &&
        check.equals[`/${name}`] === value,
    );
    expect({ where, rows: judged.length }).toEqual({ where, rows: 1 });
  }
});

test('beside a reference, only notes', () => {
  expect(breaking((node) => !('$ref' in node) || !READ.slice(1).some((key) => key in node))).toEqual([]);
});

test('a type is a string, true or false, an object or a list, and only the last two may name null beside it', () => {
  const types = new Set([...bodies.values()].map(({ type }) => JSON.stringify(type)));
  const single = ['"array"', '"boolean"', '"object"', '"string"'];
  expect([...types].sort()).toEqual([...single, '["array","null"]', '["object","null"]', undefined].sort());
});

test('keywords stand beside the type that they are about', () => {
  const beside = (keys: readonly string[], type: string) =>
    breaking((node) => !keys.some((key) => key in node) || [node.type].flat()[0] === type);
  expect(beside(['pattern', 'maxLength'], 'string')).toEqual([]);
  expect(beside(['properties', 'required', 'additionalProperties'], 'object')).toEqual([]);
  expect(beside(['items'], 'array')).toEqual([]);
  expect(beside(['x-sensitive'], 'string')).toEqual(
    [...bodies].filter(([, node]) => 'x-sensitive' in node && '$ref' in node).map(([where]) => where),
  );
});

test('what is required is described, under a name that an id can hold', () => {
  const names = [...bodies.values()].flatMap(({ properties }) => Object.keys((properties ?? {}) as Node));
  expect(names.filter((name) => !/^[@\w]+$/.test(name))).toEqual([]);
  // An object without the field would seem to have it: `constructor`.
  expect(names.filter((name) => name in {})).toEqual([]);
  expect(
    breaking(({ required = [], properties = {} }) =>
      (required as string[]).every((name) => Object.hasOwn(properties as Node, name)),
    ),
  ).toEqual([]);
});
