import type { LocationObject } from '@redocly/openapi-core';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { DerivedSource } from '../read/derived-source.ts';
import type { OverlaidTree } from './overlaid-tree.ts';

/** A place of one of the author's files, by the pointer into the bundle of them. */
type FindAuthored = (pointer: string) => LocationObject;

/** A bundled description that overlays have changed: knows which line of the author's files or of an overlay each part of it is from. */
export class OverlaidSource extends DerivedSource {
  private readonly tree: OverlaidTree;
  private readonly findAuthored: FindAuthored;

  /** @param file of the description: what its references start from */
  constructor(file: string, tree: OverlaidTree, findAuthored: FindAuthored) {
    super(file, JSON.stringify(tree.root, null, 1));
    this.tree = tree;
    this.findAuthored = findAuthored;
  }

  /** Where its author wrote what the overlaid description has at a pointer. */
  writtenPlace({ pointer = '#', reportOnKey }: LocationObject): LocationObject {
    const steps = fromPointer(pointer).filter((name, index) => index > 0 || name !== '');
    const origin = this.tree.originOf(steps);
    if (origin.overlay === undefined)
      return { ...this.findAuthored(origin.pointer), ...(reportOnKey && { reportOnKey }) };
    return { source: origin.overlay, pointer: origin.pointer, ...(reportOnKey && { reportOnKey }) };
  }
}
