import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { runTokenCommand } from './token-command.ts';

export const PASSPHRASE_VARIABLE = 'BANKING_CLIENT_KEY_PASSPHRASE';

type Connection = Pick<ConformanceOptions, 'tls' | 'proxyUrl' | 'getHeaders'>;

/**
 * These settings say how the deployment is reached. The files are read here, the command runs with the first call.
 *
 * @throws ToolError('usage') for a file that cannot be read
 */
export async function connectionOf(settings: ConformSettings, { cwd, env }: Context): Promise<Connection> {
  const { clientCert, clientKey, ca, proxyUrl, tokenCommand, timeout = 30_000 } = settings;
  const read = (flag: string, path: string) => readGivenFile(flag, resolve(cwd, path), cwd);
  const passphrase = env[PASSPHRASE_VARIABLE];
  const client = clientCert === undefined ? undefined : await read('--client-cert', clientCert);
  const key = clientKey === undefined ? undefined : await read('--client-key', clientKey);
  const authorities = ca === undefined ? undefined : await read('--ca', ca);
  const tls = {
    ...(authorities !== undefined && { ca: authorities.toString('latin1') }),
    ...clientOf(client, key?.toString('latin1')),
    ...(passphrase !== undefined && passphrase !== '' && { passphrase }),
  };
  return {
    ...(client !== undefined || key !== undefined || authorities !== undefined ? { tls } : {}),
    ...(proxyUrl !== undefined && { proxyUrl }),
    ...(tokenCommand !== undefined && {
      getHeaders: (signal?: AbortSignal) =>
        runTokenCommand(tokenCommand, { cwd, env, timeoutMs: timeout, signal }),
    }),
  };
}

function clientOf(client: Buffer | undefined, key: string | undefined): NonNullable<Connection['tls']> {
  if (client === undefined) return key === undefined ? {} : { key };
  const cert = client.toString('latin1');
  if (!cert.includes('-----BEGIN ')) {
    if (key === undefined) return { pfx: client };
    throw new ToolError(
      'usage',
      'The file of --client-cert is not PEM, so --client-key cannot belong to it.',
      {
        fix: 'Use PEM for both, or a PKCS#12 file, which has the key in it, without --client-key.',
      },
    );
  }
  const own = /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(cert) ? cert : undefined;
  const used = key ?? own;
  return { cert, ...(used !== undefined && { key: used }) };
}

async function readGivenFile(flag: string, path: string, cwd: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ToolError(
      'usage',
      `Cannot read the file of ${flag}: ${displayPath(path, cwd)}: ${systemReason(error)}.`,
      {
        fix: code === 'ENOENT' ? 'Correct the path.' : 'Make it readable for this user.',
      },
    );
  }
}
