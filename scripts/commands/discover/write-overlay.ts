import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { DiscoveredOverlay } from '../../../conformance/discover/overlay.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { ToolError } from '../../cli/errors.ts';

/**
 * Writes the overlay as YAML, or leaves the file as it was.
 *
 * @throws ToolError('environment')
 */
export async function writeOverlay(file: string, overlay: DiscoveredOverlay): Promise<void> {
  const text = stringify(overlay, { aliasDuplicateObjects: false, lineWidth: 120 });
  try {
    createFolder(dirname(file));
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ToolError('environment', `The overlay cannot be written (${code}).`, {
      fix: 'Use --out with a folder that can be written to.',
      cause: error,
    });
  }
}
