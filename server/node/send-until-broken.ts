import type { ServerResponse } from 'node:http';

/**
 * Sends a response whose body ends early because of a fault, and cuts the connection. (The listener would log the error to the console.)
 */
export async function sendUntilBroken(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    // The types of the older compiler have no iteration over streams.
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
      await sent(next.value, outgoing);
  } catch {
    // Intended by the fault.
  }
  outgoing.destroy();
}

/** Resolves when the bytes were sent, or the client has disconnected. */
function sent(bytes: Uint8Array, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(bytes, () => resolve());
  });
}
