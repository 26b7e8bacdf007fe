import type { RunningSandbox, RunOptions } from '../../../server/node/run-sandbox.ts';
import { ToolError } from '../../cli/errors.ts';
import { expectFree, noSuchAddress, onPort } from '../../cli/ports.ts';
import { API_KEY } from './choose-store-and-keys.ts';

/**
 * Runs a sandbox in this process.
 *
 * @param portFlag whose port it is, for the error when it is taken
 * @throws ToolError for a port, an address or a database that is not available, and for the development key on a public address
 */
export async function startSandbox(options: RunOptions, portFlag = '--port'): Promise<RunningSandbox> {
  const { runSandbox } = await import('../../../server/node/run-sandbox.ts');
  try {
    // Before the database: a port that is taken must not leave a new file behind.
    if (options.host === '127.0.0.1') await expectFree(options.port, portFlag);
    return await onPort(options.port, portFlag, () => runSandbox(options));
  } catch (error) {
    throw explain(error, options.host) ?? noSuchAddress(error, options.host) ?? error;
  }
}

function explain(error: unknown, host: string): ToolError | undefined {
  const { name, message } = error as NodeJS.ErrnoException;
  if (name === 'DevelopmentKeyExposed') {
    return new ToolError(
      'usage',
      `The development key is public, and ${host} is reachable from other machines.`,
      {
        fix: `Generate a key with --new-key, set your own in ${API_KEY}, or remove --host.`,
        cause: error,
      },
    );
  }
  if (name === 'InvalidControlKey') {
    return new ToolError('usage', 'The control key is an API key of the database.', {
      fix: 'Choose another one, or callers of the API would control the sandbox.',
      cause: error,
    });
  }
  if (name === 'StoreOpenError') {
    const { place, fix } = error as Error & { place: string; fix: string };
    return new ToolError('environment', message, { place: { file: place }, fix, cause: error });
  }
  if (name === 'StoreUnavailable') {
    const { note } = error as Error & { note: string };
    return new ToolError('environment', `${message.replace(/ Try again.*/, '')} (${note})`, {
      fix: 'Find out which process uses the database, then start again.',
      cause: error,
    });
  }
  return undefined;
}
