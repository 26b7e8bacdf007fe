import type { Json } from '../../lib/json.ts';
import type { Outcome } from '../model/exchange.ts';

/** Sends one call and reads its response strictly. Never follows a redirect, never sends anything twice, never throws. */
export interface Transport {
  send(call: TransportCall, signal?: AbortSignal): Promise<Outcome>;
}

export interface TransportCall {
  readonly method: string;
  /** The full URL: `https://bank.example/prefix/v1/card`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** A body that is not JSON, in place of `body`. */
  readonly text?: string | undefined;
}

/** The bytes of a call's body; `undefined`: it has none. */
export function bytesOfCall({ body, text }: TransportCall): Buffer<ArrayBuffer> | undefined {
  if (text !== undefined) return Buffer.from(text);
  return body === undefined ? undefined : Buffer.from(JSON.stringify(body));
}
