import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { start, temporaryFolder } from '../../pipeline/command-line.ts';

const OLD = '{"log":{"version":"1.2","creator":{"name":"x","version":"1"},"entries":[]}}';

async function startProxy(folder: string, ...flags: string[]) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const argv = ['proxy', '--target', 'http://127.0.0.1:9', '--port', '0', '--reporter', 'json', ...flags];
  const { done, written } = start(argv, folder, stopping.signal);
  let isOver = false;
  void done.then(() => {
    isOver = true;
  });
  await expect.poll(() => isOver || /^http:/.test(written.stdout)).toBe(true);
  return {
    done,
    written,
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function folderWith(name?: string): Promise<string> {
  const folder = await temporaryFolder();
  if (name !== undefined) writeFileSync(join(folder, name), OLD);
  return folder;
}

test('a recording that exists is replaced with --force alone', async () => {
  const folder = await folderWith('calls.har');
  const { done } = await startProxy(folder, '--record', 'calls.har');
  const { code, stderr, stdout } = await done;
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe('error: calls.har exists.\n  fix: Name another file, or replace it with --force.\n');
  expect(readFileSync(join(folder, 'calls.har'), 'utf8')).toBe(OLD);

  const forced = await startProxy(folder, '--record', 'calls.har', '--force');
  expect(statSync(join(folder, 'calls.har')).mode & 0o077).toBe(0);
  expect((await forced.stop()).stderr).toContain('\ncalls.har\n');
  const text = readFileSync(join(folder, 'calls.har'), 'utf8');
  expect(JSON.parse(text).log.entries).toEqual([]);
  expect(text).not.toBe(OLD);
  expect(readdirSync(folder).sort()).toEqual(['calls.har', 'conformance-report']);
});

test('a proxy that does not start leaves the recording as it was, and nothing beside it', async () => {
  const folder = await folderWith('calls.har');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const name of ['calls.har', 'new.har']) {
    const { done } = await startProxy(folder, '--record', name, '--force', '--port', String(port));
    expect((await done).code).toBe(6);
  }
  expect(readFileSync(join(folder, 'calls.har'), 'utf8')).toBe(OLD);
  expect(readdirSync(folder).filter((name) => name !== 'conformance-report')).toEqual(['calls.har']);
});

test('two proxies do not share a recording', async () => {
  const folder = await folderWith();
  const first = await startProxy(folder, '--record', 'calls.ndjson');
  const second = await startProxy(folder, '--record', 'calls.ndjson');
  expect((await second.done).code).toBe(2);
  // Whoever insists has the name, and the first one says what has become of its own.
  const third = await startProxy(folder, '--record', 'calls.ndjson', '--force');
  expect((await first.stop()).stderr).toContain('warning: calls.ndjson has been removed or replaced');
  expect((await third.stop()).stderr).toContain('\ncalls.ndjson\n');
});

test('a recording that is no file, or is removed, is not named as one', async () => {
  const folder = await folderWith();
  mkdirSync(join(folder, 'there'));
  const { done } = await startProxy(folder, '--record', 'there');
  expect(await done).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('error: there is not a file.'),
  });
  const { stop } = await startProxy(folder, '--record', 'there/calls.har');
  rmSync(join(folder, 'there'), { recursive: true });
  const { stderr } = await stop();
  expect(stderr).toContain('warning: there/calls.har has been removed or replaced');
  expect(stderr).not.toContain('\nthere/calls.har\n');
});

test('an error after Ctrl-C is the error that it is', async () => {
  const folder = await folderWith();
  const { stop } = await startProxy(folder);
  rmSync(join(folder, 'conformance-report'), { recursive: true, force: true });
  writeFileSync(join(folder, 'conformance-report'), '');
  const { code, stderr } = await stop();
  expect(stderr).not.toContain('Interrupted');
  expect(stderr).not.toContain('Waiting for calls under way');
  expect(stderr).toContain('conformance-report');
  expect(code).toBe(6);
});
