import type { ConfigFlag } from '../../config/load-config.ts';
import type { OverlayFlags } from '../../config/overlay-options.ts';

export const OVERLAY_FORMATS = ['text', 'markdown'] as const;
/** Written out: a test compares it with the pipeline's list, which is too slow to load for the help. */
export const FAIL_ON = ['any', 'added', 'gone', 'tightened', 'loosened', 'changed'] as const;

export interface OverlayCommandOptions extends Pick<OverlayFlags, 'overlayMatches' | 'allowFiles'> {
  readonly format: (typeof OVERLAY_FORMATS)[number];
  readonly failOn?: readonly (typeof FAIL_ON)[number][];
  readonly spec?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly config?: ConfigFlag;
}
