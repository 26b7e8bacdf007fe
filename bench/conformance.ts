import { type BenchRow, median, type Part, ratioOf } from './measure.ts';
import type { Contender } from './servers.ts';
import { runSuiteOn, withSandboxAndPrism } from './suite-run.ts';

const ROUNDS = 9;

const part: Part = {
  title:
    'the suite on the sandbox, against the same calls through Prism, which validates each response by its schema',
  run: () => withSandboxAndPrism(async ({ sandbox, prism }) => [await speed(sandbox, prism)]),
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
