import { getCodeframe, getLineColLocation, type LocationObject, Source } from '@redocly/openapi-core';
import { displayPath } from '../../cli/display-path.ts';
import type { Place } from '../../cli/errors.ts';
import { DerivedSource } from './derived-source.ts';
import { excerptAt } from './excerpt.ts';

/** Turns a Redocly location into the place that an error shows: file, line, column, pointer and frame. */
export function toPlace(found: LocationObject, cwd: string): Place {
  const location = asWritten(found);
  const at = linesOf(location);
  return {
    file: displayPath(location.source.absoluteRef, cwd),
    line: at.start.line,
    column: at.start.col,
    ...(location.pointer === undefined ? {} : { pointer: tidyPointer(location.pointer) }),
    ...(withoutExcerpts.has(location.source) ? {} : { frame: getCodeframe(at, false) }),
  };
}

const withoutExcerpts = new WeakSet<LocationObject['source']>();

/** No lines of this file are shown: it is no description, and may hold anything. */
export function hideExcerpts(source: LocationObject['source']): void {
  withoutExcerpts.add(source);
}

/** An excerpt takes some milliseconds of a large file, and its tree some seconds, once. */
const WORTH_A_TREE = 250;
const lookUps = new WeakMap<LocationObject['source'], number>();

/** @returns what `getLineColLocation` does, which makes a tree of the whole file unless an excerpt of it suffices */
export function linesOf(location: LocationObject): ReturnType<typeof getLineColLocation> {
  const { source, pointer } = location;
  const before = lookUps.get(source) ?? 0;
  lookUps.set(source, before + 1);
  const excerpt = pointer === undefined || before >= WORTH_A_TREE ? undefined : excerptAt(source, pointer);
  if (excerpt === undefined) return { ...getLineColLocation({ ...location, source: quick(source) }), source };
  const { start, end, ...found } = getLineColLocation({ ...location, source: excerpt.source });
  const inFile = (at: typeof start) => ({ ...at, line: excerpt.lineOf(at.line) });
  return { ...found, source, start: inFile(start), ...(end !== undefined && { end: inFile(end) }) };
}

const quickSources = new WeakMap<LocationObject['source'], LocationObject['source']>();

/** The tree compares each key of a mapping with all before it, to find duplicates: thousands of schemas would take seconds. They have been found. */
function quick(source: LocationObject['source']): LocationObject['source'] {
  const known = quickSources.get(source);
  if (known !== undefined) return known;
  const { absoluteRef, body, mimeType } = source;
  const made = new Source(absoluteRef, body, mimeType);
  made.getAst = (load) =>
    source.getAst((text, options) => load(text, { ...options, ignoreDuplicateKeys: true }));
  quickSources.set(source, made);
  return made;
}

function asWritten(location: LocationObject): LocationObject {
  const { source, pointer } = location;
  if (pointer === undefined || !(source instanceof DerivedSource)) return location;
  return asWritten(source.writtenPlace(location));
}

/** Redocly writes the root as `#/` and its children as `#//info` in places; pointers have no empty first segment. */
export function tidyPointer(pointer: string): string {
  return pointer === '#/' ? '#' : pointer.replace(/^#\/\//, '#/');
}
