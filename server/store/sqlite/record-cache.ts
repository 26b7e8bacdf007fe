/** Counted for a record besides its text. Characters. */
const OVERHEAD = 100;
const MAX_CHARACTERS = 1024 * 1024;

type Texts = (string | undefined)[];

/** The records that were read last, for as long as nobody has changed the database. */
export class RecordCache {
  readonly #texts = new Map<string, string | undefined>();
  #version: unknown;
  #characters = 0;

  /** @param version differs from the last one if the database was changed since */
  use(version: unknown): void {
    if (version === this.#version) return;
    this.clear();
    this.#version = version;
  }

  /** All of them, or `undefined`: texts that were read at different times may not belong together. */
  find(ids: readonly string[]): Texts | undefined {
    const found: Texts = [];
    for (const id of ids) {
      const text = this.#texts.get(id);
      if (text === undefined && !this.#texts.has(id)) return undefined;
      found.push(text);
    }
    return found;
  }

  add(ids: readonly string[], texts: readonly (string | undefined)[]): void {
    for (const [index, id] of ids.entries()) {
      if (this.#texts.has(id)) continue;
      const text = texts[index];
      this.#characters += (text?.length ?? 0) + OVERHEAD;
      if (this.#characters > MAX_CHARACTERS) this.clear();
      this.#texts.set(id, text);
    }
  }

  clear(): void {
    this.#texts.clear();
    this.#characters = 0;
  }
}
