import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../model/report.ts';
import { isAway, type OpenStream, reasonOf } from './connect-stream.ts';
import { Leases } from './leases.ts';
import { PartSpool } from './part-spool.ts';
import { LEASE_MS } from './streams.ts';
import { getVerdict, putVerdict } from './verdicts.ts';

export interface StreamWorkerOptions {
  /** Workers of one group divide the parts among themselves; each group has verdicts of its own. */
  readonly group: string;
  /** A connection for reading calls: on the other one, what the server responds would wait behind them. */
  readonly reading: OpenStream;
  /** Judges a file of calls. */
  readonly judge: (file: string) => Promise<Report>;
  /** Called when the verdict on a part is kept. */
  readonly onVerdict?: (part: number, report: Report) => void;
  /** Called when the server cannot be used, in words. */
  readonly onProblem?: (why: string) => void;
  /** Ends it: what has arrived is judged, and the parts are given back. */
  readonly signal: AbortSignal;
}

/** A part that this worker has. */
interface HeldPart {
  readonly spool: PartSpool;
  /** The sequence of the verdict that the next one replaces, and how many messages that was about. */
  sequence: number;
  before: number;
  judged: number;
  /** It is not judged again before this time. */
  dueAt: number;
}

const TURN_MS = 250;
/** A part is judged for at most a tenth of the time. */
const REST = 9;

/** Judges the calls of its share of the parts, each as a whole whenever more have come, until it is ended. */
export async function runStreamWorker(stream: OpenStream, options: StreamWorkerOptions): Promise<void> {
  await removeAbandoned(tmpdir());
  const folder = await mkdtemp(join(tmpdir(), FOLDER));
  const worker = new StreamWorker(stream, options, folder);
  try {
    await worker.run();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const FOLDER = 'bank-calls-';
const ABANDONED_MS = 3_600_000;

/** Removes what workers that were killed have left in a folder. One that lives touches its own all the time. */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(FOLDER));
  for (const path of names.map((name) => join(parent, name))) {
    const { mtimeMs, uid } = await lstat(path).catch(() => ({ mtimeMs: Number.NaN, uid: -1 }));
    if (Date.now() - mtimeMs > ABANDONED_MS && [uid, undefined].includes(process.getuid?.()))
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

class StreamWorker {
  readonly #stream: OpenStream;
  readonly #options: StreamWorkerOptions;
  readonly #folder: string;
  readonly #leases: Leases;
  readonly #parts = new Map<number, HeldPart>();
  #isAway = false;
  /** True after a reconnection: a server that was killed may have given numbers of lost messages to others, so everything is read again. */
  #isStale = false;

  constructor(stream: OpenStream, options: StreamWorkerOptions, folder: string) {
    this.#stream = stream;
    this.#options = options;
    this.#folder = folder;
    this.#leases = new Leases(stream, options.group, randomBytes(8).toString('hex'));
  }

  async run(): Promise<void> {
    const { signal } = this.#options;
    let renewing: Promise<void> | undefined;
    const renew = () => {
      const now = new Date();
      utimes(this.#folder, now, now).catch(() => {});
      renewing ??= this.#whileAway(() => this.#leases.renew()).finally(() => {
        renewing = undefined;
      });
    };
    renew();
    void this.#watch();
    const timer = setInterval(renew, LEASE_MS / 4);
    try {
      while (!signal.aborted) {
        await this.#whileAway(() => this.#judgeDue(Date.now()));
        await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      }
    } finally {
      clearInterval(timer);
      await renewing;
    }
    await this.#whileAway(() => this.#judgeDue(Number.POSITIVE_INFINITY));
    for (const part of this.#leases.parts) await this.#whileAway(() => this.#leases.giveBack(part));
    for (const part of [...this.#parts.keys()]) this.#close(part);
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#options.reading.connection.status())
      if (type === 'reconnect') this.#isStale = true;
  }

  async #judgeDue(now: number): Promise<void> {
    const held = this.#leases.parts;
    const isStale = this.#isStale;
    this.#isStale = false;
    for (const part of [...this.#parts.keys()]) if (isStale || !held.includes(part)) this.#close(part);
    for (const part of held) {
      const one = this.#parts.get(part) ?? (await this.#open(part));
      const { own, needed } = one.spool.messages;
      const isWhole = own + needed >= one.before || one.spool.isCurrent;
      const isNew = own + needed > one.judged && isWhole;
      if ((isNew || one.sequence === 0) && one.dueAt <= now) await this.#judge(part, one);
    }
  }

  async #open(part: number): Promise<HeldPart> {
    const kept = await getVerdict(this.#stream, this.#options.group, part);
    const { own = 0, needed = 0 } = kept?.verdict?.messages ?? {};
    const spool = new PartSpool(this.#options.reading, part, this.#pathOf(part));
    const one = { spool, sequence: kept?.sequence ?? 0, before: own + needed, judged: -1, dueAt: 0 };
    this.#parts.set(part, one);
    return one;
  }

  async #judge(part: number, one: HeldPart): Promise<void> {
    const { group, judge, onVerdict } = this.#options;
    const startedAt = Date.now();
    await one.spool.hold(async (read) => {
      const report = await judge(one.spool.path);
      const sequence = await putVerdict(this.#stream, group, part, { ...read, report }, one.sequence);
      // Another worker has the part.
      if (sequence === undefined) return this.#close(part);
      one.sequence = sequence;
      one.judged = read.messages.own + read.messages.needed;
      onVerdict?.(part, report);
    });
    one.dueAt = Date.now() + REST * (Date.now() - startedAt);
  }

  #close(part: number): void {
    this.#parts.get(part)?.spool.close();
    this.#parts.delete(part);
    rmSync(this.#pathOf(part), { force: true });
  }

  #pathOf(part: number): string {
    return join(this.#folder, `part-${part}.ndjson`);
  }

  /** The server may be away for a while, which is told once: what failed is done again. */
  async #whileAway(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#isAway = false;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (!this.#isAway) this.#options.onProblem?.(`NATS takes nothing at the moment (${reasonOf(error)})`);
      this.#isAway = true;
    }
  }
}
