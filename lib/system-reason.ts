/** The operating system's error codes for reasons outside of this tool. */
export const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EAGAIN: 'too many processes',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is exceeded',
  EFBIG: 'the file would be larger than the limit for files',
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

/** The codes for reasons that lie in the paths that were given. */
const MISTAKES: Readonly<Record<string, string>> = {
  EEXIST: 'a file of this name exists',
  ENOENT: 'no such file or folder',
};

/**
 * Returns why a system call failed, for the end of a sentence: `permission denied (EACCES)`. The code or the message alone where there are no words
 * for it.
 *
 * @param clearer what a code means at this place, where that can be said without the code
 */
export function systemReason(error: unknown, clearer: Readonly<Record<string, string>> = {}): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === undefined) return message ?? String(error);
  const words = SYSTEM_REASONS[code] ?? MISTAKES[code];
  return clearer[code] ?? (words === undefined ? code : `${words} (${code})`);
}
