// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { ApiError } from './client-error.ts';
// prettier-ignore
import type { RetryOptions } from './client-types.ts';

/** Statuses, and error kinds without a status, after which a safe operation is retried. */
// prettier-ignore
const RETRIED = /^(408|429|50[0234]|network|timeout)$/;

/**
 * Milliseconds to wait after a failed attempt: the server's `Retry-After` (seconds or a date), else exponential backoff with
 * full jitter, so that many clients do not retry at the same time. `Infinity` after a failure that another attempt would not
 * mend, and where the server asks for more than `retry.maxDelayMs`.
 */
// prettier-ignore
export function delayAfter({ kind, status, headers, attempt }: ApiError, retry: RetryOptions): number {
  if (!RETRIED.test(kind === 'status' ? `${status}` : kind)) return Infinity;
  const { baseDelayMs = 200, maxDelayMs = 30_000 } = retry;
  const asked = headers?.['retry-after'] as string;
  const ms = Number(asked) * 1000 || Date.parse(asked) - Date.now();
  if (ms > maxDelayMs) return Infinity;
  // NaN without a valid `Retry-After`.
  return ms <= maxDelayMs
    ? Math.max(ms, 0)
    : Math.min(Math.random() * baseDelayMs * 2 ** (attempt - 1), maxDelayMs);
}

/** The value of a promise, or a rejection as soon as the attempt is aborted. One at a time. */
// prettier-ignore
export type UntilAborted = <Value>(value: Value) => Promise<Awaited<Value>>;

/** Waits, at most until the attempt is aborted; a timer that is left would keep a process alive. */
// prettier-ignore
export async function pause(ms: number, untilAborted: UntilAborted): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await untilAborted(
      new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
    );
  } finally {
    clearTimeout(timer);
  }
}
