import type { AnsweredEvent, RequestFilter, SandboxRequest } from './sandbox-types.ts';

/** The number of requests that are kept. */
export const MAX_REQUESTS = 1000;
const DEFAULT_LIMIT = 100;

/** The last requests to the API, in the order of their responses. Adding one costs an assignment; the oldest one makes room. */
export class RequestList {
  #ring: AnsweredEvent[] = [];
  /** The index of the next request, once the ring is full. */
  #next = 0;

  add(event: AnsweredEvent): void {
    if (this.#ring.length < MAX_REQUESTS) this.#ring.push(event);
    else {
      this.#ring[this.#next] = event;
      this.#next = (this.#next + 1) % MAX_REQUESTS;
    }
  }

  /** `undefined` when `after` is not among them (any more). */
  list({ limit = DEFAULT_LIMIT, programId, after }: RequestFilter = {}): SandboxRequest[] | undefined {
    let found = this.#inOrder();
    if (after !== undefined) {
      const index = found.findIndex(({ requestId }) => requestId === after);
      if (index === -1) return undefined;
      found = found.slice(index + 1);
    }
    if (programId !== undefined) found = found.filter((one) => one.programId === programId);
    return (after === undefined ? found.slice(-limit) : found.slice(0, limit)).map(toRequest);
  }

  /** @param programId only those with a key of this program */
  clear(programId?: string): void {
    this.#ring = programId === undefined ? [] : this.#inOrder().filter((one) => one.programId !== programId);
    this.#next = 0;
  }

  #inOrder(): AnsweredEvent[] {
    return [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)];
  }
}

function toRequest(event: AnsweredEvent): SandboxRequest {
  const { requestId, time, operation, method, path, programId, status, code, pointers, fault } = event;
  return {
    requestId,
    time: new Date(time).toISOString(),
    operation: operation ?? null,
    method,
    path: path ?? null,
    programId: programId ?? null,
    status,
    code: code ?? null,
    pointers,
    fault: fault ?? null,
    milliseconds: Math.round(event.milliseconds * 1000) / 1000,
  };
}
