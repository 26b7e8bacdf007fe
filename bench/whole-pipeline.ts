import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { loadDescription } from '../scripts/pipeline/load.ts';

// The pipeline as one process, as `start` runs it, for the benches that compare it with others: lint, bundle, generate and docs.
// Prints the milliseconds of each stage as JSON. Arguments: description, output folder, page, and the outputs to make (all when
// absent).

const [spec = '', out = '', page = '', only] = process.argv.slice(2);
enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir();
const cwd = process.cwd();
const times: Record<string, number> = {};
async function stage<T>(name: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const value = await run();
  times[name] = performance.now() - start;
  return value;
}

await stage('lint', async () => {
  const { lintDescription } = await import('../scripts/pipeline/lint.ts');
  const { problems } = await lintDescription(await loadDescription(spec, cwd));
  if (problems.length > 0)
    throw new Error(`${problems.length} lint problems, the first: ${JSON.stringify(problems[0])}`);
});
const { prepare } = await import('../scripts/pipeline/generate.ts');
const inputs = await stage('bundle', () => prepare(spec, cwd));
const docs = stage('docs', async () => {
  const { buildDocs } = await import('../scripts/pipeline/docs.ts');
  const { writeFile } = await import('node:fs/promises');
  const { document } = inputs.bundle;
  const html = await buildDocs({ document, model: inputs.model, evidence: inputs.evidence, downloads: {} });
  await writeFile(page, html);
});
const generate = stage('generate', async () => {
  const { makeFiles, OUTPUTS } = await import('../scripts/pipeline/outputs.ts');
  const { withHeader } = await import('../scripts/pipeline/header.ts');
  const { emit } = await import('../scripts/pipeline/emit.ts');
  const names = only?.split(',');
  const made = await makeFiles(
    OUTPUTS.filter(({ name }) => names === undefined || names.includes(name)),
    inputs,
  );
  const files = Object.entries(made).map(([path, text]) => [path, withHeader(path, text, inputs.model)]);
  await emit(out, Object.fromEntries(files), { origin: inputs.model, cwd, complete: false, force: true });
});
await Promise.all([docs, generate]);
console.log(JSON.stringify(times));
