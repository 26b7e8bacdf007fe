import { resolve } from 'node:path';
import type { Context, OptionSpec } from '../cli/command.ts';
import { oneOf } from '../cli/one-of.ts';
import type { Matches } from '../pipeline/overlay/read-overlay.ts';
import type { Config } from './config.ts';

const MATCHES: readonly Matches[] = ['one', 'some', 'any'];

export const readMatches = oneOf('--overlay-matches', MATCHES);

export const MATCHES_DESCRIPTION =
  'how many places an action of an overlay has to match: exactly one, at least one, or any number (default: one)';

/** An option of every command that reads a description. */
export const ALLOW_FILES: OptionSpec = {
  flags: '--allow-files <dir>',
  description:
    'let references in the description read this folder, too, beside its repository (the nearest folder above it with .git) or its own folder',
  repeat: true,
};

/** The options of every command that applies overlays to the description; commands that judge have settings of the same names. */
export const OVERLAY_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--overlay <file>',
    description: 'apply an OpenAPI Overlay to the description first; several are applied in their order',
    repeat: true,
  },
  {
    flags: '--overlay-matches <one|some|any>',
    description: MATCHES_DESCRIPTION,
    parse: readMatches,
  },
  ALLOW_FILES,
];

/** The values of these options. */
export interface OverlayFlags {
  readonly overlay?: readonly string[];
  readonly overlayMatches?: Matches;
  readonly allowFiles?: readonly string[];
}

/** Lists the overlays that are applied, as absolute paths: those of the flags, else those of the configuration. */
export function overlaysOf(
  { overlay, overlayMatches, allowFiles }: OverlayFlags,
  config: Pick<Config, 'overlays' | 'overlayMatches'>,
  { cwd }: Pick<Context, 'cwd'>,
): { readonly files: readonly string[]; readonly matches: Matches; readonly allowFiles?: readonly string[] } {
  const files = (overlay ?? config.overlays ?? []).map((file) => resolve(cwd, file));
  return {
    files,
    matches: overlayMatches ?? config.overlayMatches ?? 'one',
    ...(allowFiles !== undefined && { allowFiles: allowFiles.map((folder) => resolve(cwd, folder)) }),
  };
}
