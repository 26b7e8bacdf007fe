import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run-script.ts';

/** Packages of TypeScript 7 and 5.9. */
export const COMPILERS = ['@typescript/native', 'typescript'] as const;

/** Returns what a compiler says of a project whose modules are made by `typeUsage`. */
export async function usageErrors(compiler: (typeof COMPILERS)[number], project: string): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc');
  const args = [tsc, '--noEmit', '--pretty', 'false', '-p', project];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28 }).catch(
    (error: { stdout: string }) => error,
  );
  // TS2353: a type does not list the properties that a schema leaves open.
  return stdout.split('\n').filter((line) => /error TS/.test(line) && !/TS2353/.test(line));
}
