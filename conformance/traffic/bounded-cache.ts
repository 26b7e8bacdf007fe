/** Values by key, of which those that were not used for a while are forgotten: when the younger of two maps is full, it takes the place of the older one. */
export class BoundedCache<Key, Value> {
  readonly #most: number;
  #younger = new Map<Key, Value>();
  #weight = 0;
  #older = new Map<Key, Value>();

  /** @param most as many are held for sure, and twice as many at the most: values, or whatever they are weighed in */
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

  set(key: Key, value: Value, weight = 1): void {
    if (!this.#younger.has(key)) {
      if (this.#weight >= this.#most) {
        this.#older = this.#younger;
        this.#younger = new Map();
        this.#weight = 0;
      }
      this.#weight += weight;
    }
    this.#younger.set(key, value);
  }
}
