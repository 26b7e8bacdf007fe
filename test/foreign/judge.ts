import { inDirections, prepare } from '../../scripts/pipeline/generate.ts';
import { askOracle } from './oracle.ts';
import { walk } from './walk.ts';

// Judges what was generated from descriptions, in a process of its own: `node test/foreign/judge.ts oracle|walk SPEC OUT [SPEC OUT ...]` prints
// a result for each, as a line of JSON.

const [what, ...folders] = process.argv.slice(2);
for (let index = 0; index < folders.length; index += 2) {
  const [spec = '', out = ''] = folders.slice(index);
  const inputs = await inDirections(await prepare(spec, process.cwd()));
  const result = what === 'oracle' ? await askOracle(inputs, out) : await walk(inputs, out);
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(result)}\n`, resolve));
}
process.exit(0);
