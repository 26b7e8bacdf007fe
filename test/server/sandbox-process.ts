/**
 * A whole sandbox in a process of its own: `node sandbox-process.ts STORE`, with a `StoreChoice` in JSON. Prints a line of JSON with its
 * address and seed once it listens; stops when its standard input ends. Its log, from `error` on, goes to standard error.
 */
import type { StoreChoice } from '../../server/node/open-store.ts';
import { runSandbox } from '../../server/node/run-sandbox.ts';

// The system sends it to a process that writes beyond its limit; ignored, the write fails instead, as on a full disk.
process.on('SIGXFSZ', () => {});

const running = await runSandbox({
  store: JSON.parse(process.argv[2] ?? '') as StoreChoice,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'error',
});
process.stdout.write(`${JSON.stringify({ url: running.url, seed: running.seed })}\n`);
process.stdin.resume().on('end', () => running.stop());
