import { applyCredentials, askCredential } from './client-credentials.ts';
import { ApiError, type ApiErrorCause, type ApiErrorDetails, type ApiErrorKind } from './client-error.ts';
import { mask } from './client-mask.ts';
import type { Params } from './client-openapi-fetch.ts';
import { readable } from './client-read.ts';
import type {
  ApiDefinition,
  BaseCallOptions,
  BaseClientOptions,
  CallEvent,
  Credentials,
  OperationDefinition,
  RetryOptions,
} from './client-types.ts';
import { delayAfter, untilAborted } from './client-wait.ts';

const DEFAULT_MAX_BYTES = 2 ** 24;
/** A text in an error is for people; more of it helps nobody. */
const MAX_ERROR_TEXT = 16_384;
/** Timers beyond this fire at once. */
const MAX_TIMER = 2 ** 31 - 1;
/** Statuses, and kinds of error without one, after which a safe operation is repeated. */
const RETRIED = /^(408|429|50[0234]|network|timeout)$/;
/** Browsers hide a redirect behind status 0. */
const REDIRECT = /^(0|30[12378])$/;

/** A cookie is a credential too, whatever it is. */
const COOKIES = new Set(['set-cookie']);

export interface Settings extends BaseClientOptions {
  readonly api: ApiDefinition;
  readonly baseUrl: string;
  readonly credentials?: Credentials | undefined;
}

/** Makes the error of a call, with status and headers once there is an answer. */
export type Fail = (kind: ApiErrorKind, reason?: string, details?: Partial<ApiErrorDetails>) => ApiError;

/** An answer; its body has been read, but for a tolerant call, which gets it to read. */
export interface Incoming {
  readonly response: Response;
  readonly text: string;
  /** The parsed body when it is JSON, else `text` as it is. */
  readonly data: unknown;
}

/** A call: what to send, how, and what to make of the answer. */
export interface Call<Result> {
  readonly id: string;
  readonly operation: OperationDefinition;
  readonly options: BaseCallOptions<Credentials>;
  readonly params: Params;
  readonly body: unknown;
  /** True when any status is an answer, not only a success. */
  readonly tolerant?: boolean;
  /** Makes the request, ready but for its credentials. */
  readonly build: () => {
    url: string;
    readonly headers: Record<string, string>;
    readonly go: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  };
  readonly finish: (incoming: Incoming, fail: Fail) => Result;
}

const now = () => performance.now();

/**
 * Runs a call: credentials, time limits, repetition when the operation is safe, hooks. One run is one attempt; it starts
 * the next one by itself. Rejects with ApiError and nothing else.
 */
