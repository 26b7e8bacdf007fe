import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import { inDirections, prepare } from '../../scripts/pipeline/generate.ts';
import { withoutEndlessReferences } from '../../scripts/pipeline/loosen/endless-references.ts';
import type { Inputs } from '../../scripts/pipeline/make/outputs.ts';
import { askOracle, referenceFor } from './oracle.ts';
import { typedPlaces, typeUsage, withImpliedTypes } from './type-usage.ts';
import { walk } from './walk.ts';

// Judges what was generated from descriptions, in a process of its own: `node test/foreign/judge.ts oracle|walk|usage SPEC OUT [SPEC OUT ...]` prints
// a result for each, as a line of JSON.

const JUDGES = { oracle: askOracle, walk, usage: writeUsage };

/** Writes `usage/usage.ts`, which uses the types as the validators allow, for compilers to look at. */
async function writeUsage({ document, model }: Inputs, out: string) {
  const plain = withImpliedTypes(withoutEndlessReferences(document as JsonObject, () => {}));
  const { text, ...counts } = typeUsage(plain, typedPlaces(plain, model), referenceFor(plain), '../types.ts');
  const folder = join(out, 'usage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'usage.ts'), text);
  return counts;
}

const [what, ...folders] = process.argv.slice(2);
for (let index = 0; index < folders.length; index += 2) {
  const [spec = '', out = ''] = folders.slice(index);
  const inputs = await inDirections(await prepare(spec, process.cwd()));
  const result = await JUDGES[what as keyof typeof JUDGES](inputs, out);
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(result)}\n`, resolve));
}
process.exit(0);
