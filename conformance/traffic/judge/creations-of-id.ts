import type { IndexedCall } from './indexed-call.ts';

/**
 * Creations by one operation that show the same id. A deployment may give one id to all its records, and a client may send one request ten thousand
 * times, so no question about them looks at each of them.
 */
export class CreationsOfId {
  /** One call for each content and time of creation. */
  readonly #kinds = new Map<string, IndexedCall>();
  readonly #byContent = new Map<number, EarliestTwo>();
  readonly #byTime = new Map<number | string, EarliestTwo>();

  add(call: IndexedCall): void {
    const { content, shownTime } = call;
    const kind = `${content} ${shownTime}`;
    if (!this.#kinds.has(kind)) this.#kinds.set(kind, call);
    note(this.#byContent, content, call);
    if (shownTime !== undefined) note(this.#byTime, shownTime, call);
  }

  /** Keeps the creations that differ from a call in what was sent and in when the record was created, one of each kind. */
  *unlike({ content, shownTime }: IndexedCall): Iterable<IndexedCall> {
    for (const one of this.#kinds.values()) {
      const isSameTime = shownTime !== undefined && one.shownTime === shownTime;
      if (one.content !== content && !isSameTime) yield one;
    }
  }

  /**
   * Tells whether another call, which did not begin later, sent the same or shows a record that was created at the same time.
   *
   * @param start until when that call must have begun
   */
  isRepetition(call: IndexedCall, start = call.startedAt): boolean {
    const { content, shownTime } = call;
    const alike = [this.#byContent.get(content), shownTime === undefined ? [] : this.#byTime.get(shownTime)];
    return alike.some((calls) => calls?.some((one) => one !== call && one.startedAt <= start));
  }
}

/** The calls that began first: of two, one is another call than the one that is asked about. */
type EarliestTwo = readonly IndexedCall[];

function note<Key>(all: Map<Key, EarliestTwo>, key: Key, call: IndexedCall): void {
  const known = all.get(key) ?? [];
  all.set(key, [...known, call].sort((one, other) => one.startedAt - other.startedAt).slice(0, 2));
}
