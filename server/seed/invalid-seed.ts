import type { ProblemItem } from '../../generated/server-types.ts';

/** An invalid seed. Each of `errors` has a JSON pointer into it; the message lists them. */
export class InvalidSeed extends TypeError {
  override readonly name = 'InvalidSeed';
  readonly errors: readonly ProblemItem[];

  constructor(errors: readonly ProblemItem[]) {
    super(`Invalid seed: ${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`);
    this.errors = errors;
  }
}
