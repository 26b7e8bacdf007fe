import { basename } from 'node:path';
import { isPlain } from '../redact/plain-words.ts';

/** People give recordings these names. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'attach august browser build calls capture captured captures charles chrome checkout chromium chunk client clients conformance cypress daily december drift ' +
    'dump edge embed evening example february fiddler firefox flow flows friday har hour january july june load local localhost login logs march may mitm ' +
    'mitmproxy monday month monthly morning night nightly november october playwright postman preview prod recorded recording recordings regression ' +
    'release report run runs safari sample saturday september server shard shared slice smoke spec split stage stdin suite sunday thursday today traffic tuesday ' +
    'unique usual wednesday week weekly work year yesterday one two three four five six seven eight nine ten first second third all some other others random gz har json jsonl log ndjson txt both none there same'
  ).split(' '),
);

/** Longer numbers may be accounts. */
const MAX_DIGITS = 8;

/**
 * Names the files in reports, which others read: each by its own name, without folders, or by a number if the name says more than such names do.
 *
 * @returns a name for each file, no two of them the same: `staging.har`, `staging.har (2)`, `recording 3`
 */
export function nameFiles(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return files.map((path, index) => {
    const name = basename(path);
    const shown = isUsual(name) ? name : `recording ${index + 1}`;
    const count = (counts.get(shown) ?? 0) + 1;
    counts.set(shown, count);
    return count === 1 ? shown : `${shown} (${count})`;
  });
}

function isUsual(name: string): boolean {
  if (!/^[\w. ()+-]{1,60}$/.test(name)) return false;
  const parts = name.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]+|\d+/g) ?? [];
  const words = parts.filter((part) => !/^\d/.test(part) && !WORDS.has(part.toLowerCase()));
  return (
    parts.every((part) => !/^\d/.test(part) || part.length <= MAX_DIGITS) &&
    parts.filter((part) => /^\d/.test(part)).join('').length <= 2 * MAX_DIGITS &&
    isPlain(words.join('.'))
  );
}
