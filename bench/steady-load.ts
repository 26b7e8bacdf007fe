import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered, Load } from './sandbox-load.ts';
import { runNode } from './spawn.ts';

/** Calls at a fixed rate, whatever the server makes of them. */
export interface SteadyLoad extends Pick<Load, 'url' | 'method' | 'headers' | 'connections'> {
  readonly perSecond: number;
  readonly seconds: number;
}

let loads = 0;

/** Calls a server from a process of its own. `folder`: for its instructions. */
export async function callSteadily(load: SteadyLoad, folder: string): Promise<Answered> {
  loads += 1;
  const file = join(folder, `steady-load-${loads}.json`);
  writeFileSync(file, JSON.stringify(load));
  return JSON.parse(await runNode('bench/steady-caller.ts', [file])) as Answered;
}
