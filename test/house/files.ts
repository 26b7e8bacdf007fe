import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that git knows, or would know after `git add .`, with `/` between folders. Deleted ones are left out. */
export function projectFiles(): string[] {
  const list = (...flags: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...flags], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
      .split('\0')
      .filter((file) => file !== '');
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file));
}

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Rows of the first table under the heading that matches, each as its trimmed cells, without the head. */
export function tableUnder(markdown: string, heading: RegExp): string[][] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && heading.test(line));
  if (start === -1) throw new Error(`no heading matches ${heading}`);
  const rest = lines.slice(start + 1);
  const first = rest.findIndex((line) => line.startsWith('|'));
  if (first === -1) throw new Error(`no table under ${heading}`);
  const end = rest.findIndex((line, index) => index > first && !line.startsWith('|'));
  const rows = rest.slice(first + 2, end === -1 ? undefined : end);
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
