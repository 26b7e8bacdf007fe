import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../../cli/errors.ts';

const MOST_BYTES = 1e9;

/** Files of a description, and what stands beside them. */
const DESCRIPTION_FILE = /\.(?:ya?ml|json|md|txt)$/i;

/**
 * Copies a description, as it is in a git revision, into a folder: the files below its root file's folder, and those elsewhere that they refer
 * to. Neither the working tree nor the index is touched.
 *
 * @returns the root file in the folder
 * @throws ToolError `usage` when the revision has no such file
 */
export async function readGitTree(
  top: string,
  revision: string,
  path: string,
  folder: string,
): Promise<string> {
  const names = (await git(['ls-tree', '-r', '-z', '--name-only', revision], top))
    .toString('utf8')
    .split('\0');
  const known = new Set(names);
  if (!known.has(path))
    throw new ToolError(
      'usage',
      `There is no such file in the git revision ${revision.slice(0, 12)}: ${path}`,
      {
        fix: 'Name the root file as it was called then: `REVISION:path/to/openapi.yaml`.',
      },
    );
  const below = posix.dirname(path) === '.' ? '' : `${posix.dirname(path)}/`;
  const open = [path, ...names.filter((name) => name.startsWith(below) && DESCRIPTION_FILE.test(name))];
  const done = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (done.has(name) || !known.has(name)) continue;
    done.add(name);
    const bytes = await git(['cat-file', 'blob', `${revision}:${name}`], top);
    const target = join(folder, ...name.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    if (DESCRIPTION_FILE.test(name)) open.push(...referencesIn(bytes.toString('utf8'), name));
  }
  return join(folder, ...path.split('/'));
}

/** Paths from the top of the repository. Text that only looks like a reference names no file, or one too many. */
function referencesIn(text: string, name: string): string[] {
  return [...text.matchAll(/["']?\$ref["']?\s*:\s*["']?([^"'\s#,}]+)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(name), decoded(path)),
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

async function git(args: readonly string[], cwd: string): Promise<Buffer> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], {
      cwd,
      encoding: 'buffer',
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } catch (error) {
    throw new ToolError('environment', `git ${args[0]} failed: ${(error as Error).message.split('\n')[0]}`, {
      fix: 'Give a file instead, or a revision that is in this clone.',
      cause: error,
    });
  }
}
