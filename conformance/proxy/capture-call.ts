import type { IncomingMessage } from 'node:http';
import type { RecordedFailure } from '../traffic/recorded-call.ts';
import { ContentCapture } from './capture-content.ts';
import type { CapturedCall } from './captured-call.ts';
import { hasContent } from './forwarded-head.ts';
import type { MemoryBudgets } from './memory-budget.ts';

/** About what a call and each of its header fields take in memory beside their characters. */
const PER_CALL = 1000;
const PER_FIELD = 50;

/** Gets a call when it is over, and calls `free` when the memory that it holds is needed no more. */
export type CallReceiver = (call: CapturedCall, free: () => void) => void;

/** Keeps what is judged of one call while it passes. */
export class CallCapture {
  readonly #budgets: MemoryBudgets;
  readonly #startedAt: number;
  readonly #request: IncomingMessage;
  readonly #sent: ContentCapture | undefined;
  #response: IncomingMessage | undefined;
  #received: ContentCapture | undefined;
  #ofHeads = 0;
  /** Tells whether its heads fit into memory. Otherwise the call is not told. */
  #fits = true;

  constructor(request: IncomingMessage, startedAt: number, budgets: MemoryBudgets) {
    this.#budgets = budgets;
    this.#startedAt = startedAt;
    this.#request = request;
    if (hasContent(request)) this.#sent = new ContentCapture(budgets.contents);
    this.#take(request);
  }

  /** The content of the request; `undefined` where it has none. */
  get sent(): ContentCapture | undefined {
    return this.#sent;
  }

  get response(): IncomingMessage | undefined {
    return this.#response;
  }

  /** @returns where its content goes; `undefined` where it has none */
  respond(response: IncomingMessage): ContentCapture | undefined {
    this.#response = response;
    const { statusCode = 0 } = response;
    const isEmpty = this.#request.method === 'HEAD' || statusCode === 204 || statusCode === 304;
    if (!isEmpty) this.#received = new ContentCapture(this.#budgets.contents);
    this.#take(response);
    return this.#received;
  }

  /**
   * Tells the call; once.
   *
   * @param failure why there is no complete response
   * @returns whether its heads fitted into memory
   */
  finish(endedAt: number, failure: RecordedFailure | undefined, tell: CallReceiver): boolean {
    const { method = '', url = '', rawHeaders, complete } = this.#request;
    if (!complete) this.#sent?.drop();
    if (failure !== undefined) this.#received?.drop();
    const { heads, contents } = this.#budgets;
    const [ofHeads, ofContents] = [this.#ofHeads, (this.#sent?.held ?? 0) + (this.#received?.held ?? 0)];
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      heads.free(ofHeads);
      contents.free(ofContents);
    };
    if (!this.#fits) {
      free();
      return false;
    }
    const content = complete ? (this.#sent?.content() ?? 'none') : 'not-recorded';
    const response = this.#response;
    const call: CapturedCall = {
      startedAt: this.#startedAt,
      endedAt,
      request: { method, path: url, rawHeaders, content },
      response:
        failure ??
        (response === undefined
          ? { failure: 'cut-off', detail: 'no response was seen' }
          : {
              status: response.statusCode ?? 0,
              rawHeaders: response.rawHeaders,
              content: this.#received?.content() ?? 'none',
            }),
    };
    tell(call, free);
    return true;
  }

  #take({ rawHeaders, url = '' }: IncomingMessage): void {
    const characters = rawHeaders.reduce((sum, text) => sum + text.length + PER_FIELD, url.length);
    if (this.#fits && this.#budgets.heads.take(characters + PER_CALL)) this.#ofHeads += characters + PER_CALL;
    else this.#fits = false;
  }
}
