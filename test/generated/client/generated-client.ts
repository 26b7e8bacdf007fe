import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleDescription } from '../../../scripts/pipeline/bundle/bundle.ts';
import { makeTypes } from '../../../scripts/pipeline/make/types.ts';
import { makeValidators } from '../../../scripts/pipeline/make/validators.ts';
import { buildModel } from '../../../scripts/pipeline/model/model.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { clientRuntimeFiles } from '../../../templates/client/features.ts';
import { operationsModuleTemplate } from '../../../templates/client/operations-module.ts';
import { clientTemplate } from '../../../templates/client.ts';
import { identifiersTemplate } from '../../../templates/identifiers.ts';
import type { ApiModel } from '../../../templates/model.ts';

export const ROOT = new URL('../../../', import.meta.url).pathname;
export const BANK = 'spec/openapi.yaml';
export const FERRY = 'test/fixtures/ferry/openapi.yaml';

/** A generated client in a folder of its own, made from the description as it stands now, not from `generated/`. */
export interface GeneratedClient {
  readonly dir: string;
  readonly model: ApiModel;
  /** Bundles an entry that may import `./client.ts` and `./validators.ts`, for a browser, and imports it. */
  load(entry?: string): Promise<Record<string, unknown>>;
  /** Returns the same bundle as text. */
  bundle(entry: string, format?: 'esm' | 'iife'): Promise<string>;
  remove(): Promise<void>;
}

export async function generateClient(
  file: string,
  change: (model: ApiModel) => ApiModel = (model) => model,
): Promise<GeneratedClient> {
  const { document } = await bundleDescription(await loadDescription(file, ROOT));
  const model = change(buildModel(document));
  const dir = await mkdtemp(join(tmpdir(), 'client-test-'));
  const write = (name: string, text: string) => writeFile(join(dir, name), text);
  await write('client.ts', clientTemplate(model));
  await write('client-operations.ts', operationsModuleTemplate(model));
  await write('types.ts', makeTypes(document, model));
  await write('identifiers.ts', identifiersTemplate(model));
  for (const [name, text] of Object.entries(await makeValidators(document, model))) await write(name, text);
  for (const name of clientRuntimeFiles(model)) {
    await write(name, await readFile(join(ROOT, 'templates/runtime', name), 'utf8'));
  }
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  let count = 0;
  const bundle = async (entry: string, format: 'esm' | 'iife' = 'esm') => {
    const made = await build({
      stdin: { contents: entry, resolveDir: dir, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      format,
      platform: 'browser',
      target: 'es2024',
      logLevel: 'silent',
    });
    return made.outputFiles[0]?.text ?? '';
  };
  return {
    dir,
    model,
    bundle,
    load: async (entry = `export * from './client.ts'; export { responses } from './validators.ts';`) => {
      const name = `bundle-${++count}.mjs`;
      await write(name, await bundle(entry));
      return import(join(dir, name));
    },
    remove: () => rm(dir, { recursive: true }),
  };
}
