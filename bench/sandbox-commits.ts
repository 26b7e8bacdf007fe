import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Answered } from './sandbox-load.ts';

/**
 * How many of the changes that `load` makes share a commit. Counted in the write-ahead log (sqlite.org/fileformat2.html, section 4):
 * its last frame of a commit says how large the database is then, the others say 0.
 */
export async function changesPerCommit(file: string, load: () => Promise<Answered>): Promise<number> {
  // While someone still reads the state of before, the log is not begun anew.
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    reader.exec('BEGIN');
    reader.prepare('SELECT 1 FROM record LIMIT 1').get();
    const before = countCommits(`${file}-wal`);
    const { count } = await load();
    return count / (countCommits(`${file}-wal`) - before);
  } finally {
    reader.close();
  }
}

function countCommits(file: string): number {
  const log = readFileSync(file);
  const frame = 24 + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) {
    // What is left of an earlier log has another salt.
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits += 1;
  }
  return commits;
}
