import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './measure.ts';
import { writeDays } from './recorded-days.ts';
import { ROOT, runNode } from './spawn.ts';
import { CHECKED, usageOf } from './usage.ts';

/** The size in bytes. */
const SIZE = 1e9;
/** A text in JavaScript has half a gigabyte at most, so the peer gets a smaller file of the same calls. */
const PEER_SIZE = 2.5e8;
/** The share of the peer's rate. */
const FLOOR = 0.06;
const MAX_MEGABYTES = 600;

const part: Part = {
  title:
    'judging 1 GB of HAR, days of 50 clients of one bank, in megabytes per second of processor time and at the most in memory, against JSON.parse of 250 MB of it',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-recordings-'));
    try {
      await runNode('scripts/dev/build.ts', []);
      const [path, part] = [join(folder, 'calls.har'), join(folder, 'part.har')];
      await writeDays(path, SIZE);
      await writeDays(part, PEER_SIZE);
      const command = ['conform', '--traffic', path, '--report-dir', join(folder, 'report')];
      const ours = await measure(path, [join(ROOT, 'bin/banking-platform-api.js'), ...command], CHECKED);
      const peer = await measure(part, [join(ROOT, 'bench/parse-har.js'), part]);
      const ratio = ours.speed / peer.speed;
      return [
        {
          what: 'HAR of days, judged',
          ours: show(ours),
          peer: show(peer),
          ratio,
          goal: `>= ${FLOOR}, <= ${MAX_MEGABYTES} MB`,
          met: ratio >= FLOOR && ours.megabytes <= MAX_MEGABYTES,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;

interface Speed {
  /** The rate in megabytes per second of processor time. */
  readonly speed: number;
  readonly megabytes: number;
}

async function measure(path: string, args: readonly string[], codes?: readonly number[]): Promise<Speed> {
  const { processorSeconds, megabytes } = await usageOf(args, codes);
  return { speed: statSync(path).size / 1e6 / processorSeconds, megabytes };
}

function show({ speed, megabytes }: Speed): string {
  return `${speed.toFixed(0)} MB/s, ${megabytes.toFixed(0)} MB`;
}
