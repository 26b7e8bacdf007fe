/** Characters of the longest text in a sample. */
export const MAX_SAMPLE_TEXT = 20_000;
/** The limit of one sample: more than any page shows or any test reads. */
const VALUES = 20_000;
const CHARACTERS = 200_000;
/** Schemas that are looked at for it, each as often as it applies. */
const SCHEMAS = 200_000;

/** Thrown where a sample would be larger than anybody reads. */
export class TooLarge extends Error {}

/** The rest of the budget of one sample. Counted rather than timed, so that the same document gives the same sample on every machine. */
export class SampleBudget {
  #values = VALUES;
  #characters = CHARACTERS;
  #schemas = SCHEMAS;

  takeValue(): void {
    this.#values -= 1;
    if (this.#values < 0) throw new TooLarge();
  }

  /** Refuses a list before its first item is made. */
  expectValues(count: number): void {
    if (count > this.#values) throw new TooLarge();
  }

  takeCharacters(count: number): void {
    this.#characters -= count;
    if (count > MAX_SAMPLE_TEXT || this.#characters < 0) throw new TooLarge();
  }

  takeSchema(): void {
    this.#schemas -= 1;
    if (this.#schemas < 0) throw new TooLarge();
  }
}
