import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { JournalEntry } from '../../../../conformance/model/journal.ts';
import { fileJournal, JournalError } from '../../../../conformance/run/safety/file-journal.ts';
import { folderForTest } from '../../../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

function entry(exchange: string): JournalEntry {
  return {
    event: 'answered',
    run: 'r',
    exchange,
    operation: 'createCard',
    at: '2026-03-10T12:00:00.000Z',
    status: 201,
  };
}

async function lines(path: string): Promise<unknown[]> {
  const text = await readFile(path, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('every entry is a line, in order, in a file for its owner alone', async () => {
  const path = join(folder, 'not', 'there', 'created.jsonl');
  const journal = fileJournal(path);
  const entries = Array.from({ length: 20 }, (_, index) => entry(`call\n-${index}`));
  for (const one of entries) await journal.write(one);
  expect(await lines(path)).toEqual(entries);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('an entry is in the file when it is said to be', async () => {
  const path = join(folder, 'created.jsonl');
  const journal = fileJournal(path);
  await journal.write(entry('one'));
  expect(await lines(path)).toEqual([entry('one')]);
  await journal.write(entry('two'));
  expect(await lines(path)).toEqual([entry('one'), entry('two')]);
});

test('what is there stays, and half a line of a crash spoils none that follows', async () => {
  const path = join(folder, 'created.jsonl');
  await fileJournal(path).write(entry('one'));
  await appendFile(path, '{"event":"about-to');
  const journal = fileJournal(path);
  await journal.write(entry('two'));
  await journal.write(entry('three'));
  const [one, half, ...rest] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(one ?? '')).toEqual(entry('one'));
  expect(half).toBe('{"event":"about-to');
  expect(rest.map((line) => JSON.parse(line))).toEqual([entry('two'), entry('three')]);
});

test('an entry that cannot be kept is an error with a way out, and the next one is tried again', async () => {
  await writeFile(join(folder, 'file'), '');
  const blocked = join(folder, 'file', 'created.jsonl');
  const error = await fileJournal(blocked)
    .write(entry('one'))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(JournalError);
  expect((error as JournalError).message).toMatch(
    /^the journal .*created\.jsonl cannot be written: .* \((EEXIST|ENOTDIR)\)$/,
  );
  expect((error as JournalError).fix).not.toBe('');

  const path = join(folder, 'created.jsonl');
  const journal = fileJournal(path);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(journal.write(entry('lost'))).rejects.toThrow(JournalError);
  await rm(folder);
  await journal.write(entry('kept'));
  expect(await lines(path)).toEqual([entry('kept')]);
});
