/** Values by key, of which the ones that were not used for the longest time are forgotten. */
export class RecentlyUsed<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  has(key: Key): boolean {
    return this.#values.has(key);
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (!this.#values.delete(key)) return undefined;
    this.#values.set(key, value as Value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most) this.#values.delete(oldest as Key);
  }
}
