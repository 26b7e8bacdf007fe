import { Agent, createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

// The least that a proxy on node:http does: each request is sent again, and both bodies are piped.

const upstream = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });
const server = createServer((incoming, outgoing) => {
  const { method, headers, url: path } = incoming;
  const { hostname: host, port } = upstream;
  const sending = sendRequest({
    host,
    port,
    method,
    path,
    agent,
    headers: { ...headers, host: upstream.host },
  });
  sending.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(outgoing);
  });
  incoming.pipe(sending);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
