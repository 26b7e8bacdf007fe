import type { Handlers } from '../../generated/server.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

export type StoreErrorListener = (error: StoreUnavailable, requestId: string | undefined) => void;
type AnyHandler = (call: { readonly requestId?: string }) => unknown;

/** Returns the same handlers with a listener for failures of the database, which the caller's 503 does not explain. */
export function reportStoreErrors<Context>(
  handlers: Handlers<Context>,
  listener: StoreErrorListener,
): Handlers<Context> {
  const reporting = Object.entries(handlers).map(([id, handler]) => [
    id,
    reportOne(handler as AnyHandler, listener),
  ]);
  return Object.fromEntries(reporting) as Handlers<Context>;
}

function reportOne(handler: AnyHandler, listener: StoreErrorListener): AnyHandler {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof StoreUnavailable) listener(error, call.requestId);
      throw error;
    }
  };
}
