import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bank } from '../../api/bank.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { nameFiles } from '../name-files.ts';
import { openCalls } from '../open-calls.ts';
import { partOf } from '../partition.ts';
import { CollectedTimes, type TimedCopy } from './collected-times.ts';
import { PartFiles } from './part-files.ts';
import { isCompared, placeWith } from './place-call.ts';
import { RecordsOfParts } from './records-of-parts.ts';

export interface SplitOptions {
  /** The number of parts, from 1. */
  readonly parts: number;
  /** A folder that does not exist yet, or is empty. */
  readonly out: string;
  /** The description that the parts will be judged by. Default: that of this package. */
  readonly api?: JudgedApi;
  readonly signal?: AbortSignal;
}

export interface SplitRecording {
  /** One for each part, in order: its folder, and its number of calls. */
  readonly parts: readonly { readonly folder: string; readonly calls: number; readonly copies: number }[];
  /** The calls that are in no part, such as entries of a browser's cache. */
  readonly left: readonly { readonly what: string; readonly count: number }[];
}

/**
 * Reads recordings once and writes one for each part, in which the calls of a key are together with what they need of others: copies of few, and of creations and
 * reads of programs the times. `part-3-of-8/` has a file for each that was read. Values stay as they are. Writes all parts or none.
 *
 * @throws RecordingError for a file that is broken, and what the file system throws
 */
export async function splitRecording(
  paths: readonly string[],
  { parts, out, api = bank, signal }: SplitOptions,
): Promise<SplitRecording> {
  const whole = `${out}.unfinished`;
  rmSync(whole, { recursive: true, force: true });
  const files = new PartFiles(whole, nameFiles(paths), parts);
  const calls = openCalls(paths, { api, keepsOthers: true });
  const place = placeWith(api);
  const records = new RecordsOfParts();
  const times = new CollectedTimes();
  let file = 0;
  const writeTimes = (copies: readonly TimedCopy[]) => {
    for (const { copy, own } of copies) files.copy(copy, (part) => part !== own);
  };
  try {
    for await (const { call, position } of calls.scan()) {
      signal?.throwIfAborted();
      if (position.file !== file) writeTimes(times.take());
      file = position.file;
      files.open(file);
      const { key, isNeeded, made } = place(call, `${file}`);
      const own = partOf(key, parts) - 1;
      if (call.context === undefined) files.write(call, own);
      else files.copy(call, (part) => part === own);
      const isTimed = made !== undefined && isCompared(made.call);
      const isCopied = isNeeded || (isTimed && (made.call.effect !== 'shown' || call.context !== undefined));
      if (isCopied) files.copy(call, (part) => part !== own);
      else if (isTimed) writeTimes(times.add(made.call, own));
      if (made !== undefined) records.add(made, own, position, isCopied);
    }
    writeTimes(times.take());
    for (const { position, parts: others } of records.shared()) {
      files.open(position.file);
      const needed = new Set(others);
      files.copy(calls.readAt(position), (part) => needed.has(part));
    }
    files.close();
    mkdirSync(dirname(out), { recursive: true });
    renameSync(whole, out);
    return { parts: files.counts(), left: calls.others() };
  } finally {
    files.close();
    calls.close();
    rmSync(whole, { recursive: true, force: true });
  }
}
