import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../../lib/json.ts';
import { probesFor } from './probes.ts';
import { type Found, type Json, type Reading, readDescription } from './reading.ts';
import type { Field } from './source-fields.ts';
import { OPERATIONS, type Operation, SECTIONS } from './source-table.ts';

let description: Reading;
beforeAll(async () => {
  description = await readDescription();
});

const SIDES = ['request', 'response'] as const;
type Side = (typeof SIDES)[number];

const bodies = OPERATIONS.flatMap((operation) =>
  SIDES.filter((side) => operation[side] !== undefined).map((side) => ({
    operation,
    side,
    name: `${operation.id} ${side}`,
  })),
);

interface Pair {
  readonly field: Field;
  readonly found: Found;
  /** Returns the place that a complaint about the field points to. */
  readonly place: string;
}

function found(operation: Operation, side: Side): Found[] {
  const pointer = description.bodySchema(operation.id, side);
  return pointer === undefined ? [] : description.fields(pointer);
}

/** Fields known to both sides; `describes the fields of the source` tells of the others. */
function pairs(operation: Operation, side: Side): Pair[] {
  const described = new Map(found(operation, side).map((entry) => [entry.path, entry]));
  return (operation[side] ?? []).flatMap((field) => {
    const entry = described.get(field.path);
    const place = `${operation.id} ${side}, ${field.path} (source ${field.section})`;
    return entry === undefined ? [] : [{ field, found: entry, place }];
  });
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
/** `x-source` may name several: `2.5, 8`. */
const sectionsOf = (source: unknown): string[] => String(source).split(', ');
const sorted = (values: Iterable<unknown>): string[] => [...values].map(String).sort();

describe.each(bodies)('$name', ({ operation, side }) => {
  test('describes the fields of the source, all of them and no others', () => {
    const described = found(operation, side).map(({ path }) => path);
    const stated = (operation[side] ?? []).map(({ path }) => path);
    expect({
      missing: stated.filter((path) => !described.includes(path)),
      invented: described.filter((path) => !stated.includes(path)),
    }).toEqual({ missing: [], invented: [] });
  });

  test('gives each field its type', () => {
    const wrong = pairs(operation, side)
      .filter(({ field, found }) => field.type !== found.type)
      .map(({ field, found, place }) => `${place}: expected ${field.type}, found ${found.type}`);
    expect(wrong).toEqual([]);
  });

  test('accepts and refuses what the source says of each field', () => {
    const wrong = pairs(operation, side).flatMap(({ field, found, place }) => {
      const validate = description.validator(found.pointer);
      return probesFor(field)
        .filter(({ value, accepted }) => validate(value) !== accepted)
        .map(({ value, accepted }) => {
          const expected = accepted ? 'accepted' : 'refused';
          return `${place}: ${field.type}/${field.format}/${field.unset}: expected ${show(value)} ${expected}`;
        });
    });
    expect(wrong).toEqual([]);
  });

  test(side === 'request' ? 'requires nothing' : 'requires every field', () => {
    const wrong = pairs(operation, side)
      .filter(({ field, found }) => found.required !== (side === 'response' && !field.path.endsWith('[]')))
      .map(({ found, place }) => `${place}: found ${found.required ? 'required' : 'not required'}`);
    expect(wrong).toEqual([]);
  });

  test('says on what evidence a field always has a value', () => {
    const wrong = pairs(operation, side)
      .filter(({ field, found }) => (side === 'response' ? field.alwaysSet : undefined) !== found.alwaysSet)
      .map(({ field, found, place }) => `${place}: expected ${field.alwaysSet}, found ${found.alwaysSet}`);
    expect(wrong).toEqual([]);
  });

  test('shows the values that were seen', () => {
    const wrong = pairs(operation, side)
      .filter(({ field, found }) => show(sorted(field.seen)) !== show(sorted(found.seen)))
      .map(({ field, found, place }) => `${place}: expected ${show(field.seen)}, found ${show(found.seen)}`);
    expect(wrong).toEqual([]);
  });

  test('names the section of the source', () => {
    const wrong = pairs(operation, side)
      .filter(
        ({ field, found }) => !sectionsOf(found.source).some((one) => field.section.split(' ').includes(one)),
      )
      .map(({ field, found, place }) => `${place}: expected ${field.section}, found ${show(found.source)}`);
    expect(wrong).toEqual([]);
  });

  test('accepts fields that nobody has seen yet, in every object', () => {
    const pointer = description.bodySchema(operation.id, side);
    const validate = description.validator(`${pointer}`);
    const example = description.example(operation.id, side);
    expect(validate(example) ? [] : validate.errors).toEqual([]);
    expect(validate(withStrangers(example)) ? [] : validate.errors).toEqual([]);
  });
});

test.each(OPERATIONS.filter(({ constants }) => constants !== undefined))(
  '$id response: fields that have one value have no other',
  ({ id, constants = {} }) => {
    const validate = description.validator(`${description.bodySchema(id, 'response')}`);
    const example = description.example(id, 'response') as Json;
    expect(example).toMatchObject(constants);
    for (const name of Object.keys(constants))
      for (const value of ['', 'another', undefined])
        expect([name, value, validate({ ...example, [name]: value })]).toEqual([name, value, false]);
  },
);

/** Returns the same payload with a field that no description knows in each of its objects. */
function withStrangers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (!isObject(value)) return value;
  const known = Object.entries(value).map(([name, inner]) => [name, withStrangers(inner)] as const);
  return { ...Object.fromEntries(known), neverSeenBefore: { at: ['all', null, 1] } };
}

