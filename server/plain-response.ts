import type { ResponseParts } from '../generated/server-types.ts';
import type { Caller, Sandbox } from './sandbox-types.ts';

/** A response in parts, for a server that sends it without a `Response` in between. */
export interface PlainResponse extends ResponseParts {
  readonly body: string | Uint8Array | null;
}

/**
 * Responds as `Sandbox.fetch` does; `undefined` for a request that only `fetch` can respond to. Never throws or rejects. The same object
 * stands for equal requests: what it gets again costs less.
 */
export type PlainHandler = (
  request: Request,
  caller: Caller | undefined,
) => PlainResponse | Promise<PlainResponse> | undefined;

const known = new WeakMap<object, PlainHandler>();

/** Lets `plainHandlerOf` find the function; not a member of the sandbox, whose users have no use for it. */
export function setPlainHandler(sandbox: Sandbox, handler: PlainHandler): void {
  known.set(sandbox, handler);
}

export function plainHandlerOf(sandbox: Pick<Sandbox, 'fetch'>): PlainHandler | undefined {
  return known.get(sandbox);
}
