import { connect as connectTcp, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, TLSSocket } from 'node:tls';
import type { RecordedFailure } from '../traffic/recorded-call.ts';
import type { CheckedTls } from '../transport/read-tls.ts';
import { Conversation, type ConversationOptions, type ToTarget } from './conversation.ts';
import { ownResponse, type ProxyRefusal } from './rewrite-head.ts';

export interface RelayOptions extends ConversationOptions {
  readonly target: URL;
  /** For an https target. */
  readonly tls: CheckedTls;
  /** How long connecting may take. */
  readonly connectTimeoutMs: number;
}

export interface Relay {
  /** Ends it once no call is under way. */
  stopWhenIdle(): void;
  /** Ends it now. */
  destroy(): void;
}

/** How long a refused client may go on sending before its connection is closed: closed earlier, it might lose the response. */
const LINGER_MS = 5000;

/**
 * Passes the bytes of a client's connection to a connection to the target that is its own, and back. Each end and each abort of one is passed
 * on to the other; where no connection to the target can be made, the client gets a response of the proxy's own.
 *
 * @param client with `allowHalfOpen`
 */
export function startRelay(client: Socket, options: RelayOptions, onClosed: () => void): Relay {
  const target = connectTo(options);
  const conversation = new Conversation(options);
  let isConnected = false;
  let isStopping = false;
  /** Instead of all that comes. */
  let refusal: ProxyRefusal | undefined;
  let isRefused = false;
  let failure: RecordedFailure | undefined;

  client.setNoDelay(true);
  target.setNoDelay(true);
  const timer = setTimeout(() => target.destroy(new ConnectTimeout()), options.connectTimeoutMs);
  timer.unref();
  target.once(target instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
    isConnected = true;
    clearTimeout(timer);
  });

  function toTarget(what: ToTarget): void {
    send(target, what.bytes, client);
    if (what.refusal !== undefined) refuse(what.refusal);
    if (conversation.isHeld) client.pause();
  }

  /** After the responses that are still to come. */
  function refuse(reason: ProxyRefusal): void {
    refusal ??= reason;
    const method = isConnected ? undefined : conversation.pendingMethod;
    if (isRefused || (isConnected && !conversation.isIdle && conversation.pendingMethod !== undefined))
      return;
    isRefused = true;
    client.end(ownResponse(refusal, method === 'HEAD'));
    // What the client still sends is read and dropped.
    client.resume();
    setTimeout(() => client.destroy(), LINGER_MS).unref();
    reset(target);
  }

  client.on('data', (chunk: Buffer) => {
    if (refusal !== undefined) {
      if (!isRefused) refuse(refusal);
      return;
    }
    toTarget(conversation.fromClient(chunk));
    if (failure === undefined) return;
    if (conversation.hasHead) refuse(refusalOf(failure));
    else if (conversation.isLost) reset(client);
  });
  client.on('end', () => {
    if (refusal !== undefined) return;
    toTarget(conversation.clientEnded());
    target.end();
    if (failure !== undefined) client.end();
  });
  target.on('data', (chunk: Buffer) => {
    if (isRefused) return;
    if (!client.write(chunk)) target.pause();
    const held = conversation.isHeld;
    toTarget(conversation.fromTarget(chunk));
    if (held && !conversation.isHeld && !target.writableNeedDrain) client.resume();
    if (refusal !== undefined) refuse(refusal);
    if (isStopping) stopWhenIdle();
  });
  target.on('end', () => {
    if (isRefused) return;
    toTarget(conversation.targetEnded());
    client.end();
  });
  client.on('drain', () => target.resume());
  target.on('drain', () => {
    if (!conversation.isHeld) client.resume();
  });

  client.on('error', () => {
    failure ??= GONE;
    reset(target);
  });
  target.on('error', (error: NodeJS.ErrnoException) => {
    clearTimeout(timer);
    if (isRefused) return;
    if (isConnected) {
      failure ??= {
        failure: 'cut-off',
        detail: `the target aborted the connection (${error.code ?? 'unknown'})`,
      };
      // What has come before it goes first.
      client.write('', () => reset(client));
      return;
    }
    failure ??= notConnected(error);
    // Nobody has asked yet: whoever asks is told.
    if (conversation.hasHead) refuse(refusalOf(failure));
    else if (client.readableEnded || conversation.isLost) reset(client);
  });
  client.on('close', () => {
    failure ??= target.readableEnded ? CUT_OFF : GONE;
    // Otherwise its last bytes are on their way.
    if (!target.writableEnded || !target.readableEnded) reset(target);
    finish();
  });
  target.on('close', () => {
    clearTimeout(timer);
    if (isConnected && !isRefused && !client.writableEnded && target.errored === null) reset(client);
    finish();
  });

  let isFinished = false;
  function finish(): void {
    if (isFinished || !client.destroyed || !target.destroyed) return;
    isFinished = true;
    conversation.closed(failure ?? CUT_OFF);
    onClosed();
  }
  function stopWhenIdle(): void {
    isStopping = true;
    if (!conversation.isIdle) return;
    client.end();
    target.end();
  }
  return {
    stopWhenIdle,
    destroy() {
      failure ??= { failure: 'interrupted', detail: 'the proxy was stopped' };
      reset(client);
      reset(target);
    },
  };
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
  return failure === 'timeout'
    ? { status: 504, phrase: 'Gateway Timeout', reason: detail }
    : { status: 502, phrase: 'Bad Gateway', reason: detail };
}