test('a field of one format and unset form has one schema of its own', () => {
  const users = new Map<string, Set<string>>();
  const targets = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const { operation, side } of bodies) {
    for (const { field, found, place } of pairs(operation, side)) {
      // The end of an account number is no format of section 1.
      if (field.format === 'none' || field.format === 'last4') continue;
      const form = `${field.format}/${field.unset}`;
      note(targets, form, found.component ?? `no shared schema at ${place}`);
      note(users, `${found.component}`, form);
    }
  }
  const many = [...targets, ...users]
    .filter(([, names]) => names.size !== 1)
    .map(([key, names]) => [key, ...names]);
  expect(many).toEqual([]);
});

describe('operations', () => {
  test('are those of the source, with their methods and paths', () => {
    const described = description
      .operations()
      .map(({ method, path, operation }) => `${operation.operationId}: ${method} ${path}`);
    const stated = OPERATIONS.map(({ id, method, path }) => `${id}: ${method} ${path}`);
    expect(sorted(described)).toEqual(sorted(stated));
  });

  test.each(OPERATIONS)('$id names its section', ({ id, section }) => {
    expect(sectionsOf(description.operation(id).operation['x-source'])).toContain(section);
  });

  test.each(OPERATIONS)(
    '$id takes the path parameters of the source and nothing else',
    ({ id, pathParameters }) => {
      const { operation, item, pointer, path } = description.operation(id);
      const lists: [unknown, string][] = [
        [item.parameters, pointer.slice(0, pointer.lastIndexOf('/'))],
        [operation.parameters, pointer],
      ];
      const parameters = lists.flatMap(([list, at]) =>
        (Array.isArray(list) ? list : []).map((parameter: Json, index) => ({
          ...(description.follow(parameter) as Json),
          pointer: typeof parameter.$ref === 'string' ? parameter.$ref : `${at}/parameters/${index}`,
        })),
      ) as (Json & { pointer: string })[];
      expect(parameters.map(({ name, in: place, required }) => ({ name, in: place, required }))).toEqual(
        pathParameters.map(({ name }) => ({ name, in: 'path', required: true })),
      );
      for (const [index, { kind, name }] of pathParameters.entries()) {
        expect(path).toContain(`{${name}}`);
        const validate = description.validator(`${parameters[index]?.pointer}/schema`);
        const wrong = probesFor({ type: 'string', format: kind, unset: 'never' })
          .filter(({ value, accepted }) => validate(value) !== accepted)
          .map(
            ({ value, accepted }) =>
              `${id} ${name}: expected ${show(value)} ${accepted ? 'accepted' : 'refused'}`,
          );
        expect(wrong).toEqual([]);
      }
    },
  );

  test.each(OPERATIONS)('$id sends the headers seen on it, none of them mandatory', ({ id, headers }) => {
    const { operation } = description.operation(id);
    const components = description.document.components as Json;
    const schemes = components.securitySchemes as { [name: string]: Json };
    const requirements = (operation.security ?? description.document.security ?? []) as Json[];
    const names = new Set(requirements.flatMap((requirement) => Object.keys(requirement)));
    for (const name of names) expect(schemes[name]).toMatchObject({ type: 'apiKey', in: 'header' });
    expect(sorted([...names].map((name) => schemes[name]?.name))).toEqual(sorted(headers));
    expect(requirements, 'an empty alternative: works without').toContainEqual({});
    const fullest = requirements.map((requirement) => Object.keys(requirement).length);
    expect(Math.max(...fullest), 'one alternative that holds them all').toBe(headers.length);
  });

  test('use every security scheme that is described', () => {
    const schemes = Object.values(
      (description.document.components as Json).securitySchemes as { [name: string]: Json },
    );
    const stated = new Set(OPERATIONS.flatMap(({ headers }) => headers));
    expect(sorted(schemes.map(({ name }) => name))).toEqual(sorted(stated));
  });

  test.each(OPERATIONS)(
    '$id answers with the status of the source, and nothing is said of errors',
    ({ id, success }) => {
      const responses = description.operation(id).operation.responses as { [status: string]: unknown };
      expect(sorted(Object.keys(responses))).toEqual(
        sorted([success === 'not shown' ? '2XX' : success, 'default']),
      );
      expect(description.follow(responses.default)).not.toHaveProperty('content');
    },
  );

  test.each(OPERATIONS)(
    '$id speaks JSON only, and has a body where the source has one',
    ({ id, request }) => {
      const { operation } = description.operation(id);
      const body = description.follow(operation.requestBody) as Json | undefined;
      const answers = Object.values(operation.responses as Json).map(
        (response) => description.follow(response) as Json,
      );
      const contents = [body, ...answers].flatMap((holder) =>
        isObject(holder?.content) ? [holder.content] : [],
      );
      expect(body !== undefined).toBe(request !== undefined);
      for (const content of contents) expect(Object.keys(content)).toEqual(['application/json']);
    },
  );
});

