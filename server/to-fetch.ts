import type { Sandbox } from './sandbox-types.ts';

/**
 * The bank in place of the global `fetch`: `createClient({ fetch: toFetch(sandbox), ... })`. Rejects as fetch does: a TypeError for a
 * connection that a fault has cut, the signal's reason for a call that was aborted.
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
