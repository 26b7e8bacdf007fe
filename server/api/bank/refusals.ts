/** This bank refuses some things that the description allows, with one problem that has an item per field. */
import { ProblemError, type ProblemItem } from '../../../generated/server.ts';

/**
 * Machine-readable reasons. `required`: must be sent. `allowed`: not one of the accepted values. `terms`: not accepted. `amount`, `count`,
 * `number`: cannot be stored. `limit`: too much. `enabled`: disabled. `account`: belongs to another account. `details`: the contact lacks
 * what the payment rail needs.
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

/** More than any request has fields, but free-form metadata could cause any number. The strict interface has the same maximum. */
const MAX_ITEMS = 50;

/** Collects everything that is wrong with a request, for a single response. */
export class Refusals {
  readonly #items = new Map<string, ProblemItem>();

  /** The first refusal of a field wins. `detail` must not contain the value that was sent. */
  add(pointer: BodyPointer, keyword: RefusalKeyword, detail: string): void {
    if (!this.isFull && !this.#items.has(pointer))
      this.#items.set(pointer, { pointer, in: 'body', detail, keyword });
  }

  /** Further items would be dropped. */
  get isFull(): boolean {
    return this.#items.size >= MAX_ITEMS;
  }

  get isEmpty(): boolean {
    return this.#items.size === 0;
  }

  /** @throws ProblemError 422 `refused`, when something was refused */
  throwIfAny(): void {
    if (!this.isEmpty) throw this.problem();
  }

  /** Makes the error to throw: 422 `refused`. */
  problem(): ProblemError {
    return new ProblemError(422, {
      code: 'refused',
      detail: 'The bank does not accept this request.',
      errors: [...this.#items.values()],
    });
  }
}
