import type { ClientExit } from './client-run.ts';

type Handler = (request: Request) => Promise<Response>;

/** Where a client runs once: in a process of its own over sockets, or as a function in this one. */
export interface ClientStage {
  /** Address of the bank. */
  readonly baseUrl: string;
  /** Address of the host that redirects lead to. */
  readonly otherUrl: string;
  /** Resolves when the client has ended, or was stopped. */
  run(given: {
    /** `BANKING_BASE_URL`, `BANKING_API_KEY` and the others that the sandbox prints. */
    readonly environment: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly signal: AbortSignal | undefined;
  }): Promise<ClientExit>;
  close(): Promise<void>;
}

/** @param bank handles requests to the bank; `Response.error()` means that the connection is to be cut */
export type OpenStage = (handlers: {
  readonly bank: Handler;
  readonly other: Handler;
}) => Promise<ClientStage>;
