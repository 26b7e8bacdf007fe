import type { ExitName } from './exit-codes.ts';

/** A place in a source file. Lines and columns count from 1. */
export interface Place {
  /** Path as the user should see it: relative to the working directory where it lies below it. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON pointer inside that file: `#/paths/~1v1~1card/post`. */
  readonly pointer?: string;
  /** The lines around the place, with the offending part marked. */
  readonly frame?: string;
}

/**
 * An error meant for the user: what went wrong, where, and how to fix it. The wrapper prints it to standard error and exits
 * with the code of `exit`. Anything else that is thrown counts as a bug in this tool.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly exit: ExitName;
  readonly place: Place | undefined;
  readonly fix: string | undefined;
  /** Further errors found in the same run, each complete in itself; printed after this one. */
  readonly others: readonly ToolError[];
  /** A hint that applies to all of them; printed last. */
  readonly note: string | undefined;

  constructor(
    exit: ExitName,
    message: string,
    details: {
      place?: Place;
      fix?: string;
      cause?: unknown;
      others?: readonly ToolError[];
      note?: string;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.exit = exit;
    this.place = details.place;
    this.fix = details.fix;
    this.others = details.others ?? [];
    this.note = details.note;
  }
}

/** Throws the first error of a file, with the others attached. `note`: what applies to all of them. */
export function throwAll(errors: readonly ToolError[], note?: string): void {
  const [first, ...others] = errors;
  if (first === undefined) return;
  const { exit, message, place, fix } = first;
  throw new ToolError(exit, message, {
    ...(place && { place }),
    ...(fix !== undefined && { fix }),
    ...(note !== undefined && { note }),
    others,
  });
}
