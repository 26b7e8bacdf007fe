import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import { harWriter } from '../../../conformance/traffic/write-har.ts';
import { ndjsonWriter } from '../../../conformance/traffic/write-ndjson.ts';
import { temporaryFolder } from '../../scripts/pipeline/command-line.ts';
import { exampleCall } from './calls.ts';

const CALLS = Array.from({ length: 20 }, (_, index) => exampleCall({ id: `calls.har#${index + 1}` }));

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return path;
}

async function read(path: string) {
  const source = openCalls([path]);
  try {
    const found = [];
    // The unpacked file stays until the source is closed.
    for await (const _ of source.scan());
    for await (const { position } of source.scan()) found.push(source.readAt(position));
    return found.map(({ id: _, ...call }) => call);
  } finally {
    source.close();
  }
}

test.each([
  ['calls.har.gz', harWriter()],
  ['calls.ndjson.gz', ndjsonWriter()],
  // Its content decides, not its name.
  ['calls.har', harWriter()],
] as const)('%s that is compressed is read as what is in it', async (name, writer) => {
  const text = CALLS.map((call) => writer.write(call)).join('') + writer.end();
  // Files that are put together are one file to gzip.
  const half = Math.floor(text.length / 2);
  const packed = Buffer.concat([gzipSync(text.slice(0, half)), gzipSync(text.slice(half))]);
  expect(await read(await fileOf(name, packed))).toEqual(CALLS.map(({ id: _, ...call }) => call));
});

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['compressed', gzipSync],
])('a named pipe is read as a file: %s', async (_, pack) => {
  const writer = harWriter();
  const text = CALLS.map((call) => writer.write(call)).join('') + writer.end();
  const path = join(await temporaryFolder(), 'calls.har');
  execFileSync('mkfifo', [path]);
  const [found] = await Promise.all([read(path), writeFile(path, pack(text))]);
  expect(found).toEqual(CALLS.map(({ id: _id, ...call }) => call));
});

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['compressed', gzipSync],
])('- stands for standard input: %s', async (_, pack) => {
  const writer = ndjsonWriter();
  const out = join(await temporaryFolder(), 'other.ndjson');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/cli.ts', 'record', '--in', '-', '--out', out],
    { input: pack(CALLS.map((call) => writer.write(call)).join('')), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(await read(out)).toHaveLength(CALLS.length);
});

test('a compressed file that ends early or is broken says at which byte', async () => {
  const writer = ndjsonWriter();
  const packed = gzipSync(CALLS.map((call) => writer.write(call)).join(''));
  const cut = await fileOf('calls.ndjson.gz', packed.subarray(0, -20));
  await expect(read(cut)).rejects.toThrow(`the compressed file ends early, at byte ${packed.length - 20}`);
  const broken = Buffer.from(packed);
  broken.fill(0xff, 40, 60);
  await expect(read(await fileOf('calls.ndjson.gz', broken))).rejects.toThrow(
    /the compressed file is broken at byte \d+$/,
  );
});

test('a compressed file that holds more than a disk should is refused, and nothing of it stays', async () => {
  const path = await fileOf('bomb.har.gz', gzipSync(Buffer.alloc(2 ** 24, ' ')));
  const source = openCalls([path], { maxUnpacked: 2 ** 23 });
  const folder = await temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  await expect(source.scan()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    message: `${path}: the compressed file holds more than 0.0078125 GiB`,
    fix: expect.stringContaining('gunzip -k'),
  });
  expect(readdirSync(folder)).toEqual([]);
  vi.unstubAllEnvs();
  source.close();
});

test('what is broken in it is named by its place in what was unpacked', async () => {
  const writer = ndjsonWriter();
  const line = writer.write(exampleCall());
  const path = await fileOf('calls.ndjson.gz', gzipSync(`${line}${line.replace('{', '{,')}`));
  await expect(read(path)).rejects.toThrow(/line 2 is not valid JSON.*\(line 2, column 2, byte \d+\)/);
});

test('whatever a file holds, it is closed once the source is', async () => {
  const writer = ndjsonWriter();
  const packed = gzipSync(CALLS.map((call) => writer.write(call)).join(''));
  const path = await fileOf('calls.ndjson.gz', packed);
  const cut = await fileOf('cut.ndjson.gz', packed.subarray(0, -20));
  const folder = dirname(path);
  const isOurs = (target: string) =>
    target.startsWith(folder) || target.startsWith(dirname(cut)) || /\/recording-\w+\/calls/.test(target);
  const open = () => readdirSync('/proc/self/fd').map(targetOf).filter(isOurs);
  const source = openCalls([path]);
  for await (const _ of source.scan());
  expect(open()).toHaveLength(1);
  source.close();
  for (const broken of [cut, folder]) await expect(read(broken)).rejects.toThrow(broken);
  expect(open()).toEqual([]);
});

/** The file of a descriptor; that of the list itself is closed by now. */
function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}
