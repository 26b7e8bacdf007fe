import { type Document, isRef } from '@redocly/openapi-core';
import { isOwnMethod } from '../../../lib/http-methods.ts';
import { at } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import { type Place, ToolError } from '../../cli/errors.ts';
import type { Description, DescriptionFiles, LocalResolver } from './load.ts';
import { tidyPointer, toPlace } from './place.ts';

/** A node of one of the author's files, by its pointer. */
export interface AuthoredSpot {
  readonly document: Document;
  /** `#/paths/~1card`; `#` for the root. */
  readonly pointer: string;
}

/** The author's files, as far as they were read, and what leads from one to another. */
export interface Authored {
  readonly documents: readonly Document[];
  readonly root: AuthoredSpot;
  /** Finds where a reference leads; `undefined` when its file was not read. */
  follow(from: AuthoredSpot, ref: string): AuthoredSpot | undefined;
}

export async function authoredFiles({ document, resolver }: DescriptionFiles): Promise<Authored> {
  const documents = new Map<string, Document>([[document.source.absoluteRef, document]]);
  for (const [name, loading] of resolver.cache) {
    const loaded = await loading.catch(() => undefined);
    if (loaded !== undefined && !(loaded instanceof Error)) documents.set(name, loaded);
  }
  return authoredOf(document, documents, resolver);
}

/** The files that have been read: the root file, and all by absolute path. */
export function authoredOf(
  root: Document,
  documents: ReadonlyMap<string, Document>,
  resolver: Pick<LocalResolver, 'resolveExternalRef'>,
): Authored {
  return {
    documents: [...documents.values()],
    root: { document: root, pointer: '#' },
    follow({ document: from }, ref) {
      const [uri = '', pointer = ''] = ref.split('#');
      const base = from.source.absoluteRef;
      const target = documents.get(uri === '' ? base : resolver.resolveExternalRef(base, uri));
      return target === undefined
        ? undefined
        : { document: target, pointer: `#${pointer.replace(/\/$/, '')}` };
    },
  };
}

/** Returns what stands at a place. */
export function valueAt({ document, pointer }: AuthoredSpot): unknown {
  return at(document.parsed, pointer);
}

/**
 * Finds where the author wrote what the bundle has at a pointer: references of the author's files are followed, and a component that the bundler made
 * of a file is looked up by its name.
 */
export async function authoredPlace(description: Description, pointer: string): Promise<Place | undefined> {
  const spot = authoredSpot(await authoredFiles(description), pointer);
  if (spot === undefined) return undefined;
  return toPlace({ source: spot.document.source, pointer: spot.pointer, reportOnKey: true }, description.cwd);
}

/** Returns the same place as a node of one of the files. */
export function authoredSpot(authored: Authored, pointer: string): AuthoredSpot | undefined {
  const steps = fromPointer(pointer);
  return walkDown(authored, authored.root, steps) ?? fromComponent(authored, steps);
}

/** Makers know the bundle only; the error should point at what the author wrote. */
export async function atAuthoredPlace(error: unknown, description: Description): Promise<unknown> {
  if (!(error instanceof ToolError) || error.place?.pointer === undefined || error.place.line !== undefined)
    return error;
  const place = await authoredPlace(description, error.place.pointer);
  if (place === undefined) return error;
  const others = await Promise.all(error.others.map((other) => atAuthoredPlace(other, description)));
  return new ToolError(error.exit, error.message, {
    place,
    ...(error.fix === undefined ? {} : { fix: error.fix }),
    others: others as ToolError[],
    cause: error,
  });
}

function walkDown(
  authored: Authored,
  from: AuthoredSpot,
  steps: readonly string[],
): AuthoredSpot | undefined {
  let spot: AuthoredSpot | undefined = from;
  for (const name of steps) {
    let node = valueAt(spot);
    for (let hops = 0; isRef(node) && hops < 32; hops++) {
      spot = authored.follow(spot, node.$ref);
      if (spot === undefined) return undefined;
      node = valueAt(spot);
    }
    spot = memberOf(spot, name);
    if (valueAt(spot) === undefined) return undefined;
  }
  return spot;
}

/** An operation of `additionalOperations` stands beside the others in the bundle. */
function memberOf({ document, pointer }: AuthoredSpot, name: string): AuthoredSpot {
  const member = { document, pointer: step(pointer, name) };
  if (!isOwnMethod(name) || valueAt(member) !== undefined) return member;
  return { document, pointer: step(pointer, 'additionalOperations', name) };
}

/** `components`, group, name, ...: any reference whose target has that name and, below it, the rest of the pointer. */
function fromComponent(authored: Authored, steps: readonly string[]): AuthoredSpot | undefined {
  const [components, , name = '', ...rest] = steps;
  if (components !== 'components') return undefined;
  for (const document of authored.documents) {
    const found = findReference(document.parsed, (ref) => {
      const target = authored.follow({ document, pointer: '#' }, ref);
      return target !== undefined && nameOf(target) === name ? walkDown(authored, target, rest) : undefined;
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

function findReference<Found>(node: unknown, use: (ref: string) => Found | undefined): Found | undefined {
  if (isRef(node)) {
    const found = use(node.$ref);
    if (found !== undefined) return found;
  }
  if (typeof node !== 'object' || node === null) return undefined;
  for (const member of Object.values(node)) {
    const found = findReference(member, use);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name the bundler gives: the last step of the pointer, else the file's name without its extension. */
export function nameOf({ document, pointer }: AuthoredSpot): string {
  const last = fromPointer(tidyPointer(pointer)).at(-1);
  if (last !== undefined) return last;
  const file = document.source.absoluteRef.split(/[/\\]/).at(-1) ?? '';
  return file.replace(/\.[^.]*$/, '');
}
