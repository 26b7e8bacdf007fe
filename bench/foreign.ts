import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignFolder, presentForeign, relativeFile } from '../test/foreign/descriptions.ts';
import { sizeOf } from './foreign-size.ts';
import { atMost, type BenchRow, median, type Part } from './measure.ts';
import { installOtherGenerator, OTHER_GENERATOR } from './other-generator.ts';
import { ROOT, runNode } from './spawn.ts';
import { openapiTypescript, orval, orvalConfig, redocly } from './tools.ts';
import { type Usage, usageOf } from './usage.ts';

/** So many of the largest descriptions are measured, and each peer gets so many seconds for one of them. */
const LARGEST = 10;
const SECONDS = 40;
/** Names of descriptions to measure in place of the largest: `openai,asana`. */
const asked = process.env.BENCH_DESCRIPTIONS?.split(',');

/** What one description took, in all that was run for it. */
interface Measured {
  readonly name: string;
  readonly ours: Usage;
  readonly other: Usage | string;
  /** Redocly's bundle, openapi-typescript, and orval for zod and MSW. */
  readonly tools: Usage | string;
  readonly largestPeer: number;
}

const part: Part = {
  title: `generate, all outputs, for the largest public descriptions: processor time and peak memory, against ${OTHER_GENERATOR} (types, fetch client, zod) and against redocly bundle, openapi-typescript and orval (zod, MSW) one after another`,
  async run() {
    const folder = foreignFolder();
    const found = presentForeign(folder).map((one) => ({
      name: one.name,
      spec: join(folder, relativeFile(one)),
    }));
    if (found.length === 0) {
      console.log(
        `skipped: no public descriptions in ${folder}; get them with \`node test/foreign/fetch.ts\`,`,
      );
      console.log('or give their folder in FOREIGN_DESCRIPTIONS');
      return [];
    }
    await runNode('scripts/dev/build.ts', []);
    const generator = await installOtherGenerator();
    if (generator === undefined) console.log(`${OTHER_GENERATOR} cannot be installed, so it is left out`);
    const largestFirst = found
      .filter(({ name }) => asked?.includes(name) ?? true)
      .map((one) => ({ ...one, size: sizeOf(one.spec) }))
      .sort((one, other) => other.size - one.size);
    const measured: Measured[] = [];
    const out = mkdtempSync(join(tmpdir(), 'bench-foreign-'));
    try {
      for (const { name, spec } of largestFirst) {
        if (measured.length === LARGEST) break;
        const result = await measure(name, spec, join(out, name), generator);
        rmSync(join(out, name), { recursive: true });
        if (result === undefined) console.log(`${name} is left out: generate refuses it`);
        else measured.push(result);
      }
    } finally {
      rmSync(out, { recursive: true });
    }
    return [...measured.flatMap(rowsOf), ...summary(measured)];
  },
};

export default part;

