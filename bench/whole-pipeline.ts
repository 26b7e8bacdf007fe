import { writeFile } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';

// The pipeline as one process, as `start` runs it, for the benches that compare it with others: lint, bundle, generate and docs. Compiled, as it is
// installed (dist/). Prints the milliseconds of each stage as JSON. Arguments: description, output folder, page, and the outputs to make. When absent:
// all of them, and the page has its console.

const [spec = '', out = '', page = '', only] = process.argv.slice(2);
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir();

const compiled = (path: string) => import(new URL(`../dist/scripts/pipeline/${path}`, import.meta.url).href);
const { buildAll } = (await compiled('build-all.js')) as typeof import('../scripts/pipeline/build-all.ts');
const { OUTPUTS } = (await compiled(
  'make/outputs.js',
)) as typeof import('../scripts/pipeline/make/outputs.ts');

const cwd = process.cwd();
const times: Record<string, number> = {};
const names = only?.split(',');
const made = await buildAll(
  {
    spec,
    cwd,
    console: names === undefined,
    outputs: OUTPUTS.filter(({ name }) => names === undefined || names.includes(name)),
    write: async (files, { model }) => {
      const { emit } = (await compiled('emit/emit.js')) as typeof import('../scripts/pipeline/emit/emit.ts');
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
