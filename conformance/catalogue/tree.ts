import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import type { JsonType } from '../../lib/json-type.ts';
import { bodySchema, namedSchema, type Schema } from './description.ts';

/** A place of a body and what the description says about it. The body itself is the root; each list has one field for all of its entries. */
export interface Field {
  /** `cardholder.name`, `billing.contacts[].email`; empty for the whole body. */
  readonly path: string;
  /** A JSON pointer in which `*` stands for each entry of a list: `/allowedIps/*`. */
  readonly template: string;
  /** Its key in the object that holds it; empty for the whole body and for entries of a list. */
  readonly name: string;
  /** `undefined`: its shape is not shown; any value is valid. */
  readonly types: readonly JsonType[] | undefined;
  /** Present whenever its parent is. */
  readonly required: boolean;
  /** The form that its text must have. */
  readonly format: Format | undefined;
  /** It is never the empty string, or never null, and on which evidence: `x-always-set`. */
  readonly alwaysSet: Schema['x-always-set'];
  /** Section of the source that states its presence and type: `2.6`. */
  readonly section: string;
  /** Values that the source shows; others are allowed. */
  readonly seen: readonly Json[];
  /** Ids of the entries in `spec/not-shown.yaml` that concern it. */
  readonly notShown: readonly string[];
  /** Never to be shown. Set only for single values. */
  readonly sensitive: boolean;
  readonly properties: readonly Field[];
  readonly entries: Field | undefined;
}

/** A pattern, a longest length in characters, or both. */
export interface Format {
  /** Component of the description that states it: `AccountId`; `undefined` when the field itself does. */
  readonly name: string | undefined;
  readonly pattern: RegExp | undefined;
  readonly maxLength: number | undefined;
  readonly section: string;
}

const lists = new Map<Field, readonly Field[]>();
const trees = {
  request: new Map<OperationId, Field | undefined>(),
  response: new Map<OperationId, Field | undefined>(),
};

/** The body of a request or of a success as a tree of fields; `undefined` where there is no body. */
export function bodyOf(operation: OperationId, side: 'request' | 'response'): Field | undefined {
  const known = trees[side];
  if (!known.has(operation)) {
    const schema = bodySchema(operation, side);
    const root = { path: '', template: '', name: '', required: false, section: '' };
    known.set(operation, schema === undefined ? undefined : readField(schema, root));
  }
  return known.get(operation);
}

/** Every field of such a body, the body itself first, parents first. Empty where there is no body. */
export function fieldsOf(operation: OperationId, side: 'request' | 'response'): readonly Field[] {
  const root = bodyOf(operation, side);
  if (root === undefined) return [];
  const known = lists.get(root) ?? flatten(root);
  lists.set(root, known);
  return known;
}

function flatten(field: Field): Field[] {
  const { properties, entries } = field;
  return [field, ...[...properties, ...(entries === undefined ? [] : [entries])].flatMap(flatten)];
}

type Place = Pick<Field, 'path' | 'template' | 'name' | 'required' | 'section'>;

/** @param place where it stands; its section is that of what holds it */
function readField(schema: Schema, place: Place): Field {
  const layers = layersOf(schema);
  const say = <Key extends keyof Schema>(key: Key) =>
    layers.find((layer) => layer.schema[key] !== undefined)?.schema[key];
  const section =
    place.template === '' ? sectionOf(say('x-source'), '') : sectionOf(schema['x-source'], place.section);
  const holder = layers.find((layer) => layer.schema.properties !== undefined)?.schema;
  const inside = sectionOf(holder?.['x-source'], section);
  const items = say('items');
  const types = typesOf(layers);
  const format = formatOf(layers, section);
  const prefix = place.path === '' ? '' : `${place.path}.`;
  return {
    ...place,
    types,
    format,
    alwaysSet: acceptsUnset(types, format) ? undefined : say('x-always-set'),
    section,
    seen: (say('x-seen') ?? []) as readonly Json[],
    notShown: [say('x-not-shown') ?? []].flat(),
    sensitive: say('x-sensitive') === true,
    properties: Object.entries(holder?.properties ?? {}).map(([name, property]) =>
      readField(property, {
        section: inside,
        path: `${prefix}${name}`,
        template: `${place.template}${toPointer([name])}`,
        name,
        required: holder?.required?.includes(name) ?? false,
      }),
    ),
    entries:
      items &&
      readField(items, {
        section: inside,
        path: `${place.path}[]`,
        template: `${place.template}/*`,
        name: '',
        required: false,
      }),
  };
}

interface Layer {
  /** The name of the component, if it is one. */
  readonly name: string | undefined;
  readonly schema: Schema;
}

/** A schema and those that it points to, outermost first: all of them apply. */
function layersOf(schema: Schema, name?: string): Layer[] {
  const here = { name, schema };
  if (schema.$ref === undefined) return [here];
  const target = namedSchema(schema.$ref);
  return [here, ...layersOf(target.schema, target.name)];
}

function typesOf(layers: readonly Layer[]): readonly JsonType[] | undefined {
  const type = layers.find(({ schema }) => schema.type !== undefined)?.schema.type;
  return type === undefined ? undefined : ([type].flat() as JsonType[]);
}

function formatOf(layers: readonly Layer[], section: string): Format | undefined {
  const layer = layers.find(({ schema }) => schema.pattern !== undefined || schema.maxLength !== undefined);
  if (layer === undefined) return undefined;
  const { pattern, maxLength, 'x-source': source } = layer.schema;
  return {
    name: layer.name,
    pattern: pattern === undefined ? undefined : new RegExp(pattern, 'u'),
    maxLength,
    section: sectionOf(source, section),
  };
}

/** Section 1: an unset text is the empty string, an unset object or list is null. Nothing is said of booleans. */
function acceptsUnset(types: readonly JsonType[] | undefined, format: Format | undefined): boolean {
  return types?.includes('string') === true
    ? format?.pattern?.test('') !== false
    : types?.includes('null') !== false;
}

/** A schema that several resources share names the sections of all of them: `2.3, 2.4`. The one around the field is meant. */
function sectionOf(source: string | undefined, around: string): string {
  const sections = source?.split(', ') ?? [];
  return sections.includes(around) ? around : (sections[0] ?? around);
}
