import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleCalls } from './example-calls.ts';

// The server of the client's and of the proxy's part, a process of its own so that its work is not counted: responds to each operation with
// its example, ready-made. Prints its address.

const answers = new Map(
  exampleCalls().map((call) => {
    const body = Buffer.from(JSON.stringify(call.response));
    const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
    return [`${call.method} ${call.path}`, { status: call.status, headers, body }];
  }),
);
const server = createServer((request, response) => {
  const answer = answers.get(`${request.method} ${request.url}`);
  request.resume().on('end', () => {
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
