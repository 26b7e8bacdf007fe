import { getCodeframe, getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { displayPath } from '../../cli/display-path.ts';
import type { Place } from '../../cli/errors.ts';

/** Turns a Redocly location into the place that an error shows: file, line, column, pointer and frame. */
export function placeOf(location: LocationObject, cwd: string): Place {
  const at = getLineColLocation(location);
  return {
    file: displayPath(location.source.absoluteRef, cwd),
    line: at.start.line,
    column: at.start.col,
    ...(location.pointer === undefined ? {} : { pointer: tidyPointer(location.pointer) }),
    frame: getCodeframe(at, false),
  };
}

/** Redocly writes the root as `#/` and its children as `#//info` in places; pointers have no empty first segment. */
export function tidyPointer(pointer: string): string {
  return pointer === '#/' ? '#' : pointer.replace(/^#\/\//, '#/');
}
