import type { ResponseParts } from '../generated/server-types.ts';
import type { Caller, Sandbox } from './sandbox-types.ts';

/** A response in parts, for a server that sends it without a `Response` in between. */
export interface Answer extends ResponseParts {
  readonly body: string | Uint8Array | null;
}

/**
 * Responds as `Sandbox.fetch` does; `undefined` for a request that only `fetch` can respond to. Never throws or rejects. The same object
 * stands for equal requests: what it gets again costs less.
 */
export type AnswerInParts = (
  request: Request,
  caller: Caller | undefined,
) => Answer | Promise<Answer> | undefined;

const known = new WeakMap<object, AnswerInParts>();

/** Lets `answererOf` find the function; not a member of the sandbox, whose users have no use for it. */
export function setAnswerer(sandbox: Sandbox, answer: AnswerInParts): void {
  known.set(sandbox, answer);
}

export function answererOf(sandbox: Pick<Sandbox, 'fetch'>): AnswerInParts | undefined {
  return known.get(sandbox);
}
