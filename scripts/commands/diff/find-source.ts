import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { ToolError } from '../../cli/errors.ts';
import { packageInfo } from '../../cli/package-info.ts';
import { GitRefused, gitFailed, runGit } from './git.ts';

/** A source says where a version of a description is. */
export type Source =
  | { readonly kind: 'file'; readonly file: string }
  /** `path` from the top of the repository. */
  | { readonly kind: 'git'; readonly top: string; readonly revision: string; readonly path: string }
  /** `1.2.0`, or a tag of npm such as `latest`. */
  | { readonly kind: 'package'; readonly version: string };

const SEMVER = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;
const TAG = /^[A-Za-z][0-9A-Za-z._-]*$/;
const FORMS =
  'Give a file (`old/openapi.yaml`), a git revision (`HEAD~3`, `main:spec/openapi.yaml`) or a version of this package (`1.2.0`).';

/**
 * Reads what somebody wrote for a version: a file, `HEAD~3`, `main:spec/openapi.yaml`, `1.2.0`, or the latter with the name of this package
 * before it.
 *
 * @param file the root file of the description, of which a revision alone means an older version
 * @throws ToolError `usage` for what is none of these, `environment` when git is needed and not installed
 */
export async function findSource(text: string, file: string, cwd: string): Promise<Source> {
  const place = resolve(cwd, text);
  // A folder may be called like a branch.
  if (existsSync(place) && !statSync(place).isDirectory()) return { kind: 'file', file: place };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    throw new ToolError('usage', `Descriptions are not loaded from the network: ${text}`, { fix: FORMS });
  const published = publishedVersion(text);
  if (published !== undefined) return { kind: 'package', version: published };
  const colon = text.indexOf(':');
  if (colon <= 0) {
    // A name that is only that of a file need not be asked of git.
    if (/[\\/]|\.(?:ya?ml|json)$/i.test(text) && !(await isRevision(text, dirname(file))))
      throw new ToolError('usage', `There is no such file: ${text}`, { fix: FORMS });
    const { top, revision } = await revisionIn(dirname(file), text);
    return { kind: 'git', top, revision, path: relative(top, file).replaceAll('\\', '/') };
  }
  const [name, path] = [text.slice(0, colon), text.slice(colon + 1)];
  const { top, revision } = await revisionIn(cwd, name);
  // As in git: from the top of the repository, or with `./` from here.
  const inside = /^\.{1,2}\//.test(path) ? relative(top, resolve(cwd, path)) : path;
  return { kind: 'git', top, revision, path: inside.replaceAll('\\', '/') };
}

function publishedVersion(text: string): string | undefined {
  const { name } = packageInfo();
  if (SEMVER.test(text)) return text;
  if (!text.startsWith(`${name}@`)) return undefined;
  const version = text.slice(name.length + 1);
  if (SEMVER.test(version) || TAG.test(version)) return version;
  throw new ToolError('usage', `Invalid version of ${name}: ${version === '' ? 'none' : version}`, {
    fix: `Give one version, such as ${name}@1.2.0.`,
  });
}

async function isRevision(text: string, folder: string): Promise<boolean> {
  try {
    await revisionIn(folder, text);
    return true;
  } catch {
    return false;
  }
}

/** @throws ToolError `usage` outside of a repository, and for a revision that it does not have */
async function revisionIn(folder: string, name: string): Promise<{ top: string; revision: string }> {
  const top = await topOf(folder, name);
  try {
    const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    // Older versions of git print the option as well.
    const revision = (await runGit(commit, top)).toString('utf8').trim().split('\n').at(-1);
    return { top, revision: revision ?? '' };
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error;
    throw new ToolError('usage', `Neither a file nor a git revision nor a published version: ${name}`, {
      fix: `${FORMS} Fetch a revision first if this clone does not have it.`,
      cause: error,
    });
  }
}

async function topOf(folder: string, name: string): Promise<string> {
  let here = folder;
  while (!existsSync(here) && dirname(here) !== here) here = dirname(here);
  try {
    return (await runGit(['rev-parse', '--show-toplevel'], here)).toString('utf8').trim();
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error;
    if (!/not a git repository/i.test(error.message)) throw gitFailed(error);
    throw new ToolError(
      'usage',
      `There is no file ${name}, and no git repository to look for such a revision in.`,
      { fix: FORMS, cause: error },
    );
  }
}
