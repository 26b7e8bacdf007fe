// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import { addCredentials } from './client-credentials.ts';
// prettier-ignore
import { ApiError, type ApiErrorCause, type ApiErrorDetails, type ApiErrorKind } from './client-error.ts';
// prettier-ignore
import { mask, maskFields } from './client-mask.ts';
// prettier-ignore
import { type Middleware, type MiddlewareUser, runMiddleware } from './client-middleware.ts';
// prettier-ignore
import { readable } from './client-read.ts';
// prettier-ignore
import type {
  ApiDefinition,
  BaseCallOptions,
  BaseClientOptions,
  CallEvent,
  ContentOptions,
  Credentials,
  CredentialsOption,
  Incoming,
  OperationDefinition,
  RequestTarget,
  RetryOptions,
} from './client-types.ts';
// prettier-ignore
import type { Params } from './client-url.ts';
// prettier-ignore
import { delayAfter, pause, type UntilAborted } from './client-wait.ts';

// prettier-ignore
const DEFAULT_MAX_BYTES = 2 ** 24;
/** The limit in characters, or items of a list: an error's body is for people to read. */
// prettier-ignore
const MAX_ERROR_TEXT = 2 ** 14;
// prettier-ignore
const MAX_REASON = 200;
/** The longest delay of a timer, in milliseconds: a longer one would fire immediately. */
// prettier-ignore
const MAX_TIMER = 2 ** 31 - 1;
/** Any cookie may be a credential. */
// prettier-ignore
const COOKIES: ReadonlySet<string> = new Set(['set-cookie']);
/** Browsers hide a redirect behind status 0. */
// prettier-ignore
const REDIRECT = /^(0|30[12378])$/;

/** A connection, from inside: the options that it was made with, and the description's definition. */
// prettier-ignore
export interface ClientSettings extends BaseClientOptions, MiddlewareUser {
  readonly api: ApiDefinition;
  /** The middleware of all calls. */
  readonly used: readonly Middleware[];
  /** The headers of each call, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The options of fetch of each call. */
  readonly init: RequestInit;
  /** Returns the address to which the calls of an operation go. */
  readonly baseUrlOf: (operation: OperationDefinition) => string;
  readonly credentials?: CredentialsOption<Credentials>;
}

/** Makes the error of a call, with status and headers once there is a response. */
// prettier-ignore
export type Fail = (kind: ApiErrorKind, reason?: string, details?: Partial<ApiErrorDetails>) => ApiError;

/** A call: what to send, how to send it, and how to turn the response into the result. */
// prettier-ignore
export interface ClientCall<Result> {
  readonly operation: OperationDefinition;
  readonly options: BaseCallOptions<Credentials> & ContentOptions;
  readonly params: Params;
  readonly body: unknown;
  /** True if an error status is returned like a success, instead of thrown. */
  readonly tolerant?: boolean;
  /** Builds the request, without credentials: adds to the headers, and gives the URL and what is fetch's. */
  readonly build: (headers: Record<string, string>) => readonly [url: string, init: RequestInit];
  readonly finish: (incoming: Incoming, fail: Fail) => Result | Promise<Result>;
}

// prettier-ignore
const now = () => performance.now();

/** Runs a call, with credentials, time limits, retries and hooks. Rejects with ApiError and nothing else. */
// prettier-ignore
export async function send<Result>(settings: ClientSettings, call: ClientCall<Result>): Promise<Result> {
  const { operation, options } = call;
  const { hooks } = settings;
  const retry: RetryOptions = { ...settings.retry, ...options.retry };
  const attempts = operation.safe && (options.retry ?? settings.retry) !== false ? (retry.attempts ?? 3) : 1;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs ?? 30_000;
  const begun = now();
  const end = begun + (options.deadlineMs ?? settings.deadlineMs ?? timeoutMs * attempts);
  let delayMs = 0;
  for (let attempt = 1; ; attempt++) {
    const secrets: string[] = [];
    const limitMs = Math.min(timeoutMs, end - now() - delayMs, MAX_TIMER);
    const [result, failed] = await attemptOnce(settings, call, attempt, delayMs, limitMs, secrets);
    if (!failed) return result as Result;
    delayMs = attempt < attempts ? delayAfter(failed, retry) : Infinity;
    if (now() + delayMs < end) hooks?.('onRetry', { ...failed, delayMs }, secrets);
    else if (result) return result;
    else {
      hooks?.('onError', { ...failed.toJSON(), durationMs: now() - begun }, secrets);
      throw failed;
    }
  }
}

/**
 * One attempt, after a delay. Never rejects: what went wrong comes second. An error status has a result too if the call is tolerant.
 *
 * @param secrets the credentials that are sent are added to it
 */
