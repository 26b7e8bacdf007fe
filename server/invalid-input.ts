import type { ProblemItem } from '../generated/server-types.ts';

/** A document that does not fit its JSON Schema. Each of `errors` has a JSON pointer into it; the message lists them. */
export abstract class InvalidInput extends TypeError {
  readonly errors: readonly ProblemItem[];

  /** @param what names the document in the message: `seed` */
  constructor(what: string, errors: readonly ProblemItem[]) {
    super(`Invalid ${what}: ${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`);
    this.errors = errors;
  }
}
