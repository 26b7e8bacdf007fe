import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type BenchRow, forEach, median, ratioOf, timed } from './measure.ts';
import { programExample, retrieveProgramLoad } from './sandbox-calls.ts';
import { type Contender, startBare, startSandboxCommand } from './sandbox-servers.ts';

const ROUNDS = 9;
const MAX_MS = 500;
const MAX_MB = 120;

type Name = 'compiled' | 'sources' | 'bare';

interface Begun {
  /** From the start of the process to the end of its first answer. */
  readonly milliseconds: number[];
  readonly megabytes: number[];
}

/** How soon the sandbox answers, with a database that it has to make first, and what it then holds. */
export async function measureStart(folder: string): Promise<readonly BenchRow[]> {
  const answer = join(folder, 'answer.json');
  writeFileSync(answer, JSON.stringify(programExample));
  let started = 0;
  const fresh = () => {
    started += 1;
    const own = join(folder, String(started));
    mkdirSync(own);
    return own;
  };
  const starts: Readonly<Record<Name, () => Promise<Contender>>> = {
    compiled: () => startSandboxCommand({ folder: fresh() }),
    sources: () => startSandboxCommand({ folder: fresh(), from: 'sources' }),
    bare: () => startBare(folder, answer),
  };
  const begun = forEach(Object.keys(starts) as Name[], (): Begun => ({ milliseconds: [], megabytes: [] }));
  // The first round fills the file cache.
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of Object.keys(starts) as Name[]) {
      let server: Contender | undefined;
      const time = await timed(async () => {
        server = await starts[name]();
        await askOnce(server.url);
      });
      if (round >= 0) {
        begun[name].milliseconds.push(time);
        begun[name].megabytes.push(server?.memory() ?? Number.NaN);
      }
      await server?.stop();
    }
  }
  return [
    row('start to first answer, as installed', begun, 'compiled', 'milliseconds', 'ms', MAX_MS),
    row('start to first answer, from sources', begun, 'sources', 'milliseconds', 'ms', MAX_MS),
    row('memory after it, as installed', begun, 'compiled', 'megabytes', 'MB', MAX_MB),
    row('memory after it, from sources', begun, 'sources', 'megabytes', 'MB', MAX_MB),
  ];
}

async function askOnce(url: string): Promise<void> {
  const { path, ...call } = retrieveProgramLoad;
  const response = await fetch(`${url}${path}`, call);
  await response.text();
  if (response.status !== 200) throw new Error(`the first answer was ${response.status}`);
}

function row(
  what: string,
  begun: Readonly<Record<Name, Begun>>,
  name: Name,
  figure: keyof Begun,
  unit: string,
  limit: number,
): BenchRow {
  const [ours, peer] = [begun[name][figure], begun.bare[figure]];
  const { met } = atMost(limit, median(ours));
  return {
    what,
    ours: `${median(ours).toFixed(0)} ${unit}`,
    peer: `${median(peer).toFixed(0)} ${unit}`,
    ratio: ratioOf(ours, peer),
    goal: `<= ${limit} ${unit}`,
    met: met === true,
  };
}
