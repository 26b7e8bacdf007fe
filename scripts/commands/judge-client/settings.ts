import type { ClientEvidence } from '../../../conformance/model/requirement.ts';
import type { Reporter } from '../../../conformance/report/reporters.ts';

/** What the flags say. */
export interface JudgeClientSettings {
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly evidence?: ClientEvidence;
  /** Of one run. */
  readonly timeoutMs: number;
  readonly jobs?: number;
  /** Absolute path. */
  readonly waivers?: string;
  /** Absolute path. */
  readonly reportDir: string;
  readonly reporters: readonly Reporter[];
}
