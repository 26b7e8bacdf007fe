import type { ServerResponse } from 'node:http';

/**
 * Sends an answer whose body breaks off on purpose, as far as it comes, and cuts the connection. (The listener would tell the
 * console of it.)
 */
export async function sendUntilBroken(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  try {
    // The older compiler does not know that streams can be iterated over.
    for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>)
      await sent(bytes, outgoing);
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
