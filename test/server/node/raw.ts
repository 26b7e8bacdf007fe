import { connect, type Socket } from 'node:net';

/** A connection on which anything may be said. */
export interface Raw {
  readonly socket: Socket;
  say(text: string | Uint8Array): void;
  /** All that came so far. */
  heard(): string;
  /** Resolves with all that came once `wanted` is in it; rejects when the connection ends without. */
  hear(wanted: string | RegExp): Promise<string>;
  /** Resolves with all that came when the other side has closed or cut the connection. */
  ended: Promise<string>;
}

export function openRaw(port: number): Raw {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => {
    text += more;
  });
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(text));
  });
  const hear = (wanted: string | RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (typeof wanted === 'string' ? !text.includes(wanted) : !wanted.test(text)) return;
        socket.off('data', look);
        resolve(text);
      };
      socket.on('data', look);
      void ended.then((all) => reject(new Error(`ended without ${wanted}: ${all.slice(0, 2000)}`)));
      look();
    });
  return { socket, say: (more) => void socket.write(more), heard: () => text, hear, ended };
}

/** Says it all and hears all until the other side closes. */
export function exchange(port: number, text: string): Promise<string> {
  const raw = openRaw(port);
  raw.say(text);
  return raw.ended;
}

/** The head and the problem of a raw answer. */
export function readProblem(answer: string): { head: string; problem: Record<string, unknown> } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, problem: JSON.parse(body) as Record<string, unknown> };
}
