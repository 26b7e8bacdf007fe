import { partOf } from '../traffic/partition.ts';
import { connectStream, type OpenStream, reasonOf } from './connect-stream.ts';
import type { StreamAddress } from './stream-address.ts';
import { subjects } from './streams.ts';

/** The counts of calls that a proxy reports. */
export interface PublishedCounts {
  /** The number of its last call. */
  readonly seen: number;
  readonly published: number;
  /** The number of calls that are given up: the stream is full, or NATS was away for too long. */
  readonly dropped: number;
  /** Its last message has `true`; without it, calls after `seen` may be missing. */
  readonly ended: boolean;
}

export interface CallPublisherOptions {
  /** 16 hexadecimal digits that no other proxy has. */
  readonly id: string;
  /** The bytes of calls that may wait for NATS. Default: 64 MiB. */
  readonly memory?: number;
  /** The time for which NATS may take nothing before the end gives up. Default: 10 seconds. */
  readonly patienceMs?: number;
  /** The time between attempts. Default: a second. */
  readonly retryMs?: number;
  /** Called once for each kind of problem, in words. */
  readonly onProblem?: (why: string) => void;
  /** Default: `connectStream` */
  readonly open?: (address: StreamAddress) => Promise<OpenStream>;
}

/** A call with its place: see `createPlacer`. */
export interface PublishedCall {
  readonly number: number;
  readonly key: string;
  readonly isNeeded: boolean;
  /** A line of NDJSON. */
  readonly line: string;
}

const IN_FLIGHT = 256;
const SAY_MS = 2000;
/** About what a call takes in memory beside its text. */
const PER_CALL = 500;

/**
 * Publishes calls, each until NATS has confirmed it, in bounded memory. Nobody ever waits for it: a call for which there is no room is given up and
 * counted. A call that may have arrived is sent again under the same id.
 */
export class CallPublisher {
  readonly #address: StreamAddress;
  readonly #options: CallPublisherOptions;
  readonly #waiting = new Set<PublishedCall>();
  readonly #told = new Set<string>();
  readonly #saying: NodeJS.Timeout;
  #stream: OpenStream | undefined;
  #held = 0;
  #inFlight = 0;
  #seen = 0;
  #published = 0;
  #dropped = 0;
  #isPausing = false;
  #isClosed = false;
  #progressAt = 0;
  /** Called when nothing waits any more, or NATS has taken nothing for too long. */
  #emptied: (() => void) | undefined;

  constructor(address: StreamAddress, options: CallPublisherOptions) {
    this.#address = address;
    this.#options = options;
    this.#saying = setInterval(() => void this.#say(false), SAY_MS);
    void this.#connect();
  }

