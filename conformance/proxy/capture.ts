import type { HeaderList, RecordedFailure } from '../traffic/recorded-call.ts';
import { type Budget, type CapturedCall, type CapturedMessage, MAX_CONTENT } from './captured-call.ts';
import type { Head } from './read-head.ts';

/** Collects the bytes of one call while they pass. */
export class Capture {
  readonly startedAt: number;
  readonly #request: MessageCapture;
  #response: MessageCapture | undefined;
  readonly #budget: Budget;

  constructor(head: Head, startedAt: number, budget: Budget) {
    this.startedAt = startedAt;
    this.#budget = budget;
    this.#request = new MessageCapture(head, budget);
  }

  get request(): MessageCapture {
    return this.#request;
  }

  get response(): MessageCapture | undefined {
    return this.#response;
  }

  answer(head: Head): void {
    this.#response = new MessageCapture(head, this.#budget);
  }

  /** @param failure why there is no complete response; default: there is one */
  finish(endedAt: number, failure?: RecordedFailure): CapturedCall {
    const request = this.#request.finish();
    const response = this.#response?.finish();
    return {
      startedAt: this.startedAt,
      endedAt,
      request,
      response: failure ?? response ?? { failure: 'cut-off', detail: 'no response was seen' },
    };
  }

  /** Bytes that it holds of the budget, which whoever takes the call has to give back. */
  get held(): number {
    return this.#request.held + (this.#response?.held ?? 0);
  }
}

export class MessageCapture {
  readonly #start: string;
  readonly #headers: HeaderList;
  readonly #budget: Budget;
  #content: Buffer[] | 'none' | 'not-recorded' = 'none';
  #isComplete = false;
  #length = 0;
  held = 0;

  constructor({ start, headers }: Head, budget: Budget) {
    this.#start = start;
    this.#headers = headers;
    this.#budget = budget;
  }

  /** Says that there is content, if only an empty one. */
  expectContent(): void {
    if (this.#content === 'none') this.#content = [];
  }

  add(bytes: Buffer): void {
    if (this.#content === 'not-recorded') return;
    this.#length += bytes.length;
    if (this.#length > MAX_CONTENT || !this.#budget.take(bytes.length)) {
      this.#drop();
      return;
    }
    this.held += bytes.length;
    if (this.#content === 'none') this.#content = [];
    this.#content.push(bytes);
  }

  complete(): void {
    this.#isComplete = true;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  #drop(): void {
    this.#budget.free(this.held);
    this.held = 0;
    this.#content = 'not-recorded';
  }

  finish(): CapturedMessage {
    if (!this.#isComplete) this.#drop();
    const content = this.#content;
    return {
      start: this.#start,
      headers: this.#headers,
      // A copy of its own, which can be handed to another thread while the bytes themselves may still wait to be sent.
      content: typeof content === 'string' ? content : copyOf(content, this.#length),
    };
  }
}

function copyOf(parts: readonly Buffer[], length: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    copy.set(part, at);
    at += part.length;
  }
  return copy;
}
