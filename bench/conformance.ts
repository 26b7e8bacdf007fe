import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchRow, median, type Part, ratioOf } from './measure.ts';
import { type Contender, startPrismProxy, startSandboxCommand } from './sandbox-servers.ts';
import { ROOT } from './spawn.ts';
import { runSuiteOn } from './suite-run.ts';

const ROUNDS = 9;

const part: Part = {
  title:
    'the suite on the sandbox, against the same calls through Prism, which validates each response by its schema',
  async run() {
    mkdirSync(join(ROOT, 'build'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'build', 'bench-conformance-'));
    const sandbox = await startSandboxCommand({ folder, from: 'sources', flags: ['--memory'] });
    const prism = await startPrismProxy(folder, sandbox.url);
    try {
      return [await speed(sandbox, prism)];
    } finally {
      await prism.stop();
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default part;

async function speed(sandbox: Contender, prism: Contender): Promise<BenchRow> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const ours = await runSuiteOn(sandbox, sandbox);
    const peer = await runSuiteOn(sandbox, prism);
    for (const { report } of [ours, peer])
      if (report.run.verdict !== 'conformant') throw new Error(`the sandbox is ${report.run.verdict}`);
    if (round < 0) continue;
    times.ours.push(ours.milliseconds);
    times.peer.push(peer.milliseconds);
  }
  const ours = median(times.ours);
  return {
    what: 'a full run, its wait for the clock included',
    ours: `${ours.toFixed(0)} ms`,
    peer: `${median(times.peer).toFixed(0)} ms`,
    ratio: ratioOf(times.ours, times.peer),
    goal: '<= 3000 ms',
    met: ours <= 3000,
  };
}
