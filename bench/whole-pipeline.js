import { writeFile } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';

// The pipeline as one process, as `start` runs it, for the benches that compare it with others: lint, bundle, generate and docs. Compiled, as it is
// installed (dist/), and JavaScript itself, since Node.js takes time to strip types. Prints the milliseconds of each stage as JSON. Arguments: description, output folder, page, and the outputs to make. When absent:
// all of them, and the page has its console.

const [spec = '', out = '', page = '', only] = process.argv.slice(2);
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir();

const { buildAll } = await import('../dist/scripts/pipeline/build-all.js');
const { OUTPUTS } = await import('../dist/scripts/pipeline/make/outputs.js');

const cwd = process.cwd();
const times = {};
const names = only?.split(',');
const made = await buildAll(
  {
    spec,
    cwd,
    console: names === undefined,
    outputs: OUTPUTS.filter(({ name }) => names === undefined || names.includes(name)),
    write: async (files, { model }) => {
      const { emit } = await import('../dist/scripts/pipeline/emit/emit.js');
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
