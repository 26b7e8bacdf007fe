import { once } from 'node:events';
import { createServer } from 'node:net';
import { displayValue } from '../../lib/display-value.ts';
import { ToolError } from './errors.ts';

/** Reads a port number; 0 asks for any free one. */
export function readPort(flag: string): (text: string) => number {
  return (text) => {
    const port = Number(text);
    if (/^\d+$/.test(text) && port <= 65_535) return port;
    throw new ToolError(
      'usage',
      `Invalid port for ${flag}: ${/^[\w-]{1,6}$/.test(text) ? text : displayValue(text)}.`,
      {
        fix: 'Give a number from 0 (any free port) to 65535.',
      },
    );
  };
}

/** Reads an address to listen on. An empty one, such as that of a variable that is not set, would be all addresses. */
export function readHost(text: string): string {
  if (text.trim() !== '') return text;
  throw new ToolError('usage', 'The value of --host is empty.', {
    fix: 'Give an address of this machine, such as 127.0.0.1; 0.0.0.0 for all of them.',
  });
}

/** Runs `listen`; a port that is not available becomes a ToolError('environment') that names the port and its flag. */
export async function onPort<T>(port: number, flag: string, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
    const { code: reason, syscall } = (cause ?? error) as NodeJS.ErrnoException;
    // EACCES also occurs for files.
    if (syscall !== 'listen' || (reason !== 'EADDRINUSE' && reason !== 'EACCES')) throw error;
    const why =
      reason === 'EADDRINUSE' ? 'is already in use' : 'requires privileges that this user does not have';
    throw new ToolError('environment', `Port ${port} ${why}.`, {
      fix: `Choose another port, such as \`${flag} ${port < 65_535 ? Math.max(port + 1, 1024) : 0}\`, or any free port with \`${flag} 0\`.`,
      cause: error,
    });
  }
}

const NO_ADDRESS: ReadonlySet<string | undefined> = new Set([
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EINVAL',
  'EAFNOSUPPORT',
]);

/** The error for an address to listen on that this machine does not have; `undefined` for any other error. */
export function noSuchAddress(error: unknown, host: string): ToolError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (!NO_ADDRESS.has(code)) return undefined;
  return new ToolError(
    'usage',
    `Cannot listen on --host ${host}: this machine has no such address (${code}).`,
    {
      fix: 'Use 127.0.0.1 or another address of this machine.',
      cause: error,
    },
  );
}

/** Checks that a port is free before doing the work that needs it. */
export async function expectFree(port: number, flag: string): Promise<void> {
  const probe = createServer();
  await onPort(port, flag, async () => {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
}
