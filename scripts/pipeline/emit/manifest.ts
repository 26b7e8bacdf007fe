import { jsonFile } from '../../../lib/json-text.ts';
import type { Origin } from './header.ts';

/** Lists what `generate` made: the only way to know a JSON file as ours. */
export const MANIFEST = '.manifest.json';

export function manifestText(origin: Origin, files: Iterable<string>): string {
  const manifest = {
    madeBy: 'banking-platform-api generate',
    from: { title: origin.title, version: origin.version },
    files: [...new Set(files)].filter((file) => file !== MANIFEST).sort(),
  };
  return jsonFile(manifest);
}

/** Files that an earlier run listed. A manifest that is absent or not readable lists none. */
export function manifestFiles(text: string | undefined): ReadonlySet<string> {
  try {
    const { files } = JSON.parse(text ?? '{}') as { files?: unknown };
    return new Set(Array.isArray(files) ? files.map(String) : []);
  } catch {
    return new Set();
  }
}