/** @returns `undefined` for a description that this project refuses as broken */
async function measure(
  name: string,
  spec: string,
  out: string,
  generator: string | undefined,
): Promise<Measured | undefined> {
  mkdirSync(out, { recursive: true });
  const run = (args: readonly string[]) => usageOf(args, out, SECONDS);
  // Compiled, as it is installed: so are the tools.
  const cli = join(ROOT, 'bin/banking-platform-api.js');
  const ours = await usageOf(
    [cli, 'generate', '--spec', spec, '--out', join(out, 'ours'), '--quiet'],
    ROOT,
    10 * SECONDS,
  );
  if (typeof ours === 'string') return undefined;
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];
  const other =
    generator === undefined
      ? 'absent'
      : await run([generator, '-i', spec, '-o', join(out, 'other'), '-p', ...plugins]);
  const bundled = join(out, 'bundle.json');
  const config = join(out, 'orval.config.mjs');
  const outputs = (['zod', 'msw'] as const).map((kind) => [kind, orvalConfig(kind, bundled, out)]);
  writeFileSync(config, `export default ${JSON.stringify(Object.fromEntries(outputs))};\n`);
  const steps = [
    [redocly, 'bundle', spec, '-o', bundled],
    [openapiTypescript, bundled, '-o', join(out, 'types.ts'), '--root-types'],
    [orval, '--config', config],
  ];
  const tools: (Usage | string)[] = [];
  for (const step of steps) tools.push(await run(step));
  const all = [other, ...tools].filter((one) => typeof one !== 'string');
  return {
    name,
    ours,
    other,
    tools: inTurn(tools),
    largestPeer: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

function inTurn(steps: readonly (Usage | string)[]): Usage | string {
  const failed = steps.find((step) => typeof step === 'string');
  if (failed !== undefined) return `one of them ${failed}`;
  const done = steps as readonly Usage[];
  const sum = (key: keyof Usage) => done.reduce((total, step) => total + step[key], 0);
  return {
    wallSeconds: sum('wallSeconds'),
    processorSeconds: sum('processorSeconds'),
    megabytes: Math.max(...done.map(({ megabytes }) => megabytes)),
  };
}

const GOALS = { other: 1.2, tools: 1, memory: 1 } as const;

function rowsOf({ name, ours, other, tools, largestPeer }: Measured): BenchRow[] {
  const time = (what: string, peer: Usage | string, goal: number): BenchRow => {
    const own = seconds(ours.processorSeconds);
    if (typeof peer === 'string')
      return { what: `${name}: ${what}`, ours: own, peer, ratio: Number.NaN, goal: `<= ${goal}` };
    const ratio = ours.processorSeconds / peer.processorSeconds;
    return {
      what: `${name}: ${what}`,
      ours: own,
      peer: seconds(peer.processorSeconds),
      ratio,
      ...atMost(goal, ratio),
    };
  };
  const memory = ours.megabytes / largestPeer;
  return [
    time(OTHER_GENERATOR, other, GOALS.other),
    time('three tools in turn', tools, GOALS.tools),
    {
      what: `${name}: memory, largest peer`,
      ours: `${ours.megabytes.toFixed(0)} MB`,
      peer: `${largestPeer.toFixed(0)} MB`,
      ratio: memory,
      ...atMost(GOALS.memory, memory),
    },
  ];
}

/** The median and the worst of each ratio, where there is a peer to compare with. */
function summary(measured: readonly Measured[]): BenchRow[] {
  const ratios = (peerOf: (one: Measured) => Usage | string, key: 'processorSeconds' | 'wallSeconds') =>
    measured.flatMap((one) => {
      const peer = peerOf(one);
      return typeof peer === 'string' ? [] : [one.ours[key] / peer[key]];
    });
  const row = (what: string, values: readonly number[], goal: number): BenchRow[] =>
    values.length === 0
      ? []
      : [
          {
            what: `${values.length} descriptions, ${what}: median, and the worst`,
            ours: median(values).toFixed(2),
            peer: '1',
            ratio: Math.max(...values),
            ...atMost(goal, Math.max(...values)),
          },
        ];
  return [
    ...row(
      OTHER_GENERATOR,
      ratios(({ other }) => other, 'processorSeconds'),
      GOALS.other,
    ),
    ...row(
      `${OTHER_GENERATOR}, wall time`,
      ratios(({ other }) => other, 'wallSeconds'),
      GOALS.other,
    ),
    ...row(
      'three tools in turn',
      ratios(({ tools }) => tools, 'processorSeconds'),
      GOALS.tools,
    ),
    ...row(
      'three tools in turn, wall time',
      ratios(({ tools }) => tools, 'wallSeconds'),
      GOALS.tools,
    ),
    ...row(
      'memory of the largest peer',
      measured.map(({ ours, largestPeer }) => ours.megabytes / largestPeer),
      GOALS.memory,
    ),
  ];
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}
