import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Answered, Load } from './send-load.ts';

// The caller of the sandbox bench, a process of its own. Takes a `Load` as a file of JSON, prints an `Answered`.

const load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Load;
const milliseconds: number[] = [];
const { duration, errors, timeouts, non2xx } = await autocannon({
  url: load.url,
  connections: load.connections,
  duration: load.seconds,
  method: load.method as 'GET',
  headers: { ...load.headers },
  ...(load.body === undefined ? {} : { body: load.body }),
  setupClient(client) {
    client.on('response', (_status, _bytes, time) => milliseconds.push(time));
  },
});
if (errors + timeouts + non2xx > 0) {
  console.error(`${load.method} ${load.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`);
  process.exit(1);
}
milliseconds.sort((left, right) => left - right);
const at = (share: number) => milliseconds[Math.ceil(share * milliseconds.length) - 1] ?? Number.NaN;
const answered: Answered = {
  count: milliseconds.length,
  perSecond: milliseconds.length / duration,
  p50: at(0.5),
  p99: at(0.99),
};
console.log(JSON.stringify(answered));
