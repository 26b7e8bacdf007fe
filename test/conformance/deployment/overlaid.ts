import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Context } from '../../../scripts/cli/command.ts';
import { overlaidDescription } from '../../../scripts/commands/conform/overlaid-description.ts';
import { overlayOf, useFolder } from '../../scripts/pipeline/overlay/overlay-files.ts';

/** Returns the description with an overlay of these actions, for the tests of a file. */
export function useOverlay(): (...actions: object[]) => Promise<OverlaidDescription> {
  const folder = useFolder();
  return async (...actions) => {
    folder.write({ 'overlay.yaml': overlayOf(actions) });
    const context = { cwd: folder.path, warn: () => {}, info: () => {} } as unknown as Context;
    const made = await overlaidDescription({ overlay: ['overlay.yaml'] }, context);
    if (made === undefined) throw new Error('no overlay was given');
    return made;
  };
}
