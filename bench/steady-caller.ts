import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Answered } from './sandbox-load.ts';
import type { SteadyLoad } from './steady-load.ts';

// A caller that keeps to its timetable, a process of its own. Takes a `SteadyLoad` as a file of JSON, prints an `Answered`. A call is due at its
// time whether or not those before it were answered, and its time runs from then on, also while it waits for a free connection: a pause of the
// server counts for all calls that fell into it. Sockets and nothing else, so that the caller itself takes little of the processor.

const load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SteadyLoad;
const { hostname, port, pathname, host } = new URL(load.url);
const fields = Object.entries({ host, ...load.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(`${load.method} ${pathname} HTTP/1.1\r\n${fields.join('')}\r\n`);
const total = load.perSecond * load.seconds;
const milliseconds: number[] = [];
const free: Socket[] = [];
/** When the calls that wait for a connection were due. */
const waiting: number[] = [];

await Promise.all(Array.from({ length: load.connections }, open));
const begin = performance.now();
let due = 0;
const clock = setInterval(() => {
  // The moment that counts is that of the tick, which no server can delay: timers are not finer than a millisecond.
  const now = performance.now();
  const upTo = Math.min(total, Math.floor(((now - begin) / 1000) * load.perSecond));
  for (; due < upTo; due += 1) waiting.push(now);
  sendWaiting();
  if (due === total) clearInterval(clock);
}, 1);

function sendWaiting(): void {
  while (waiting.length > 0) {
    const socket = free.shift();
    if (socket === undefined) return;
    sentAt.set(socket, waiting.shift() as number);
    socket.write(request);
  }
}

const sentAt = new WeakMap<Socket, number>();

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => {
      free.push(socket);
      resolve();
    });
    let received = '';
    let length = Number.NaN;
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => fail('a connection was closed'));
    socket.on('data', (text: string) => {
      received += text;
      if (Number.isNaN(length)) {
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const body = /^HTTP\/1\.1 200 .*\r\n(?:.*\r\n)*?content-length: (\d+)\r\n/i.exec(received)?.[1];
        if (body === undefined) fail(`an unexpected response: ${received.slice(0, end)}`);
        length = end + 4 + Number(body);
      }
      if (received.length < length) return;
      milliseconds.push(performance.now() - (sentAt.get(socket) as number));
      received = '';
      length = Number.NaN;
      free.push(socket);
      sendWaiting();
      if (milliseconds.length === total) finish();
    });
  });
}

function finish(): void {
  milliseconds.sort((left, right) => left - right);
  const at = (share: number) => milliseconds[Math.ceil(share * milliseconds.length) - 1] ?? Number.NaN;
  const answered: Answered = {
    count: milliseconds.length,
    perSecond: milliseconds.length / ((performance.now() - begin) / 1000),
    p50: at(0.5),
    p99: at(0.99),
  };
  console.log(JSON.stringify(answered));
  process.exit(0);
}

function fail(why: string): never {
  console.error(`${load.method} ${load.url}: ${why}`);
  process.exit(1);
}
