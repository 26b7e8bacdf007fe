import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// A caller that sends a request every few milliseconds, whether or not the ones before have been answered: who waits for them sends fewer
// while the server is slow. It is a process of its own, takes a `SteadyLoad` as a file of JSON, and prints the 99th percentile in milliseconds.

export interface SteadyLoad {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly everyMs: number;
  readonly count: number;
}

/** The first calls are not counted: the caller itself gets fast meanwhile. */
const WARM_UP = 200;

const load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SteadyLoad;
const agent = new Agent({ keepAlive: true });
const milliseconds: number[] = [];

function call(): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(load.url, { method: load.method, headers: load.headers, agent }, (response) => {
      if ((response.statusCode ?? 500) >= 300) reject(new Error(`refused with ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - start)).resume();
    });
    sent.on('error', reject).end(load.body);
  });
}

const begun = performance.now();
const calls: Promise<unknown>[] = [];
for (let index = 0; index < WARM_UP + load.count; index += 1) {
  await sleep(begun + index * load.everyMs - performance.now());
  calls.push(call().then((time) => index >= WARM_UP && milliseconds.push(time)));
}
await Promise.all(calls);
agent.destroy();
milliseconds.sort((left, right) => left - right);
console.log(JSON.stringify(milliseconds[Math.ceil(0.99 * milliseconds.length) - 1]));
