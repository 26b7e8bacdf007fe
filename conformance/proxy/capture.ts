import type { HeaderList, RecordedFailure } from '../traffic/recorded-call.ts';
import {
  type Budget,
  type Budgets,
  type CapturedCall,
  type CapturedMessage,
  MAX_CONTENT,
} from './captured-call.ts';
import { ContentBuffer } from './content-buffer.ts';
import { type Head, memoryOf } from './read-head.ts';

/** Collects the bytes of one call while they pass. */
export class Capture {
  readonly startedAt: number;
  readonly #request: MessageCapture;
  #response: MessageCapture | undefined;
  readonly #budgets: Budgets;
  /** What its heads take. */
  #ofHeads = 0;

  constructor(head: Head, startedAt: number, budgets: Budgets) {
    this.startedAt = startedAt;
    this.#budgets = budgets;
    this.#request = new MessageCapture(head, budgets.content);
  }

  /** Takes what a head needs from the budget; `false` where there is not so much left. */
  takeHead(head: Head): boolean {
    const bytes = memoryOf(head);
    const isTaken = this.#budgets.heads.take(bytes);
    if (isTaken) this.#ofHeads += bytes;
    return isTaken;
  }

  get request(): MessageCapture {
    return this.#request;
  }

  get response(): MessageCapture | undefined {
    return this.#response;
  }

  answer(head: Head): void {
    this.#response = new MessageCapture(head, this.#budgets.content);
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

  /** Gives back what it holds of the budgets: whoever takes the call says when. */
  free(): void {
    this.#budgets.heads.free(this.#ofHeads);
    this.#ofHeads = 0;
    this.#request.free();
    this.#response?.free();
  }
}

export class MessageCapture {
  readonly #start: string;
  readonly #headers: HeaderList;
  readonly #budget: Budget;
  #content: ContentBuffer | 'none' | 'not-recorded' = 'none';
  #isComplete = false;
  #held = 0;

  constructor({ start, headers }: Head, budget: Budget) {
    this.#start = start;
    this.#headers = headers;
    this.#budget = budget;
  }

  /** Says that there is content, if only an empty one. */
  expectContent(): void {
    if (this.#content === 'none') this.#content = new ContentBuffer();
  }

  add(bytes: Buffer): void {
    if (this.#content === 'not-recorded') return;
    if (this.#held + bytes.length > MAX_CONTENT || !this.#budget.take(bytes.length)) {
      this.#drop();
      return;
    }
    this.#held += bytes.length;
    if (this.#content === 'none') this.#content = new ContentBuffer();
    this.#content.add(bytes);
  }

  complete(): void {
    this.#isComplete = true;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  free(): void {
    this.#budget.free(this.#held);
    this.#held = 0;
  }

  #drop(): void {
    this.free();
    this.#content = 'not-recorded';
  }

  finish(): CapturedMessage {
    if (!this.#isComplete) this.#drop();
    const content = this.#content;
    return {
      start: this.#start,
      headers: this.#headers,
      // A copy of its own, which can be handed to another thread while the bytes themselves may still wait to be sent.
      content: typeof content === 'string' ? content : content.copy(),
    };
  }
}
