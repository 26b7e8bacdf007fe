import type { TlsOptions } from '../../../conformance/model/tls-options.ts';
import type { Judging } from '../../../conformance/proxy/start-judging.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import { noSuchAddress, onPort } from '../../cli/ports.ts';
import type { Settings } from '../settings/settings-for.ts';

export type ProxySettings = Settings<'proxy'>;

/** The time that calls in progress may take after Ctrl-C. */
const STOP_MS = 10_000;

export interface PassedCalls {
  readonly target: URL;
  readonly tls: TlsOptions | undefined;
  readonly judging: Judging;
  /** The connections of which some calls cannot be read. */
  readonly unread: { connections: number };
  /** The words that say what becomes of calls that are passed on: `checked. Press Ctrl-C for the verdict.` */
  readonly does: string;
  /** Called when it listens. */
  readonly appear?: () => Promise<void>;
}

/** Passes calls on until it is stopped. */
export async function passCalls(
  settings: ProxySettings,
  { target, tls, judging, unread, appear, does }: PassedCalls,
  context: Context,
): Promise<void> {
  const { port, host, allowHost, keepHost = false } = settings;
  const { startProxy } = await import('../../../conformance/proxy/start-proxy.ts');
  const proxy = await listening(settings, () =>
    startProxy({
      target,
      host,
      port,
      keepHost,
      ...(allowHost !== undefined && { allowedHosts: allowHost }),
      ...(tls !== undefined && { tls }),
      onCall: judging.take,
      onProblem: (why) => {
        unread.connections += 1;
        if (unread.connections === 1) context.warn(sentence(`some traffic cannot be checked: ${why}`));
      },
    }),
  );
  await appear?.().catch(async (error) => {
    await proxy.stop(0);
    throw error;
  });
  context.print(proxy.url);
  context.info(`Calls are passed on to ${target.origin} and ${does}`);
  await stopped(context.signal, settings.for);
  if (!proxy.isIdle) context.info('Waiting for calls under way. Press Ctrl-C again to stop immediately.');
  await proxy.stop(STOP_MS);
}

export function unreadWords({ connections }: PassedCalls['unread']): string[] {
  return connections > 0 ? [`of ${connections} connections, some calls could not be read`] : [];
}

/** @throws ToolError for a port or an address that is not available, and for a target that is the proxy itself */
async function listening<T>({ target, host, port }: ProxySettings, listen: () => Promise<T>): Promise<T> {
  const { reaches } = await import('../../../conformance/proxy/reaches-this-machine.ts');
  const its = Number(target?.port) || (target?.protocol === 'https:' ? 443 : 80);
  if (target !== undefined && port === its && reaches(target.hostname, host))
    throw new ToolError(
      'usage',
      `The value of --target is this proxy: it listens on ${host}, port ${port}.`,
      {
        fix: 'Give the address of the deployment with --target, or another port with --port.',
      },
    );
  try {
    return await onPort(port, '--port', listen);
  } catch (error) {
    throw noSuchAddress(error, host) ?? error;
  }
}

function stopped(signal: AbortSignal, milliseconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}

export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
