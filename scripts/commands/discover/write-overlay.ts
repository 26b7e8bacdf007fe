import { statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MendingOverlay } from '../../../conformance/discover/mending-overlay.ts';
import type { DiscoveredOverlay } from '../../../conformance/discover/overlay.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { ToolError } from '../../cli/errors.ts';
import { yamlText } from '../../cli/yaml-text.ts';

/**
 * Checks that the overlay can be written, before any request is sent.
 *
 * @param shown the file's path as displayed to the user
 * @throws ToolError('environment')
 */
export async function expectWritableOverlay(file: string, shown: string): Promise<void> {
  await orNotWritable(shown, 'Nothing was sent.', async () => {
    createFolder(dirname(file));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    await writeFile(partOf(file), '');
    await rm(partOf(file));
  });
}

/**
 * Writes the overlay as YAML, or leaves the file as it was.
 *
 * @param shown the file's path as displayed to the user
 * @throws ToolError('environment')
 */
export async function writeOverlay(
  file: string,
  shown: string,
  overlay: DiscoveredOverlay | MendingOverlay,
): Promise<void> {
  const text = yamlText(overlay, { lineWidth: 120 });
  await orNotWritable(shown, '', async () => {
    createFolder(dirname(file));
    await writeFile(partOf(file), text);
    await rename(partOf(file), file);
  });
}

const partOf = (file: string): string => `${file}.new`;

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'what should be its folder is a file',
  ENOTDIR: 'what should be its folder is a file',
};

async function orNotWritable(shown: string, consequence: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw new ToolError(
      'environment',
      `Cannot write the overlay to ${shown}: ${systemReason(error, REASONS)}.`,
      {
        fix: `Name a file in a writable folder with --out. ${consequence}`.trim(),
        cause: error,
      },
    );
  }
}
