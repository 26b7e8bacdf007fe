import type { JsonObject } from '../../../lib/json.ts';
import { ToolError } from '../../cli/errors.ts';
import { authoredPlace } from '../read/authored.ts';
import type { Description } from '../read/load.ts';
import { findLoosened } from './find-loosened.ts';

/**
 * An error for each place of which an overlaid description says less than the one that it was made of.
 *
 * @param before the bundle without overlays
 * @param after the bundle with them
 * @param overlaid the description that `after` is the bundle of
 */
export function loosenedErrors(
  before: JsonObject,
  after: JsonObject,
  overlaid: Description,
): Promise<ToolError[]> {
  return Promise.all(
    findLoosened(before, after).map(async ({ pointer, why }) => {
      const place = await authoredPlace(overlaid, pointer);
      return new ToolError('problem', `An overlay loosens what the source states: \`${pointer}\` ${why}.`, {
        ...(place !== undefined && { place }),
        fix: 'Remove the action. A deployment that does otherwise contradicts the source, which is a violation.',
      });
    }),
  );
}
