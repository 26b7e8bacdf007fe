import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

// httpxy as its makers show it: a server of node:http that hands each request on, over connections that are kept.

const [upstream = '', file = ''] = process.argv.slice(2);
const { createProxyServer } = await import(pathToFileURL(file).href);
const { Agent } = await import('node:http');
const proxy = createProxyServer({
  target: upstream,
  changeOrigin: true,
  agent: new Agent({ keepAlive: true }),
});
const server = createServer((request, response) => {
  proxy.web(request, response);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
