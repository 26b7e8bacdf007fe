/** What is known of the objects that were asked about last: there are few of them, so that all are looked through. */
export class LastSeen<Known> {
  readonly #objects: (object | undefined)[] = Array.from({ length: MOST }, () => undefined);
  readonly #known: (Known | undefined)[] = Array.from({ length: MOST }, () => undefined);
  #next = 0;

  get(of: object): Known | undefined {
    const place = this.#objects.indexOf(of);
    return place === -1 ? undefined : this.#known[place];
  }

  add(of: object, known: Known): void {
    this.#objects[this.#next] = of;
    this.#known[this.#next] = known;
    this.#next = (this.#next + 1) % MOST;
  }

  clear(): void {
    this.#objects.fill(undefined);
    this.#known.fill(undefined);
  }
}

const MOST = 16;
