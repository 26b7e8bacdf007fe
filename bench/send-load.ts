import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleLoad } from './example-loads.ts';
import type { Contender } from './servers.ts';
import { runNode } from './spawn.ts';

/** The load: which requests are sent, and for how long. */
export interface Load {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Each has one request under way at a time. */
  readonly connections: number;
  readonly seconds: number;
}

/** The responses that were counted; a single refusal is an error. */
export interface Answered {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds from a request to its whole response. */
  readonly p50: number;
  readonly p99: number;
}

let loads = 0;

/** Puts a server under load from a process of its own. `folder`: for its instructions. */
export async function sendLoad(
  folder: string,
  { url }: Contender,
  { path, ...call }: ExampleLoad,
  much: Pick<Load, 'connections' | 'seconds'>,
): Promise<Answered> {
  loads += 1;
  const file = join(folder, `load-${loads}.json`);
  writeFileSync(file, JSON.stringify({ ...call, ...much, url: `${url}${path}` } satisfies Load));
  return JSON.parse(await runNode('bench/load-process.ts', [file])) as Answered;
}
