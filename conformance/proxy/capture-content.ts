import { MAX_CONTENT } from '../traffic/recorded-body.ts';
import type { CapturedContent } from './captured-call.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** About what a buffer takes beside its bytes: a content in chunks of one byte needs that for each of them. */
const PER_PART = 100;

/** Keeps a copy of the content of one message while it passes. */
export class ContentCapture {
  readonly #budget: MemoryBudget;
  #parts: Buffer[] = [];
  #length = 0;
  #isDropped = false;

  constructor(budget: MemoryBudget) {
    this.#budget = budget;
  }

  /** Bytes of the budget that it has taken. */
  get held(): number {
    return this.#length + this.#parts.length * PER_PART;
  }

  readonly add = (bytes: Buffer): void => {
    if (this.#isDropped) return;
    if (this.#length + bytes.length > MAX_CONTENT || !this.#budget.take(bytes.length + PER_PART)) {
      this.drop();
      return;
    }
    this.#length += bytes.length;
    // A small part would keep the large piece of memory that it came in.
    this.#parts.push(bytes.length * 2 < bytes.buffer.byteLength ? Buffer.from(bytes) : bytes);
  };

  /** Keeps nothing of it: it is too long, or was cut. */
  drop(): void {
    this.#budget.free(this.held);
    this.#isDropped = true;
    this.#parts = [];
    this.#length = 0;
  }

  content(): CapturedContent {
    if (this.#isDropped) return 'not-recorded';
    const [first] = this.#parts;
    return this.#parts.length === 1 && first !== undefined ? first : Buffer.concat(this.#parts, this.#length);
  }
}
