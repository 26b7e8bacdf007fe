/** What this bank does not do, though the description allows it: one problem with an item per field. */
import { ProblemError, type ProblemItem } from '../../../generated/server.ts';

/**
 * Words for programs. `required`: must be sent. `allowed`: not one of the values taken here. `terms`: not accepted. `amount`, `count`,
 * `number`: no figure that can be kept. `limit`: too much. `enabled`: switched off. `account`: belongs to another account.
 * `details`: the contact lacks what the rail needs.
 */
export type RefusalKeyword =
  | 'required'
  | 'allowed'
  | 'terms'
  | 'amount'
  | 'count'
  | 'number'
  | 'limit'
  | 'enabled'
  | 'account'
  | 'details';

/** `#/config/limits/send/daily` */
export type BodyPointer = `#/${string}`;

/** More than any request has fields. Metadata is free, and could ask for a long answer. The strict interface stops here too. */
const MAX_ITEMS = 50;

/** Gathers what is wrong with a request, so that the caller hears all of it at once. */
export class Refusals {
  readonly #items = new Map<string, ProblemItem>();

  /** A field is named once: what was said of it first stands. Says nothing of the value that was sent. */
  add(pointer: BodyPointer, keyword: RefusalKeyword, detail: string): void {
    if (this.#items.size < MAX_ITEMS && !this.#items.has(pointer))
      this.#items.set(pointer, { pointer, in: 'body', detail, keyword });
  }

  get isEmpty(): boolean {
    return this.#items.size === 0;
  }

  /** @throws ProblemError 422 `refused`, when something was refused */
  throwIfAny(): void {
    if (!this.isEmpty) throw this.problem();
  }

  /** 422 `refused`, to be thrown. */
  problem(): ProblemError {
    return new ProblemError(422, {
      code: 'refused',
      detail: 'This bank does not do what the request asks.',
      errors: [...this.#items.values()],
    });
  }
}
