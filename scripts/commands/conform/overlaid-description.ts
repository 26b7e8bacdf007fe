import { readFileSync } from 'node:fs';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { JsonObject } from '../../../lib/json.ts';
import type { Context } from '../../cli/command.ts';
import { throwAll } from '../../cli/errors.ts';
import { ownSpec } from '../../cli/own-spec.ts';
import { type OverlayFlags, overlaysOf } from '../../config/overlay-options.ts';

/**
 * Reads what overlays say of the deployment, beside what the source says; `undefined` if none are given.
 *
 * @throws ToolError `problem` for an overlay that says less than the source does: nothing that it states may be loosened
 */
export async function overlaidDescription(
  flags: OverlayFlags,
  context: Context,
): Promise<OverlaidDescription | undefined> {
  const overlays = overlaysOf(flags, {}, context);
  if (overlays.files.length === 0) return undefined;
  const [
    { loadOverlaid },
    { bundleDescription },
    { checkDescription },
    { loosenedErrors },
    { sha256Of },
    { mandatoryParts },
    { narrowedFields },
  ] = await Promise.all([
    import('../../pipeline/overlay/load-overlaid.ts'),
    import('../../pipeline/bundle/bundle.ts'),
    import('../../pipeline/check/check-description.ts'),
    import('../../pipeline/overlay/loosened-errors.ts'),
    import('../../../conformance/catalogue/suite.ts'),
    import('./mandatory-parts.ts'),
    import('./narrowed-fields.ts'),
  ]);
  const overlaid = await loadOverlaid(ownSpec(), context.cwd, overlays);
  await checkDescription(overlaid, { warn: context.warn });
  const [before, after] = await Promise.all(
    [await loadOverlaid(ownSpec(), context.cwd), overlaid].map(bundleDescription),
  );
  const document = after?.document as JsonObject;
  const source = before?.document as JsonObject;
  throwAll(await loosenedErrors(source, document, overlaid));
  return {
    document,
    source,
    mandatory: await mandatoryParts({ document, source }),
    narrowed: await narrowedFields({ document, source }),
    written: overlaid.tree?.written() ?? [],
    overlays: overlaid.overlays.map(({ overlay }) => ({
      title: String((overlay.document.parsed.info as JsonObject).title),
      digest: sha256Of(readFileSync(overlay.file, 'utf8')),
    })),
  };
}
