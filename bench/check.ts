import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDuration } from '../scripts/cli/progress.ts';
import { atMost, median, type Part, race, ratioOf } from './measure.ts';
import { ROOT, runNode } from './spawn.ts';

const cli = join(ROOT, 'scripts/cli.ts');

const part: Part = {
  title: 'generate --check on a tree that is up to date, against generate into an empty folder',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
    try {
      let count = 0;
      const fresh = join(folder, 'fresh');
      await runNode(cli, ['generate', '--out', fresh, '--quiet']);
      const { ours, peer } = await race(5, {
        peer: () => runNode(cli, ['generate', '--out', join(folder, `${count++}`), '--quiet']),
        ours: () => runNode(cli, ['generate', '--out', fresh, '--check', '--quiet']),
      });
      const [own, other] = [formatDuration(median(ours)), formatDuration(median(peer))];
      const ratio = ratioOf(ours, peer);
      return [{ what: 'generate --check', ours: own, peer: other, ratio, ...atMost(0.5, ratio) }];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;
