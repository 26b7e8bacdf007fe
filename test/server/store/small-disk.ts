import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import { requireProgram } from '../../house/require-program.ts';

const run = promisify(execFile);

/** Takes the room away from a process that has a database in a folder. */
export interface SmallDisk {
  readonly name: string;
  /** Skips the test where the machine cannot do it. */
  require(context: TestContext): Promise<void>;
  /** The command, with arguments, that the process is started under. */
  readonly wrapper: readonly string[];
  /** To be called once the database is open. */
  squeeze(pid: number): Promise<unknown>;
  makeRoom(pid: number): Promise<unknown>;
  /** The store says this then. */
  readonly reason: 'full' | 'broken';
  readonly note: string;
}

/** Both ways to take the room away. A test of one skips itself where the machine does not allow it. */
export const SMALL_DISKS: readonly ((folder: string) => SmallDisk)[] = [limitedFiles, smallFileSystem];

/** The system lets no file of the process grow beyond 1 MB. The process has to ignore SIGXFSZ: then the write fails instead. */
function limitedFiles(): SmallDisk {
  const limit = (pid: number, bytes: string) => run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    name: 'a limit on the size of files',
    require: async (context) => requireProgram(context, 'prlimit'),
    wrapper: [],
    squeeze: (pid) => limit(pid, '1000000'),
    makeRoom: (pid) => limit(pid, 'unlimited'),
    reason: 'broken',
    note: 'SQLITE_IOERR (778)',
  };
}

/** A file system of 4 MB in place of the folder, three quarters of it taken, which only the process and its children see. */
function smallFileSystem(folder: string): SmallDisk {
  const script =
    'mount -t tmpfs -o size=4m none "$0" && head -c 3000000 /dev/zero >"$0/ballast" && exec "$@"';
  return {
    name: 'a file system without room',
    require: async ({ skip }) => skip(!(await canMount()), 'this user may not mount a file system'),
    wrapper: ['unshare', '-Urm', 'sh', '-c', script, folder],
    squeeze: async () => {},
    makeRoom: (pid) => rm(join(`/proc/${pid}/root`, folder, 'ballast')),
    reason: 'full',
    note: 'SQLITE_FULL (13)',
  };
}

function canMount(): Promise<boolean> {
  return run('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).then(
    () => true,
    () => false,
  );
}
