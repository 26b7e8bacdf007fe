import { resolve } from 'node:path';
import { packageInfo } from '../../cli/package-info.ts';
import { withSamples } from '../docs/with-samples.ts';
import type { EmitResult } from '../emit/emit.ts';
import { emitLocked } from '../emit/emit-locked.ts';
import { bundleDigest, prepareInputs, type RunStep } from '../generate.ts';
import { loadOverlaid, type OverlayOptions } from '../overlay/load-overlaid.ts';
import { type CollectionFormat, collectionTexts } from './collection-formats.ts';
import { type CollectionInput, collectionModel } from './collection-model.ts';
import { readWorkflowValues } from './read-workflow-values.ts';

export interface CollectionsRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  /** Folder with a folder for each format, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  readonly overlays?: OverlayOptions | undefined;
  readonly formats: readonly CollectionFormat[];
  /** The server on this machine that the collections are run against at first. */
  readonly local: CollectionInput['local'];
  readonly warn?: ((line: string) => void) | undefined;
  readonly check: boolean;
  readonly force: boolean;
}

/** Collections for tools that send requests, and the file with their digests. */
export async function generateCollections(request: CollectionsRequest, step: RunStep): Promise<EmitResult> {
  const { spec, out, cwd, overlays, formats, local, check, force } = request;
  const { bundle, document, model } = await step('bundle for collections', () =>
    loadOverlaid(spec, cwd, overlays).then((description) => prepareInputs(description)),
  );
  const workflow = await readWorkflowValues(resolve(cwd, spec));
  const sampled = withSamples(document, model, request.warn);
  const collection = collectionModel({ document, model: sampled, workflow, local });
  const made = new Map(formats.map((format) => [format, collectionTexts(format, collection)]));
  const { name, version } = packageInfo();
  const from = { generator: `${name} ${version}`, bundle: bundleDigest(bundle.document) };
  return emitLocked(made, { out, cwd, check, force, origin: model, ...from });
}
