import { closeSync, openSync, writeSync } from 'node:fs';
import type { JsMsg } from '@nats-io/jetstream';
import { isObject } from '../../lib/json.ts';
import { readCallLine } from '../traffic/ndjson/read-line.ts';
import type { OpenStream } from './connect-stream.ts';
import { subjects } from './streams.ts';

/** A part has these calls of one proxy. */
export interface CallsOfProxy {
  /** The number of different calls. */
  readonly calls: number;
  /** The highest number of them. */
  readonly last: number;
  /** Milliseconds from the proxy's clock to that of the server, with the time that the fastest message took. Absent if no message says. */
  readonly behind?: number;
}

/** A worker has read the calls of a part up to here. */
export interface ReadSoFar {
  /** The number of messages with its own calls, and with those that they need of other parts. */
  readonly messages: { readonly own: number; readonly needed: number };
  readonly proxies: Readonly<Record<string, CallsOfProxy>>;
  /** Messages that are no calls of a proxy. */
  readonly refused: number;
}

const ID = /^([0-9a-f]{16})-(\d{1,15})(-needed)?$/;

/** The calls of a part, in a file that can be judged as a recording: each call once, and copies of those of other parts that they need. */
export class PartSpool {
  readonly path: string;
  readonly #stream: OpenStream;
  readonly #part: number;
  readonly #file: number;
  readonly #proxies = new Map<string, { readonly numbers: Set<number>; last: number; behind?: number }>();
  /** The ids of copies. */
  readonly #copies = new Set<string>();
  /** The sequences of the last messages, and how many there were. */
  readonly #through = { own: 0, needed: 0 };
  readonly #messages = { own: 0, needed: 0 };
  /** The number of messages that come after them, as far as the server has said. */
  readonly #pending = { own: Number.NaN, needed: Number.NaN };
  #refused = 0;
  #isStopped = false;
  #stopReading: (() => void)[] = [];
  /** While the file is judged, no call is added. */
  #isFree: Promise<void> = Promise.resolve();

  constructor(stream: OpenStream, part: number, path: string) {
    this.#stream = stream;
    this.#part = part;
    this.path = path;
    this.#file = openSync(path, 'wx', 0o600);
    const { name } = stream;
    void this.#read('own', subjects.calls(name, part));
    void this.#read('needed', subjects.needed(name, '*'));
  }

  get messages(): ReadSoFar['messages'] {
    return { ...this.#messages };
  }

  /** True when nothing is left to read of either kind. */
  get isCurrent(): boolean {
    return this.#pending.own + this.#pending.needed === 0;
  }

  /** Does something with the calls so far, to which none are added meanwhile. */
  async hold<T>(work: (read: ReadSoFar) => Promise<T>): Promise<T> {
    await this.#isFree;
    let free = () => {};
    this.#isFree = new Promise((resolve) => {
      free = resolve;
    });
    try {
      const proxies = [...this.#proxies].map(
        ([id, { numbers, ...proxy }]) => [id, { ...proxy, calls: numbers.size }] as const,
      );
      return await work({
        messages: this.messages,
        proxies: Object.fromEntries(proxies),
        refused: this.#refused,
      });
    } finally {
      free();
    }
  }

  close(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    for (const stop of this.#stopReading) stop();
    closeSync(this.#file);
  }

  /** Reads for as long as it is open, whatever becomes of the server. */
  async #read(kind: 'own' | 'needed', filter: string): Promise<void> {
    const { client, name } = this.#stream;
    while (!this.#isStopped) {
      try {
        const start = { filter_subjects: filter, opt_start_seq: this.#through[kind] + 1 };
        const consumer = await client.consumers.get(name, start);
        const messages = await consumer.consume({ max_messages: 100 });
        const stop = () => messages.stop();
        this.#stopReading.push(stop);
        for await (const message of messages) {
          await this.#isFree;
          if (this.#isStopped) break;
          if (message.seq <= this.#through[kind]) continue;
          this.#add(message, kind);
          this.#through[kind] = message.seq;
          this.#messages[kind] += 1;
          this.#pending[kind] = message.info.pending;
        }
        this.#stopReading = this.#stopReading.filter((one) => one !== stop);
      } catch {
        // The server is away, or still starting.
      }
      if (!this.#isStopped) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  #add(message: JsMsg, kind: 'own' | 'needed'): void {
    const isCopy = kind === 'needed';
    // The calls of which these are copies are in this part themselves.
    if (isCopy && message.subject === subjects.needed(this.#stream.name, this.#part)) return;
    const [, proxy = '', number = '', copy] = ID.exec(message.headers?.get('Nats-Msg-Id') ?? '') ?? [];
    const line = lineOf(message, isCopy);
    if (proxy === '' || isCopy !== (copy !== undefined) || line === undefined) {
      if (!isCopy) this.#refused += 1;
    } else if (isCopy ? this.#isNewCopy(`${proxy}${number}`) : this.#isNew(proxy, Number(number), message))
      writeSync(this.#file, line);
  }

  #isNewCopy(id: string): boolean {
    const { size } = this.#copies;
    return this.#copies.add(id).size > size;
  }

  #isNew(proxy: string, number: number, { headers, info }: JsMsg): boolean {
    const known = this.#proxies.get(proxy) ?? { numbers: new Set(), last: 0 };
    this.#proxies.set(proxy, known);
    if (known.numbers.has(number)) return false;
    known.numbers.add(number);
    known.last = Math.max(known.last, number);
    const behind = info.timestampNanos / 1e6 - Number(headers?.get('Sent-At') || Number.NaN);
    if (!Number.isNaN(behind)) known.behind = Math.min(known.behind ?? behind, behind);
    return true;
  }
}

/** The call as a line of a recording; `undefined` for anything else. Whoever may publish may have sent it. */
function lineOf(message: JsMsg, isContext: boolean): string | undefined {
  try {
    const value: unknown = JSON.parse(message.string());
    if (!isObject(value)) return undefined;
    readCallLine(value);
    const { startedAt, endedAt, durationMs, request, response } = value;
    const call = { startedAt, endedAt, durationMs, request, response, pseudonyms: true };
    return `${JSON.stringify(isContext ? { ...call, context: true } : call)}\n`;
  } catch {
    return undefined;
  }
}