test('the address of the service is left open', () => {
  const servers = description.document.servers as Json[];
  expect(servers.map(({ url }) => url)).toEqual(['{base_url}']);
});

describe('nothing is invented', () => {
  /** Every schema of the document with its pointer; a keyword that is not sanctioned below never hides one. */
  function schemas(): [pointer: string, schema: Json][] {
    const list: [string, Json][] = [];
    const visit = (schema: unknown, pointer: string): void => {
      if (!isObject(schema)) return;
      list.push([pointer, schema]);
      for (const [name, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
        visit(inner, `${pointer}/properties/${name}`);
      }
      if ('items' in schema) visit(schema.items, `${pointer}/items`);
      for (const keyword of ['anyOf', 'allOf']) {
        const list = schema[keyword];
        for (const [index, inner] of (Array.isArray(list) ? list : []).entries()) {
          visit(inner, `${pointer}/${keyword}/${index}`);
        }
      }
    };
    const search = (value: unknown, pointer: string): void => {
      for (const [key, inner] of Object.entries(
        Array.isArray(value) ? value : isObject(value) ? value : {},
      )) {
        if (key === 'example' || key === 'examples') continue;
        if (key === 'schema') visit(inner, `${pointer}/schema`);
        else search(inner, `${pointer}/${key}`);
      }
    };
    const { schemas: named, ...rest } = description.document.components as { schemas: Json };
    for (const [name, schema] of Object.entries(named)) visit(schema, `#/components/schemas/${name}`);
    search({ ...description.document, components: rest }, '#');
    return list;
  }

  const DESCRIBING = ['title', 'description', 'example', 'examples'];
  const SANCTIONED = [
    '$ref',
    'type',
    'properties',
    'required',
    'items',
    'anyOf',
    'allOf',
    'pattern',
    ...DESCRIBING,
  ];

  test('no keyword limits a value beyond what the source says', () => {
    const last4 = new Set(
      bodies.flatMap(({ operation, side }) =>
        pairs(operation, side)
          .filter(({ field }) => field.format === 'last4')
          .flatMap(({ found }) => [found.pointer, `#/components/schemas/${found.component}`]),
      ),
    );
    const constants = new Set(
      OPERATIONS.flatMap((operation) => {
        const schema = description.at(`${description.bodySchema(operation.id, 'response')}`) as Json;
        return Object.keys(operation.constants ?? {}).map(
          (name) => `${schema.$ref}/allOf/1/properties/${name}`,
        );
      }),
    );
    const wrong = schemas().flatMap(([pointer, schema]) =>
      Object.entries(schema)
        .filter(([key]) => !SANCTIONED.includes(key) && !key.startsWith('x-'))
        .filter(([key, value]) => !(key === 'maxLength' && value === 4 && last4.has(pointer)))
        .filter(([key, value]) => !(key === 'additionalProperties' && value === true))
        .filter(([key]) => !(key === 'const' && constants.has(pointer)))
        // `password` is only how a form hides what is typed.
        .filter(([, value]) => !(value === 'password' && schema['x-sensitive'] === true))
        .map(([key, value]) => `${pointer}: ${key}: ${show(value)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('an alternative is always a shape or null, and a pattern stands on text only', () => {
    const wrong = schemas().flatMap(([pointer, schema]) => {
      const options = Array.isArray(schema.anyOf) ? schema.anyOf : undefined;
      const odd = options !== undefined && !(options.length === 2 && options.filter(isNull).length === 1);
      return [
        ...(odd ? [`${pointer}: anyOf is not a shape or null`] : []),
        ...('pattern' in schema && schema.type !== 'string'
          ? [`${pointer}: pattern on ${show(schema.type)}`]
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  const isNull = (schema: unknown): boolean => isObject(schema) && schema.type === 'null';

  test('every shared schema names a section that the source has', () => {
    const named = (description.document.components as { schemas: { [name: string]: Json } }).schemas;
    const wrong = Object.entries(named)
      .filter(([, schema]) => !sectionsOf(schema['x-source']).every((one) => SECTIONS.includes(one)))
      .map(([name, schema]) => `${name}: ${show(schema['x-source'])}`);
    expect(wrong).toEqual([]);
  });
});
