import { join } from 'node:path';
import { buildDocs } from '../../../../scripts/pipeline/docs/docs.ts';
import { makeDownloads } from '../../../../scripts/pipeline/docs/downloads.ts';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import type { Inputs } from '../../../../scripts/pipeline/make/outputs.ts';

export const ROOT = join(import.meta.dirname, '../../../..');

/** The descriptions that everything here must work for: the bank's, and one that is nothing like it. */
export const DESCRIPTIONS: Readonly<Record<'bank' | 'ferry', string>> = {
  bank: 'spec/openapi.yaml',
  ferry: 'test/fixtures/ferry/openapi.yaml',
};

/** The package from which readers of each page have the client. */
export const ORIGINS = { bank: 'package', ferry: 'generated' } as const;

export type DescriptionName = keyof typeof DESCRIPTIONS;
export const NAMES = Object.keys(DESCRIPTIONS) as DescriptionName[];

export function inputsOf(name: DescriptionName): Promise<Inputs> {
  return prepare(DESCRIPTIONS[name], ROOT);
}

export interface BuiltDocs {
  readonly html: string;
  readonly inputs: Inputs;
  readonly downloads: Readonly<Record<string, string>>;
}

export async function docsOf(name: DescriptionName, options: { console?: boolean } = {}): Promise<BuiltDocs> {
  const inputs = await inputsOf(name);
  const downloads = await makeDownloads(inputs);
  const { bundle, model, evidence } = inputs;
  return {
    html: await buildDocs({
      document: bundle.document,
      model,
      evidence,
      origin: ORIGINS[name],
      downloads,
      ...options,
    }),
    inputs,
    downloads,
  };
}
