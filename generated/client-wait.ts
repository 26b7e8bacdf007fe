// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { ApiError } from './client-error.ts';
import type { RetryOptions } from './client-types.ts';

/**
 * Milliseconds to wait after a failed attempt: what the server asks for with `Retry-After` (seconds or a date), up to a cap;
 * else a random part of a span that doubles each time, so that many clients do not come back together.
 */
export function delayAfter({ headers, attempt }: ApiError, retry: RetryOptions): number {
  const asked = headers?.['retry-after'] || NaN;
  const seconds = Number(asked);
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(asked as string) - Date.now();
  return Number.isNaN(ms)
    ? Math.random() * Math.min((retry.baseDelayMs ?? 200) * 2 ** (attempt - 1), retry.maxDelayMs ?? 5_000)
    : Math.min(Math.max(ms, 0), retry.maxRetryAfterMs ?? 30_000);
}

/** Waits; resolves to false at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve(!signal?.aborted);
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** The value of a promise, or a rejection as soon as the signal fires. The signal keeps the listener. */
export function untilAborted<Value>(value: Value, signal: AbortSignal): Promise<Awaited<Value>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject);
    Promise.resolve(value).then(resolve, reject);
  });
}
