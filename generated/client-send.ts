// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import { applyCredentials, type Refuse } from './client-credentials.ts';
import { ApiError, type ApiErrorCause, type ApiErrorDetails, type ApiErrorKind } from './client-error.ts';
import { mask } from './client-mask.ts';
import { addressOf, type Params } from './client-openapi-fetch.ts';
import { parseLoosely, readBytes, readText } from './client-read.ts';
import type {
  ApiDefinition,
  BaseCallOptions,
  BaseClientOptions,
  CallEvent,
  Credentials,
  OperationDefinition,
  RetryOptions,
} from './client-types.ts';
import { delayAfter, pause } from './client-wait.ts';

const DEFAULT_MAX_BYTES = 2 ** 24;
/** A text in an error is for people; more of it helps nobody. */
const MAX_ERROR_TEXT = 16_384;
/** Timers beyond this fire at once. */
const MAX_TIMER = 2 ** 31 - 1;
const ABORTED = 'was aborted by its caller';
const RETRIED = /^(408|429|50[0234])$/;
const REASONS = {
  request: 'was not sent: a value cannot be written',
  network: 'got no answer',
  'invalid-response': 'could not be checked',
};
/** Browsers hide a redirect behind status 0. */
const REDIRECT = /^(0|30[12378])$/;

export interface Settings extends BaseClientOptions {
  readonly api: ApiDefinition;
  readonly baseUrl: string;
  readonly credentials?: Credentials | undefined;
  /** Names of properties, parameters and headers to mask. */
  readonly sensitive: ReadonlySet<string>;
}

/** Makes the error of a call; `reason` continues `createCard: POST /v1/card`. */
export type Fail = (
  kind: ApiErrorKind,
  reason: string,
  details?: Partial<Pick<ApiErrorDetails, 'status' | 'headers' | 'body' | 'problems'>> & {
    cause?: ApiErrorCause;
  },
) => ApiError;

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
  readonly build: (refuse: Refuse) => {
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly go: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  };
  /** Makes the result. `fail` knows status and headers. */
  readonly finish: (response: Response, bytes: ArrayBuffer, fail: Fail) => Result;
}

interface Run<Result> {
  readonly settings: Settings;
  readonly call: Call<Result>;
  /** Every credential that was sent, in the spellings to be masked. */
  readonly secrets: string[];
  /** What the last answer comes to, when any status is an answer. */
  answer?: () => Result;
}

/**
 * Runs a call: credentials, time limits, repetition when the operation is safe, hooks.
 * Rejects with ApiError and nothing else.
 */
export async function send<Result>(settings: Settings, call: Call<Result>): Promise<Result> {
  const { operation, options } = call;
  const { method, path } = operation;
  const { signal } = options;
  const run: Run<Result> = { settings, call, secrets: [] };
  const retry: RetryOptions = { ...settings.retry, ...options.retry };
  const attempts = operation.safe && (options.retry ?? settings.retry) !== false ? (retry.attempts ?? 3) : 1;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs ?? 30_000;
  const started = performance.now();
  const end = started + (options.deadlineMs ?? settings.deadlineMs ?? timeoutMs * attempts);

  for (let attempt = 1; ; attempt++) {
    const event = { operation: call.id, method, path, attempt };
    try {
      return await tryOnce(run, event, Math.min(timeoutMs, end - performance.now()));
    } catch (error) {
      let failed = error as ApiError;
      const { kind, status } = failed;
      if (attempt < attempts && (/^(network|timeout)$/.test(kind) || RETRIED.test(`${status}`))) {
        const delayMs = delayAfter(failed, retry);
        if (performance.now() + delayMs < end) {
          tell(settings.onRetry, () => ({ ...event, kind, status, delayMs }));
          if (await pause(delayMs, signal)) continue;
          failed = failure(run.secrets, event, 'aborted', ABORTED);
        }
      }
      if (run.answer && failed.kind === 'status') return run.answer();
      tell(settings.onError, () => {
        const { kind, status, message } = failed;
        const body = mask(failed.body, run.secrets, settings.sensitive);
        return { ...event, kind, status, message, body, durationMs: performance.now() - started };
      });
      throw failed;
    }
  }
}

