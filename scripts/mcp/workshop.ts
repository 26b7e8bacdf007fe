import type { Report } from '../../conformance/model/report.ts';
import type { RunRequest } from './deployment.ts';

/** The way to follow and stop a piece of work. */
export interface Following {
  readonly signal: AbortSignal;
  /** Called with what goes on, for people. */
  readonly onLine: (line: string) => void;
}

/** Work on files below the folder that the server was started in, and with the client that it was started for. */
export interface Workshop {
  /**
   * @param spec the description to judge by. Default: that of the server
   * @throws ToolError for files that are elsewhere, and for what is no recording or no description
   */
  judgeRecording(
    files: readonly string[],
    spec: string | undefined,
    request: Pick<RunRequest, 'only' | 'skip'>,
    following: Following,
  ): Promise<Report>;
  /** `undefined`: the server was started without a client. */
  readonly judgeClient:
    | ((request: Pick<RunRequest, 'only' | 'skip'>, following: Following) => Promise<Report>)
    | undefined;
  /** Describes in words what changed between two versions of a description. */
  compare(base: string, revision: string | undefined, following: Following): Promise<string>;
}
