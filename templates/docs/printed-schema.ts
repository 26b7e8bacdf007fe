import { at, isObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';

/** Levels of inline objects that a table of fields shows; a named schema has a table of its own. */
const MAX_DEPTH = 6;

export interface PrintedField {
  /** `config.limits.daily`, `entries[].id`, `labels.*`. */
  readonly path: string;
  readonly schema: unknown;
  readonly required: boolean;
  readonly description: string;
}

/** Name of the component that a reference leads to, the last part of its pointer. */
export function referenceName(reference: string): string {
  return fromPointer(reference).at(-1) ?? '';
}

/** A node, or what its local reference leads to; anything else that is not an object is an empty one. */
export function followed(document: unknown, node: unknown): Record<string, unknown> {
  const seen = new Set<unknown>();
  let found = node;
  while (isObject(found) && typeof found.$ref === 'string' && !seen.has(found)) {
    seen.add(found);
    found = found.$ref.startsWith('#') ? at(document, found.$ref) : undefined;
  }
  return isObject(found) ? found : {};
}

/** Says in a few words what a schema takes: `string (date-time)`, `Account or null`, `list of Limit`, `map of integer`, `"a" | "b"`. */
export function typeText(schema: unknown, depth = 0): string {
  if (schema === false) return 'nothing';
  if (!isObject(schema)) return 'any';
  if (typeof schema.$ref === 'string') return referenceName(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (depth > MAX_DEPTH) return 'any';
  for (const [keyword, between] of PARTS) {
    const parts = schema[keyword];
    if (!Array.isArray(parts) || parts.length === 0) continue;
    const texts = [...new Set(parts.map((part) => typeText(part, depth + 1)))];
    // A part of `allOf` may have limits alone.
    const kinds = keyword === 'allOf' ? texts.filter((text) => text !== 'any') : texts;
    return kinds.join(between) || 'any';
  }
  const names = [schema.type].flat().filter((name) => typeof name === 'string');
  if (names.length === 0) return 'properties' in schema || isMap(schema) ? objectText(schema, depth) : 'any';
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  return names
    .map((name) => {
      if (name === 'array') return `list of ${typeText(schema.items, depth + 1)}`;
      if (name === 'object') return objectText(schema, depth);
      return name === 'null' ? name : `${name}${format}`;
    })
    .join(' or ');
}

const PARTS = [
  ['oneOf', ' or '],
  ['anyOf', ' or '],
  ['allOf', ' and '],
] as const;

function isMap({ additionalProperties: values }: Node): boolean {
  return isObject(values) && Object.keys(values).length > 0;
}

function objectText(schema: Node, depth: number): string {
  if (!isMap(schema)) return 'object';
  const map = `map of ${typeText(schema.additionalProperties, depth + 1)}`;
  return 'properties' in schema ? `object and ${map}` : map;
}

type Node = Record<string, unknown>;

/** Keywords besides the type, as the description writes them: `minLength` 1, `pattern` `^acc-`. */
const LIMITS = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'contentEncoding',
  'contentMediaType',
  'default',
  'readOnly',
  'writeOnly',
  'deprecated',
];

/** Keywords with the schema of something else: whose limits these are. */
const INNER = [
  ['items', 'each item'],
  ['contains', 'some item'],
  ['additionalProperties', 'each value'],
  ['propertyNames', 'each name'],
] as const;

/**
 * Lists what a schema asks for besides its type, each in a few words; for lists and maps, what it asks of their members.
 *
 * @param code writes a value of the description
 * @param words writes a text of the description
 */
export function limitsOf(
  schema: unknown,
  code: (value: string) => string,
  words: (text: string) => string,
  depth = 0,
): string[] {
  if (!isObject(schema) || depth > MAX_DEPTH) return [];
  const inner = (node: unknown) => limitsOf(node, code, words, depth + 1);
  const own = LIMITS.filter((keyword) => keyword in schema && schema[keyword] !== false).map((keyword) =>
    schema[keyword] === true ? keyword : `${keyword} ${code(JSON.stringify(schema[keyword]))}`,
  );
  const isClosed = [schema.additionalProperties, schema.unevaluatedProperties].includes(false);
  const together = isObject(schema.dependentRequired) ? Object.entries(schema.dependentRequired) : [];
  const meanings = isObject(schema['x-enumDescriptions']) ? Object.entries(schema['x-enumDescriptions']) : [];
  return [
    ...own,
    ...meanings.map(([value, meaning]) => `${code(value)}: ${words(String(meaning).trim())}`),
    ...(isClosed ? ['no other fields'] : []),
    ...together.map(
      ([name, others]) => `${code(name)} needs ${[others].flat().map(String).map(code).join(', ')}`,
    ),
    ...INNER.flatMap(([keyword, whose]) => inner(schema[keyword]).map((limit) => `${whose}: ${limit}`)),
    ...partsOf(schema, 'allOf').flatMap(inner),
    ...[...partsOf(schema, 'oneOf'), ...partsOf(schema, 'anyOf')].flatMap((part) =>
      inner(part).map((limit) => `${code(typeText(part))}: ${limit}`),
    ),
    ...discriminator(schema, code),
  ];
}

function discriminator(schema: Node, code: (value: string) => string): string[] {
  if (!isObject(schema.discriminator)) return [];
  const { propertyName, mapping } = schema.discriminator;
  const values = Object.entries(isObject(mapping) ? mapping : {}).map(
    ([value, reference]) => `${code(value)} is ${code(referenceName(String(reference)))}`,
  );
  return [`${code(String(propertyName))} says which${values.length === 0 ? '' : ` (${values.join(', ')})`}`];
}

function partsOf(schema: Node, keyword: string): readonly unknown[] {
  const parts = schema[keyword];
  return Array.isArray(parts) ? parts : [];
}

/**
 * Returns the fields of an object schema, those that it inherits (`allOf`) and those that a member of a choice has, with the fields of inline objects, lists and
 * maps below them.
 */
export function printedFields(document: unknown, schema: unknown): PrintedField[] {
  return fieldsOf(document, schema, new Set(), new Set());
}

/** @param members references to members of choices that are listed already: each is listed once, or choices of choices would never end */
function fieldsOf(
  document: unknown,
  schema: unknown,
  start: ReadonlySet<string>,
  members: Set<string>,
): PrintedField[] {
  const fields = new Map<string, PrintedField>();
  const add = (field: PrintedField) => {
    const known = fields.get(field.path);
    // A part may say this again about an inherited field.
    if (known === undefined) fields.set(field.path, field);
    else fields.set(field.path, { ...merged(known, field), required: known.required || field.required });
  };
  /** Adds the fields of a named member of a choice, which says whose they are. */
  const addMember = (part: unknown, open: ReadonlySet<string>) => {
    for (const field of fieldsOf(document, followed(document, part), open, members)) {
      const owner = `In \`${typeText(part)}\`${field.required ? ', required' : ''}.`;
      add({ ...field, required: false, description: `${owner} ${field.description}`.trim() });
    }
  };
  const visit = (node: unknown, prefix: string, depth: number, open: ReadonlySet<string>): void => {
    if (!isObject(node) || depth > MAX_DEPTH) return;
    const at = (name: string) => (prefix === '' ? name : `${prefix}.${name}`);
    const required = new Set(Array.isArray(node.required) ? node.required.map(String) : []);
    const properties = isObject(node.properties) ? node.properties : {};
    const patterns = isObject(node.patternProperties) ? node.patternProperties : {};
    const named: [path: string, property: unknown][] = [
      ...Object.entries(properties).map(([name, property]) => [at(name), property] as [string, unknown]),
      ...Object.entries(patterns).map(
        ([pattern, property]) => [at(`/${pattern}/`), property] as [string, unknown],
      ),
    ];
    for (const [path, property] of named) {
      add({ path, schema: property, required: false, description: descriptionOf(property) });
      visit(property, path, depth + 1, open);
    }
    for (const name of required)
      add({ path: at(name), schema: properties[name], required: true, description: '' });
    visit(node.items, `${prefix}[]`, depth + 1, open);
    visit(node.additionalProperties, at('*'), depth + 1, open);
    for (const part of partsOf(node, 'allOf')) {
      const reference = isObject(part) && typeof part.$ref === 'string' ? part.$ref : undefined;
      if (reference === undefined) visit(part, prefix, depth + 1, open);
      else if (!open.has(reference))
        visit(followed(document, part), prefix, depth + 1, new Set([...open, reference]));
    }
    for (const part of [...partsOf(node, 'anyOf'), ...partsOf(node, 'oneOf')]) {
      const reference = isObject(part) && typeof part.$ref === 'string' ? part.$ref : undefined;
      if (reference === undefined) visit(part, prefix, depth + 1, open);
      else if (prefix === '' && !open.has(reference) && !members.has(reference)) {
        members.add(reference);
        addMember(part, new Set([...open, reference]));
      }
    }
  };
  visit(schema, '', 0, start);
  return [...fields.values()];
}

function merged(known: PrintedField, field: PrintedField): PrintedField {
  if (field.schema === undefined || field.schema === known.schema) return known;
  if (known.schema === undefined) return field;
  return {
    ...known,
    schema: { allOf: [known.schema, field.schema] },
    description: [...new Set([known.description, field.description])].filter((text) => text !== '').join(' '),
  };
}

export function descriptionOf(node: unknown): string {
  return isObject(node) && typeof node.description === 'string' ? node.description : '';
}
