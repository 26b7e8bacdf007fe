import { prepare } from '../../scripts/pipeline/generate.ts';
import { askOracle } from './oracle.ts';
import { walk } from './walk.ts';

// Judges what was generated from one description, in a process of its own: `node test/foreign/judge.ts oracle|walk SPEC OUT` prints a result as JSON.

const [what, spec = '', out = ''] = process.argv.slice(2);
const inputs = await prepare(spec, process.cwd());
const result = what === 'oracle' ? await askOracle(inputs, out) : await walk(inputs, out);
process.stdout.write(JSON.stringify(result), () => process.exit(0));
