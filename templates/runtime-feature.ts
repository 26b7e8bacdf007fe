import type { OperationModel } from './model.ts';

/** A part of the runtime that only some descriptions need: the name it is imported by, and its module. */
export interface RuntimeFeature {
  readonly name: string;
  /** The name of the module in `templates/runtime/`. */
  readonly file: string;
  readonly isUsed: (operation: OperationModel) => boolean;
  /** Features that its module imports. */
  readonly needs?: readonly string[];
}

/** The modules of the features that are used, and of those that they need, in the order of `all`. */
export function featureFiles(all: readonly RuntimeFeature[], used: readonly RuntimeFeature[]): string[] {
  return all
    .filter(({ name }) => used.some((one) => one.name === name || one.needs?.includes(name)))
    .map(({ file }) => file);
}
