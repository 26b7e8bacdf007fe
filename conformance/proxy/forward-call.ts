import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RecordedFailure } from '../traffic/recorded-call.ts';
import { CallCapture, type CallReceiver } from './capture-call.ts';
import { type ForwardingOptions, pathOrRefusal, requestFields, responseFields } from './forwarded-head.ts';
import type { MemoryBudgets } from './memory-budget.ts';
import { refuse } from './own-response.ts';
import { connectToTarget, type TargetOptions } from './target-connection.ts';

export interface ClientOptions extends ForwardingOptions, TargetOptions {
  readonly budgets: MemoryBudgets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onCall: CallReceiver;
  /** The reason, in words, why calls are not checked. */
  readonly onProblem: (why: string) => void;
}

/** The size of the heads of a client and of the target, in bytes. */
export const MAX_HEAD = 2 ** 18;
/** Requests that a client may send without having read a response. */
const MAX_WAITING = 100;

const GONE: RecordedFailure = { failure: 'not-recorded', detail: 'the client closed the connection' };
const UPGRADED: RecordedFailure = {
  failure: 'not-recorded',
  detail: 'the connection changed to another protocol',
};

/**
 * One connection of a client. Its calls go, one after the other, over a connection to the target that no other client uses: from a common pool, a new client could
 * get a connection that the target is just closing.
 */
export class ClientConnection {
  readonly #socket: Socket;
  readonly #options: ClientOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Ends, with a failure, each call that is under way. */
  readonly #open = new Set<(failure: RecordedFailure) => void>();
  #isConnected = false;
  #isEnding = false;

