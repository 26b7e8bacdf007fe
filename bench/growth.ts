import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFile } from './examples.ts';
import { atMost, type BenchRow, median, type Part } from './measure.ts';
import { ROOT, runNode } from './spawn.ts';
import { multiply } from './synthetic.ts';

type Times = Readonly<Record<string, number>>;

/** Copies of the bank's seven operations, and how often each size is run. */
const SIZES = [
  { copies: 1, rounds: 3 },
  { copies: 10, rounds: 3 },
  { copies: 100, rounds: 1 },
] as const;

const part: Part = {
  title:
    'time per operation at 7, 70 and 700 operations, against that of the size before; linear growth is 1 or less',
  async run() {
    await runNode('scripts/dev/build.ts', []);
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
    try {
      const document = JSON.parse(readFileSync(documentFile, 'utf8'));
      const operations = Object.keys(document.paths).length;
      const measured: { operations: number; times: Times }[] = [];
      for (const { copies, rounds } of SIZES) {
        const spec = join(folder, `openapi-${copies}.json`);
        writeFileSync(spec, JSON.stringify(multiply(document, copies), undefined, 2));
        const runs: Times[] = [];
        for (let round = 0; round < rounds; round++)
          runs.push(await runOnce(spec, join(folder, `out-${copies}`)));
        measured.push({ operations: operations * copies, times: medians(runs) });
      }
      return measured.flatMap((now, index) => {
        const before = measured[index - 1];
        return before === undefined ? [] : compare(before, now);
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;

async function runOnce(spec: string, out: string): Promise<Times> {
  const start = performance.now();
  const stages = JSON.parse(
    await runNode(join(ROOT, 'bench/whole-pipeline.js'), [spec, out, `${out}.html`]),
  ) as Times;
  return { ...stages, all: performance.now() - start };
}

function medians(runs: readonly Times[]): Times {
  const stages = Object.keys(runs[0] ?? {});
  return Object.fromEntries(stages.map((stage) => [stage, median(runs.map((times) => times[stage] ?? 0))]));
}

type Measured = { readonly operations: number; readonly times: Times };

function compare(before: Measured, now: Measured): BenchRow[] {
  const each = ({ operations, times }: Measured, stage: string) => (times[stage] ?? 0) / operations;
  return Object.keys(now.times).map((stage) => {
    const ratio = each(now, stage) / each(before, stage);
    return {
      what: `${before.operations} to ${now.operations}: ${stage}`,
      ours: `${each(now, stage).toFixed(1)} ms`,
      peer: `${each(before, stage).toFixed(1)} ms`,
      ratio,
      ...(stage === 'all' && atMost(1, ratio)),
    };
  });
}
