import type { LocationObject, Source } from '@redocly/openapi-core';
import { DerivedSource } from '../derived-source.ts';

/** A file of the author's whose content was upgraded: knows where in the file the upgraded content comes from. */
export class UpgradedSource extends DerivedSource {
  /** The file as it was read. */
  readonly original: Source;
  /** Parts that stand at another place now: the new pointer and the one in the file. */
  readonly moved = new Map<string, string>();
  /** Schemas (pointers in the file) that are the first member of an `anyOf` now, beside `null`. */
  readonly wrapped = new Set<string>();

  constructor(original: Source) {
    super(original.absoluteRef, original.body, original.mimeType);
    this.original = original;
  }

  // The text is the same, and its tree takes a second and 100 MB for a file of four: one for both.
  override getAst(load: Parameters<Source['getAst']>[0]): ReturnType<Source['getAst']> {
    return this.original.getAst(load);
  }

  override getLines(): string[] {
    return this.original.getLines();
  }

  writtenPlace(location: LocationObject): LocationObject {
    return { ...location, source: this.original, pointer: this.writtenPointer(location.pointer ?? '#') };
  }

  /** Finds where the file has what the upgraded content has at a pointer. */
  writtenPointer(pointer: string): string {
    if (this.moved.size === 0 && this.wrapped.size === 0) return pointer;
    const tokens = pointer.split('/');
    let rest = tokens.length;
    while (rest > 1 && !this.moved.has(tokens.slice(0, rest).join('/'))) rest--;
    let here = this.moved.get(tokens.slice(0, rest).join('/')) ?? tokens.slice(0, rest).join('/');
    for (let index = rest; index < tokens.length; index++) {
      if (this.wrapped.has(here) && tokens[index] === 'anyOf') {
        if (tokens[index + 1] !== '0') return here;
        index += 2;
        if (index >= tokens.length) return here;
      }
      here += `/${tokens[index]}`;
    }
    return here;
  }
}
