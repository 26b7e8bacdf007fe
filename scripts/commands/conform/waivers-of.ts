import type { Waiver } from '../../../conformance/model/options.ts';
import type { Context } from '../../cli/command.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

/**
 * The waivers of the file that the settings name.
 *
 * @throws ToolError('usage') for a file that cannot be read or is invalid
 */
export async function waiversOf(
  { waivers }: Pick<ConformSettings, 'waivers'>,
  { cwd }: Context,
): Promise<readonly Waiver[]> {
  if (waivers === undefined) return [];
  const [{ readWaiversFile }, { requirements }] = await Promise.all([
    import('./waivers-file.ts'),
    import('../../../conformance/catalogue/catalogue.ts'),
  ]);
  return readWaiversFile(
    waivers,
    cwd,
    requirements.map(({ id }) => id),
  );
}
