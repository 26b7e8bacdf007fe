import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// What the sandbox is measured against: node:http and nothing else. Answers every request with the bytes of a file, and with as
// many headers as the sandbox.

const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'application/json', 'x-request-id': 'bare', 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
