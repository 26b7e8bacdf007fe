import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { type Foreign, relativeFile } from './descriptions.ts';

/** Files of a repository at a commit are here: `https://raw.githubusercontent.com`. */
export const GITHUB_FILES = 'https://raw.githubusercontent.com';

/**
 * Downloads a description and all files of its repository that it refers to, into a folder for its repository and below the paths that they have there. A file that is there
 * already is not asked for again: at a commit it never changes.
 *
 * @returns how many files were downloaded
 * @throws Error with address and status when a file cannot be had
 */
export async function download(one: Foreign, folder: string, base = GITHUB_FILES): Promise<number> {
  if (one.package !== undefined) return unpack(one.package, one, folder);
  const root = join(folder, relativeFile(one)).slice(0, -one.path.length);
  const waiting = [one.path];
  const seen = new Set(waiting);
  let downloaded = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = join(root, path);
    const { text, isNew } = await readOrFetch(file, [base, one.repository, one.commit, path].join('/'));
    if (isNew) downloaded += 1;
    for (const next of referredFiles(text, path)) {
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return downloaded;
}

/** Takes one file out of a package; no package here has a description of several files. */
async function unpack(name: string, one: Foreign, folder: string): Promise<number> {
  const file = join(folder, relativeFile(one));
  if (await isThere(file)) return 0;
  const run = promisify(execFile);
  await mkdir(dirname(file), { recursive: true });
  const packed = await mkdtemp(join(folder, 'package-'));
  try {
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed, name]);
    const [archive = ''] = await readdir(packed);
    await run('tar', ['-xzf', join(packed, archive), '-C', packed, `package/${one.path}`]);
    await rename(join(packed, 'package', one.path), file);
  } finally {
    await rm(packed, { recursive: true, force: true });
  }
  return 1;
}

async function readOrFetch(file: string, url: string): Promise<{ text: string; isNew: boolean }> {
  if (await isThere(file)) {
    return { text: await readFile(file, 'utf8'), isNew: false };
  }
  const response = await fetch(new URL(url));
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  const text = await response.text();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when it is complete: half a file would be taken for a whole one for ever.
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return { text, isNew: true };
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Files of the repository that a file refers to, by their paths in it. */
function referredFiles(text: string, path: string): Set<string> {
  const files = new Set<string>();
  const add = (reference: string): void => {
    const [file = ''] = reference.split('#');
    if (file === '' || /^[a-z][a-z\d+.-]*:/i.test(file)) return;
    const inRepository = posix.normalize(posix.join(posix.dirname(path), decodeURI(file)));
    if (!inRepository.startsWith('../')) files.add(inRepository);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') add(value);
      else visit(value);
      // The values of a discriminator's mapping are names of components or references.
      if (key === 'discriminator')
        Object.values(value?.mapping ?? {})
          .map(String)
          .filter(isFile)
          .forEach(add);
    }
  };
  // Only files with a reference are worth parsing, and Markdown holds none.
  if (/\$ref|mapping/.test(text) && !path.endsWith('.md')) visit(parsed(text));
  return files;
}

function isFile(reference: string): boolean {
  return /\.(json|ya?ml)(#|$)/.test(reference);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text, { strict: false, uniqueKeys: false, logLevel: 'silent', maxAliasCount: -1 });
  }
}
