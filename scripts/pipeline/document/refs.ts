import { isRef } from '@redocly/openapi-core';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from './document-node.ts';

/** A part of the bundled document and where it stands, after references were followed. */
export interface Standing {
  readonly node: DocumentNode;
  /** `#/components/schemas/Card` */
  readonly pointer: string;
}

/** Follows `$ref` inside the bundled document until something else stands there. */
export function follow(document: DocumentNode, node: unknown, pointer: string): Standing {
  const seen = new Set<string>();
  let at = { node, pointer };
  while (isRef(at.node)) {
    const ref = at.node.$ref;
    if (seen.has(ref)) throw new Error(`The reference ${ref} leads back to itself`);
    seen.add(ref);
    at = { node: lookUp(document, ref), pointer: ref };
  }
  if (!isObject(at.node)) return { node: {}, pointer: at.pointer };
  return { node: at.node, pointer: at.pointer };
}

/** `Card` for `#/components/schemas/Card`; `undefined` for any other place. */
export function componentName(pointer: string, group: string): string | undefined {
  const [components, own, name, ...rest] = fromPointer(pointer);
  return components === 'components' && own === group && rest.length === 0 ? name : undefined;
}

/**
 * Returns what a reference of the bundle names.
 *
 * @throws ToolError `unsupported` for one to a place that did not get into the bundle
 */
export function lookUp(document: DocumentNode, ref: string): unknown {
  const node = ref.startsWith('#/') ? at(document, ref) : undefined;
  if (node !== undefined) return node;
  throw new ToolError(
    'unsupported',
    `The reference cannot be followed: ${JSON.stringify(ref)} is not a place in the bundled description.`,
    {
      fix: 'Refer to something below `components`.',
    },
  );
}
