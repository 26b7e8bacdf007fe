import type { Handlers } from '../../generated/server.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

export type TellUnavailable = (error: StoreUnavailable, requestId: string | undefined) => void;
type AnyHandler = (call: { readonly requestId?: string }) => unknown;

/** The same handlers, and someone who is told when the database failed one of them: its caller gets 503, which explains nothing. */
export function watchHandlers<Context>(
  handlers: Handlers<Context>,
  tell: TellUnavailable,
): Handlers<Context> {
  const watched = Object.entries(handlers).map(([id, handler]) => [id, watch(handler as AnyHandler, tell)]);
  return Object.fromEntries(watched) as Handlers<Context>;
}

function watch(handler: AnyHandler, tell: TellUnavailable): AnyHandler {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof StoreUnavailable) tell(error, call.requestId);
      throw error;
    }
  };
}
