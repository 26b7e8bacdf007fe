import { dirname } from 'node:path';
import {
  type Document,
  dequal,
  isAbsoluteUrl,
  isRef,
  type Location,
  mapTypeToComponent,
  type OasRef,
  type ResolveResult,
  type UserContext,
  YamlParseError,
} from '@redocly/openapi-core';
import { at, isObject } from '../../../lib/json.ts';
import { displayPath } from '../../cli/display-path.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { nameOf } from '../read/authored.ts';
import { isDataPlace } from '../read/data-places.ts';
import type { Refusal, Refuse } from './refusal.ts';

/**
 * References must lead to a file, and no two of them to different things of one name: the bundler would have to invent a
 * name, such as `Pet-2`, and every generated file would carry it. Schemas that get their name this way are put in `schemaNames`.
 */
export function referenceVisitor(
  document: Document<DocumentNode>,
  schemaNames: Map<string, Location>,
  refuse: Refuse,
) {
  const owners = new Map<string, { readonly location: Location; readonly node: unknown }>();
  return {
    leave(node: OasRef, ctx: UserContext, resolved: ResolveResult<NonNullable<unknown>>) {
      const isDangling = resolved.location === undefined || resolved.node === undefined;
      if (isDangling && isDataPlace(ctx.location.pointer)) return;
      const wrong = referenceError(node, ctx, resolved, document);
      if (wrong !== undefined) {
        refuse({ ...wrong, location: ctx.location.child('$ref') });
        return;
      }
      const group = mapTypeToComponent(ctx.type.name, 'oas3');
      const { location: target } = resolved.chain?.[0] ?? resolved;
      if (group === null || target === undefined || target.source === document.source) return;
      const name = nameOf({
        document: { source: target.source, parsed: undefined },
        pointer: target.pointer,
      });
      const key = `${group}/${name}`;
      const own = owners.get(key) ?? authored(document, ctx, group, name, target);
      if (own === undefined) {
        if (group === 'schemas') schemaNames.set(name, target);
        owners.set(key, { location: target, node: resolved.node });
        return;
      }
      if (own.location.absolutePointer === target.absolutePointer || dequal(own.node, resolved.node)) return;
      refuse({
        onlyStrict: true,
        message: `Two things would be the component \`${name}\` of \`${group}\`: ${shown(own.location, document)} and ${shown(target, document)}.`,
        fix: 'Rename one of the files: a component is called what its file is called.',
        location: ctx.location.child('$ref'),
      });
    },
  };
}

/** Finds what is wrong with a reference by itself. */
function referenceError(
  { $ref }: OasRef,
  ctx: UserContext,
  resolved: ResolveResult<NonNullable<unknown>>,
  document: Document<DocumentNode>,
): Omit<Refusal, 'location'> | undefined {
  if (isAbsoluteUrl($ref))
    return {
      message: `The reference leads to the network, from which nothing is loaded: ${$ref}`,
      fix: 'Save what it points to next to the description and refer to the file.',
    };
  if (resolved.location === undefined || resolved.node === undefined)
    return {
      message: `The reference cannot be resolved: ${$ref}`,
      fix: 'Correct the reference, or make what it points to.',
      ...(resolved.error instanceof YamlParseError ? { cause: resolved.error } : {}),
    };
  if (ctx.location.source === document.source && !standsAt(document.parsed, $ref))
    return {
      onlyStrict: true,
      message: `The reference leads through another reference: ${$ref}`,
      fix: `Refer to where it ends: ${resolved.location.pointer}`,
    };
  return undefined;
}

/** Tells whether a pointer within the root file meets no reference on its way. Other files' parts are moved by the bundler. */
function standsAt(root: unknown, ref: string): boolean {
  return !ref.startsWith('#/') || at(root, ref) !== undefined;
}

/** Returns what the root file itself lists under a name, unless that is just a reference to the same thing. */
function authored(
  document: Document<DocumentNode>,
  ctx: UserContext,
  group: string,
  name: string,
  target: Location,
): { location: Location; node: unknown } | undefined {
  const components = document.parsed.components as Record<string, DocumentNode> | undefined;
  const node = components?.[group]?.[name];
  if (!isObject(node)) return undefined;
  const resolved = isRef(node) ? ctx.resolve(node, document.source.absoluteRef) : undefined;
  if (resolved?.location?.absolutePointer === target.absolutePointer) return undefined;
  const location = rootLocation(target, document).child(['components', group, name]);
  return { location, node };
}

/** Redocly exports `Location` as a type only; any location can be moved to another file's root. */
function rootLocation(any: Location, { source }: Document): Location {
  const LocationClass = any.constructor as new (at: typeof source, pointer: string) => Location;
  return new LocationClass(source, '#/');
}

/** `schemas/Pet.yaml` or `common.yaml#/Pet`, seen from the root file's folder. */
function shown(location: Location, { source }: Document): string {
  const file = displayPath(location.source.absoluteRef, dirname(source.absoluteRef));
  const pointer = location.pointer.replace(/^#\/+/, '');
  return pointer === '' ? file : `${file}#/${pointer}`;
}
