import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../../cli/errors.ts';

/** Where a version of a description is. */
export type Source =
  | { readonly kind: 'file'; readonly file: string }
  /** `path` from the top of the repository. */
  | { readonly kind: 'git'; readonly top: string; readonly revision: string; readonly path: string }
  | { readonly kind: 'package'; readonly version: string };

const SEMVER = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * Reads what somebody wrote for a version: a file, `HEAD~3`, `main:spec/openapi.yaml`, or `1.2.0`.
 *
 * @param file the root file of the description, of which a revision alone means an older version
 * @throws ToolError `usage` for what is none of these
 */
export async function findSource(text: string, file: string, cwd: string): Promise<Source> {
  if (existsSync(resolve(cwd, text))) return { kind: 'file', file: resolve(cwd, text) };
  const colon = text.indexOf(':');
  if (colon > 0) {
    const [revision, path] = [text.slice(0, colon), text.slice(colon + 1)];
    const top = await topOf(cwd);
    const commit = top === undefined ? undefined : await commitOf(revision, top);
    if (top !== undefined && commit !== undefined) {
      // As in git: from the top of the repository, or with `./` from here.
      const inside = /^\.{1,2}\//.test(path) ? relative(top, resolve(cwd, path)) : path;
      return { kind: 'git', top, revision: commit, path: inside.replaceAll('\\', '/') };
    }
  }
  if (SEMVER.test(text)) return { kind: 'package', version: text };
  const top = await topOf(resolve(file, '..'));
  const commit = top === undefined ? undefined : await commitOf(text, top);
  if (top !== undefined && commit !== undefined)
    return { kind: 'git', top, revision: commit, path: relative(top, file).replaceAll('\\', '/') };
  throw new ToolError(
    'usage',
    `Neither a file nor a git revision nor a published version: ${basename(text)}`,
    {
      fix: 'Give a file (`old/openapi.yaml`), a git revision (`HEAD~3`, `main:spec/openapi.yaml`) or a version of this package (`1.2.0`).',
    },
  );
}

async function topOf(folder: string): Promise<string | undefined> {
  return (await git(['rev-parse', '--show-toplevel'], folder))?.trim();
}

async function commitOf(revision: string, top: string): Promise<string | undefined> {
  const text = await git(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    top,
  );
  // Older versions of git print the option as well.
  return text?.trim().split('\n').at(-1);
}

/** @returns `undefined` where git refuses, or is not installed */
async function git(args: readonly string[], cwd: string): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', [...args], { cwd })).stdout;
  } catch {
    return undefined;
  }
}
