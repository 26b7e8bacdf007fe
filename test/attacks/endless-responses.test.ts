import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { arazzo, conformFlow, LIFE } from '../scripts/workflow/flow.ts';

// Servers whose responses never end, to a run of a workflow: it ends all the same, in little memory, and says what happened.

const LIMIT_MS = 300;
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const CREATED = HEAD.replace('200 OK', '201 Created');
const MEGABYTE = Buffer.alloc(2 ** 20, ' ');
const CHUNK = Buffer.concat([Buffer.from('100000\r\n'), MEGABYTE, Buffer.from('\r\n')]);
const TEN_GB = 10 * 2 ** 30;
/** Unpacks to a gigabyte: gzip members one after another are one text. */
const BOMB = Buffer.concat(Array(64).fill(gzipSync(Buffer.alloc(2 ** 24, ' '))));

/** Writes without end, as fast as the client reads. */
function flood(socket: Socket, bytes: Buffer): void {
  const write = () => {
    while (socket.writable && socket.write(bytes));
    if (socket.writable) socket.once('drain', write);
  };
  write();
}

/** Writes a little now and then. */
function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
}

/** The bytes that follow the head of a response. */
const BODIES: Readonly<Record<string, (socket: Socket, head: string) => void>> = {
  'a body of ten gigabytes': (socket, head) => {
    socket.write(`${head}Content-Length: ${TEN_GB}\r\n\r\n`);
    flood(socket, MEGABYTE);
  },
  'chunks without end': (socket, head) => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    flood(socket, CHUNK);
  },
  'a body without a length': (socket, head) => {
    socket.write(`${head}Connection: close\r\n\r\n`);
    flood(socket, MEGABYTE);
  },
  'a trickle of one byte': (socket, head) => {
    socket.write(`${head}Content-Length: ${TEN_GB}\r\n\r\n`);
    trickle(socket, ' ');
  },
  'a trickle of chunks': (socket, head) => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    trickle(socket, '1\r\n \r\n');
  },
  'a body that stops': (socket, head) => socket.write(`${head}Content-Length: 20\r\n\r\n{"id":"1",`),
  'a body that unpacks to a gigabyte': (socket, head) => {
    socket.write(`${head}Content-Encoding: gzip\r\nContent-Length: ${BOMB.length}\r\n\r\n`);
    socket.write(BOMB);
  },
  'an extension of a chunk without end': (socket, head) => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n1;x=`);
    flood(socket, MEGABYTE);
  },
  'trailers without end': (socket, head) => {
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n1\r\n0\r\n`);
    flood(socket, Buffer.from('X-Trailer: 1\r\n'.repeat(1000)));
  },
  'headers without end': (socket, head) => {
    socket.write(head);
    flood(socket, Buffer.from('X-Header: 1\r\n'.repeat(1000)));
  },
  'one header without end': (socket, head) => {
    socket.write(`${head}X-Header: `);
    flood(socket, MEGABYTE);
  },
  'a trickle of headers': (socket, head) => {
    socket.write(head);
    trickle(socket, 'X-Header: 1\r\n');
  },
  'interim responses without end': (socket) =>
    flood(socket, Buffer.from('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1000))),
  'a trickle of interim responses': (socket) => trickle(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  'nothing at all': () => {},
  'redirects to itself': (socket) =>
    socket.end('HTTP/1.1 307 Temporary Redirect\r\nLocation: /v1/notes\r\nContent-Length: 0\r\n\r\n'),
};

const ok = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Answers as it should, but for the call with this number. */
async function start(at: number, answer: (socket: Socket, head: string) => void): Promise<Server> {
  let count = 0;
  const server = createServer();
  const calls = (request: IncomingMessage, socket: Socket) => {
    const isOdd = count++ === at;
    const isCreation = request.method === 'POST';
    if (isOdd) answer(socket, isCreation ? CREATED : HEAD);
    else if (isCreation) socket.write(ok('201 Created', '{"id":"n1","title":"t"}'));
    else if (request.method === 'DELETE') socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    else
      socket.write(ok('200 OK', request.url?.endsWith('notes') === true ? '[]' : '{"id":"n1","title":"t"}'));
  };
  server.on('request', (request) => {
    request.socket.on('error', () => {});
    request.resume().on('end', () => calls(request, request.socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Each call of the workflow, the one that cleans up too. */
const CALLS = LIFE.steps.map(({ stepId }) => stepId);

test('a run of a workflow ends, whatever does not', async () => {
  const broken: string[] = [];
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const before = process.memoryUsage().rss;
  for (const [name, answer] of Object.entries(BODIES))
    for (const [at, step] of CALLS.entries()) {
      const server = await start(at, answer);
      const { port } = server.address() as AddressInfo;
      const run = await conformFlow(arazzo([LIFE]), `http://127.0.0.1:${port}/v1`, [
        ...['--passes', '1', '--seed', '1', '--timeout', String(LIMIT_MS)],
      ]);
      const exchange = run.report().exchanges.at(at);
      if (run.code > 4 || /report this|bug in/i.test(run.stderr))
        broken.push(`${name} at ${step}: exit ${run.code}`);
      if (name !== 'redirects to itself' && exchange?.failure === undefined)
        broken.push(`${name} at ${step}: ${JSON.stringify(exchange).slice(0, 200)}`);
      rmSync(run.folder, { recursive: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  clearInterval(watch);
  const grown = Math.round((peak - before) / 2 ** 20);
  const tried = Object.keys(BODIES).length * CALLS.length;
  console.log(`${tried} endless responses: ${broken.length} broken, ${grown} MB more at most`);
  expect(broken).toEqual([]);
  expect(grown).toBeLessThan(1000);
}, 200_000);
