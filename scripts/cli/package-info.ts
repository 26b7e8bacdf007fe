import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of package.json that the command line needs. */
export interface PackageInfo {
  /** Folder of package.json, absolute. */
  readonly root: string;
  readonly name: string;
  readonly version: string;
  /** Packages that this one or its output uses, and the exact version this release was tested with. */
  readonly testedVersions: Readonly<Record<string, string>>;
  /** Packages that modules of this one, or its output, import, and the versions that a project may have of them. */
  readonly peerRanges: Readonly<Record<string, string>>;
  /** Versions of packages deeper down that this release was checked with. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Walks up, since this file runs from `scripts/` in the repository and from `dist/scripts/` when installed. The package.json of `dist/` has no `bin`. */
function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).bin !== undefined) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json of this tool is missing');
  return findRoot(parent);
}

let known: PackageInfo | undefined;

/** Reads package.json once. */
export function packageInfo(): PackageInfo {
  if (known === undefined) {
    const root = findRoot(dirname(fileURLToPath(import.meta.url)));
    const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    known = {
      root,
      name: json.name,
      version: json.version,
      testedVersions: { ...json.devDependencies, ...json.dependencies },
      peerRanges: json.peerDependencies,
      overrides: json.overrides,
    };
  }
  return known;
}

/** Tells whether this runs from the sources; an installed package holds compiled files. */
export function inRepository(): boolean {
  return import.meta.url.endsWith('.ts');
}