export async function send<Result>(
  settings: Settings,
  call: Call<Result>,
  attempt = 1,
  delayMs = 0,
  begun = now(),
): Promise<Result> {
  const { operation, options, params, body } = call;
  const { method, path, security } = operation;
  const { hooks } = settings;
  const { signal: outer } = options;
  const retry: RetryOptions = { ...settings.retry, ...options.retry };
  const attempts = operation.safe && (options.retry ?? settings.retry) !== false ? (retry.attempts ?? 3) : 1;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs ?? 30_000;
  const end = begun + (options.deadlineMs ?? settings.deadlineMs ?? timeoutMs * attempts);
  const event: CallEvent = { operation: call.id, method, path, attempt };
  const secrets: string[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limitMs = timeoutMs;
  let response: Response | undefined;
  let answer: (() => Result) | undefined;
  let stage: ApiErrorKind = 'request';

  const fail: Fail = (kind, reason, details) => {
    const answered = response && mask(shownOf(response), [], COOKIES);
    return failure({ ...event, kind, ...answered, ...details }, reason, secrets);
  };
  outer?.addEventListener('abort', abort);
  try {
    if (outer?.aborted) abort();
    if (delayMs) {
      await untilAborted(
        new Promise((resolve) => {
          timer = setTimeout(resolve, delayMs);
        }),
        signal,
      );
    }
    signal.throwIfAborted();
    const started = now();
    limitMs = Math.min(timeoutMs, end - started);
    timer = setTimeout(abort, Math.min(limitMs, MAX_TIMER));
    const target = call.build();
    const given: Credentials = { ...settings.credentials, ...options.credentials };
    const values: Record<string, unknown> = {};
    // Of several alternatives the first whose credentials are all configured, else whatever is configured of any.
    const chosen =
      security?.find((set) => set[0] && set.every((name) => given[name])) ??
      security?.flat() ??
      Object.keys(settings.api.credentials);
    for (const name of chosen) {
      const value = given[name];
      // Waits only where it must: this is on every call's way.
      values[name] = typeof value === 'function' ? await askCredential(name, value, signal) : value;
    }
    applyCredentials(settings.api, values, target, secrets);
    signal.throwIfAborted();
    hooks?.('onRequest', { ...event, params, headers: target.headers, body }, secrets);
    stage = 'network';
    response = await target.go(target.url, target.headers, signal);
    const { status, ok } = response;
    if (REDIRECT.test(`${status}`)) throw fail('redirect', 'not followed');
    const whole = await readable(response, settings.maxResponseBytes ?? DEFAULT_MAX_BYTES);
    if (!whole) throw fail('too-large');
    // Read within the attempt, so that time limit and repetition cover it; a tolerant caller reads it once more.
    const text = await (call.tolerant ? whole.clone() : whole).text();
    let data: unknown = text;
    try {
      data = JSON.parse(text);
    } catch {
      // The parser's own message would quote the body.
    }
    hooks?.(
      'onResponse',
      { ...event, ...shownOf(response), body: data, durationMs: now() - started },
      secrets,
    );
    stage = 'invalid-response';
    const incoming = { response: whole, text, data };
    answer = () => call.finish(incoming, fail);
    if (ok) return answer();
    const shown = mask(data, secrets);
    throw fail('status', '', {
      body: typeof shown === 'string' ? shown.slice(0, MAX_ERROR_TEXT) : shown,
    });
  } catch (error) {
    const failed = outer?.aborted
      ? fail('aborted')
      : signal.aborted
        ? fail('timeout', `${Math.round(limitMs)} ms`)
        : error instanceof ApiError
          ? error
          : fail(stage, causeOf(error).message, { cause: causeOf(error) });
    // An answer that was not read to its end would hold the connection; one that was may yet be handed on.
    if (!answer) abort();
    const { kind, status, message } = failed;
    if (attempt < attempts && RETRIED.test(kind === 'status' ? `${status}` : kind)) {
      const delayMs = delayAfter(failed, retry);
      if (now() + delayMs < end) {
        hooks?.('onRetry', { ...failed, delayMs }, secrets);
        return send(settings, call, attempt + 1, delayMs, begun);
      }
    }
    if (call.tolerant && answer && kind === 'status') return answer();
    hooks?.('onError', { ...failed, message, durationMs: now() - begun }, secrets);
    throw failed;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** The one way into an error: whatever goes in is masked. `createCard: POST /v1/card: status 422` */
export function failure(details: ApiErrorDetails, reason = '', secrets: readonly string[] = []): ApiError {
  const { operation, method, path, kind, status } = details;
  const message = [`${operation}: ${method} ${path}:`, kind, status, reason].filter(Boolean).join(' ');
  return new ApiError(mask(message, secrets), mask(details, secrets));
}

const shownOf = ({ status, headers }: Response) => ({ status, headers: Object.fromEntries(headers) });

/** What is worth keeping of an underlying error. Fetch wraps the interesting one: `fetch failed` caused by `ECONNRESET`. */
function causeOf(error: unknown): ApiErrorCause {
  const { name, code, message, cause } = Object(error);
  return { name, code: cause?.code ?? code, message: cause?.message || message };
}
