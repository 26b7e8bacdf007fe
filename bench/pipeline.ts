import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDuration } from '../scripts/cli/progress.ts';
import { atMost, median, type Part, race, ratioOf } from './measure.ts';
import { ROOT, runNode } from './spawn.ts';
import { openapiTypescript, orval, orvalConfig, redocly } from './tools.ts';

const ROUNDS = 5;
const spec = join(ROOT, 'spec/openapi.yaml');
const workflows = join(ROOT, 'spec/workflows.arazzo.yaml');
const rules = pathToFileURL(join(ROOT, 'spec/rules/index.ts')).href;

/** The tools' own command lines can write these outputs, too. */
const SAME_OUTPUTS = 'openapi,types,zod,msw';

const part: Part = {
  title:
    "lint, bundle, generate and docs in one process, against the tools' own command lines one after another",
  async run() {
    await runNode('scripts/dev/build.ts', []);
    const folder = mkdtempSync(join(tmpdir(), 'bench-pipeline-'));
    try {
      const times = await race(ROUNDS, {
        peer: () => commandLines(folder),
        // One of all outputs has a tool of its own, too. It reads what `peer` has bundled.
        hooks: () => runOrval(folder, 'hooks'),
        same: () =>
          runNode(join(ROOT, 'bench/whole-pipeline.js'), [
            spec,
            join(folder, 'same'),
            join(folder, 'same.html'),
            SAME_OUTPUTS,
          ]),
        all: () =>
          runNode(join(ROOT, 'bench/whole-pipeline.js'), [
            spec,
            join(folder, 'all'),
            join(folder, 'all.html'),
          ]),
      });
      const row = (what: string, ours: readonly number[], theirs: readonly number[]) => {
        const ratio = ratioOf(ours, theirs);
        const [own, peer] = [formatDuration(median(ours)), formatDuration(median(theirs))];
        return { what, ours: own, peer, ratio };
      };
      const goal = (made: ReturnType<typeof row>) => ({ ...made, ...atMost(0.5, made.ratio) });
      const withHooks = times.peer.map((time, round) => time + (times.hooks[round] ?? 0));
      const ALL = 'all outputs (client, server, validators, 3.0, tables, hooks and console too)';
      return [
        goal(row('the same outputs', times.same, times.peer)),
        goal(row(`${ALL}, against the same command lines and orval's for hooks`, times.all, withHooks)),
        row(`${ALL}, against the same command lines without hooks`, times.all, times.peer),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export default part;

/** A shell script without this project would run these commands. */
async function commandLines(folder: string): Promise<void> {
  const out = join(folder, 'peer');
  mkdirSync(out, { recursive: true });
  // These are the same rules as ours, with the house rules added through Redocly's own plugin interface.
  writeFileSync(
    join(folder, 'house.mjs'),
    `import { house } from ${JSON.stringify(rules)};\nexport default () => house;\n`,
  );
  const config = join(folder, 'redocly.yaml');
  writeFileSync(config, 'plugins: [./house.mjs]\nextends: [recommended-strict, house/full]\n');
  const bundled = join(out, 'openapi.json');
  await runNode(redocly, ['lint', spec, workflows, '--config', config]);
  await runNode(redocly, ['bundle', spec, '--config', config, '-o', join(out, 'openapi.yaml')]);
  await runNode(redocly, ['bundle', spec, '--config', config, '-o', bundled]);
  await runNode(openapiTypescript, [bundled, '-o', join(out, 'types.ts'), '--root-types']);
  for (const kind of ['zod', 'msw'] as const) await runOrval(folder, kind);
  await runNode(redocly, [
    'build-docs',
    bundled,
    '--inlineBundle',
    '--config',
    config,
    '-o',
    join(out, 'index.html'),
  ]);
}

async function runOrval(folder: string, kind: 'zod' | 'msw' | 'hooks'): Promise<void> {
  const out = join(folder, 'peer');
  const file = join(folder, `orval-${kind}.config.mjs`);
  const config = { [kind]: orvalConfig(kind, join(out, 'openapi.json'), out) };
  writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
  await runNode(orval, ['--config', file], folder);
}
