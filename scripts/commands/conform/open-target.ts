import type { ConformanceOptions, GivenIds } from '../../../conformance/model/options.ts';
import type { Seed } from '../../../server/sandbox-types.ts';
import { ToolError } from '../../cli/errors.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { deploymentFlags } from '../settings/merge-sources.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

/** The deployment to check, with its credentials and known ids. */
export interface OpenTarget {
  readonly options: Pick<ConformanceOptions, 'baseUrl' | 'apiKey' | 'personId' | keyof GivenIds>;
  close(): Promise<void>;
}

/**
 * Starts the sandbox where that is asked for: on a socket of this machine, as a deployment is, and on memory, so that nothing is left of it.
 *
 * @throws ToolError('usage') when the settings name no target, or two
 */
export async function openTarget(settings: ConformSettings): Promise<OpenTarget> {
  if (settings.sandbox !== true) return { options: deploymentOf(settings), close: async () => {} };
  refuseDeployment(settings);
  const running = await startSandbox({
    store: { kind: 'memory' },
    host: '127.0.0.1',
    port: 0,
    logLevel: 'error',
  });
  return {
    options: { baseUrl: running.url, ...knownOf(running.seed) },
    // No call is in flight any more, so there is nothing to wait for.
    close: () => running.stop(0),
  };
}

/**
 * Opens the same target without starting anything, for a plan.
 *
 * @throws ToolError('usage') when the settings name no target, or two
 */
export async function nameTarget(settings: ConformSettings): Promise<OpenTarget['options']> {
  if (settings.sandbox !== true) return deploymentOf(settings);
  refuseDeployment(settings);
  const { createSandbox } = await import('../../../server/sandbox.ts');
  const sandbox = await createSandbox();
  await sandbox.close();
  return { baseUrl: 'http://127.0.0.1', ...knownOf(sandbox.seed) };
}

/** The settings as the suite takes them. What is not given is left to its defaults. */
export function runOptions(settings: ConformSettings, target: OpenTarget['options']): ConformanceOptions {
  const { only, skip, evidence, profile, readOnly, allowWrites, allowMoney, confirmHost } = settings;
  const { maxAmount, thorough, maxCalls, timeout: timeoutMs, rate, seed, header: headers } = settings;
  const given = {
    ...{ only, skip, evidence, profile, readOnly, allowWrites, allowMoney, confirmHost },
    ...{ maxAmount, thorough, maxCalls, timeoutMs, rate, seed, headers },
  };
  return { ...target, ...withoutUnset(given) };
}

function deploymentOf(settings: ConformSettings): OpenTarget['options'] {
  const { baseUrl, apiKey, personId, programId, businessId, checkTransferId, accountId, contactId } =
    settings;
  if (baseUrl === undefined)
    throw new ToolError('usage', 'No deployment to check was given.', {
      fix: 'Give the URL of a deployment with --base-url, or use --sandbox to check the sandbox of this package.',
    });
  if (contactId !== undefined && accountId === undefined)
    throw new ToolError('usage', '--contact-id requires --account-id.', {
      fix: 'Money is pulled from a contact of that account; give its id with --account-id.',
    });
  const given = { apiKey, personId, programId, businessId, checkTransferId, accountId, contactId };
  return { baseUrl, ...withoutUnset(given) };
}

function refuseDeployment(settings: ConformSettings): void {
  const [first] = deploymentFlags(settings);
  if (first === undefined) return;
  throw new ToolError('usage', `--sandbox and ${first} cannot be used together.`, {
    fix: 'Remove one of them; the sandbox starts with its own known records.',
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
