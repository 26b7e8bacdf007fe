import type { ObservedResponse } from '../../judge/history.ts';

/** The reason why a difference from another response need not be the deployment's fault. */
export interface Uncertainty {
  readonly reason: string;
  /** The record that somebody may have changed; absent where the recording shows that it may have changed. */
  readonly record?: string;
  /** The program was shown otherwise afterward: what fits neither state is doubtful, what fits the later one is not. */
  readonly isBetweenTwo?: true;
}

/** The program of an account, as far as a call can know it. */
export interface KnownProgram {
  readonly id: string;
  readonly shown: ObservedResponse | undefined;
  /** No call before it has shown the program. */
  readonly isMissing: boolean;
  readonly uncertainty?: () => Uncertainty | undefined;
}
