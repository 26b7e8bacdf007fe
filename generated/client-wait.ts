// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { ApiError } from './client-error.ts';
import type { RetryOptions } from './client-types.ts';

/**
 * Milliseconds to wait after a failed attempt: the server's `Retry-After` (seconds or a date), else exponential backoff with
 * full jitter, so that many clients do not retry at the same time. At most `retry.maxDelayMs`.
 */
export function delayAfter({ headers, attempt }: ApiError, retry: RetryOptions): number {
  const asked = headers?.['retry-after'] as string;
  const ms = Number(asked) * 1000 || Date.parse(asked) - Date.now();
  return Math.min(
    // NaN without a valid `Retry-After`.
    ms < Infinity ? Math.max(ms, 0) : Math.random() * (retry.baseDelayMs ?? 200) * 2 ** (attempt - 1),
    retry.maxDelayMs ?? 30_000,
  );
}

/** The value of a promise, or a rejection as soon as the signal fires. The signal keeps the listener. */
export function untilAborted<Value>(value: Value, signal: AbortSignal): Promise<Awaited<Value>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject);
    Promise.resolve(value).then(resolve, reject);
  });
}
