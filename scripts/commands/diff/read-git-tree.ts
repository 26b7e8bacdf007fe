import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import { BlobReader } from './blob-reader.ts';
import { GitRefused, gitFailed, runGit } from './git.ts';

/** Files of a description, and what stands beside them. */
const DESCRIPTION_FILE = /\.(?:ya?ml|json|md|txt)$/i;

/**
 * Copies a description, as it is in a git revision, into a folder: the files below its root file's folder, and those elsewhere that they refer
 * to. Neither the working tree nor the index is touched.
 *
 * @returns the root file in the folder
 * @throws ToolError `usage` when the revision has no such file, `environment` when git fails
 */
export async function readGitTree(
  top: string,
  revision: string,
  path: string,
  folder: string,
): Promise<string> {
  const blobs = await blobsIn(revision, top);
  if (!blobs.has(path))
    throw new ToolError(
      'usage',
      `There is no such file in the git revision ${revision.slice(0, 12)}: ${path}`,
      {
        fix: 'Name the root file as it was called then: `REVISION:path/to/openapi.yaml`.',
      },
    );
  const below = posix.dirname(path) === '.' ? '' : `${posix.dirname(path)}/`;
  const open = [
    path,
    ...[...blobs.keys()].filter((name) => name.startsWith(below) && DESCRIPTION_FILE.test(name)),
  ];
  const done = new Set<string>();
  const reader = new BlobReader(top);
  try {
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const id = blobs.get(name);
      if (done.has(name) || id === undefined) continue;
      done.add(name);
      const bytes = await reader.read(id, name);
      const target = join(folder, ...name.split('/'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      if (DESCRIPTION_FILE.test(name)) open.push(...referencesIn(bytes.toString('utf8'), name));
    }
  } finally {
    reader.close();
  }
  return join(folder, ...path.split('/'));
}

/** Ids of files by path, without symbolic links and submodules. */
async function blobsIn(revision: string, top: string): Promise<Map<string, string>> {
  try {
    const tree = await runGit(['ls-tree', '-r', '-z', '--full-tree', revision], top);
    const entries = tree.toString('utf8').split('\0');
    return new Map(
      entries.flatMap((entry) => {
        const [, id, name] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return id === undefined || name === undefined ? [] : [[name, id] as const];
      }),
    );
  } catch (error) {
    throw error instanceof GitRefused ? gitFailed(error) : error;
  }
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
