import { spawnSync } from 'node:child_process';
import { findBehind } from '../commands/generate/find-behind.ts';

// `npm run generate`: the files of generated/, the collections, and the clients in other languages where they are behind, since those take much longer.

const ROOT = new URL('../..', import.meta.url);

function generate(...flags: readonly string[]): void {
  const argv = ['scripts/cli.ts', 'generate', ...flags];
  const { status } = spawnSync(process.execPath, argv, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

generate('--collections', 'postman,bruno', ...process.argv.slice(2));
const made = { out: 'generated', cwd: process.cwd(), languages: [], formats: ['postman', 'bruno'] };
const [behind] = process.argv.length > 2 ? [] : await findBehind(made);
if (behind !== undefined) generate('--only', 'openapi', '--clients', 'python,go,java,php');
