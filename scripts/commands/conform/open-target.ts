import type { ConformanceOptions, GivenIds } from '../../../conformance/run/options.ts';
import type { Seed } from '../../../server/sandbox-types.ts';
import { ToolError } from '../../cli/errors.ts';
import { expectTools } from '../../cli/optional-tool.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { deploymentFlags } from './merge.ts';
import type { Settings } from './settings.ts';

/** The deployment to judge and how to get in. */
export interface Target {
  readonly options: Pick<ConformanceOptions, 'baseUrl' | 'apiKey' | 'personId' | keyof GivenIds>;
  close(): Promise<void>;
}

/**
 * Starts the sandbox where that is asked for: on a socket of this machine, as a deployment is, and on memory, so that nothing is left of it.
 *
 * @throws ToolError('usage') when it is not clear what is to be judged
 */
export async function openTarget(settings: Settings): Promise<Target> {
  if (settings.sandbox !== true) return { options: deploymentOf(settings), close: async () => {} };
  refuseDeployment(settings);
  expectTools(['pino', '@hono/node-server']);
  const running = await startSandbox({
    store: { kind: 'memory' },
    host: '127.0.0.1',
    port: 0,
    logLevel: 'error',
  });
  return {
    options: { baseUrl: running.url, ...knownOf(running.seed) },
    // Whoever is waiting for an answer has been told to stop.
    close: () => running.stop(0),
  };
}

/**
 * The same with nothing started, for a plan.
 *
 * @throws ToolError('usage') when it is not clear what is to be judged
 */
export async function nameTarget(settings: Settings): Promise<Target['options']> {
  if (settings.sandbox !== true) return deploymentOf(settings);
  refuseDeployment(settings);
  const { createSandbox } = await import('../../../server/sandbox.ts');
  const sandbox = await createSandbox();
  await sandbox.close();
  return { baseUrl: 'http://127.0.0.1', ...knownOf(sandbox.seed) };
}

function deploymentOf(settings: Settings): Target['options'] {
  const { baseUrl, apiKey, personId, programId, businessId, checkTransferId, accountId, contactId } =
    settings;
  if (baseUrl === undefined)
    throw new ToolError('usage', 'it is not said what to judge', {
      fix: 'Give the address of a deployment with --base-url, or --sandbox for the one of this package.',
    });
  if (contactId !== undefined && accountId === undefined)
    throw new ToolError('usage', '--contact-id is given without --account-id', {
      fix: 'Money is pulled from a contact of the same account: set accountId too.',
    });
  const given = { apiKey, personId, programId, businessId, checkTransferId, accountId, contactId };
  return { baseUrl, ...withoutUnset(given) };
}

function refuseDeployment(settings: Settings): void {
  const [first] = deploymentFlags(settings);
  if (first === undefined) return;
  throw new ToolError('usage', `--sandbox and ${first} cannot be given together`, {
    fix: 'The sandbox is started with records of its own, and they are known: leave one of them.',
  });
}

function knownOf({ apiKey, personId, programId, businessId, checkTransferId }: Seed) {
  return withoutUnset({ apiKey, personId, programId, businessId, checkTransferId });
}

type Known<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

function withoutUnset<Values extends object>(values: Values): Known<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Known<Values>;
}
