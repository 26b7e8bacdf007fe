import type { OpenStream } from './connect-stream.ts';
import { LEASE_MS, leasesOf, partsOf, subjects } from './streams.ts';

/**
 * Divides the parts among the workers of a group. A lease is a message that the server forgets when its worker says nothing more; nobody compares
 * clocks. Two workers may hold a part for a moment, which costs work and nothing else: a verdict replaces only the one that its worker knows.
 */
export class Leases {
  readonly #stream: OpenStream;
  readonly #group: string;
  readonly #id: string;
  /** The parts that this worker has, with the sequence of the lease. */
  readonly #held = new Map<number, number>();

  /** @param id that no other worker has */
  constructor(stream: OpenStream, group: string, id: string) {
    this.#stream = stream;
    this.#group = group;
    this.#id = id;
  }

  get parts(): readonly number[] {
    return [...this.#held.keys()];
  }

  /** Renews the leases, takes free parts up to a fair share, and gives back what is more. To be called a few times in `LEASE_MS`. */
  async renew(): Promise<void> {
    const { name, client, partitions } = this.#stream;
    await client.publish(subjects.worker(name, this.#group, this.#id), '');
    for (const [part, sequence] of this.#held) await this.#take(part, sequence);
    const workers = await this.#count(subjects.worker(name, this.#group, '*'));
    const share = Math.ceil(partitions / Math.max(1, workers.size));
    const taken = await this.#count(subjects.lease(name, this.#group, '*'));
    const isFree = (part: number) =>
      !this.#held.has(part) && !taken.has(subjects.lease(name, this.#group, part));
    for (const part of partsOf(partitions).filter(isFree))
      if (this.#held.size < share) await this.#take(part, 0);
    for (const part of this.parts.slice(share)) await this.giveBack(part);
  }

  async giveBack(part: number): Promise<void> {
    const { name, manager } = this.#stream;
    this.#held.delete(part);
    await manager.streams.purge(leasesOf(name), { filter: subjects.lease(name, this.#group, part) });
  }

  /** @param sequence of the lease that it replaces; 0 if nobody may have one */
  async #take(part: number, sequence: number): Promise<void> {
    const { name, client } = this.#stream;
    const subject = subjects.lease(name, this.#group, part);
    try {
      const expect = { lastSubjectSequence: sequence };
      const { seq } = await client.publish(subject, this.#id, { expect, timeout: LEASE_MS / 4 });
      this.#held.set(part, seq);
    } catch (error) {
      // It may have arrived: the next attempt finds out.
      if ((error as Error).name === 'JetStreamApiError') this.#held.delete(part);
    }
  }

  async #count(filter: string): Promise<ReadonlySet<string>> {
    const { name, manager } = this.#stream;
    const { state } = await manager.streams.info(leasesOf(name), { subjects_filter: filter });
    return new Set(Object.keys(state.subjects ?? {}));
  }
}