async function tryOnce<Result>(run: Run<Result>, event: CallEvent, limitMs: number): Promise<Result> {
  const { settings, call, secrets } = run;
  const { operation, params, body } = call;
  const { sensitive } = settings;
  const { signal: outer, credentials: own } = call.options;
  const started = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const timer = setTimeout(abort, Math.min(limitMs, MAX_TIMER));
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  let stage: 'request' | 'network' | 'invalid-response' = 'request';
  const fail: Fail = (kind, reason, details) => failure(secrets, event, kind, reason, details);
  try {
    signal.throwIfAborted();
    const refuse: Refuse = (kind, reason) => fail(kind, `was not sent: ${reason}`);
    const target = call.build(refuse);
    const given = (name: string) => (own?.[name] === undefined ? settings.credentials?.[name] : own[name]);
    await applyCredentials(settings.api, operation, given, target, secrets, signal, refuse);
    signal.throwIfAborted();
    tell(settings.onRequest, () => ({
      ...event,
      url: addressOf(settings.baseUrl, operation, mask(params, secrets, sensitive)),
      headers: mask(target.headers, secrets, sensitive),
      body: mask(body, secrets, sensitive),
    }));
    stage = 'network';
    const response = await target.go(target.url, target.headers, signal);
    const { status, ok } = response;
    const headers = () => Object.fromEntries(response.headers);
    const failHere: Fail = (kind, reason, details) =>
      fail(kind, `answered ${status}${reason}`, {
        status,
        headers: mask(headers(), secrets, sensitive),
        ...details,
      });
    if (REDIRECT.test(`${status}`)) throw failHere('redirect', ', a redirect, which is not followed');
    const most = settings.maxResponseBytes ?? DEFAULT_MAX_BYTES;
    const bytes = await readBytes(response, most);
    if (!bytes) throw failHere('too-large', ` with more than ${most} bytes`);
    tell(settings.onResponse, () => ({
      ...event,
      status,
      headers: mask(headers(), secrets, sensitive),
      body: mask(parseLoosely(readText(bytes)), secrets, sensitive),
      durationMs: performance.now() - started,
    }));
    stage = 'invalid-response';
    const answer = () => call.finish(response, bytes, failHere);
    if (ok) return answer();
    if (call.tolerant) run.answer = answer;
    const text = mask(parseLoosely(readText(bytes)), secrets);
    throw failHere('status', '', { body: typeof text === 'string' ? text.slice(0, MAX_ERROR_TEXT) : text });
  } catch (error) {
    const stopped = signal.aborted;
    // Frees the connection when the answer was not read to its end.
    abort();
    if (outer?.aborted) throw fail('aborted', ABORTED);
    if (stopped) throw fail('timeout', `took longer than ${limitMs | 0} ms`);
    throw error instanceof ApiError ? error : fail(stage, REASONS[stage], { cause: causeOf(error) });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** The one way into an error: whatever goes in is masked. */
export function failure(
  secrets: readonly string[],
  event: CallEvent,
  kind: ApiErrorKind,
  reason: string,
  details?: object,
): ApiError {
  const { operation, method, path } = event;
  return new ApiError(mask(`${operation}: ${method} ${path} ${reason}`, secrets), {
    ...event,
    kind,
    ...mask(details, secrets),
  });
}

/** What is worth keeping of an underlying error. Fetch wraps the interesting one: `fetch failed` caused by `ECONNRESET`. */
function causeOf(error: unknown): ApiErrorCause {
  const { name, code, message, cause } = Object(error);
  return { name, code: cause?.code ?? code, message: cause?.message || message };
}

/**
 * Calls a hook with an event that is only made when somebody listens. It is not awaited, and whatever goes wrong in it
 * stays in it: logging never breaks a call.
 */
function tell<Event>(hook: ((event: Event) => unknown) | undefined, make: () => Event): void {
  try {
    if (hook) Promise.resolve(hook(make())).catch(() => {});
  } catch {}
}
