import type { ApiError } from './client-error.ts';
import type { RetryOptions } from './client-types.ts';

/** Statuses, and error kinds without a status, after which a safe operation is retried. */
const RETRIED = /^(408|429|50[0234]|network|timeout)$/;

/**
 * Milliseconds to wait after a failed attempt: the server's `Retry-After` (seconds or a date), else exponential backoff with
 * full jitter, so that many clients do not retry at the same time. At most `retry.maxDelayMs`. `Infinity` after a failure
 * that another attempt would not mend.
 */
export function delayAfter({ kind, status, headers, attempt }: ApiError, retry: RetryOptions): number {
  if (!RETRIED.test(kind === 'status' ? `${status}` : kind)) return Infinity;
  const asked = headers?.['retry-after'] as string;
  const ms = Number(asked) * 1000 || Date.parse(asked) - Date.now();
  return Math.min(
    // NaN without a valid `Retry-After`.
    ms < Infinity ? Math.max(ms, 0) : Math.random() * (retry.baseDelayMs ?? 200) * 2 ** (attempt - 1),
    retry.maxDelayMs ?? 30_000,
  );
}

/** Waits, at most until the signal fires; a timer that is left would keep a process alive. */
export function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.onabort = () => resolve(clearTimeout(timer));
  });
}

/** The value of a promise, or a rejection as soon as the signal fires. The signal keeps the listener. */
export function untilAborted<Value>(value: Value, signal: AbortSignal): Promise<Awaited<Value>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject);
    Promise.resolve(value).then(resolve, reject);
  });
}
