import { writeFile } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { buildAll } from '../scripts/pipeline/build-all.ts';
import { OUTPUTS } from '../scripts/pipeline/make/outputs.ts';

// The pipeline as one process, as `start` runs it, for the benches that compare it with others: lint, bundle, generate and docs.
// Prints the milliseconds of each stage as JSON. Arguments: description, output folder, page, and the outputs to make (all when
// absent).

const [spec = '', out = '', page = '', only] = process.argv.slice(2);
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir();

const cwd = process.cwd();
const times: Record<string, number> = {};
const names = only?.split(',');
const made = await buildAll(
  {
    spec,
    cwd,
    outputs: OUTPUTS.filter(({ name }) => names === undefined || names.includes(name)),
    write: async (files, { model }) => {
      const { emit } = await import('../scripts/pipeline/emit/emit.ts');
      await emit(out, files, { origin: model, cwd, complete: false, force: true });
    },
  },
  async (title, run) => {
    const start = performance.now();
    const value = await run();
    times[title] = performance.now() - start;
    return value;
  },
);
if ('problems' in made)
  throw new Error(`lint found problems, the first: ${JSON.stringify(made.problems[0])}`);
await writeFile(page, made.html);
console.log(JSON.stringify(times));
process.exit(0);
