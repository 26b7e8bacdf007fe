import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { ToolError } from './errors.ts';

/** What the system refuses for a reason that lies outside of this tool, by code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EAGAIN: 'too many processes',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is exceeded',
  EIO: 'the disk failed',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the path is too long',
  ENFILE: 'too many open files',
  ENOMEM: 'not enough memory',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

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
  const reason = code === 'ENOENT' && syscall === 'mkdtemp' ? 'it does not exist' : REASONS[code];
  if (reason === undefined || syscall === '') return undefined;
  const what = syscall === 'mkdtemp' ? dirname(path) : path;
  const operation = syscall.startsWith('spawn')
    ? 'start a process'
    : `${OPERATIONS[syscall] ?? syscall} ${what}`.trim();
  return new ToolError('environment', `Cannot ${operation}: ${reason}.`, {
    fix: isTemporary
      ? 'Set the variable TMPDIR to a folder that can be written and has space.'
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
