import type { ServerResponse } from 'node:http';

/**
 * Sends an answer whose body breaks off on purpose, as far as it comes, and cuts the connection. (The listener would tell the
 * console of it.)
 */
export async function sendUntilBroken(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  try {
    // The types of the older compiler have no iteration over streams.
    const reader = answer.body?.getReader();
    for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
      await sent(next.value, outgoing);
  } catch {
    // That is the fault.
  }
  outgoing.destroy();
}

/** Resolves when the bytes have left for the caller, or the caller has left. */
function sent(bytes: Uint8Array, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(bytes, () => resolve());
  });
}
