import type { ConformanceOptions } from '../../conformance/model/options.ts';
import type { Report } from '../../conformance/model/report.ts';

/** A caller may ask this of a run. It can only narrow what the flags permit. */
export interface RunRequest {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly readOnly?: boolean;
  readonly seed?: number;
}

/** A deployment that the server was started for. */
export interface Deployment {
  /** The flags permit this. Holds credentials. */
  readonly permitted: ConformanceOptions;
  /** The flags that permit something, as they were given: `--allow-writes`. For people. */
  readonly flags: readonly string[];
  /** Judges the deployment, keeps the journal and writes the reports. Stops at the next call when the signal is aborted. */
  judge(
    request: RunRequest,
    run: { readonly signal: AbortSignal; readonly onLine: (line: string) => void },
  ): Promise<Report>;
}
