import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import type { JsonObject } from '../../lib/json.ts';

/** A tool as data: `serve.ts` registers it, checks its arguments and reports its errors. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Every word costs each of the client's requests: see the limit in the tests. */
  readonly description: string;
  /** JSON Schemas; the first one takes no unknown arguments. */
  readonly inputSchema: JsonObject;
  readonly outputSchema?: JsonObject;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /**
   * @param args what the schema accepts, for which each tool has a type of its own
   * @throws ToolCallFailure
   */
  run(args: object, call: ToolCall): Promise<CallToolResult | InputRequiredResult>;
}

/** One call of a tool. */
export interface ToolCall {
  /** Aborted when the client cancels the call, or the connection ends. */
  readonly signal: AbortSignal;
  /** True if the client can ask its user. */
  readonly canAsk: boolean;
  /** The user's response to the question of an earlier round, by its name; `state` is what that round returned. */
  readonly answers: Readonly<Record<string, unknown>> | undefined;
  readonly state: unknown;
  /** Does nothing where the client has not asked for progress. */
  progress(message: string): void;
}

/** An error that the caller can fix: what is wrong, and how to fix it. */
export class ToolCallFailure extends Error {
  override readonly name = 'ToolCallFailure';
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
