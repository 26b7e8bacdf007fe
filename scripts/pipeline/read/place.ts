import { getCodeframe, getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { displayPath } from '../../cli/display-path.ts';
import type { Place } from '../../cli/errors.ts';
import { UpgradedSource } from './upgrade/upgraded-source.ts';

/** Turns a Redocly location into the place that an error shows: file, line, column, pointer and frame. */
export function placeOf(found: LocationObject, cwd: string): Place {
  const location = asWritten(found);
  const at = getLineColLocation(location);
  return {
    file: displayPath(location.source.absoluteRef, cwd),
    line: at.start.line,
    column: at.start.col,
    ...(location.pointer === undefined ? {} : { pointer: tidyPointer(location.pointer) }),
    frame: getCodeframe(at, false),
  };
}

function asWritten(location: LocationObject): LocationObject {
  const { source, pointer } = location;
  if (pointer === undefined || !(source instanceof UpgradedSource)) return location;
  return { ...location, pointer: source.writtenPointer(pointer) };
}

/** Redocly writes the root as `#/` and its children as `#//info` in places; pointers have no empty first segment. */
export function tidyPointer(pointer: string): string {
  return pointer === '#/' ? '#' : pointer.replace(/^#\/\//, '#/');
}
