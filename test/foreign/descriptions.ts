import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import list from './descriptions.json' with { type: 'json' };

/** A public description at a fixed commit or version. None of it is in this repository. */
export interface Foreign {
  /** `train-travel` */
  readonly name: string;
  /** The name where no brand may be named, if its name is one. */
  readonly title?: string;
  /** On GitHub: `bump-sh-examples/train-travel-api`. */
  readonly repository?: string;
  readonly commit?: string;
  /** On npm, for a description that is not taken from a repository: `@octokit/openapi@23.0.2`. */
  readonly package?: string;
  /** The path of the root file in its repository or package; the files that it refers to are found from there. */
  readonly path: string;
  /** The version of OpenAPI, as its author states it: `3.1.0`. */
  readonly version: string;
  /** One of those that have to pass whatever else does. */
  readonly required?: boolean;
}

export const FOREIGN: readonly Foreign[] = list;

/** The folder that descriptions are downloaded to, outside of the repository. */
export function cacheFolder(): string {
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(caches, 'banking-platform-api', 'foreign');
}

/** Descriptions are taken from here: `FOREIGN_DESCRIPTIONS`, or the downloads. */
export function foreignFolder(): string {
  return process.env.FOREIGN_DESCRIPTIONS || cacheFolder();
}

/** `stripe__openapi/openapi/spec3.yaml`: a folder for each repository or package. */
export function relativeFile({ path, ...one }: Foreign): string {
  return join((one.package ?? one.repository ?? '').replace('/', '__'), path);
}

/** The descriptions that exist. */
export function presentForeign(folder = foreignFolder()): readonly Foreign[] {
  return FOREIGN.filter((one) => existsSync(join(folder, relativeFile(one))));
}
