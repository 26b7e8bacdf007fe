import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document, LocationObject, Source } from '@redocly/openapi-core';
import type { JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { shellQuote } from '../../../lib/shell.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { bundleFiles } from '../bundle/bundle.ts';
import { type Authored, authoredOf, authoredSpot } from '../read/authored.ts';
import { DerivedSource } from '../read/derived-source.ts';
import { type Description, readDescription, upgraded, type WrittenDescription } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import { type AppliedAction, applyOverlay } from './apply-overlay.ts';
import { OverlaidTree } from './overlaid-tree.ts';
import { type Matches, type Overlay, readOverlay } from './read-overlay.ts';

/** The overlays that are applied to a description. */
export interface OverlayOptions {
  /** Paths, absolute or relative to the working directory, in the order in which they are applied. */
  readonly files?: readonly string[] | undefined;
  /** The number of places that an action may match that does not say so itself. Default: exactly one. */
  readonly matches?: Matches | undefined;
  /** Folders beside its own that the description may refer to, as absolute paths. */
  readonly allowFiles?: readonly string[] | undefined;
  /** The description itself, where it stands in no file. */
  readonly text?: string | undefined;
}

/** An overlay and where its actions had their effect. */
export interface AppliedOverlay {
  readonly overlay: Overlay;
  readonly actions: readonly AppliedAction[];
}

export interface DescriptionWithOverlays extends Description {
  readonly overlays: readonly AppliedOverlay[];
  /** The bundle that they were applied to, as they left it. Absent: there are none. */
  readonly tree?: OverlaidTree;
}

/**
 * Reads a description and applies overlays to it. What they change is its bundle in the version that its author wrote: one document, with
 * references to other files as components, as `bundle` writes it.
 *
 * @throws ToolError as `loadDescription` does; `usage` for an overlay that cannot be read or is for another description, `problem` for one
 * that is broken or cannot be applied, `unsupported` for another version of the Overlay Specification
 */
export async function loadOverlaid(
  file: string,
  cwd: string,
  { files = [], matches = 'one', allowFiles, text }: OverlayOptions = {},
): Promise<DescriptionWithOverlays> {
  const written = await readDescription(file, cwd, allowFiles, text);
  if (files.length === 0) return { ...(await upgraded(written)), overlays: [] };
  const { tree, authored } = await treeOf(written);
  const overlays: AppliedOverlay[] = [];
  for (const path of files) {
    const overlay = await readOverlay(resolve(cwd, path), cwd, written.resolver.empty());
    expectSameDescription(overlay, written);
    overlays.push({ overlay, actions: applyOverlay(tree, overlay, matches, cwd) });
  }
  const root = { source: written.document.source, pointer: '#/' };
  const source = new OverlaidSource(written.file, tree, (pointer) => {
    const spot = nearestSpot(authored(), pointer);
    return spot === undefined ? root : { source: spot.document.source, pointer: spot.pointer };
  });
  const document = { source, parsed: tree.root } as Document<JsonObject>;
  const resolver = written.resolver.empty();
  resolver.cache.set(written.document.source.absoluteRef, Promise.resolve(document));
  return { ...(await upgraded({ ...written, document, resolver })), overlays, tree };
}

async function treeOf(
  written: WrittenDescription,
): Promise<{ readonly tree: OverlaidTree; readonly authored: () => Authored }> {
  // The check of the result reports what cannot be bundled.
  const bundled = await bundleFiles(written).catch(() => undefined);
  const resolver = bundled?.resolver ?? written.resolver;
  const tree = new OverlaidTree((bundled?.document ?? written.document.parsed) as JsonObject);
  const loaded = await Promise.all([...resolver.cache.values()].map((one) => one.catch(() => undefined)));
  const sources = loaded.flatMap((one) => (one === undefined || one instanceof Error ? [] : [one.source]));
  return { tree, authored: once(() => reread(written, sources)) };
}

/** The author's files once more: the bundler has written into its copies of them. */
function reread({ document, resolver }: WrittenDescription, sources: readonly Source[]): Authored {
  const documents = sources.map((source) => [source.absoluteRef, resolver.parseDocument(source)] as const);
  return authoredOf(document, new Map([...documents, [document.source.absoluteRef, document]]), resolver);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A part that the bundler made has the place of the nearest one above it that was written. */
function nearestSpot(authored: Authored, pointer: string) {
  for (
    let here = pointer;
    here !== '#' && here !== '';
    here = here.slice(0, Math.max(0, here.lastIndexOf('/')))
  ) {
    const spot = authoredSpot(authored, here);
    if (spot !== undefined) return spot;
  }
  return undefined;
}

/**
 * An address says only which description is meant, since nothing is ever read from the network; a path says which file.
 *
 * @throws ToolError `usage` for an overlay of another file
 */
function expectSameDescription(
  { file, document, extends: uri }: Overlay,
  { file: spec, cwd }: WrittenDescription,
): void {
  if (uri === undefined || (/^[a-z][a-z\d+.-]+:/i.test(uri) && !/^file:/i.test(uri))) return;
  const named = /^file:/i.test(uri) ? fileURLToPath(uri) : resolve(dirname(file), decodedPath(uri));
  if (sameFile(named, spec)) return;
  const shown = displayPath(named, cwd);
  throw new ToolError('usage', `The overlay is for another description: ${shown}.`, {
    place: toPlace({ source: document.source, pointer: '#/extends' }, cwd),
    fix: existsSync(named)
      ? `Give that description with \`--spec ${shellQuote(shown)}\`, or correct or remove \`extends\`.`
      : `There is no such file. Correct \`extends\` to name ${displayPath(spec, cwd)}, or remove it.`,
  });
}

function decodedPath(uri: string): string {
  const path = uri.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sameFile(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** A place of one of the author's files, by the pointer into the bundle of them. */
type FindAuthored = (pointer: string) => LocationObject;

/** A bundled description that overlays have changed: knows which line of the author's files or of an overlay each part of it is from. */
class OverlaidSource extends DerivedSource {
  private readonly tree: OverlaidTree;
  private readonly findAuthored: FindAuthored;

  /** @param file of the description: what its references start from */
  constructor(file: string, tree: OverlaidTree, findAuthored: FindAuthored) {
    super(file, JSON.stringify(tree.root, null, 1));
    this.tree = tree;
    this.findAuthored = findAuthored;
  }

  /** Finds where its author wrote what the overlaid description has at a pointer. */
  writtenPlace({ pointer = '#', reportOnKey }: LocationObject): LocationObject {
    const steps = fromPointer(pointer).filter((name, index) => index > 0 || name !== '');
    const origin = this.tree.originOf(steps);
    if (origin.overlay === undefined)
      return { ...this.findAuthored(origin.pointer), ...(reportOnKey && { reportOnKey }) };
    return { source: origin.overlay, pointer: origin.pointer, ...(reportOnKey && { reportOnKey }) };
  }
}
