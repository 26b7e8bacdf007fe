import { resolve } from 'node:path';
import { lockFileOf, staleSets } from '../../pipeline/emit/emit-locked.ts';
import { readManifestIn } from '../../pipeline/emit/manifest.ts';

/** A lock file of clients or collections that was made from another state of the description. */
export interface Behind {
  /** Its name in the output folder. */
  readonly file: string;
  /** The lock's entries: languages, or formats; none if it cannot be read. */
  readonly sets: readonly string[];
  /** The message to the user. */
  readonly line: string;
}

/** A run, with what else it makes. */
export interface LockedRun {
  readonly out: string;
  readonly cwd: string;
  readonly languages: readonly string[];
  readonly formats: readonly string[];
}

/**
 * The lock files that a run leaves behind, since it makes neither clients nor collections.
 *
 * @param bundle digest of the bundled document; that of the last run, where absent
 */
export async function findBehind(
  { out, cwd, languages, formats }: LockedRun,
  bundle = readManifestIn(resolve(cwd, out))?.receipt?.bundle,
): Promise<readonly Behind[]> {
  if (bundle === undefined) return [];
  const others = [
    ...(languages.length === 0 ? ['clients'] : []),
    ...(formats.length === 0 ? ['collections'] : []),
  ];
  const found = others.map(async (kind): Promise<Behind[]> => {
    const sets = await staleSets(resolve(cwd, out, kind), bundle);
    if (sets === undefined) return [];
    const file = lockFileOf(kind);
    const fix = `Run \`banking-platform-api generate --${kind} ${sets.join(',') || '...'}\` with the same options.`;
    const fault = 'was made from another state of the description, or merged from two';
    return [{ file, sets, line: `${out}/${file} ${fault}. ${fix}` }];
  });
  return (await Promise.all(found)).flat();
}
