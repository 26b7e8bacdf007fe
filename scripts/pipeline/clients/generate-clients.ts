import type { JsonObject } from '../../../lib/json.ts';
import { installedVersion } from '../../cli/installed-version.ts';
import { forGenerators } from '../bundle/publish/publish.ts';
import type { EmitResult } from '../emit/emit.ts';
import { emitLocked } from '../emit/emit-locked.ts';
import { bundleDigest, prepareInputs, type RunStep } from '../generate.ts';
import { loadOverlaid, type OverlayOptions } from '../overlay/load-overlaid.ts';
import { atAuthoredPlace } from '../read/authored.ts';
import type { LanguageName } from './languages.ts';
import { makeClient } from './make-client.ts';
import { withNeutralTexts } from './neutral-texts.ts';
import { refuseUnsafeNames } from './refuse-unsafe-names.ts';

export interface ClientsRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  /** Folder with a folder for each language, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  readonly overlays?: OverlayOptions | undefined;
  readonly languages: readonly LanguageName[];
  readonly check: boolean;
  readonly force: boolean;
  readonly signal?: AbortSignal;
}

/** Clients in other languages, and the file with their digests. */
export async function generateClients(request: ClientsRequest, step: RunStep): Promise<EmitResult> {
  const { spec, out, cwd, overlays, languages, check, force, signal } = request;
  const { description, bundle, model } = await step('bundle for clients', async () => {
    const description = await loadOverlaid(spec, cwd, overlays);
    return { description, ...(await prepareInputs(description)) };
  });
  const document = forGenerators(bundle.document, '3.1') as JsonObject;
  try {
    refuseUnsafeNames(withNeutralTexts(document, 'go'), languages);
  } catch (error) {
    throw await atAuthoredPlace(error, description);
  }
  const made = new Map<LanguageName, Record<string, string>>();
  for (const language of languages)
    made.set(language, await step(`client for ${language}`, () => makeClient(language, document, signal)));
  const generator = `@redocly/cli ${installedVersion('@redocly/cli') ?? ''}`.trim();
  const digest = bundleDigest(bundle.document);
  return emitLocked(made, { out, cwd, check, force, origin: model, generator, bundle: digest });
}
