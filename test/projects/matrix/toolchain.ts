import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Other projects have these installed: compilers, runtimes, and what generated modules import. */
const PACKAGES: Readonly<Record<string, string>> = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': 'npm:typescript@7.0.2',
  // The oldest that the README promises, of each line.
  'node-20': `npm:node-${process.platform}-${process.arch}@20.19.0`,
  'node-22': `npm:node-${process.platform}-${process.arch}@22.12.0`,
  bun: '1.4.5',
  deno: '2.9.6',
  'create-next-app': '16.4.3',
  'create-vite': '9.3.0',
  '@types/bun': '1.4.5',
  '@vue/tsconfig': '0.9.1',
  vite: '8.3.8',
  esbuild: '0.28.2',
  '@types/node': '22.20.5',
  '@types/react': '19.3.0',
  react: '19.3.1',
  '@tanstack/react-query': '5.108.0',
  msw: '3.0.5',
  zod: '4.6.7',
};

/** Test runners, a bundler of libraries, and a runtime that do not run beside several versions of TypeScript. */
export const RUNNERS: Readonly<Record<string, string>> = {
  '@types/jest': '30.0.0',
  '@types/node': '22.20.5',
  esbuild: '0.28.2',
  jest: '30.5.2',
  miniflare: '4.20260730.0',
  'ts-jest': '29.4.15',
  tsup: '9.0.0',
  typescript: '5.9.3',
  zod: '4.6.7',
};

export interface Toolchain {
  /** Folder whose `node_modules` has all of it. */
  readonly folder: string;
}

/**
 * Installs packages once for all tests, and keeps them in the system's folder for temporary files until the list changes.
 *
 * @returns the reason as a string where it cannot be installed, such as without a network
 */
export async function installToolchain(
  packages: Readonly<Record<string, string>> = PACKAGES,
): Promise<Toolchain | string> {
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const digest = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `banking-platform-api-toolchain-${digest}`);
  if (existsSync(folder)) return { folder };
  const fresh = mkdtempSync(`${folder}-`);
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), manifest);
  try {
    // Binaries come in packages of their own, by platform, so no script has to run.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--fetch-retries=1'];
    await promisify(execFile)('npm', ['install', ...flags], {
      cwd: fresh,
      shell: process.platform === 'win32',
    });
    renameSync(fresh, folder);
    return { folder };
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (existsSync(folder)) return { folder };
    return `npm cannot install the other compilers and runtimes: ${String(error).slice(0, 300)}`;
  }
}

/** The path of an older Node.js: the oldest of its line that is supported. */
export function nodeIn({ folder }: Toolchain, version: '20' | '22'): string {
  const [bin, name] = process.platform === 'win32' ? ['.', 'node.exe'] : ['bin', 'node'];
  return join(folder, 'node_modules', `node-${version}`, bin, name);
}
