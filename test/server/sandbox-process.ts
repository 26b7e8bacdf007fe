/**
 * A whole sandbox in a process of its own: `node sandbox-process.ts STORE`, with a `StoreChoice` in JSON. Prints a line of JSON with its
 * address and seed once it listens; stops when its standard input ends.
 */
import type { StoreChoice } from '../../server/node/open-store.ts';
import { runSandbox } from '../../server/node/run-sandbox.ts';

const running = await runSandbox({
  store: JSON.parse(process.argv[2] ?? '') as StoreChoice,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'error',
});
process.stdout.write(`${JSON.stringify({ url: running.url, seed: running.seed })}\n`);
process.stdin.resume().on('end', () => running.stop());
