import { connect as connectTcp, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, TLSSocket } from 'node:tls';
import type { RecordedFailure } from '../traffic/recorded-call.ts';
import type { CheckedTls } from '../transport/read-tls.ts';
import { Conversation, type ConversationOptions, type ToTarget } from './conversation.ts';
import { keepReading } from './keep-reading.ts';
import { ownResponse, type ProxyRefusal } from './rewrite-head.ts';

export interface RelayOptions extends ConversationOptions {
  readonly target: URL;
  /** For an https target. */
  readonly tls: CheckedTls;
  /** How long connecting may take. */
  readonly connectTimeoutMs: number;
}

/** How long a refused client may go on sending before its connection is closed: closed earlier, it might lose the response. */
const LINGER_MS = 5000;
/** How long the ends of an idle connection have to close it when the proxy stops. */
const IDLE_MS = 500;

/**
 * Passes the bytes of a client's connection to a connection to the target that is its own, and back. Each end and each abort of one is passed
 * on to the other; where no connection to the target can be made, the client gets a response of the proxy's own.
 */
export class Relay {
  readonly #client: Socket;
  readonly #target: Socket;
  readonly #conversation: Conversation;
  readonly #connectTimer: NodeJS.Timeout;
  readonly #onClosed: () => void;
  #isConnected = false;
  #isStopping = false;
  #lingerTimer: NodeJS.Timeout | undefined;
  #isFinished = false;
  /** Whether the target takes no more bytes. What it has sent before is still to be read. */
  #isTargetGone = false;
  /** Instead of all that comes, after the responses that are still to come. */
  #refusal: ProxyRefusal | undefined;
  /** Whether a response of the proxy's own was sent, the last one. */
  #isRefused = false;
  #failure: RecordedFailure | undefined;

