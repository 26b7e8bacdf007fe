import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { LogFile } from '../../../server/node/log-file.ts';
import { folderForTest } from '../../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

test('writes all lines in order, and closes', async () => {
  const path = join(folder, 'log');
  const file = new LogFile(openSync(path, 'w'));
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index}\n`);
  for (const line of lines) file.write(line);
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  file.write('after the end\n');
});

describe.skipIf(!existsSync('/dev/full'))('on Linux', () => {
  test('a full disk loses lines, and nothing else', async () => {
    const file = new LogFile(openSync('/dev/full', 'w'));
    for (let count = 0; count < 100; count += 1) {
      file.write('x'.repeat(10_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await file.close();
  });

  test('a pipe that nobody reads does not hold up close; one that is read again gets what was waiting', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const unread = new LogFile(openSync(path, 'w'));
    // More than a pipe holds.
    const lines = `${'x'.repeat(99)}\n`.repeat(3000);
    unread.write(lines);
    await unread.close();
    const piped = read(reader);
    expect(lines.startsWith(piped)).toBe(true);
    expect(piped.length).toBeLessThan(lines.length);

    const slow = new LogFile(openSync(path, 'w'));
    slow.write(lines);
    let text = '';
    while (text.length < lines.length) {
      text += read(reader);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(text).toBe(lines);
    await slow.close();
  });

  test('closed, it neither writes to nor closes the files that get its descriptors next', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const first = openSync(path, 'w');
    const unread = new LogFile(first);
    unread.write('x'.repeat(1_000_000));
    await unread.close();
    const next = ['a', 'b'].map((name) => openSync(join(folder, name), 'w'));
    expect(next).toContain(first);
    read(reader);
    await unread.close();
    // Longer than it waits before it tries a full pipe again.
    await sleep(200);
    for (const descriptor of next) expect(fstatSync(descriptor).size).toBe(0);
    for (const descriptor of [...next, reader]) closeSync(descriptor);
  });

  test('when the reader has gone, lines are dropped', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const file = new LogFile(openSync(path, 'w'));

    closeSync(reader);
    file.write('nobody reads this\n');
    await file.close();
  });

  function read(reader: number): string {
    const bytes = Buffer.alloc(1024 * 1024);
    let text = '';
    for (;;) {
      try {
        const count = readSync(reader, bytes);
        if (count === 0) return text;
        text += bytes.toString('latin1', 0, count);
      } catch {
        return text;
      }
    }
  }
});
