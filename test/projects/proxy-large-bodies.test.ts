/** Bodies of a gigabyte through the proxy, whose process is watched. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { startProxy } from ${JSON.stringify(join(import.meta.dirname, '../../conformance/proxy/start-proxy.ts'))};
  const proxy = await startProxy({ target: new URL(process.env.TARGET ?? ''), port: 0 });
  process.on('message', () => process.send(process.resourceUsage().maxRSS / 1024));
  process.send(proxy.url);`;
const MEGABYTE = Buffer.alloc(2 ** 20, 'x');
const MEGABYTES = 1024;

test('a gigabyte in both directions takes no more memory than a few bodies that are kept', async () => {
  // Sends back what it gets, as it gets it.
  const target = createServer((incoming, response) => incoming.pipe(response)).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  const child = fork('-', [], {
    env: { ...process.env, TARGET: url },
    execArgv: ['--input-type=module', '--eval', SCRIPT],
  });
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the proxy ended with ${code}`);
    });
    const [address] = (await Promise.race([once(child, 'message'), ended])) as [string];
    ended.catch(() => {});
    const sending = sendRequest(address, { method: 'POST' });
    const received = once(sending, 'response').then(async ([response]) => {
      let length = 0;
      for await (const chunk of response) length += chunk.length;
      return length;
    });
    for (let count = 0; count < MEGABYTES; count += 1)
      if (!sending.write(MEGABYTE)) await once(sending, 'drain');
    sending.end();
    expect(await received).toBe(MEGABYTES * MEGABYTE.length);
    child.send('how much');
    const [megabytes] = (await once(child, 'message')) as [number];
    expect(megabytes).toBeLessThan(MEGABYTES / 3);
  } finally {
    child.kill('SIGKILL');
    target.closeAllConnections();
    target.close();
  }
});
