import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const VERSIONS = join(import.meta.dirname, '../fixtures/versions');

/** Root files of the kept versions of this description, the oldest first: folders are named by day, and hour where there are several. */
export function keptVersions(): string[] {
  return readdirSync(VERSIONS)
    .sort()
    .map((name) => join(VERSIONS, name, 'openapi.yaml'));
}
