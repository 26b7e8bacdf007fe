import type { RecordedFailure } from '../traffic/recorded-call.ts';
import { Capture } from './capture.ts';
import type { Budgets, CapturedCall } from './captured-call.ts';
import { type AfterHead, MessageReader, NO_ROOM, type ReaderEvent } from './message-reader.ts';
import { asksForUpgrade, type Framing, type Head, requestFraming, responseFraming } from './read-head.ts';
import type { HeadRewriter, ProxyRefusal } from './rewrite-head.ts';

export interface ConversationOptions {
  readonly rewriter: HeadRewriter;
  readonly budgets: Budgets;
  /** Whether an end of the target's connection may be an abort, so that a response which it delimits may be incomplete. Default: no. */
  readonly isEndUncertain?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gets each call when it is over, and says by `free` when the memory that it holds is needed no more. */
  readonly onCall: (call: CapturedCall, free: () => void) => void;
  /** The bytes go on, but its calls cannot be told apart any more. */
  readonly onLost: (why: string) => void;
}

/** What came from the client, as it goes on. */
export interface ToTarget {
  readonly bytes: readonly Buffer[];
  /** Instead of what comes next: the request does not go on, nor does anything after it. */
  readonly refusal?: ProxyRefusal;
}

interface OpenCall {
  readonly method: string;
  readonly asksForUpgrade: boolean;
  readonly capture: Capture;
  isAnswered: boolean;
}

