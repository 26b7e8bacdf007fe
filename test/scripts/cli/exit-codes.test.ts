import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForAll } from '../../temporary-folder.ts';
import { ROOT, runCli } from './process.ts';

const folder = folderForAll();

const beyond30 = join(ROOT, 'test/scripts/pipeline/fixtures/beyond-3-0.yaml');
/** A defect that no command expects. */
const defect = `--import="data:text/javascript,JSON.stringify=()=>{throw new Error('defect')}"`;

// The numbers are a promise to scripts, so they stand here as such; those of `conform` in commands/conform/, 130 in process.test.ts.
test.each([
  ['ok', 0, ['--version'], {}],
  ['problem', 1, ['generate', '--check', '--out', 'empty'], {}],
  ['usage', 2, ['generate', '--no-such-flag'], {}],
  ['unsupported', 5, ['bundle', '--spec', beyond30, '--format', '3.0'], {}],
  ['environment', 6, ['docs', '--out', '.'], {}],
  ['internal', 70, ['bundle', '--format', 'json', '--stdout'], { NODE_OPTIONS: defect }],
])('%s: a process ends with %i', async (_name, number, args, env) => {
  expect(await runCli(args, folder, env)).toMatchObject({ code: number });
});
