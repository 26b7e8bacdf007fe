import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { SYSTEM_REASONS } from '../../lib/system-reason.ts';
import { ToolError } from './errors.ts';

const OPERATIONS: Readonly<Record<string, string>> = {
  mkdir: 'create the folder',
  mkdtemp: 'create a folder in',
  open: 'open',
  read: 'read',
  rename: 'write',
  rm: 'remove',
  scandir: 'read the folder',
  unlink: 'remove',
  write: 'write',
};

/**
 * The error for people where a system call failed for what is around this tool: a full disk, a folder that cannot be written.
 *
 * @returns `undefined` for any other error; a file that is missing where this tool expects one is a bug of its own
 */
export function systemErrorAsToolError(error: unknown): ToolError | undefined {
  const {
    code = '',
    syscall = '',
    path = '',
  } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const temporary = tmpdir();
  const isTemporary = path === temporary || path.startsWith(`${temporary}/`);
  const reason = code === 'ENOENT' && syscall === 'mkdtemp' ? 'it does not exist' : SYSTEM_REASONS[code];
  if (reason === undefined || syscall === '') return undefined;
  const what = syscall === 'mkdtemp' ? dirname(path) : path;
  const operation = syscall.startsWith('spawn')
    ? 'start a process'
    : `${OPERATIONS[syscall] ?? syscall} ${what}`.trim();
  return new ToolError('environment', `Cannot ${operation}: ${reason}.`, {
    fix: isTemporary
      ? 'Set the variable TMPDIR to a writable folder that has space.'
      : (FIXES[code] ?? 'Check the path, its permissions, and the disk.'),
    cause: error,
  });
}

const FIXES: Readonly<Record<string, string>> = {
  EAGAIN: 'Stop other processes, or raise the limit (`ulimit -u`).',
  EDQUOT: 'Free some space, or use another disk.',
  EMFILE: 'Raise the limit (`ulimit -n`).',
  ENFILE: 'Stop other processes, or raise the limit.',
  ENOMEM: 'Free some memory.',
  ENOSPC: 'Free some space, or use another disk.',
};
