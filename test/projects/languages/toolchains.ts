/** Compiles and runs a client and its driver in each language, by what a machine may have. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LanguageName } from '../../../scripts/pipeline/clients/languages.ts';

const DRIVERS = join(import.meta.dirname, 'drivers');

export interface Toolchain {
  /** The reason why it cannot be used here, with what would help; `undefined` if it can. */
  readonly missing: () => string | undefined;
  /** Puts the driver to the client in a folder, and compiles both with all warnings. Throws for an error. */
  readonly compile: (folder: string) => void;
  /** The command that takes the plan. */
  readonly command: readonly [program: string, ...args: string[]];
}

/** Debian's Python is the one that Debian's httpx is for; another one may come first in the path. */
const PYTHON =
  ['/usr/bin/python3', 'python3'].find((python) => runs(python, ['-c', 'import httpx'])) ?? 'python3';

export const TOOLCHAINS: Readonly<Record<LanguageName, Toolchain>> = {
  python: {
    missing: () => needs(PYTHON, ['-c', 'import httpx'], 'Python 3 with httpx (Debian: python3-httpx)'),
    compile: (folder) => {
      copyFileSync(join(DRIVERS, 'driver.py'), join(folder, 'driver.py'));
      run(PYTHON, ['-W', 'error', '-m', 'py_compile', 'client.py', 'driver.py'], folder);
    },
    command: [PYTHON, 'driver.py'],
  },
  go: {
    missing: () => needs('go', ['version'], 'Go 1.19 or later (Debian: golang-go)'),
    compile: (folder) => {
      // The client is a package in a module of its user's.
      mkdirSync(join(folder, 'client'));
      copyFileSync(join(folder, 'client.go'), join(folder, 'client/client.go'));
      mkdirSync(join(folder, 'driver'));
      copyFileSync(join(DRIVERS, 'main.go'), join(folder, 'driver/main.go'));
      writeFileSync(join(folder, 'go.mod'), 'module example.test/bank\n\ngo 1.19\n');
      run('go', ['vet', './client', './driver'], folder);
      run('go', ['build', '-o', 'run', './driver'], folder);
    },
    command: ['./run'],
  },
  java: {
    missing: () =>
      needs('javac', ['-version'], 'a JDK of version 17 or later (Debian: openjdk-17-jdk-headless)'),
    compile: (folder) => {
      copyFileSync(join(DRIVERS, 'Driver.java'), join(folder, 'Driver.java'));
      run('javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', 'classes', 'Driver.java'], folder);
    },
    command: ['java', '-XX:TieredStopAtLevel=1', '-cp', 'classes', 'Driver'],
  },
  php: {
    missing: () =>
      needs(
        'php',
        ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
        'PHP 8.1 or later with curl (Debian: php-cli php-curl)',
      ),
    compile: (folder) => {
      copyFileSync(join(DRIVERS, 'driver.php'), join(folder, 'driver.php'));
      run('php', ['-l', 'client.php'], folder);
      run('php', ['-l', 'driver.php'], folder);
    },
    command: ['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'driver.php'],
  },
};

function needs(program: string, args: readonly string[], what: string): string | undefined {
  return runs(program, args) ? undefined : `needs ${what}`;
}

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(program, args, {
      cwd,
      stdio: 'pipe',
      env: { ...process.env, GOCACHE: join(dirname(cwd), 'go-cache'), GOFLAGS: '-mod=mod' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
