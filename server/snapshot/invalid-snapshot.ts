import type { ProblemItem } from '../../generated/server-types.ts';
import { InvalidInput } from '../invalid-input.ts';

/** An invalid snapshot. Each of `errors` has a JSON pointer into the snapshot; the message lists them. */
export class InvalidSnapshot extends InvalidInput {
  override readonly name = 'InvalidSnapshot';

  constructor(errors: readonly ProblemItem[]) {
    super('snapshot', errors);
  }
}
