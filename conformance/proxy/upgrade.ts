import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientConnection, headText } from './forward-call.ts';
import { hasContent } from './forwarded-head.ts';

/**
 * Passes a request for another protocol on. Where the target changes to it, bytes are passed in both directions, and nothing is judged; otherwise its response is
 * that of any call, and ends the connection.
 *
 * @param head what the client has sent after the request
 */
export function offerUpgrade(
  server: Server,
  client: ClientConnection,
  incoming: IncomingMessage,
  socket: Socket,
  head: Buffer,
): void {
  if (/^h2c$/i.test(incoming.headers.upgrade ?? '') || hasContent(incoming)) {
    readWithoutUpgrade(server, incoming, socket, head);
    return;
  }
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  outgoing.assignSocket(socket);
  outgoing.on('finish', () => socket.destroySoon());
  client.forward(incoming, outgoing, ({ statusCode, statusMessage, rawHeaders }, target, targetHead) => {
    outgoing.detachSocket(socket);
    socket.write(headText(statusCode, statusMessage, rawHeaders), 'latin1');
    target.unshift(targetHead);
    socket.unshift(head);
    socket.on('close', () => target.destroy());
    target.on('error', () => socket.destroy()).on('close', () => socket.destroySoon());
    socket.pipe(target).pipe(socket);
  });
}

/**
 * Many clients of Java ask for HTTP/2 with each request (`Upgrade: h2c`). A server may ignore that, and it is of one connection only: the request is read again without it.
 */
function readWithoutUpgrade(server: Server, incoming: IncomingMessage, socket: Socket, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = incoming;
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() !== 'upgrade') text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
