import type { ChunkReader } from './read-bytes.ts';
import type { TransportCall } from './transport.ts';

/** A response whose body has not been read yet. */
export interface Received {
  readonly status: number;
  /** As they came: names in any case, and repeated. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  readonly body: ChunkReader | undefined;
  /** The body is as it crossed the wire. A fetch function removes the content codings that it knows. */
  readonly isEncoded: boolean;
}

/**
 * Sends a call once and resolves when the headers of its response have arrived. Rejects when none do, or when the signal is aborted. The signal ends the
 * reading of the body, too.
 */
export type Receive = (call: TransportCall, signal: AbortSignal) => Promise<Received>;