  /** @param client with `allowHalfOpen` */
  constructor(client: Socket, options: RelayOptions, onClosed: () => void) {
    this.#client = client;
    this.#target = connectTo(options);
    this.#conversation = new Conversation(options);
    this.#onClosed = onClosed;
    this.#connectTimer = setTimeout(
      () => this.#target.destroy(new ConnectTimeout()),
      options.connectTimeoutMs,
    );
    this.#connectTimer.unref();
  }

  start(): void {
    const client = this.#client.setNoDelay(true);
    const target = this.#target.setNoDelay(true);
    target.once(target instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
      this.#isConnected = true;
      clearTimeout(this.#connectTimer);
    });
    keepReading(target, () => this.#targetGone());
    client
      .on('data', (chunk: Buffer) => this.#clientSent(chunk))
      .on('end', () => this.#clientEnded())
      .on('drain', () => target.resume())
      .on('error', () => {
        this.#failure ??= GONE;
        reset(target);
      })
      .on('close', () => this.#clientClosed());
    target
      .on('data', (chunk: Buffer) => this.#targetSent(chunk))
      .on('end', () => this.#targetEnded())
      .on('drain', () => client.resume())
      .on('error', (error) => this.#targetFailed(error))
      .on('close', () => this.#targetClosed());
  }

  /** Ends it once no call is under way. */
  stopWhenIdle(): void {
    this.#isStopping = true;
    if (!this.isIdle) return;
    this.#client.end();
    this.#target.end();
    // A client may keep an idle connection for as long as it likes.
    this.#lingerTimer ??= setTimeout(() => this.destroy(), IDLE_MS);
  }

  /** Whether no call is under way. */
  get isIdle(): boolean {
    return this.#conversation.isIdle;
  }

  /** Ends it now. */
  destroy(): void {
    this.#failure ??= { failure: 'interrupted', detail: 'the proxy was stopped' };
    reset(this.#client);
    reset(this.#target);
  }

  #clientSent(chunk: Buffer): void {
    if (this.#refusal !== undefined) return;
    this.#toTarget(this.#conversation.fromClient(chunk));
    if (this.#failure === undefined || this.#isConnected) return;
    if (this.#conversation.hasHead) this.#respond(refusalOf(this.#failure));
    else if (this.#conversation.isLost) reset(this.#client);
  }

  #clientEnded(): void {
    if (this.#refusal !== undefined) return;
    this.#toTarget(this.#conversation.clientEnded());
    this.#target.end();
    if (this.#failure !== undefined) this.#client.end();
  }

  #clientClosed(): void {
    const target = this.#target;
    this.#failure ??= target.readableEnded ? CUT_OFF : GONE;
    // Otherwise its last bytes are on their way.
    if (!target.writableEnded || !target.readableEnded) reset(target);
    this.#finish();
  }

  #targetSent(chunk: Buffer): void {
    if (this.#isRefused) return;
    if (!this.#client.write(chunk)) this.#target.pause();
    this.#toTarget(this.#conversation.fromTarget(chunk));
    if (this.#refusal !== undefined) this.#refuse(this.#refusal);
    if (this.#isStopping) this.stopWhenIdle();
  }

  #targetEnded(): void {
    if (this.#isRefused) return;
    this.#toTarget(this.#conversation.targetEnded());
    // After a failed write, the system reports the abort as an end.
    if (this.#isTargetGone) this.#aborted('EPIPE');
    else this.#client.end();
  }

  /** What the client still sends is read and dropped: one that sends before it reads would never come to read the response. */
  #targetGone(): void {
    this.#isTargetGone = true;
    this.#client.resume();
    if (this.#target.readableEnded) this.#aborted('EPIPE');
  }

  #targetFailed(error: NodeJS.ErrnoException): void {
    clearTimeout(this.#connectTimer);
    if (this.#isRefused) return;
    if (this.#isConnected) {
      this.#aborted(error.code);
      return;
    }
    const client = this.#client;
    this.#failure ??= notConnected(error);
    // Nobody has asked yet: whoever asks is told.
    if (this.#conversation.hasHead) this.#respond(refusalOf(this.#failure));
    else if (client.readableEnded || this.#conversation.isLost) reset(client);
  }

  #aborted(code = 'unknown'): void {
    const client = this.#client;
    this.#failure ??= { failure: 'cut-off', detail: `the target aborted the connection (${code})` };
    // What has come before it goes first.
    if (client.writableFinished) reset(client);
    else if (client.writableEnded) client.once('finish', () => reset(client));
    else client.write('', () => reset(client));
  }

  #targetClosed(): void {
    clearTimeout(this.#connectTimer);
    const isUnexpected = this.#isConnected && !this.#isRefused && !this.#client.writableEnded;
    if (isUnexpected && this.#target.errored === null) reset(this.#client);
    this.#finish();
  }

  #toTarget(what: ToTarget): void {
    if (!this.#isTargetGone) send(this.#target, what.bytes, this.#client);
    if (what.refusal !== undefined) this.#refuse(what.refusal);
  }

  /** After the responses that are still to come. */
  #refuse(reason: ProxyRefusal): void {
    this.#refusal ??= reason;
    if (this.#conversation.pendingMethod === undefined) this.#respond(this.#refusal);
  }

  #respond(reason: ProxyRefusal): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.#refusal = reason;
    const client = this.#client;
    client.end(ownResponse(reason, this.#conversation.pendingMethod === 'HEAD'));
    // What the client still sends is read and dropped.
    client.resume();
    setTimeout(() => client.destroy(), LINGER_MS).unref();
    reset(this.#target);
  }

  #finish(): void {
    if (this.#isFinished || !this.#client.destroyed || !this.#target.destroyed) return;
    this.#isFinished = true;
    clearTimeout(this.#lingerTimer);
    this.#conversation.closed(this.#failure ?? CUT_OFF);
    this.#onClosed();
  }
}

function connectTo({ target, tls }: RelayOptions): Socket {
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
  if (target.protocol === 'http:') return connectTcp({ host, port, allowHalfOpen: true });
  // An address is no server name.
  const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  // The types lack `allowHalfOpen`, which both classes of sockets have.
  const options = { host, port, ...servername, ALPNProtocols: ['http/1.1'], ...tls, allowHalfOpen: true };
  return connectTls(options as ConnectionOptions);
}

/** In one write, and no faster than the other side takes it. */
function send(to: Socket, parts: readonly Buffer[], from: Socket): void {
  if (parts.length === 0 || to.destroyed || to.writableEnded) return;
  if (parts.length > 1) to.cork();
  let isFull = false;
  for (const part of parts) isFull = !to.write(part);
  if (parts.length > 1) to.uncork();
  if (isFull) from.pause();
}

/** An abort, which the other side must not take for an end. */
function reset(socket: Socket): void {
  if (socket.destroyed) return;
  if (socket.connecting || socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

class ConnectTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

const GONE: RecordedFailure = { failure: 'not-recorded', detail: 'the client closed the connection' };
const CUT_OFF: RecordedFailure = { failure: 'cut-off', detail: 'the target closed the connection' };

function notConnected({ code = 'unknown' }: NodeJS.ErrnoException): RecordedFailure {
  return code === 'ETIMEDOUT'
    ? { failure: 'timeout', detail: `no connection to the target (${code})` }
    : { failure: 'unreachable', detail: `no connection to the target (${code})` };
}

function refusalOf({ failure, detail }: RecordedFailure): ProxyRefusal {
  return failure === 'timeout' ? { status: 504, reason: detail } : { status: 502, reason: detail };
}
