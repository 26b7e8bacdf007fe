import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OpenStream } from '../../../conformance/stream/connect-stream.ts';
import type { StreamAddress } from '../../../conformance/stream/stream-address.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import { passwordIn } from '../../cli/hide-secrets.ts';
import { expectTools } from '../../cli/optional-tool.ts';

/**
 * Reads the address of a stream, with the credentials of the environment.
 *
 * @throws ToolError('environment') where the client of NATS is not installed, ConfigurationError
 */
export async function streamAddressOf(text: string, { cwd, env, warn }: Context): Promise<StreamAddress> {
  expectTools(['@nats-io/transport-node', '@nats-io/jetstream']);
  if (passwordIn(text).length > 0)
    warn('the password in the address is visible to other users of this machine; set NATS_PASSWORD instead');
  const { readStreamAddress } = await import('../../../conformance/stream/stream-address.ts');
  return readStreamAddress(text, env, (path) => readFileSync(resolve(cwd, path), 'utf8'));
}

/**
 * @param isReader a stream that is not there is an error, and is not created
 * @throws ToolError, ConfigurationError, StreamUnavailable
 */
export async function openStreamOf(text: string, context: Context, isReader = false): Promise<OpenStream> {
  const address = await streamAddressOf(text, context);
  const { connectStream } = await import('../../../conformance/stream/connect-stream.ts');
  return connectStream(address, isReader);
}

/** @throws ToolError, ConfigurationError */
export async function workerGroup(group: string | undefined): Promise<string> {
  if (group === undefined)
    throw new ToolError('usage', 'The group of workers is not given.', {
      fix: 'Name it with --group: all workers that share the calls have the same.',
    });
  const { expectName } = await import('../../../conformance/stream/stream-address.ts');
  expectName(group, 'the name of a group');
  return group;
}
