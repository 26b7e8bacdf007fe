import {
  isRef,
  type Location,
  type LocationObject,
  type UserContext,
  type YamlParseError,
} from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';

/** Something that a generator cannot express. */
export interface Refusal {
  /** One sentence: what, and why it cannot be. */
  readonly message: string;
  readonly fix: string;
  readonly location: LocationObject;
  /** Refused only by a strict run: otherwise it is made, by another name or accepting more. */
  readonly onlyStrict?: true;
  /** Refuses a file that could not be read as YAML. */
  readonly cause?: YamlParseError;
}

export type Refuse = (refusal: Refusal) => void;

/** A check of the whole document is given this. */
export interface Look {
  readonly root: DocumentNode;
  readonly location: Location;
  readonly resolve: UserContext['resolve'];
  readonly refuse: Refuse;
  /** Nodes that were looked at already: what is shared is reported once. */
  readonly checked: WeakSet<object>;
}

/** A node and where the author wrote it. */
export interface Located {
  readonly node: DocumentNode;
  readonly location: Location;
}

/** The mapping that a node is or refers to; `undefined` for anything else, and for a reference that leads nowhere. */
export function located(look: Look, node: unknown, location: Location): Located | undefined {
  if (!isRef(node)) return isObject(node) ? { node, location } : undefined;
  const found = look.resolve<DocumentNode>(node, location.source.absoluteRef);
  if (found.location === undefined || !isObject(found.node)) return undefined;
  return { node: found.node, location: found.location };
}

/** A member of a located mapping, its reference followed. */
export function member(look: Look, parent: Located, ...keys: (string | number)[]): Located | undefined {
  let at: Located | undefined = parent;
  for (const key of keys) {
    if (at === undefined) return undefined;
    at = located(look, (at.node as Record<string | number, unknown>)[key], at.location.child(key));
  }
  return at;
}

/** The members of a mapping, each with its key, references followed. */
export function members(look: Look, parent: Located | undefined): (Located & { readonly key: string })[] {
  if (parent === undefined) return [];
  return Object.keys(parent.node).flatMap((key) => {
    const found = member(look, parent, key);
    return found === undefined ? [] : [{ ...found, key }];
  });
}
