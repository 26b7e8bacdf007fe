import { resolve } from 'node:path';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import { ownSpec } from '../../cli/own-spec.ts';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import { overlaysOf } from '../../config/overlay-options.ts';
import type { OverlayCommandOptions } from './options.ts';

export interface Wanted {
  /** Absolute path of the description. */
  readonly spec: string;
  readonly overlays: ReturnType<typeof overlaysOf>;
  readonly config: Config;
}

/** Finds the overlays of a subcommand, and their description: those that are given, else those of the configuration. @throws ToolError `usage` for none */
export async function readWanted(
  files: readonly string[],
  options: OverlayCommandOptions,
  context: Context,
): Promise<Wanted> {
  const { overlayMatches, allowFiles, spec, config: configFile } = options;
  const config = await loadConfig(
    { ...(spec !== undefined && { spec }), ...(configFile !== undefined && { config: configFile }) },
    context,
  );
  const given = {
    ...(files.length > 0 && { overlay: files }),
    ...(overlayMatches && { overlayMatches }),
    ...(allowFiles && { allowFiles }),
  };
  const overlays = overlaysOf(given, config, context);
  if (overlays.files.length === 0)
    throw new ToolError('usage', 'No overlay was given.', {
      fix: 'Name the files in the order in which they are applied, or list them as `overlays` in the configuration file.',
    });
  return { spec: resolve(context.cwd, spec ?? config.spec ?? ownSpec()), overlays, config };
}
