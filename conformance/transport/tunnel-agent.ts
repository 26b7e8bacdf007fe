import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import tls from 'node:tls';
import { ProxyError } from './proxy-error.ts';

type Connected = (error: Error | null, socket?: Socket) => void;
type Target = tls.ConnectionOptions & { readonly host: string; readonly port: number | string };

/**
 * An agent whose connections lead through a proxy, by `CONNECT`: for `http` too, so that the proxy's password never reaches the deployment.
 *
 * @param signal ends the attempt to connect
 */
export function tunnelAgent(proxy: URL, isSecure: boolean, signal: AbortSignal): http.Agent {
  const { Agent } = isSecure ? https : http;
  const agent = new Agent({ keepAlive: false });
  const connect = (target: Target, connected: Connected) => {
    openTunnel(proxy, target, signal).then(
      (socket) => connected(null, isSecure ? tls.connect({ ...target, socket }) : socket),
      (error: Error) => connected(error),
    );
  };
  return Object.assign(agent, { createConnection: connect });
}

function openTunnel(proxy: URL, { host, port }: Target, signal: AbortSignal): Promise<Socket> {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const request = (proxy.protocol === 'https:' ? https : http).request({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port === '' ? undefined : proxy.port,
    method: 'CONNECT',
    path: authority,
    headers: { host: authority, ...authorizationOf(proxy) },
    agent: false,
    signal,
    ...(proxy.protocol === 'https:' && { rejectUnauthorized: true }),
  });
  return new Promise((resolve, reject) => {
    request.on('connect', ({ statusCode = 0 }, socket: Socket, head: Buffer) => {
      if (statusCode >= 200 && statusCode <= 299 && head.length === 0) return resolve(socket);
      socket.destroy();
      reject(new ProxyError(statusCode));
    });
    request.on('error', (error: NodeJS.ErrnoException) => reject(new ProxyError(error.code)));
    request.end();
  });
}

function authorizationOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