  constructor(socket: Socket, options: ClientOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#agent.createConnection = () => {
      this.#isConnected = false;
      return connectToTarget(options, () => {
        this.#isConnected = true;
      });
    };
    socket.on('close', () => this.close(GONE));
  }

  /** Tells whether no call is in progress. */
  get isIdle(): boolean {
    return this.#open.size === 0;
  }

  /** Ends it after its last call, which is now where none is under way. */
  endWhenIdle(): void {
    this.#isEnding = true;
    if (this.isIdle) this.#socket.destroySoon();
  }

  /** Ends it and its calls now. */
  close(failure: RecordedFailure): void {
    for (const end of this.#open) end(failure);
    this.#socket.destroy();
    this.#agent.destroy();
  }

  /**
   * Passes a request on, and its response back.
   *
   * @param upgrade called where the target changes the protocol
   */
  forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    upgrade?: (response: IncomingMessage, target: Socket, head: Buffer) => void,
  ): void {
    const client = this.#socket;
    const options = this.#options;
    if (client.destroyed || client.writableEnded) return;
    const { method = '' } = incoming;
    const path = pathOrRefusal(incoming, options);
    if (typeof path !== 'string') {
      refuse(outgoing, path);
      incoming.resume();
      return;
    }
    if (this.#open.size >= MAX_WAITING) {
      options.onProblem(
        `a client sent ${MAX_WAITING} requests without waiting for a response; its connection was closed`,
      );
      this.close(GONE);
      return;
    }

    const capture = new CallCapture(incoming, options.now(), options.budgets);
    const sent = capture.sent;
    const headers = requestFields(incoming, options, upgrade !== undefined);
    const sending = request({ agent: this.#agent, method, path, headers, maxHeaderSize: MAX_HEAD });
    let isOver = false;
    let endedAt: number | undefined;
    const finish = (failure?: RecordedFailure) => {
      if (isOver) return;
      isOver = true;
      this.#open.delete(fail);
      // The end of the response is written in this turn.
      if (this.#isEnding) setImmediate(() => this.endWhenIdle());
      if (
        !capture.finish(endedAt ?? options.now(), endedAt === undefined ? failure : undefined, options.onCall)
      )
        options.onProblem('too many heads wait in memory');
    };
    const fail = (failure: RecordedFailure) => {
      finish(failure);
      sending.destroy();
    };
    /** A call is over when both its request and its response have passed. */
    const settle = () => {
      if (endedAt !== undefined && (sent === undefined || incoming.complete)) finish();
    };
    /** A client that sends everything before it reads would never read a response that came early. */
    const drain = () => {
      incoming.unpipe(sending);
      incoming.resume();
    };
    this.#open.add(fail);

    sending.on('information', (interim) => {
      const { statusCode, statusMessage, rawHeaders } = interim;
      // Node.js has methods for three of them, without the field names' case.
      if (outgoing.socket === null || outgoing.headersSent || incoming.httpVersion === '1.0') return;
      outgoing.socket.write(headText(statusCode, statusMessage, rawHeaders), 'latin1');
    });
    sending.on('response', (response) => {
      const received = capture.respond(response);
      // Node.js does not tell whether TLS was closed, or its connection cut (RFC 9112, section 9.8).
      if (options.target.protocol === 'https:' && !isDelimited(response)) received?.drop();
      outgoing.sendDate = false;
      outgoing.writeHead(
        response.statusCode ?? 0,
        response.statusMessage,
        responseFields(response, incoming),
      );
      if (received !== undefined) response.on('data', received.add);
      response.on('error', () => {});
      response.on('end', () => {
        endedAt = options.now();
        addTrailers(outgoing, response);
        settle();
      });
      response.on('close', () => {
        if (!response.complete) this.#cut(incoming, fail);
      });
      // Node.js would keep the head until content comes.
      setImmediate(() => endedAt === undefined && outgoing.flushHeaders());
      response.pipe(outgoing);
    });
    if (upgrade !== undefined)
      sending.on('upgrade', (response, target, head) => {
        finish(UPGRADED);
        upgrade(response, target as Socket, head);
      });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      drain();
      if (isOver || capture.response?.complete === true) return;
      if (capture.response !== undefined) {
        // Node.js would take it for the end of content that has no length.
        this.#cut(incoming, fail, error.code);
        return;
      }
      const refusal = this.#refusalOf(error);
      if (refusal === undefined) {
        this.#cut(incoming, fail, error.code);
        return;
      }
      fail({ failure: refusal.failure, detail: refusal.reason });
      refuse(outgoing, refusal);
    });
    sending.on('close', drain);

    if (sent === undefined) {
      sending.end();
      return;
    }
    incoming.on('data', sent.add);
    incoming.on('end', () => {
      addTrailers(sending, incoming);
      settle();
    });
    setImmediate(() => !incoming.complete && !sending.destroyed && sending.flushHeaders());
    incoming.pipe(sending);
  }

  /** The target closed or aborted its connection, and the client's must not look like a normal end. */
  #cut({ httpVersion }: IncomingMessage, fail: (failure: RecordedFailure) => void, code?: string): void {
    fail({
      failure: 'cut-off',
      detail: `the target closed the connection${code === undefined ? '' : ` (${code})`}`,
    });
    // HTTP/1.0 has no other end of content than the end of the connection.
    if (httpVersion === '1.0') this.#socket.resetAndDestroy();
    else this.#socket.destroySoon();
  }

  /** `undefined` where the target was connected to and sent nothing. */
  #refusalOf({ code = 'unknown' }: NodeJS.ErrnoException) {
    const unreachable = { status: 502, failure: 'unreachable' } as const;
    if (code.startsWith('HPE_'))
      return { ...unreachable, reason: `the response of the target is not valid HTTP/1.1 (${code})` };
    if (this.#isConnected) return undefined;
    const reason = `no connection to the target (${code})`;
    return code === 'ETIMEDOUT'
      ? ({ status: 504, failure: 'timeout', reason } as const)
      : { ...unreachable, reason };
  }
}

/** The head of a response as bytes of Latin-1. */
export function headText(status = 0, phrase = '', rawHeaders: readonly string[] = []): string {
  let text = `HTTP/1.1 ${status} ${phrase}\r\n`;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  return `${text}\r\n`;
}

function isDelimited({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Before the end of the message that it passes on. */
function addTrailers(to: Pick<ServerResponse, 'addTrailers'>, { rawTrailers }: IncomingMessage): void {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawTrailers.length; at += 2)
    pairs.push([rawTrailers[at] as string, rawTrailers[at + 1] as string]);
  if (pairs.length > 0) to.addTrailers(pairs);
}
