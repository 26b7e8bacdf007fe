import type { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/** Of a connection that the other side has closed or aborted. */
const GONE: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/**
 * Lets a socket be read to its end although writing to it has failed. A server that refuses a large body responds, and closes while the client
 * is still sending: the system then fails the next write, but still holds the response. Node would destroy the socket and the response with it.
 *
 * @param onGone called when bytes could not be written because the other side is gone; its end or error follows what it has sent
 */
export function keepReading(socket: Socket, onGone: () => void): void {
  const write = socket._write;
  const writev = socket._writev;
  let known: Written | undefined;
  let tolerant: Written = () => {};
  // A stream gives the same callback to each of its writes, so nothing is allocated for them.
  function tolerantOf(callback: Written): Written {
    if (callback === known) return tolerant;
    known = callback;
    tolerant = (error) => {
      if (error == null || !GONE.has((error as NodeJS.ErrnoException).code)) return callback(error);
      onGone();
      callback();
    };
    return tolerant;
  }
  socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, tolerantOf(callback));
  if (writev !== undefined)
    socket._writev = (chunks, callback) => writev.call(socket, chunks, tolerantOf(callback));
}
