import type { ProblemItem } from '../../generated/server-types.ts';

/** An invalid snapshot. Each of `errors` has a JSON pointer into the snapshot; the message lists them. */
export class InvalidSnapshot extends TypeError {
  override readonly name = 'InvalidSnapshot';
  readonly errors: readonly ProblemItem[];

  constructor(errors: readonly ProblemItem[]) {
    super(`Invalid snapshot: ${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`);
    this.errors = errors;
  }
}