  get counts(): PublishedCounts {
    const [seen, published, dropped] = [this.#seen, this.#published, this.#dropped];
    return { seen, published, dropped, ended: false };
  }

  /** Notes the number of a call that may never be added. */
  see(number: number): void {
    this.#seen = Math.max(this.#seen, number);
  }

  /** Never throws, never waits. */
  add(call: PublishedCall): void {
    this.see(call.number);
    const { memory = 2 ** 26 } = this.#options;
    if (this.#held + sizeOf(call) > memory) {
      this.#dropped += 1;
      this.#tell('NATS takes calls too slowly or not at all, so some are not published');
      return;
    }
    this.#held += sizeOf(call);
    this.#waiting.add(call);
    this.#pump();
  }

  /**
   * Waits until NATS has all calls, and says the last counts.
   *
   * @param seen the number of the last call; absent where nobody knows it
   */
  async close(seen?: number): Promise<PublishedCounts> {
    this.see(seen ?? 0);
    this.#progressAt = Date.now();
    const { patienceMs = 10_000, retryMs = 1000 } = this.#options;
    await new Promise<void>((resolve) => {
      this.#emptied = resolve;
      const watch = setInterval(() => {
        if (Date.now() - this.#progressAt < patienceMs) return;
        clearInterval(watch);
        resolve();
      }, retryMs);
      this.#pump();
    });
    clearInterval(this.#saying);
    this.#dropped += this.#waiting.size + this.#inFlight;
    this.#waiting.clear();
    this.#isClosed = true;
    await this.#say(seen !== undefined);
    await this.#stream?.connection.close();
    return this.counts;
  }

  async #connect(): Promise<void> {
    const { open = connectStream, retryMs = 1000 } = this.#options;
    while (!this.#isClosed && this.#stream === undefined) {
      try {
        this.#stream = await open(this.#address);
      } catch (error) {
        this.#tell((error as Error).message);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
    if (this.#isClosed) await this.#stream?.connection.close();
    this.#pump();
  }

  #pump(): void {
    if (this.#stream === undefined || this.#isPausing || this.#isClosed) return;
    for (const call of this.#waiting) {
      if (this.#inFlight >= IN_FLIGHT) return;
      this.#waiting.delete(call);
      this.#inFlight += 1;
      void this.#send(this.#stream, call);
    }
    if (this.#inFlight === 0) this.#emptied?.();
  }

  async #send(stream: OpenStream, call: PublishedCall): Promise<void> {
    try {
      await publishCall(stream, `${this.#options.id}-${call.number}`, call);
      this.#published += 1;
      this.#done(call);
    } catch (error) {
      if (this.#isClosed) return;
      if (isRefusal(error)) {
        this.#dropped += 1;
        this.#done(call);
        this.#tell(`NATS refuses calls (${refusalOf(error)}), so they are not published`);
      } else {
        this.#waiting.add(call);
        this.#pause(error);
      }
    }
    this.#inFlight -= 1;
    this.#pump();
  }

  #done(call: PublishedCall): void {
    this.#held -= sizeOf(call);
    this.#progressAt = Date.now();
  }

  #pause(error: unknown): void {
    this.#tell(`NATS takes no calls at the moment (${reasonOf(error)}); they wait in memory`);
    if (this.#isPausing) return;
    this.#isPausing = true;
    setTimeout(() => {
      this.#isPausing = false;
      this.#pump();
    }, this.#options.retryMs ?? 1000);
  }

  async #say(isLast: boolean): Promise<void> {
    const { id } = this.#options;
    const { client, name } = this.#stream ?? {};
    if (client === undefined || name === undefined) return;
    const counts = JSON.stringify({ ...this.counts, ended: isLast });
    // Whoever reports knows of calls that nobody has published by the numbers of the others, too.
    await client.publish(subjects.proxy(name, id), counts).catch(() => {});
  }

  #tell(why: string): void {
    if (this.#told.has(why)) return;
    this.#told.add(why);
    this.#options.onProblem?.(why);
  }
}

/** Both messages are there when it resolves; where it rejects, either may be. */
async function publishCall(
  { client, headers, name, partitions, connection }: OpenStream,
  id: string,
  { key, isNeeded, line }: PublishedCall,
): Promise<void> {
  const most = connection.info?.max_payload ?? 2 ** 20;
  if (Buffer.byteLength(line) + 1000 > most) throw new TooLarge();
  const publish = (subject: string, msgID: string) => {
    const dated = headers();
    // It shows how far the clocks of machines differ.
    dated.set('Sent-At', String(Date.now()));
    return client.publish(subject, line, { msgID, headers: dated });
  };
  const part = partOf(key, partitions);
  await Promise.all([
    publish(subjects.calls(name, part), id),
    ...(isNeeded ? [publish(subjects.needed(name, part), `${id}-needed`)] : []),
  ]);
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Tells whether the same call would be refused again: it is too large, or the stream is full. */
function isRefusal(error: unknown): boolean {
  const { name, status } = error as Error & { status?: number };
  return name === 'TooLarge' || (name === 'JetStreamApiError' && status !== 503);
}

function refusalOf(error: unknown): string {
  const { name, code } = error as Error & { code?: number };
  return name === 'TooLarge' ? 'larger than its limit of a message' : `its code ${Number(code)}`;
}

function sizeOf({ line, key }: PublishedCall): number {
  return 2 * (line.length + key.length) + PER_CALL;
}
