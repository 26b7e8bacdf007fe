import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { toPlace } from '../../../../scripts/pipeline/read/place.ts';
import { temporaryFolder } from '../command-line.ts';

/** Reads a description, given as text by file name; the first file is the root. */
export async function readText(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const description = await loadDescription(Object.keys(files)[0] ?? '', folder);
  const { document } = await bundleDescription(description);
  const notes = description.notes.map(({ source, pointer }) => toPlace({ source, pointer }, folder));
  return { folder, description, document, notes };
}
