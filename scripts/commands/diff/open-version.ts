import { realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { ownSpec } from '../../cli/own-spec.ts';
import { packageInfo } from '../../cli/package-info.ts';
import type { CheckOptions } from '../../pipeline/check/check-description.ts';
import type { Version } from '../../pipeline/diff/compare-descriptions.ts';
import { findSource } from './find-source.ts';

export interface OpenVersion extends Version {
  /** As it was asked for: `HEAD~3`; a file without what depends on the machine. */
  readonly name: string;
}

/**
 * Reads one version of a description, wherever it is.
 *
 * @param name what somebody wrote: a file, a git revision or a version of this package
 * @param file the root file that a git revision means
 * @param allowFiles further folders that a file may refer to, absolute
 * @throws ToolError where it is not there, or is no description that can be read
 */
export async function openVersion(
  name: string,
  file: string,
  cwd: string,
  rules?: CheckOptions['rules'],
  allowFiles: readonly string[] = [],
): Promise<OpenVersion> {
  const source = await findSource(name, file, cwd);
  if (source.kind === 'file')
    return { name: fileName(source.file, cwd), ...(await readVersion(source.file, cwd, rules, allowFiles)) };
  const folder = realpathSync(await mkdtemp(join(tmpdir(), 'description-')));
  try {
    if (source.kind === 'git') {
      const { readGitTree } = await import('./read-git-tree.ts');
      const root = await readGitTree(source.top, source.revision, source.path, folder);
      return { name, ...(await readVersion(root, folder, rules, [folder])) };
    }
    const { readPackageVersion } = await import('./read-package-version.ts');
    return {
      name,
      ...(await readVersion(await readPackageVersion(source.version, cwd, folder), folder, rules, [folder])),
    };
  } catch (error) {
    throw error instanceof ToolError ? namedError(error, name) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Relative, since a report is read on other machines; the description of this package, wherever it is installed, by its version. */
function fileName(file: string, cwd: string): string {
  const shown = displayPath(file, cwd);
  if (!isAbsolute(shown)) return shown;
  const { name, version } = packageInfo();
  return file === ownSpec() ? `${name}@${version}` : relative(cwd, file).replaceAll('\\', '/');
}

async function readVersion(
  file: string,
  cwd: string,
  rules: CheckOptions['rules'],
  allowFiles: readonly string[],
): Promise<Version> {
  const [{ loadDescription }, { prepareInputs }] = await Promise.all([
    import('../../pipeline/read/load.ts'),
    import('../../pipeline/generate.ts'),
  ]);
  const description = await loadDescription(file, cwd, allowFiles);
  const { bundle, model, evidence } = await prepareInputs(description, { check: { rules } });
  const numbers = [...description.resolver.numbers.values()].flat();
  return { document: bundle.document, model, evidence, numbers };
}

/** The places of its errors are in a folder that is gone by then. */
function namedError(error: ToolError, name: string): ToolError {
  const { exit, message, place, fix, others, note } = error;
  return new ToolError(exit, place === undefined ? message : `In ${name}: ${message}`, {
    ...(place !== undefined && { place }),
    ...(fix !== undefined && { fix }),
    ...(note !== undefined && { note }),
    others,
    cause: error,
  });
}
