/** Values by key, of which those that were not used for a while are forgotten: when the younger of two maps is full, it takes the place of the older one. */
export class BoundedCache<Key, Value> {
  readonly #most: number;
  #younger = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  /** @param most as many are held for sure, and twice as many at the most */
  constructor(most: number) {
    this.#most = most;
  }

  has(key: Key): boolean {
    return this.#younger.has(key) || this.#older.has(key);
  }

  get(key: Key): Value | undefined {
    if (this.#younger.has(key)) return this.#younger.get(key);
    if (!this.#older.has(key)) return undefined;
    const value = this.#older.get(key) as Value;
    this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#younger.size >= this.#most && !this.#younger.has(key)) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(key, value);
  }
}
