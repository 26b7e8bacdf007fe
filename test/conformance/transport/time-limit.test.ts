import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a time limit does not keep a process alive', async () => {
  const code = `
    import { createTransport } from ${JSON.stringify(new URL('../../../conformance/transport/create-transport.ts', import.meta.url).href)};
    const clock = { now: () => 0, sleep: async () => {} };
    createTransport({ clock, timeoutMs: 600_000, fetch: () => new Promise(() => {}) })
      .send({ method: 'GET', url: 'https://bank.example/', headers: {}, body: undefined });
    console.log('asked');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    timeout: 150_000,
  });
  expect(stdout).toBe('asked\n');
});
