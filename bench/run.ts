import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { jsonFile } from '../lib/json-text.ts';
import type { BenchRow, Part } from './measure.ts';

/** The parts in their order; a part is loaded only when it is asked for. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  pipeline: async () => (await import('./pipeline.ts')).default,
  client: async () => (await import('./client.ts')).default,
  validators: async () => (await import('./validators.ts')).default,
  'sandbox-speed': async () => (await import('./sandbox-speed.ts')).default,
  neighbors: async () => (await import('./neighbors.ts')).default,
  recordings: async () => (await import('./recordings.ts')).default,
  splitting: async () => (await import('./splitting.ts')).default,
  proxy: async () => (await import('./proxy.ts')).default,
  faults: async () => (await import('./faults.ts')).default,
  conformance: async () => (await import('./conformance.ts')).default,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}\n  the parts are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const report: Record<string, readonly BenchRow[]> = {};
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const part = await (PARTS[name] as () => Promise<Part>)();
  console.log(`\n${name}: ${part.title}`);
  const rows = await part.run();
  report[name] = rows;
  console.log(table(rows));
}

const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
const file = fileURLToPath(new URL('../build/bench.json', import.meta.url));
mkdirSync(fileURLToPath(new URL('../build', import.meta.url)), { recursive: true });
writeFileSync(file, jsonFile({ machine, report }));
console.log('\nwritten to build/bench.json');
process.exit(0);

function table(rows: readonly BenchRow[]): string {
  const head = ['', 'ours', 'peer', 'ratio', 'goal'];
  const body = rows.map(({ what, ours, peer, ratio, goal, met }) => [
    what,
    ours,
    peer,
    Number.isNaN(ratio) ? '' : ratio.toFixed(2),
    goal === undefined || met === undefined ? '' : `${goal} ${met ? 'met' : 'MISSED'}`,
  ]);
  const lines = [head, ...body];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
