import { execFile } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

/** The compilers that generated types have to pass: TypeScript 5.9 and 7. */
export const COMPILERS = ['typescript', '@typescript/native'] as const;

/** Returns what a compiler says of a module beside a generated client; empty when it compiles. */
export async function compileUsage(
  folder: string,
  usage: string,
  compiler: string,
  options: object = {},
): Promise<string> {
  const name = `usage-${compiler.replace(/\W/g, '')}`;
  writeFileSync(join(folder, `${name}.ts`), usage);
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules);
  const config = { compilerOptions: { ...COMPILER_OPTIONS, ...options }, include: [`${name}.ts`] };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(config));
  const args = [resolve('node_modules', compiler, 'bin/tsc'), '-p', `${name}.json`, '--pretty', 'false'];
  return promisify(execFile)(process.execPath, args, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}
