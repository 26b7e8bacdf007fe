import type { CallContext } from './api/call-context.ts';
import type { PlainResponse } from './plain-response.ts';
import type { WatchedReads } from './watch-reads.ts';

/** A longer body is made again. */
const MAX_BODY_LENGTH = 65_536;

const utf8 = new TextEncoder();

/** A response that can be sent again with another request id, and what is recorded of it. */
export interface CachedResponse {
  readonly response: PlainResponse;
  readonly operation: string | undefined;
  readonly programId: string | undefined;
}

/** Successful responses by the object of their request, with the reads that they were made of. They live as long as that object. */
export class ResponseCache {
  readonly #known = new WeakMap<Request, CachedResponse & { readonly reads: WatchedReads }>();

  /** The response to the same request, if making it again would give the same. */
  find(request: Request): CachedResponse | undefined {
    const known = this.#known.get(request);
    return known?.reads.isUnchanged() ? known : undefined;
  }

  add(
    request: Request,
    { status, headers, body }: PlainResponse,
    { operation, programId, problem, fault }: CallContext,
    reads: WatchedReads,
  ): void {
    if (status >= 300 || problem !== undefined || fault !== undefined || programId === undefined) return;
    if (body === null || body.length > MAX_BODY_LENGTH || headers instanceof Headers) return;
    if (!reads.isRepeatable()) return;
    const bytes = typeof body === 'string' ? utf8.encode(body) : body;
    this.#known.set(request, {
      response: { status, headers, body: bytes },
      operation,
      programId,
      reads,
    });
  }
}
