import type { Impact } from './change.ts';

/**
 * The version after these changes, by Semantic Versioning. Before 1.0.0 a breaking change raises the second number and any other the third.
 *
 * @returns `undefined` for a version that is not three numbers
 */
export function nextVersion(current: string, impacts: ReadonlySet<Impact>): string | undefined {
  const [, ...numbers] = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(current) ?? [];
  if (numbers.length !== 3) return undefined;
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  if (impacts.size === 0) return `${major}.${minor}.${patch}`;
  if (impacts.has('breaking')) return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (impacts.has('additive') && major > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
