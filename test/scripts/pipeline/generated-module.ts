import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const BUILD = join(import.meta.dirname, '../../../build');

/** Writes files where the packages they import are found; gone when the test is over. Returns the folder. */
export async function writeBesideNodeModules(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(BUILD, { recursive: true });
  const folder = await mkdtemp(join(BUILD, 'generated-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** Loads a generated TypeScript module; its imports of other generated modules must be types only. */
export async function loadModule(name: string, text: string): Promise<Record<string, unknown>> {
  const folder = await writeBesideNodeModules({ [name]: text });
  return import(join(folder, name));
}
