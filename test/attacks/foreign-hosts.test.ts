/**
 * DNS rebinding: a web page whose name resolves to this machine is of the origin of whatever listens here, and only the `Host` of its requests tells. Each kind of foreign
 * host is sent in each form of a request to each server of ours that acts with somebody's credentials.
 */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '../../conformance/proxy/start-proxy.ts';
import { runSandbox } from '../../server/node/run-sandbox.ts';
import { Stopping } from '../conformance/proxy/sockets.ts';

const stopping = new Stopping();
afterAll(() => stopping.stop());

const PAGE = 'evil.example';

/** Hosts that name another machine, whatever they look like, by the port that the attacker chooses. */
const FOREIGN_HOSTS = [
  ...[PAGE, PAGE.toUpperCase(), `${PAGE}.`, `xn--${PAGE}`, '192.0.2.1', '[2001:db8::1]', '[::2]'],
  ...['localhost', '127.0.0.1', 'own.test'].flatMap((name) => [
    `${name}.${PAGE}`,
    `${PAGE}.${name}.test`,
    `${name}-${PAGE}`,
  ]),
  ...['127.0.0.1', 'own.test'].map((name) => `x.${name}`),
  ...['@', '/', '\\', '?', '#', ' ', ',', '%00', '%2f'].map((mark) => `localhost${mark}${PAGE}`),
];
const OWN_HOSTS = ['localhost', 'LocalHost', '127.0.0.1', '[::1]', 'own.test', 'OWN.test.'];

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: ';
/** Requests that carry a host, as bytes. `own` is a host that the server accepts. */
const FORMS: Readonly<Record<string, (host: string, own: string) => string>> = {
  get: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  'field in other case': (host) => `GET / HTTP/1.1\r\nhOST:\t${host}\r\n\r\n`,
  post: (host) => `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\n\r\n{}`,
  chunks: (host) =>
    `POST / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  expectation: (host) =>
    `POST / HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  'http 1.0': (host) => `GET / HTTP/1.0\r\nHost: ${host}\r\n\r\n`,
  websocket: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}websocket\r\n\r\n`,
  h2c: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}h2c\r\n\r\n`,
  'second of two': (host, own) => `GET / HTTP/1.1\r\nHost: ${own}\r\nHost: ${host}\r\n\r\n`,
  'first of two': (host, own) => `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${own}\r\n\r\n`,
  'absolute target': (host, own) => `GET http://${own}/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
};

interface Served {
  readonly name: string;
  readonly url: string;
  /** The forms that this kind of server takes for one request. */
  readonly accepts: readonly string[];
  /** Counts how often what it protects was reached. */
  reached(): number;
}

const servers: Served[] = [];

beforeAll(async () => {
  let reached = 0;
  const target = createServer((_incoming: IncomingMessage, outgoing: ServerResponse) => {
    reached += 1;
    outgoing.end('reached');
  });
  target.on('upgrade', (_incoming, socket) => {
    reached += 1;
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\nreached');
  });
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  stopping.add({
    stop: async () => {
      target.closeAllConnections();
      target.close();
    },
  });
  const url = new URL(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
  const hosts = ['127.0.0.1', '0.0.0.0', ...((await hasIpv6()) ? ['::1', '::'] : [])];
  for (const host of hosts)
    for (const keepHost of [false, true]) {
      const proxy = await startProxy({ target: url, port: 0, host, keepHost, allowedHosts: ['own.test'] });
      const accepts = Object.keys(FORMS);
      const listened = proxy.url.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]');
      servers.push({ name: `proxy on ${host}`, url: listened, accepts, reached: () => reached });
      stopping.add(proxy);
    }
  const sandbox = await runSandbox({
    ...{ store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'silent' },
    allowedHosts: ['own.test'],
  });
  stopping.add(sandbox);
  const single = Object.keys(FORMS).filter((name) => !name.includes('of two'));
  servers.push({ name: 'sandbox', url: sandbox.url, accepts: single, reached: () => 0 });
});

test('no foreign host reaches what is behind, and each refusal says how to allow it; own hosts do', async () => {
  const broken: string[] = [];
  let tried = 0;
  for (const { name, url, accepts, reached } of servers) {
    const port = new URL(url).port;
    const own = `127.0.0.1:${port}`;
    const attempts = Object.entries(FORMS).flatMap(([form, write]) => [
      ...FOREIGN_HOSTS.flatMap((host) =>
        [host, `${host}:${port}`, `${host}:80`].map((one) => ({ form, host: one, isOwn: false, write })),
      ),
      ...OWN_HOSTS.flatMap((host) => [host, `${host}:${port}`, `${host}:1`])
        .filter(() => accepts.includes(form))
        .map((host) => ({ form, host, isOwn: true, write })),
    ]);
    const before = reached();
    for (const { form, host, isOwn, write } of attempts.filter((one) => !one.isOwn)) {
      tried += 1;
      const received = await exchange(url, write(host, own));
      const isRefused = /^HTTP\/1\.[01] (?:403 .*--allow-host|400 )/s.test(received);
      if (isOwn || !isRefused || received.includes(PAGE))
        broken.push(`${name}: ${form} ${host}: ${received.slice(0, 60)}`);
    }
    if (reached() !== before) broken.push(`${name}: what is behind it was reached`);
    for (const { form, host, write } of attempts.filter((one) => one.isOwn)) {
      tried += 1;
      const received = await exchange(url, write(host, own));
      if (!/^HTTP\/1\.1 (?:200|404|405) /.test(received))
        broken.push(`${name}: ${form} ${host} was refused: ${received.slice(0, 60)}`);
    }
  }
  process.stdout.write(
    `foreign hosts: ${tried} requests to ${servers.length} servers, broken: ${broken.length}\n`,
  );
  expect(broken).toEqual([]);
});

/** Sends bytes, and returns all that comes back until there is a whole response. */
async function exchange(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) });
  socket.setEncoding('latin1').write(request, 'latin1');
  let received = '';
  for await (const chunk of socket) {
    received = `${received}${chunk}`.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
    const [, head = '', length = ''] = /^(.*?content-length: (\d+).*?\r\n\r\n)/is.exec(received) ?? [];
    if (head !== '' && received.length >= head.length + Number(length)) break;
    if (received.endsWith('0\r\n\r\n')) break;
  }
  socket.destroy();
  return received;
}

async function hasIpv6(): Promise<boolean> {
  const probe = createTcpServer();
  const listening = once(probe.listen(0, '::1'), 'listening').then(
    () => true,
    () => false,
  );
  return listening.finally(() => probe.close());
}
