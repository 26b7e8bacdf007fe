import type { JudgedApi } from '../api/judged-api.ts';
import type { AnyReport, OfAnyApi } from '../model/any-api.ts';
import type { Report } from '../model/report.ts';
import { withProblems } from '../report/with-problems.ts';
import { createLiveJudge } from '../traffic/create-live-judge.ts';
import type { LiveJudge, LiveJudgement, LiveJudgeOptions } from '../traffic/live-judge.ts';
import { toBody } from '../traffic/recorded-body.ts';
import type { RecordedBody, RecordedCall, RecordedFailure } from '../traffic/recorded-call.ts';
import { toFailure } from '../transport/to-failure.ts';
import { copyRequest, type RequestCopy } from './copy-request.ts';
import { readCopy } from './read-copy.ts';

/** Any function that is called like `fetch`. */
// biome-ignore lint/suspicious/noExplicitAny: as `fetch` of any runtime and any package, with a `Response` of its own
export type FetchFunction = (input: any, init?: any) => Promise<any>;

/** Default of `JudgeFetchOptions.settleMs`. */
export const SETTLE_MS = 10_000;

export interface JudgeFetchOptions extends LiveJudgeOptions {
  /** Called when a call has ended or `finish` judges what had to wait for others, with violations alone. */
  readonly onViolations?: (found: LiveJudgement) => void;
  /** The time that `finish` waits for calls in progress, in milliseconds. Default: 10,000. */
  readonly settleMs?: number;
}

/** The options for any API; `readApi` of `banking-platform-api/read-api` reads its description. */
export interface JudgeAnyFetchOptions extends Omit<JudgeFetchOptions, 'api' | 'onViolations'> {
  readonly api: JudgedApi;
  readonly onViolations?: (found: OfAnyApi<LiveJudgement>) => void;
}

export interface JudgedFetch<Result = Report> {
  /** The report of all calls up to now. Those that are still under way after `settleMs` are inconclusive. */
  finish(): Promise<Result>;
}

/**
 * A fetch function that does what the given one does, and judges what it sees: calls of the description's operations, whatever their base URL; with `api`, at the addresses that the description
 * names, and on this machine.
 * It passes arguments, responses and errors on as they are, reads copies of bodies alone, and sends nothing by itself.
 *
 * @param fetch default: the global one
 */
export function judgeFetch<Fetch extends FetchFunction = typeof globalThis.fetch>(
  fetch: Fetch | undefined,
  options: JudgeAnyFetchOptions,
): Fetch & JudgedFetch<AnyReport>;
export function judgeFetch<Fetch extends FetchFunction = typeof globalThis.fetch>(
  fetch?: Fetch,
  options?: JudgeFetchOptions,
): Fetch & JudgedFetch;
export function judgeFetch<Fetch extends FetchFunction = typeof globalThis.fetch>(
  fetch: Fetch = globalThis.fetch as FetchFunction as Fetch,
  options: JudgeFetchOptions | JudgeAnyFetchOptions = {},
): Fetch & JudgedFetch {
  const watcher = new CallWatcher(options as JudgeFetchOptions);
  return watched(fetch, watcher, () => watcher);
}

/** @param watcherOf of a call that is made now */
export function watched<Fetch extends FetchFunction>(
  fetch: Fetch,
  watcher: CallWatcher,
  watcherOf: () => CallWatcher,
): Fetch & JudgedFetch {
  const finish = () => watcher.finish();
  return new Proxy(fetch, {
    apply(target, self, args) {
      const own = watcherOf().watch(args);
      const result: unknown = Reflect.apply(target, self, args);
      if (own === undefined || !isPromise(result)) {
        own?.fail({ failure: 'not-recorded', detail: 'what sends the call returned no promise' });
        return result;
      }
      return result.then(
        (response: unknown) => {
          own.respond(response as Response);
          return response;
        },
        (error: unknown) => {
          own.fail(toFailed(error));
          throw error;
        },
      );
    },
    get: (target, name, receiver) => (name === 'finish' ? finish : Reflect.get(target, name, receiver)),
    has: (target, name) => name === 'finish' || Reflect.has(target, name),
  }) as Fetch & JudgedFetch;
}

/** The classes may be of any realm: Jest and `vmThreads` of vitest run tests in one of their own. */
function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** The timers of the runtime, whatever timers a test has put in their place. */
const { setTimeout, clearTimeout } = globalThis;

/** Judges each call when it has ended. Never throws. */
export class CallWatcher {
  readonly #judge: LiveJudge;
  readonly #onViolations: (found: LiveJudgement) => void;
  readonly #settleMs: number;
  readonly #now: () => number;
  readonly #problems = new Set<string>();
  readonly #underWay = new Set<Watch>();
  #count = 0;
  #isFinished = false;

  /** Calls up to now. */
  get count(): number {
    return this.#count;
  }

  /** Its report has been asked for. */
  get isFinished(): boolean {
    return this.#isFinished;
  }

  constructor({ onViolations = () => {}, settleMs = SETTLE_MS, ...options }: JudgeFetchOptions) {
    this.#judge = createLiveJudge(options);
    this.#onViolations = onViolations;
    this.#settleMs = settleMs;
    this.#now = options.clock?.now ?? (() => performance.timeOrigin + performance.now());
  }

  /**
   * @param args of fetch
   * @returns undefined where it is no call that fetch could make
   */
  watch(args: readonly unknown[]): Watch | undefined {
    try {
      const request = copyRequest(args[0], args[1], this.#judge.takes);
      this.#count += 1;
      const own = new Watch(`fetch#${this.#count}`, request, this.#now(), this.#now, (call) => {
        this.#underWay.delete(own);
        this.#judgeBy(() => this.#judge.add(call));
      });
      this.#underWay.add(own);
      return own;
    } catch {
      return undefined;
    }
  }

