import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestsBelow } from '../read/digests.ts';
import { type EmitResult, isOfGenerate, leftOver } from './emit.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { type Made, receiptOf } from './receipt.ts';

/**
 * Returns what `emit` would find in a folder if the digests say that nothing changed since `generate` made it: neither the description nor this tool
 * nor its options nor any file. `undefined` when they do not, for whatever reason.
 */
export async function findUnchanged(
  outDir: string,
  request: Pick<
    Made,
    'spec' | 'rows' | 'importExtension' | 'hooks' | 'strict' | 'names' | 'int64' | 'pages' | 'overlays'
  >,
): Promise<EmitResult | undefined> {
  const manifest = readManifest(await readFile(join(outDir, MANIFEST), 'utf8').catch(() => undefined));
  if (manifest?.receipt === undefined) return undefined;
  const { from, receipt } = manifest;
  const files = [...manifest.files].filter(([, file]) => isOfGenerate(file)).map(([path]) => path);
  const found = receiptOf({
    ...request,
    origin: from,
    inputs: digestsBelow(dirname(request.spec), receipt.inputs),
    outputs: digestsBelow(outDir, files),
  });
  if (found?.digest !== receipt.digest) return undefined;
  const { removable, kept } = await leftOver(outDir, new Set([...files, MANIFEST]), manifest.files);
  if (removable.length + kept.length > 0) return undefined;
  return { missing: [], stale: [], orphaned: [], kept: [], unchanged: [...files, MANIFEST].sort() };
}