/**
 * One connection of a client and the connection to the target that belongs to it, without their sockets: says what goes on to the target, and
 * reads along. What comes from the target goes on as it is, so it is only read.
 */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #requests: MessageReader;
  readonly #responses: MessageReader;
  /** In the order of the requests, which is that of the responses. */
  readonly #open: OpenCall[] = [];
  /** Whose request is being read. */
  #sending: OpenCall | undefined;
  #lineAt = 0;
  #onward: Piece[] = [];
  #refusal: ProxyRefusal | undefined;
  #isLost = false;
  #isUpgraded = false;
  #hasHead = false;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#requests = new MessageReader({
      afterHead: requestAfterHead,
      holdsAfter: asksForUpgrade,
      emit: (event) => this.#fromClient(event),
      budget: options.budgets.heads,
    });
    this.#responses = new MessageReader({
      afterHead: (head) => this.#responseAfterHead(head),
      emit: (event) => this.#fromTarget(event),
      budget: options.budgets.heads,
    });
  }

  /** Whether no call is under way. */
  get isIdle(): boolean {
    return this.#open.length === 0 && !this.#requests.isWithin && !this.#requests.isBlind && !this.#isLost;
  }

  /** Whether its messages cannot be told apart any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether a whole head of a request has come. */
  get hasHead(): boolean {
    return this.#hasHead;
  }

  /** The method of the request that the next response is for. */
  get pendingMethod(): string | undefined {
    return this.#answering?.method;
  }

  fromClient(chunk: Buffer): ToTarget {
    this.#requests.read(chunk);
    return this.#takeOnward();
  }

  /** The client sends no more. */
  clientEnded(): ToTarget {
    this.#requests.end();
    return this.#takeOnward();
  }

  /** @returns what was held until this came */
  fromTarget(chunk: Buffer): ToTarget {
    this.#responses.read(chunk);
    return this.#decide();
  }

  targetEnded(): ToTarget {
    if (this.#options.isEndUncertain === true && this.#responses.isUntilClose)
      this.#answering?.capture.response?.drop();
    this.#responses.end();
    return this.#decide();
  }

  /** Both connections are closed: what is under way has failed. */
  closed(failure: RecordedFailure): void {
    this.#requests.close();
    this.#responses.close();
    this.#failAll(failure);
  }

  #failAll(failure: RecordedFailure): void {
    this.#sending = undefined;
    for (const call of this.#open.splice(0)) this.#finish(call, failure);
  }

  #takeOnward(): ToTarget {
    const bytes = this.#onward.map(({ first, length }) =>
      length === first.length ? first : Buffer.from(first.buffer, first.byteOffset, length),
    );
    this.#onward = [];
    return { bytes, ...(this.#refusal !== undefined && { refusal: this.#refusal }) };
  }

  #fromClient(event: ReaderEvent): void {
    if (this.#refusal !== undefined) return;
    const { rewriter, now } = this.#options;
    switch (event.type) {
      case 'line':
        if (event.isFirst) {
          this.#refusal = rewriter.refusal(event.bytes);
          if (this.#refusal !== undefined) return;
          this.#lineAt = now();
        }
        push(this.#onward, rewriter.line(event.bytes, event.isFirst));
        break;
      case 'head':
        this.#begin(event.head, event.framing);
        break;
      case 'content':
        push(this.#onward, event.bytes);
        this.#sending?.capture.request.add(event.bytes);
        break;
      case 'end':
        this.#sending?.capture.request.complete();
        this.#settle(this.#sending);
        this.#sending = undefined;
        break;
      case 'lost':
        this.#lose(`a request: ${event.why}`);
        break;
      default:
        push(this.#onward, event.bytes);
    }
  }

  #begin(head: Head, framing: Framing): void {
    this.#hasHead = true;
    if (this.#isLost) return;
    const capture = new Capture(head, this.#lineAt, this.#options.budgets);
    if (!capture.takeHead(head)) {
      this.#lose(`a request: ${NO_ROOM}`);
      return;
    }
    if (framing.kind !== 'none') capture.request.expectContent();
    const method = head.start.split(' ', 1)[0] ?? '';
    this.#sending = { method, asksForUpgrade: asksForUpgrade(head), capture, isAnswered: false };
    this.#open.push(this.#sending);
  }

  #responseAfterHead(head: Head): AfterHead {
    const status = statusOf(head);
    if (status === undefined) return { kind: 'not-http', why: 'it does not begin with a status line' };
    const call = this.#answering;
    if (status !== 101) return responseFraming(status, head.framing, call?.method ?? 'GET');
    this.#isUpgraded = call?.asksForUpgrade === true;
    return { kind: 'not-http', why: 'it changes the protocol' };
  }

  /** Whose response is being read. */
  get #answering(): OpenCall | undefined {
    return this.#open.find(({ isAnswered }) => !isAnswered);
  }

  #fromTarget(event: ReaderEvent): void {
    const call = this.#answering;
    switch (event.type) {
      case 'head': {
        const status = statusOf(event.head) ?? 0;
        // Interim responses precede the one that counts.
        if (call === undefined || status < 200) break;
        if (!call.capture.takeHead(event.head)) {
          this.#lose(`a response: ${NO_ROOM}`);
          break;
        }
        call.capture.answer(event.head);
        if (event.framing.kind !== 'none') call.capture.response?.expectContent();
        break;
      }
      case 'content':
        call?.capture.response?.add(event.bytes);
        break;
      case 'end':
        // Or of an interim one.
        if (call?.capture.response === undefined) break;
        call.capture.response.complete();
        call.isAnswered = true;
        this.#settle(call);
        break;
      case 'lost':
        this.#lose(`a response: ${event.why}`);
        break;
    }
  }

  /** A call is over when both its request and its response are there in full. */
  #settle(call: OpenCall | undefined): void {
    if (call === undefined || !call.isAnswered || !call.capture.request.isComplete) return;
    this.#open.splice(this.#open.indexOf(call), 1);
    this.#finish(call);
  }

  #finish(call: OpenCall, failure?: RecordedFailure): void {
    const finished = call.capture.finish(this.#options.now(), call.isAnswered ? undefined : failure);
    this.#options.onCall(finished.call, finished.free);
  }

  /** What follows a request for an upgrade is of another protocol or not, as the response says. */
  #decide(): ToTarget {
    if (this.#isUpgraded || (this.#isLost && this.#requests.isHeld)) this.#requests.goOn('blind');
    else if (this.#requests.isHeld && this.#open.length === 0) this.#requests.goOn('messages');
    return this.#takeOnward();
  }

  #lose(why: string): void {
    if (this.#isLost) return;
    this.#isLost = true;
    if (!this.#isUpgraded) this.#options.onLost(why);
    const detail = this.#isUpgraded
      ? 'the connection changed to another protocol'
      : `the proxy could not read ${why}`;
    this.#failAll({ failure: 'not-recorded', detail });
  }
}

function requestAfterHead({ start, framing }: Head): AfterHead {
  if (!/^[!#$%&'*+.^_`|~\w-]+ [^ ]+ HTTP\/1\.[01]$/.test(start))
    return { kind: 'not-http', why: 'it does not begin with a request line of HTTP/1' };
  return requestFraming(framing);
}

function statusOf({ start }: Head): number | undefined {
  const [, status] = /^HTTP\/1\.[01] ([1-9]\d\d)(?: .*)?$/.exec(start) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** Bytes that lie in memory one after the other. */
interface Piece {
  readonly first: Buffer;
  length: number;
}

/** Neighbors in memory become one, since each is a write of its own. */
function push(pieces: Piece[], next: Buffer): void {
  const last = pieces.at(-1);
  if (last?.first.buffer === next.buffer && last.first.byteOffset + last.length === next.byteOffset)
    last.length += next.length;
  else pieces.push({ first: next, length: next.length });
}
