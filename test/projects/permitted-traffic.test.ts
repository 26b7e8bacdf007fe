import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import { permittedTraffic } from '../conformance/traffic/permitted-traffic.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);

/** Milliseconds that the clock of each file's recorder is ahead. */
const CLOCKS = [
  [0, 0, 0],
  [0, 2000, -2000],
  [300_000, 0, -1000],
];

test.each(CLOCKS)(
  'traffic that the source permits violates nothing, whoever recorded it, by clocks that are %i, %i and %i ms ahead',
  async (...clocks) => {
    const folder = await temporaryFolder();
    const held = new Set<string>();
    for (const seed of SEEDS) {
      const { files } = permittedTraffic(seed);
      const paths = files.map((_, index) => join(folder, `${index}.har`));
      await Promise.all(
        files.map((text, index) => writeFile(paths[index] as string, shifted(text, clocks[index] as number))),
      );
      const calls = openCalls(paths);
      const report = await judgeTraffic(calls);
      calls.close();
      for (const { id, judged } of report.requirements) if (judged > 0) held.add(id);
      const violations = report.requirements.flatMap(({ id, violations }) =>
        violations.map(
          ({ pointer, expected, actual, exchange }) => `${id} ${pointer} ${exchange}: ${expected}, ${actual}`,
        ),
      );
      expect([seed, violations.slice(0, 4)]).toEqual([seed, []]);
    }
    // Nothing would be accused, either, where nothing was judged.
    expect(held.size).toBeGreaterThan(1000);
  },
);

function shifted(har: string, ahead: number): string {
  return har.replace(/("startedDateTime": ?")([^"]+)"/g, (_, name: string, time: string) =>
    [name, new Date(Date.parse(time) + ahead).toISOString(), '"'].join(''),
  );
}
