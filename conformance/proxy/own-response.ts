import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { statusPhrase } from '../../lib/status-phrase.ts';
import type { ProxyRefusal } from './forwarded-head.ts';

/** Marks a response as the proxy's own: no other has this header. */
const OWN_HEADER = 'x-conformance-proxy';

const fieldsOf = ({ status, reason }: ProxyRefusal) => ({
  [OWN_HEADER]: reason,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(reason.length + 1),
  ...(status === 405 && { allow: 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT' }),
});

/** Responds in place of the target. */
export function refuse(outgoing: ServerResponse, refusal: ProxyRefusal): void {
  outgoing.writeHead(refusal.status, fieldsOf(refusal)).end(`${refusal.reason}\n`);
}

/** Sends the response on a connection whose requests Node.js does not read any more, and closes it. */
export function refuseConnection(socket: Socket, refusal: ProxyRefusal): void {
  const fields = Object.entries({ ...fieldsOf(refusal), connection: 'close' });
  const head = [`HTTP/1.1 ${refusal.status} ${statusPhrase(refusal.status) ?? 'Error'}`].concat(
    fields.map(([name, value]) => `${name}: ${value}`),
  );
  socket.end(`${head.join('\r\n')}\r\n\r\n${refusal.reason}\n`, () => socket.destroy());
}
