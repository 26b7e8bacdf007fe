import { isObject, type JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';

/**
 * A description holds data at these places: values of examples, defaults and the like, and extensions. A `$ref` in there is a member of that name,
 * not a reference, and nobody is to follow it.
 */

/** Keys whose members are named by the author, so that no name is taken for a keyword. */
export const NAMED: ReadonlySet<string> = new Set([
  ...['$defs', 'callbacks', 'content', 'definitions', 'dependentSchemas', 'encoding', 'headers', 'links'],
  ...[
    'mapping',
    'mediaTypes',
    'parameters',
    'pathItems',
    'paths',
    'patternProperties',
    'properties',
    'requestBodies',
  ],
  ...['responses', 'schemas', 'scopes', 'securityDefinitions', 'securitySchemes', 'variables', 'webhooks'],
]);

const DATA = new Set(['const', 'default', 'enum', 'example']);

export function holdsData(key: string): boolean {
  return DATA.has(key) || key.startsWith('x-');
}

/** Tells whether what stands at a pointer, from the root of a description or of a part of one, is data or inside of data. */
export function isDataPlace(pointer: string): boolean {
  const steps = fromPointer(pointer).filter((step, index) => index > 0 || step !== '');
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as string;
    if (holdsData(step)) return true;
    // A file of its own may be an Example Object.
    if (index === 0 && step === 'value') return true;
    if (step === 'examples') {
      const isList = /^\d+$/.test(steps[index + 1] ?? '');
      // All that an Example Object has, but a reference in its place, is data.
      return steps.length > index + (isList ? 1 : 2);
    }
    if (NAMED.has(step)) index++;
  }
  return false;
}

/** Tells whether a pointer is to an entry of a discriminator's mapping, which Redocly takes for a reference. */
export function isMappingPlace(pointer: string): boolean {
  return !isDataPlace(pointer) && /\/discriminator\/mapping\/[^/]+$/.test(pointer);
}

/** This name replaces `$ref` in data, where a tool would follow it. */
const HIDDEN = '$ref-that-is-data-77e1';

/**
 * A copy of a bundled document without anything that looks like a reference and is none, for tools that follow whatever is called
 * `$ref`, into the network and into the working directory. External examples are left out: they are addresses, too.
 */
export function hideDataReferences<Document>(document: Document): Document {
  return object(document) as Document;
}

function object(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(object);
  return mapMembers(node, (key, value) => {
    if (key === 'examples' && isObject(value)) return mapMembers(value, (_, one) => exampleObject(one));
    if (key === 'examples' || holdsData(key)) {
      const hidden = data(value);
      // A renamed member would be asked for under its new name; without the keyword less is checked.
      return (key === 'const' || key === 'enum') && hidden !== value ? undefined : hidden;
    }
    return NAMED.has(key) && isObject(value) ? mapMembers(value, (_, one) => object(one)) : object(value);
  });
}

/** A copy of a description whose objects outside of data went through `change`, from the outside in. */
export function mapObjects<Node>(node: Node, change: (one: JsonObject) => JsonObject): Node {
  const map = (one: unknown): unknown => {
    if (Array.isArray(one)) return mapItems(one, map);
    if (!isObject(one)) return one;
    return mapMembers(change(one as JsonObject), (key, value) => {
      if (key === 'examples' || holdsData(key)) return value;
      return NAMED.has(key) && isObject(value) ? mapMembers(value, (_, named) => map(named)) : map(value);
    });
  };
  return map(node) as Node;
}

/** A copy of a description, or of a part of one, with other texts outside of data. */
export function mapTexts<Node>(node: Node, change: (key: string, text: string) => string): Node {
  const map = (one: unknown): unknown => {
    if (Array.isArray(one)) return mapItems(one, map);
    return mapMembers(one, (key, value) => {
      if (key === 'examples' || holdsData(key)) return value;
      if (typeof value === 'string') return change(key, value);
      return NAMED.has(key) && isObject(value) ? mapMembers(value, (_, named) => map(named)) : map(value);
    });
  };
  return map(node) as Node;
}

function exampleObject(node: unknown): unknown {
  if (isObject(node) && typeof node.$ref === 'string') return node;
  return mapMembers(node, (key, value) => (key === 'externalValue' ? undefined : data(value)));
}

function data(value: unknown): unknown {
  if (Array.isArray(value)) return mapItems(value, data);
  const inner = mapMembers(value, (_, member) => data(member));
  if (!isObject(inner) || typeof inner.$ref !== 'string') return inner;
  return Object.fromEntries(
    Object.entries(inner).map(([key, member]) => [key === '$ref' ? HIDDEN : key, member]),
  );
}

/** The value itself where nothing in it changes; a member that becomes `undefined` is left out. */
function mapMembers(node: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (!isObject(node)) return node;
  let changed = false;
  const entries = Object.entries(node).flatMap(([key, value]) => {
    const mapped = change(key, value);
    changed ||= mapped !== value;
    return mapped === undefined ? [] : [[key, mapped] as const];
  });
  return changed ? Object.fromEntries(entries) : node;
}

function mapItems(items: readonly unknown[], change: (item: unknown) => unknown): unknown {
  const mapped = items.map(change);
  return mapped.some((item, index) => item !== items[index]) ? mapped : items;
}

/** Restores `$ref` in what a tool made of a hidden reference, as text or as a value. */
export function showDataReferences<Made>(made: Made): Made {
  if (typeof made === 'string') return made.replaceAll(HIDDEN, () => '$ref') as Made;
  if (Array.isArray(made)) return mapItems(made, showDataReferences) as Made;
  const inner = mapMembers(made, (_, value) => showDataReferences(value));
  if (!isObject(inner) || !(HIDDEN in inner)) return inner as Made;
  return Object.fromEntries(
    Object.entries(inner).map(([key, value]) => [key === HIDDEN ? '$ref' : key, value]),
  ) as Made;
}
