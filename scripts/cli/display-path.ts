import { isAbsolute, relative, resolve } from 'node:path';

/** A path as the user should see it: relative to `cwd` where it lies below it, with `/` on every machine. */
export function displayPath(file: string, cwd: string): string {
  const below = relative(cwd, file);
  const shown = below === '' || below.startsWith('..') || isAbsolute(below) ? file : below;
  return shown.replaceAll('\\', '/');
}

/** The path of a recording that a command was given; `-` stands for standard input. */
export function recordingPath(file: string, cwd: string): string {
  return file === '-' ? file : resolve(cwd, file);
}
