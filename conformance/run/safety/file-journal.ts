import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonText } from '../../../lib/json-text.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { CreatedRecord, Journal, JournalEntry } from '../../model/journal.ts';

/** The journal could not be kept. `message` names the file and the system's error code. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly fix = 'Use a folder that can be written to, on a disk with free space.';
}

/**
 * Keeps a journal as a file of JSON lines that only its owner can read. Creates the file and its folder with the first entry; what is there
 * already stays. Its entries are on the disk when `write` resolves.
 */
export function fileJournal(path: string): Journal {
  return {
    /** @throws JournalError */
    write: (entry) => append(path, entry),
    created: async () => recordsIn(await readFile(path, 'utf8').catch(() => '')),
  };
}

/** Lines that cannot be read are left out: a crash may have cut one off. */
function recordsIn(text: string): CreatedRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      const { event, id, createdAt } = JSON.parse(line) as Record<string, unknown>;
      const known = typeof createdAt === 'string' ? createdAt : undefined;
      return event === 'answered' && typeof id === 'string' ? [{ id, createdAt: known }] : [];
    } catch {
      return [];
    }
  });
}

async function append(path: string, entry: JournalEntry): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a+', 0o600);
    try {
      const { size } = await file.stat();
      const last = Buffer.alloc(1);
      if (size > 0) await file.read(last, 0, 1, size - 1);
      // A crash may have left half a line behind.
      const start = size === 0 || last.toString() === '\n' ? '' : '\n';
      await file.appendFile(`${start}${jsonText(entry)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(dirname(path));
  } catch (error) {
    throw new JournalError(`the journal ${path} cannot be written: ${systemReason(error)}`, { cause: error });
  }
}

/** Makes a new file's name durable too. Not every system supports this for folders. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder
    ?.sync()
    .catch(() => {})
    .finally(() => folder.close());
}
