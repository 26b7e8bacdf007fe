import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Part } from './measure.ts';
import { writeDays } from './recorded-days.ts';
import { ROOT, runNode } from './spawn.ts';
import { CHECKED, type Usage, usageOf } from './usage.ts';

/** The size in bytes. */
const SIZE = 1.6e8;
const COMMAND = join(ROOT, 'bin/banking-platform-api.js');

const part: Part = {
  title:
    'splitting 160 MB of HAR and judging its parts, in processor time and memory, against one process that judges it whole',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-splitting-'));
    try {
      await runNode('scripts/dev/build.ts', []);
      const path = join(folder, 'calls.har');
      await writeDays(path, SIZE);
      const judge = (files: readonly string[], more: readonly string[] = []) =>
        usageOf(
          [COMMAND, 'conform', '--traffic', ...files, ...more, '--report-dir', join(folder, 'report')],
          CHECKED,
        );
      const judgeParts = async (parts: number) => {
        const out = join(folder, `in-${parts}`);
        const split = await usageOf([COMMAND, 'traffic', 'split', path, '--parts', `${parts}`, '--out', out]);
        const judged: Usage[] = [];
        for (let number = 1; number <= parts; number++) {
          const place = join(out, `part-${number}-of-${parts}`);
          const files = readdirSync(place).map((name) => join(place, name));
          judged.push(await judge(files, ['--part', `${number}/${parts}`]));
        }
        return { split, judged };
      };
      const whole = await judge([path]);
      const [two, eight] = [await judgeParts(2), await judgeParts(8)];
      const all = [eight.split, ...eight.judged].reduce((sum, one) => sum + one.processorSeconds, 0);
      const slower = Math.max(...two.judged.map(({ processorSeconds }) => processorSeconds));
      const megabytes = Math.max(...eight.judged.map((one) => one.megabytes));
      const faster = whole.processorSeconds / slower;
      return [
        {
          what: 'split, and 8 parts judged',
          ours: seconds(all),
          peer: seconds(whole.processorSeconds),
          ratio: all / whole.processorSeconds,
          ...atMost(1.3, all / whole.processorSeconds),
        },
        {
          what: 'one process, against the slower of two',
          ours: seconds(slower),
          peer: seconds(whole.processorSeconds),
          ...{ ratio: faster, goal: '>= 1.7', met: faster >= 1.7 },
        },
        {
          what: 'memory of one part of 8',
          ours: `${megabytes.toFixed(0)} MB`,
          peer: `${whole.megabytes.toFixed(0)} MB`,
          ratio: megabytes / whole.megabytes,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;

const seconds = (value: number) => `${value.toFixed(1)} s`;
