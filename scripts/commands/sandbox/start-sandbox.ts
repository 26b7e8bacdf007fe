import type { RunningSandbox, RunOptions } from '../../../server/node/run-sandbox.ts';
import { ToolError } from '../../cli/errors.ts';
import { expectFree, onPort } from '../../cli/ports.ts';
import { API_KEY } from './settings.ts';

/**
 * Runs a sandbox in this process.
 *
 * @param portFlag whose port it is, for the error when it is taken
 * @throws ToolError for a port, an address or a database that cannot be had, and for an address where the development key is no secret
 */
export async function startSandbox(options: RunOptions, portFlag = '--port'): Promise<RunningSandbox> {
  const { runSandbox } = await import('../../../server/node/run-sandbox.ts');
  try {
    // Before the database: a port that is taken must not leave a new file behind.
    if (options.host === '127.0.0.1') await expectFree(options.port, portFlag);
    return await onPort(options.port, portFlag, () => runSandbox(options));
  } catch (error) {
    throw explain(error, options.host) ?? error;
  }
}

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);

function explain(error: unknown, host: string): ToolError | undefined {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'DevelopmentKeyExposed') {
    return new ToolError(
      'usage',
      `everybody knows the development key, and ${host} can be reached by others`,
      {
        fix: `Have a key made with --new-key, give your own in the variable ${API_KEY}, or leave --host.`,
        cause: error,
      },
    );
  }
  if (NO_ADDRESS.has(code ?? '')) {
    return new ToolError('usage', `--host cannot be ${host}: this machine has no such address (${code})`, {
      fix: 'Give 127.0.0.1, or an address of this machine.',
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
      fix: 'See who else uses it, and start again.',
      cause: error,
    });
  }
  return undefined;
}
