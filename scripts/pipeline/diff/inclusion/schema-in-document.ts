import { at, isObject } from '../../../../lib/json.ts';
import { fromPointer } from '../../../../lib/json-pointer.ts';

/** A schema and the document that its references lead into. */
export interface SchemaInDocument {
  readonly schema: unknown;
  readonly document: Readonly<Record<string, unknown>>;
}

const PREFIX = '#/components/schemas/';

/** The component that a schema refers to, if it is a reference, or `allOf` with one, and no constraint stands beside it. */
export function resolvedNode(node: SchemaInDocument): Resolved {
  const { schema } = node;
  if (!isObject(schema)) return { node, name: undefined };
  const known = resolvedNodes.get(schema);
  if (known !== undefined) return known;
  const resolved = resolve(node);
  resolvedNodes.set(schema, resolved);
  return resolved;
}

interface Resolved {
  readonly node: SchemaInDocument;
  readonly name: string | undefined;
}

/** The names by schema, which belongs to one document. */
const resolvedNodes = new WeakMap<object, Resolved>();

function resolve(node: SchemaInDocument): Resolved {
  let here = node;
  let name: string | undefined;
  // A reference that leads back to itself ends at some point in any document.
  for (let step = 0; step < 50; step += 1) {
    const { schema, document } = here;
    if (!isObject(schema)) break;
    if (typeof schema.$ref === 'string' && Object.keys(schema).every(isAnnotation)) {
      const target = targetOf(here, schema.$ref);
      if (target === undefined) break;
      name = componentName(schema.$ref) ?? name;
      here = { schema: target, document };
      continue;
    }
    const part = onlyPart(schema);
    if (part === undefined) break;
    here = { schema: part, document };
  }
  return { node: here, name };
}

/** The schema in `allOf` that says something, if nothing else does. */
function onlyPart(schema: Readonly<Record<string, unknown>>): unknown {
  const { allOf } = schema;
  if (!Array.isArray(allOf) || '$ref' in schema) return undefined;
  if (!Object.keys(schema).every((name) => name === 'allOf' || isAnnotation(name))) return undefined;
  const parts = allOf.filter(
    (part) => !isObject(part) || '$ref' in part || !Object.keys(part).every(isAnnotation),
  );
  return parts.length === 1 ? parts[0] : undefined;
}

export function targetOf({ document }: SchemaInDocument, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined;
  return ref === '#' || ref.startsWith('#/') ? at(document, ref) : anchorsIn(document).get(ref.slice(1));
}

const anchors = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Schemas by the names that `$anchor` gives them. */
function anchorsIn(document: SchemaInDocument['document']): ReadonlyMap<string, unknown> {
  const known = anchors.get(document);
  if (known !== undefined) return known;
  const found = new Map<string, unknown>();
  const seen = new Set<object>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value))
      for (const name of [value.$anchor, value.$dynamicAnchor])
        if (typeof name === 'string') found.set(name, value);
    open.push(...Object.values(value));
  }
  anchors.set(document, found);
  return found;
}

function componentName(ref: string): string | undefined {
  if (!ref.startsWith(PREFIX)) return undefined;
  const [, , name, ...rest] = fromPointer(ref);
  return rest.length === 0 ? name : undefined;
}

const ANNOTATIONS = new Set([
  '$ref',
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
]);

/** Says nothing about values. Also `$ref`, which stands beside such keywords. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

/** Tells whether a property has this mark, beside a reference or behind it. */
export function isMarked(node: SchemaInDocument, mark: 'readOnly' | 'writeOnly'): boolean {
  const { schema } = node;
  if (!isObject(schema)) return false;
  if (typeof schema[mark] === 'boolean') return schema[mark];
  const { node: target } = resolvedNode(node);
  return isObject(target.schema) && target.schema[mark] === true;
}

/** Returns the value that a member stands for if it is left out. */
export function defaultOf(nodes: readonly SchemaInDocument[]): unknown {
  for (const node of nodes)
    for (const { schema } of [node, resolvedNode(node).node])
      if (isObject(schema) && schema.default !== undefined) return schema.default;
  return undefined;
}
