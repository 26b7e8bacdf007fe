import type { Sandbox } from './sandbox-types.ts';

/**
 * The bank as a replacement for the global `fetch`: `createClient({ fetch: toFetch(sandbox), ... })`. Rejects as fetch does: with a
 * TypeError when a fault has cut the connection, with the signal's reason when the call was aborted.
 */
export function toFetch(sandbox: Pick<Sandbox, 'fetch'>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await sandbox.fetch(request);
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('The connection was cut.');
    return response;
  };
}
