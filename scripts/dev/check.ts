import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { packageInfo } from '../cli/package-info.ts';

// `npm run check:static`: everything that can be said about the tree without running it, as many at once as the machine has cores. A check's
// output is shown in one piece, when it fails. Exit code 1 when any of them fails.

const { root } = packageInfo();
const bin = (path: string) => join(root, 'node_modules', path);

/** The longest first. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'types of what others compile, TypeScript 5': [
    bin('typescript/bin/tsc'),
    '--noEmit',
    '-p',
    'scripts/dev/tsconfig.generated.json',
  ],
  // Several checkers find the same types out, each for itself: a quarter more work in all.
  'types of everything, TypeScript 7': [bin('@typescript/native/bin/tsc'), '--noEmit', '--checkers', '1'],
  'types of what CI systems run': [
    bin('@typescript/native/bin/tsc'),
    '--noEmit',
    '-p',
    'scripts/dev/tsconfig.ci.json',
  ],
  'format and lint': [bin('@biomejs/biome/bin/biome'), 'check', '.'],
  'generated files': ['scripts/cli.ts', 'generate', '--check', '--full', '--collections', 'postman,bruno'],
  'words of texts for people': ['scripts/dev/prose/check-prose.ts'],
  description: ['scripts/cli.ts', 'lint'],
  'schema validators': ['scripts/dev/make-schema-validators.ts', '--check'],
};

const waiting = Object.entries(CHECKS).values();
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));

async function runWaiting(): Promise<void> {
  for (const [name, args] of waiting) {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    console.log(`${code === 0 ? '✔' : '✖'} ${name}`);
    if (code === 0) continue;
    console.log(`${output.join('').trim()}\n`);
    process.exitCode = 1;
  }
}
