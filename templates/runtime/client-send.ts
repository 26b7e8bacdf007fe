import { applyCredentials, askCredential } from './client-credentials.ts';
import { ApiError, type ApiErrorCause, type ApiErrorDetails, type ApiErrorKind } from './client-error.ts';
import { mask } from './client-mask.ts';
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
import type { Params } from './client-url.ts';
import { delayAfter, untilAborted } from './client-wait.ts';

const DEFAULT_MAX_BYTES = 2 ** 24;
/** In characters: an error's text is for people to read. */
const MAX_ERROR_TEXT = 16_384;
/** In milliseconds: a longer timer would fire immediately. */
const MAX_TIMER = 2 ** 31 - 1;
/** Statuses, and error kinds without a status, after which a safe operation is retried. */
const RETRIED = /^(408|429|50[0234]|network|timeout)$/;
/** Browsers hide a redirect behind status 0. */
const REDIRECT = /^(0|30[12378])$/;

/** Any cookie may be a credential. */
const COOKIES = new Set(['set-cookie']);

/** The options of `createClient`, with the description's definition. */
export interface ClientSettings extends BaseClientOptions {
  readonly api: ApiDefinition;
  readonly baseUrl: string;
  readonly credentials?: Credentials | undefined;
}

/** Makes the error of a call, with status and headers once there is a response. */
export type Fail = (kind: ApiErrorKind, reason?: string, details?: Partial<ApiErrorDetails>) => ApiError;

/** A response whose body has been read. A tolerant call's `response` can be read once more. */
export interface Incoming {
  readonly response: Response;
  readonly text: string;
  /** The parsed body when it is JSON, else `text` as it is. */
  readonly data: unknown;
}

/** A call: what to send, how to send it, and how to turn the response into the result. */
export interface ClientCall<Result> {
  readonly id: string;
  readonly operation: OperationDefinition;
  readonly options: BaseCallOptions<Credentials>;
  readonly params: Params;
  readonly body: unknown;
  /** Whether an error status is returned like a success, instead of thrown. */
  readonly tolerant?: boolean;
  /** Builds the request, without credentials. */
  readonly build: () => {
    url: string;
    readonly headers: Record<string, string>;
    readonly go: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  };
  readonly finish: (incoming: Incoming, fail: Fail) => Result;
}

const now = () => performance.now();

/**
 * Runs a call, with credentials, time limits, retries and hooks. One run is one attempt, which starts the next one itself: apart
 * from each other, the two would not fit into the size limit of the bundle. Rejects with ApiError and nothing else.
 */
export async function send<Result>(
  settings: ClientSettings,
  call: ClientCall<Result>,
  attempt = 1,
  delayMs = 0,
  begun = now(),
): Promise<Result> {
  const { operation, options, params, body } = call;
  const { method, path } = operation;
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
  let result: (() => Result) | undefined;
  let stage: ApiErrorKind = 'request';

  const fail: Fail = (kind, reason, details) => {
    const received = response && mask(shownOf(response), [], COOKIES);
    return failure({ ...event, kind, ...received, ...details }, reason, secrets);
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
    applyCredentials(settings.api, await credentialValues(settings, call, signal), target, secrets);
    signal.throwIfAborted();
    hooks?.('onRequest', { ...event, params, headers: target.headers, body }, secrets);
    stage = 'network';
    response = await target.go(target.url, target.headers, signal);
    const { status, ok } = response;
    if (REDIRECT.test(`${status}`)) throw fail('redirect', 'not followed');
    const incoming = await receive(response, settings, call);
    if (!incoming) throw fail('too-large');
    const { data } = incoming;
    hooks?.(
      'onResponse',
      { ...event, ...shownOf(response), body: data, durationMs: now() - started },
      secrets,
    );
    stage = 'invalid-response';
    result = () => call.finish(incoming, fail);
    if (ok) return result();
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
    // A response that was not read to its end would hold the connection; one that was read may still be returned.
    if (!result) abort();
    const { kind, status, message } = failed;
    if (attempt < attempts && RETRIED.test(kind === 'status' ? `${status}` : kind)) {
      const delayMs = delayAfter(failed, retry);
      if (now() + delayMs < end) {
        hooks?.('onRetry', { ...failed, delayMs }, secrets);
        return send(settings, call, attempt + 1, delayMs, begun);
      }
    }
    if (call.tolerant && result && kind === 'status') return result();
    hooks?.('onError', { ...failed, message, durationMs: now() - begun }, secrets);
    throw failed;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** The values of the credentials that the operation takes, by name. */
async function credentialValues(
  settings: ClientSettings,
  { operation, options }: Pick<ClientCall<unknown>, 'operation' | 'options'>,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const { security } = operation;
  const given: Credentials = { ...settings.credentials, ...options.credentials };
  const values: Record<string, unknown> = {};
  // Of several alternatives the first whose credentials are all configured, else whatever is configured of any.
  const chosen =
    security?.find((set) => set[0] && set.every((name) => given[name])) ??
    security?.flat() ??
    Object.keys(settings.api.credentials);
  for (const name of chosen) {
    const value = given[name];
    // Every call comes through here, so only a function is awaited.
    values[name] = typeof value === 'function' ? await askCredential(name, value, signal) : value;
  }
  return values;
}

/** Reads the body within the attempt, so that time limit and retries cover it; `undefined` when it is too large. */
async function receive(
  response: Response,
  settings: ClientSettings,
  call: Pick<ClientCall<unknown>, 'tolerant'>,
): Promise<Incoming | undefined> {
  const whole = await readable(response, settings.maxResponseBytes ?? DEFAULT_MAX_BYTES);
  if (!whole) return;
  const text = await (call.tolerant ? whole.clone() : whole).text();
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // Not JSON. The parser's message would quote the body.
  }
  return { response: whole, text, data };
}

/** The only place that makes an ApiError, so that all of it is masked. `createCard: POST /v1/card: status 422` */
export function failure(details: ApiErrorDetails, reason = '', secrets: readonly string[] = []): ApiError {
  const { operation, method, path, kind, status } = details;
  const message = [`${operation}: ${method} ${path}:`, kind, status, reason].filter(Boolean).join(' ');
  return new ApiError(mask(message, secrets), mask(details, secrets));
}

const shownOf = ({ status, headers }: Response) => ({ status, headers: Object.fromEntries(headers) });

/** The parts of an underlying error to keep. Fetch wraps the informative one: `fetch failed` caused by `ECONNRESET`. */
function causeOf(error: unknown): ApiErrorCause {
  const { name, code, message, cause } = Object(error);
  return { name, code: cause?.code ?? code, message: cause?.message || message };
}
