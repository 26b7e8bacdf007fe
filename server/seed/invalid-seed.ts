import type { ProblemItem } from '../../generated/server-types.ts';
import { InvalidInput } from '../invalid-input.ts';

/** An invalid seed. Each of `errors` has a JSON pointer into it; the message lists them. */
export class InvalidSeed extends InvalidInput {
  override readonly name = 'InvalidSeed';

  constructor(errors: readonly ProblemItem[]) {
    super('seed', errors);
  }
}
