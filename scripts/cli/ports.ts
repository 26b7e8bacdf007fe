import { once } from 'node:events';
import { createServer } from 'node:net';
import { ToolError } from './errors.ts';

/** Reads a port number; 0 asks for any free one. */
export function readPort(flag: string): (text: string) => number {
  return (text) => {
    const port = Number(text);
    if (/^\d+$/.test(text) && port <= 65_535) return port;
    throw new ToolError('usage', `${flag} cannot be ${text}`, {
      fix: 'Give a number from 0 (any free port) to 65535.',
    });
  };
}

/** Turns the system's word on a port that cannot be had into an error that names the port and the flag. */
export async function onPort<T>(port: number, flag: string, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
    const { code: reason, syscall } = (cause ?? error) as NodeJS.ErrnoException;
    // A file that may not be written is EACCES too.
    if (syscall !== 'listen' || (reason !== 'EADDRINUSE' && reason !== 'EACCES')) throw error;
    const why = reason === 'EADDRINUSE' ? 'is taken' : 'may not be opened by this user';
    throw new ToolError('environment', `port ${port} ${why}`, {
      fix: `Give another one with \`${flag}\`, for instance \`${flag} ${port < 65_535 ? Math.max(port + 1, 1024) : 0}\`, or any free one with \`${flag} 0\`.`,
      cause: error,
    });
  }
}

/** Finds out early whether a port can be had, before work is done that would need it. */
export async function expectFree(port: number, flag: string): Promise<void> {
  const probe = createServer();
  await onPort(port, flag, async () => {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
}