// prettier-ignore
async function attemptOnce<Result>(
  settings: ClientSettings,
  call: ClientCall<Result>,
  attempt: number,
  delayMs: number,
  limitMs: number,
  secrets: string[],
): Promise<[result?: Result | undefined, failed?: ApiError]> {
  const { operation, options, params, body, tolerant } = call;
  const { id, method, path } = operation;
  const { hooks } = settings;
  const { signal: outer, middleware = [], fetch = settings.fetch ?? globalThis.fetch } = options;
  const event: CallEvent = { operation: id, method, path, attempt };
  const controller = new AbortController();
  const { signal } = controller;
  let stop = () => {};
  const abort = () => {
    controller.abort();
    stop();
  };
  // Fetch keeps its signal until a collection of all memory: a listener of ours would keep the response with it.
  const untilAborted: UntilAborted = (value) =>
    new Promise((resolve, reject) => {
      stop = reject;
      Promise.resolve(value).then(resolve, reject);
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let response: Response | undefined;
  let stage: ApiErrorKind = 'request';
  const fail: Fail = (kind, reason, details) =>
    failure({ ...event, kind, ...(response && shownOf(response)), ...details }, reason, secrets);
  outer?.addEventListener('abort', abort);
  try {
    if (outer?.aborted) abort();
    if (delayMs) await pause(delayMs, untilAborted);
    signal.throwIfAborted();
    const started = now();
    timer = setTimeout(abort, limitMs);
    // It has no prototype, since a header may be called `constructor`.
    const headers: RequestTarget['headers'] & { accept?: string } = {
      __proto__: null,
      ...settings.headers,
    } as never;
    const [url, own] = call.build(headers);
    if (operation.accept) headers.accept ??= options.accept ?? operation.accept;
    const target: RequestTarget = { url, headers };
    await addCredentials(settings, call, target, secrets, untilAborted);
    signal.throwIfAborted();
    const init: RequestInit = { ...settings.init, ...own };
    // Fetch would send a credential along to wherever a redirect leads.
    const { redirect = 'manual' } = secrets.some(Boolean) ? {} : init;
    const dispatch = (input: string | Request, rest: RequestInit, sent = headers) => {
      hooks?.('onRequest', { ...event, params, headers: sent, body }, secrets);
      stage = 'network';
      return fetch(input, { ...rest, signal, redirect });
    };
    const chain = [...settings.used, ...middleware];
    let sending: Promise<Response>;
    if (chain[0]) {
      stage = 'middleware';
      const request = new Request(target.url, { ...init, method, headers, signal });
      const context = { request, schemaPath: path, params, id: `${Math.random()}` };
      sending = runMiddleware(chain, context, async (changed) => {
        const arrived = await dispatch(changed, { ...init, body: undefined as never }, headersOf(changed));
        stage = 'middleware';
        return arrived;
      });
    } else sending = dispatch(target.url, { ...init, method, headers });
    // Time limits hold for a function in place of fetch that ignores the signal, too.
    response = await untilAborted(sending);
    stage = 'network';
    const incoming = await untilAborted(receive(response, settings, call, fail));
    const durationMs = now() - started;
    hooks?.('onResponse', { ...event, ...shownOf(response), body: incoming.data, durationMs }, secrets);
    stage = 'invalid-response';
    const result = response.ok || tolerant ? await call.finish(incoming, fail) : undefined;
    if (response.ok) return [result];
    const shown = mask(incoming.data, secrets);
    return [result, fail('status', reasonIn(shown), { body: shortened(shown as string) })];
  } catch (error) {
    const failed = outer?.aborted
      ? fail('aborted')
      : signal.aborted
        ? fail('timeout', `${Math.round(limitMs)} ms`)
        : error instanceof ApiError
          ? error
          : fail(stage, causeOf(error).message, { cause: causeOf(error) });
    // A response that was not read to its end would hold the connection.
    abort();
    return [undefined, failed];
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** Reads the body within the attempt, so that time limit and retries cover it. */
// prettier-ignore
async function receive(
  response: Response,
  settings: ClientSettings,
  { operation, options, tolerant }: Pick<ClientCall<unknown>, 'operation' | 'options' | 'tolerant'>,
  fail: Fail,
): Promise<Incoming> {
  const { status, ok } = response;
  if (REDIRECT.test(`${status}`)) throw fail('redirect');
  const limit = settings.maxResponseBytes ?? DEFAULT_MAX_BYTES;
  const read = ok && !tolerant && operation.read?.(response, options, limit, fail);
  if (read) return read;
  const whole = await readable(response, limit, fail);
  const text = await (tolerant ? whole.clone() : whole).text();
  try {
    return { response: whole, text, data: (operation.json?.(status) ?? JSON).parse(text) };
  } catch {
    // The parser's message would quote the body.
    return { response: whole, text, data: text, isText: true };
  }
}

/** A text, or a list, for people to read; anything else as it is. */
// prettier-ignore
const shortened = (body?: Partial<string>) => body?.slice?.(0, MAX_ERROR_TEXT) ?? body;

/** Returns what an error's masked body says in words, without what a terminal would obey: `detail` or `title` of problem details (RFC 9457), or a `message`. */
// prettier-ignore
function reasonIn(body: unknown): string {
  const { detail, title, message } = Object(body);
  const text = detail || title || message;
  return typeof text === 'string' ? `(${text.replace(/[\s\p{C}]+/gu, ' ').slice(0, MAX_REASON)})` : '';
}

/** The only place that makes an ApiError, so that all of it is masked. `createCard: POST /v1/card: status 422 (The label is too long.)` */
// prettier-ignore
export function failure(
  details: ApiErrorDetails,
  reason?: string,
  secrets: readonly string[] = [],
): ApiError {
  const { operation, method, path, kind, status } = details;
  const words = [`${operation}: ${method} ${path}:`, kind, status, mask(reason, secrets)];
  return new ApiError(words.filter(Boolean).join(' '), maskFields(details, secrets, COOKIES));
}

// prettier-ignore
const shownOf = (response: Response) => ({ status: response.status, headers: headersOf(response) });

/** Headers can be iterated over, but not every project has types for that. */
// prettier-ignore
export function headersOf({ headers }: Request | Response): Record<string, string> {
  // A function in place of fetch may give anything.
  return Object.fromEntries((headers ?? []) as never);
}

/** The parts of an underlying error to keep. Fetch wraps the informative one: `fetch failed` caused by `ECONNRESET`. */
// prettier-ignore
function causeOf(error: unknown): ApiErrorCause {
  const { name, code, message, cause } = Object(error);
  return { name, code: cause?.code ?? code, message: cause?.message || message };
}
