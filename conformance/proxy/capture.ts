import type { RecordedFailure } from '../traffic/recorded-call.ts';
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
  finish(endedAt: number, failure?: RecordedFailure): FinishedCapture {
    const request = this.#request.finish();
    const response = this.#response?.finish();
    const call = {
      startedAt: this.startedAt,
      endedAt,
      request,
      response: failure ?? response ?? { failure: 'cut-off', detail: 'no response was seen' },
    } as const;
    const ofContent = this.#request.held + (this.#response?.held ?? 0);
    return { call, free: freeing(this.#budgets, this.#ofHeads, ofContent) };
  }
}

export interface FinishedCapture {
  readonly call: CapturedCall;
  /** Gives back what the call holds of the budgets: whoever takes it says when. */
  readonly free: () => void;
}

/** What it returns knows numbers alone: the bytes of a call must not stay in memory until it is judged. */
function freeing(budgets: Budgets, ofHeads: number, ofContent: number): () => void {
  let isFree = false;
  return () => {
    if (isFree) return;
    isFree = true;
    budgets.heads.free(ofHeads);
    budgets.content.free(ofContent);
  };
}

export class MessageCapture {
  readonly #head: Head;
  readonly #budget: Budget;
  #content: ContentBuffer | 'none' | 'not-recorded' = 'none';
  #isComplete = false;
  #held = 0;

  constructor(head: Head, budget: Budget) {
    this.#head = head;
    this.#budget = budget;
  }

  /** Says that there is content, if only an empty one. */
  expectContent(): void {
    if (this.#content === 'none') this.#content = new ContentBuffer();
  }

  add(bytes: Buffer): void {
    if (this.#content === 'not-recorded') return;
    if (this.#held + bytes.length > MAX_CONTENT || !this.#budget.take(bytes.length)) {
      this.drop();
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

  /** Bytes of the budget. */
  get held(): number {
    return this.#held;
  }

  /** Its content is not recorded. */
  drop(): void {
    this.#budget.free(this.#held);
    this.#held = 0;
    this.#content = 'not-recorded';
  }

  finish(): CapturedMessage {
    if (!this.#isComplete) this.drop();
    const content = this.#content;
    const { start, fieldLines } = this.#head;
    return { start, fieldLines, content: typeof content === 'string' ? content : content.bytes() };
  }
}
