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
}