  async finish(): Promise<Report> {
    this.#isFinished = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#settleMs);
    });
    await Promise.race([late, Promise.all([...this.#underWay].map(({ ended }) => ended))]);
    clearTimeout(timer);
    for (const one of this.#underWay) one.fail({ failure: 'not-recorded', detail: 'the call had not ended' });
    this.#judgeBy(() => this.#judge.judgeWaiting());
    return withProblems(this.#judge.finish(), [...this.#problems]);
  }

  #judgeBy(work: () => LiveJudgement): void {
    try {
      const found = work();
      if (found.violations.length > 0) this.#onViolations(found);
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown error';
      this.#problems.add(`a call could not be checked: ${name}`);
    }
  }
}

/** One call, from its start to the end of its response. Never throws. */
class Watch {
  readonly #id: string;
  readonly #request: RequestCopy;
  readonly #startedAt: number;
  readonly #now: () => number;
  readonly #onEnd: (call: RecordedCall) => void;
  #isOver = false;
  #resolve: () => void = () => {};
  readonly ended: Promise<void>;

  constructor(
    id: string,
    request: RequestCopy,
    startedAt: number,
    now: () => number,
    onEnd: (call: RecordedCall) => void,
  ) {
    this.#id = id;
    this.#request = request;
    this.#startedAt = startedAt;
    this.#now = now;
    this.#onEnd = onEnd;
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  respond(response: Response): void {
    try {
      const { status, headers, redirected, type } = response;
      if (redirected || status === 0 || type === 'opaque' || type === 'opaqueredirect') {
        this.fail({ failure: 'not-recorded', detail: 'fetch does not show the response to this request' });
        return;
      }
      // At once, since headers may change afterward; the bodies come later.
      const list = [...headers];
      const copy = this.#copyOf(response);
      void Promise.all([this.#request.body(), copy]).then(
        ([sent, body]) =>
          this.#end(
            sent,
            'failure' in Object(body)
              ? (body as RecordedFailure)
              : { status, headers: list, body: body as RecordedBody },
          ),
        () => this.fail({ failure: 'not-recorded', detail: 'a copy of the call could not be read' }),
      );
    } catch {
      this.fail({ failure: 'not-recorded', detail: 'the response could not be copied' });
    }
  }

  fail(failure: RecordedFailure): void {
    this.#request.discard();
    this.#end({ absent: 'not-recorded' }, failure);
  }

  async #copyOf(response: Response): Promise<RecordedBody | RecordedFailure> {
    const { body, bodyUsed, headers } = response;
    if (body === null) return { absent: 'none' };
    if (!canBeCopied(response)) return { absent: 'not-recorded' };
    const isStream = /^text\/event-stream/i.test(headers.get('content-type') ?? '');
    // The judge leaves out others.
    if (bodyUsed || isStream || !this.#request.isOfOperation) return { absent: 'not-recorded' };
    const copy = response.clone().body?.getReader();
    // The connection ends when nobody reads any more: neither the caller nor the copy.
    let isCanceled = false;
    onCancel(response.body, () => {
      isCanceled = true;
      copy?.cancel().catch(() => {});
    });
    try {
      const bytes = await readCopy(copy);
      return bytes === undefined || isCanceled ? { absent: 'not-recorded' } : toBody(bytes);
    } catch (error) {
      return toFailed(error, 'in the body');
    }
  }

  #end(sent: RecordedBody, response: RecordedCall['response']): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { method, url, headers } = this.#request;
    this.#onEnd({
      id: this.#id,
      startedAt: this.#startedAt,
      endedAt: this.#now(),
      request: { method, url, headers, body: sent },
      response,
    });
    this.#resolve();
  }
}

/**
 * Tells whether a copy leaves the caller's response as it is. node-fetch has streams of Node, which stop where one of the copies is not read;
 * polyfills over XMLHttpRequest have no stream; and happy-dom cannot read a response that was copied before.
 */
function canBeCopied(response: Response): boolean {
  const { body } = response as { readonly body?: unknown };
  const isWebStream =
    typeof body === 'object' && body !== null && 'getReader' in body && 'tee' in body && 'clone' in response;
  return isWebStream && !isOfHappyDom(response);
}

function isOfHappyDom(response: object): boolean {
  return Object.getOwnPropertySymbols(response).some(({ description }) => description === 'cachedResponse');
}

/** Calls back when whoever has the stream wants no more of it. */
function onCancel(stream: ReadableStream | null, isCanceled: () => void): void {
  if (stream === null) return;
  const follow = <Part extends { cancel(reason?: unknown): Promise<void> }>(part: Part): Part => {
    const cancel = part.cancel.bind(part);
    return Object.defineProperty(part, 'cancel', {
      configurable: true,
      writable: true,
      value: (reason?: unknown) => {
        const done = cancel(reason);
        isCanceled();
        return done;
      },
    });
  };
  follow(stream);
  const getReader = stream.getReader.bind(stream) as (options?: unknown) => ReadableStreamDefaultReader;
  Object.defineProperty(stream, 'getReader', {
    configurable: true,
    writable: true,
    value: (options?: unknown) => follow(getReader(options)),
  });
}

function toFailed(
  error: unknown,
  phase: Parameters<typeof toFailure>[1] = 'before the response',
): RecordedFailure {
  // The test wanted it so: it says nothing about the deployment.
  if ((error as Error | undefined)?.name === 'AbortError')
    return { failure: 'not-recorded', detail: 'the caller aborted the call' };
  const { reason, detail } = toFailure(error, phase);
  return { failure: reason, detail };
}
