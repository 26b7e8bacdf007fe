import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './spawn.ts';

/** What a server is asked, and how often. */
export type Load = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Instead of the one in `url`, in turns. */
  readonly paths: readonly string[];
  /** Each has one request under way at a time. */
  readonly connections: number;
} & ({ readonly seconds: number } | { readonly amount: number });

/** How it answered; a single refusal is an error. */
export interface Answered {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds from a request to its whole answer. */
  readonly p50: number;
  readonly p99: number;
}

let loads = 0;

/** Puts a server under load from a process of its own. `folder`: for its instructions. */
export async function putUnder(load: Load, folder: string): Promise<Answered> {
  loads += 1;
  const file = join(folder, `load-${loads}.json`);
  writeFileSync(file, JSON.stringify(load));
  return JSON.parse(await runNode('bench/load.ts', [file])) as Answered;
}
