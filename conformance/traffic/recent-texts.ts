/**
 * What is known of the texts that were seen last. They are compared and not hashed: of two long texts of one length, a comparison mostly ends early, and a hash
 * never does.
 */
export class RecentTexts<Known> {
  readonly #most: number;
  readonly #texts: string[] = [];
  readonly #known: Known[] = [];
  #next = 0;

  /** @param most how many are remembered: a few dozen, since all are looked through */
  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): Known | undefined {
    const texts = this.#texts;
    const { length } = text;
    for (let place = 0; place < texts.length; place++) {
      const one = texts[place] as string;
      if (one.length === length && one === text) return this.#known[place];
    }
    return undefined;
  }

  /** To be called for a text that `get` does not know; the oldest one is forgotten for it. */
  add(text: string, known: Known): void {
    this.#texts[this.#next] = text;
    this.#known[this.#next] = known;
    this.#next = (this.#next + 1) % this.#most;
  }
}
