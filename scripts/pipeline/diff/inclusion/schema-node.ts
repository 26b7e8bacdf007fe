import { at, isObject } from '../../../../lib/json.ts';
import { fromPointer } from '../../../../lib/json-pointer.ts';

/** A schema and the document that its references lead into. */
export interface SchemaNode {
  readonly schema: unknown;
  readonly document: Readonly<Record<string, unknown>>;
}

const PREFIX = '#/components/schemas/';

/** The component that a schema refers to, if it is a reference and no constraint stands beside it. */
export function resolvedNode(node: SchemaNode): {
  readonly node: SchemaNode;
  readonly name: string | undefined;
} {
  let here = node;
  let name: string | undefined;
  // A reference that leads back to itself ends at some point in any document.
  for (let step = 0; step < 50; step += 1) {
    const { schema, document } = here;
    if (!isObject(schema) || typeof schema.$ref !== 'string' || !Object.keys(schema).every(saysNothing))
      break;
    const target = targetOf(here, schema.$ref);
    name = componentName(schema.$ref) ?? name;
    here = { schema: target, document };
  }
  return { node: here, name };
}

export function targetOf({ document }: SchemaNode, ref: string): unknown {
  return ref.startsWith('#') ? at(document, ref) : undefined;
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

function saysNothing(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

/** Whether a property has this mark, beside a reference or behind it. */
export function isMarked(node: SchemaNode, mark: 'readOnly' | 'writeOnly'): boolean {
  const { schema } = node;
  if (!isObject(schema)) return false;
  if (typeof schema[mark] === 'boolean') return schema[mark];
  const { node: target } = resolvedNode(node);
  return isObject(target.schema) && target.schema[mark] === true;
}
