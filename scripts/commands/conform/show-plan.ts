import type { ConformanceOptions } from '../../../conformance/run/options.ts';
import type { Plan, PlannedCall } from '../../../conformance/run/plan.ts';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import type { Context } from '../../cli/command.ts';
import { connectionOf } from './connection.ts';
import { nameTarget } from './open-target.ts';
import { runOptions } from './run-options.ts';
import type { ConformSettings } from './settings.ts';

/** Prints every request that a run would send, without network and without leaving a trace. */
export async function showPlan(settings: ConformSettings, context: Context): Promise<void> {
  const target = await nameTarget(settings);
  const [{ planRun }, { requirements }, { select }, { steps: all }, { createRedactor }, { readTarget }] =
    await Promise.all([
      import('../../../conformance/run/plan.ts'),
      import('../../../conformance/catalogue/catalogue.ts'),
      import('../../../conformance/run/select.ts'),
      import('../../../conformance/scenario/steps.ts'),
      import('../../../conformance/redact/create-redactor.ts'),
      import('../../../conformance/run/safety/target.ts'),
    ]);
  // Told, so that the run can be given the same one and sends just this.
  const { seed = Math.floor(Math.random() * 2 ** 32) } = settings;
  const options = { ...runOptions(settings, target), ...(await connectionOf(settings, context)), seed };
  const { url, proxy } = readTarget(options.baseUrl, options.proxyUrl);
  const { steps } = select(options, requirements, all);
  const redactor = createRedactor();
  const plan = planRun(options, steps, redactor);
  // The plan has told it what is secret.
  const baseUrl = redactor.url(url.href);
  const connection = describeConnection(settings, proxy);
  context.result({ baseUrl, seed, ...(connection.length > 0 && { connection }), ...plan });
  context.data(planText(plan));
  context.info(`Nothing was sent. A run with --seed ${seed} sends these to ${baseUrl}`);
  for (const line of connection) context.info(`  ${line}`);
  for (const line of await whatTheGateSays(options, steps)) context.info(line);
}

/** What of a connection can be said without its secrets. The command for the token has not run: a plan leaves no trace. */
function describeConnection(
  { clientCert, clientKey, ca, tokenCommand }: ConformSettings,
  proxy: URL | undefined,
): string[] {
  return [
    clientCert !== undefined && `with the client certificate ${clientCert}`,
    clientKey !== undefined && `with the client key ${clientKey}`,
    ca !== undefined && `trusting only the authorities in ${ca}`,
    proxy !== undefined && `through the proxy ${proxy.host}`,
    tokenCommand !== undefined && 'with the header that --token-command prints, in addition to those above',
  ].filter((line) => line !== false);
}

async function whatTheGateSays(
  options: ConformanceOptions,
  steps: readonly ScenarioStep[],
): Promise<string[]> {
  const { passGate } = await import('../../../conformance/run/safety/gate.ts');
  const { readTarget } = await import('../../../conformance/run/safety/target.ts');
  try {
    passGate(readTarget(options.baseUrl, options.proxyUrl), options, steps);
    return [];
  } catch (error) {
    const { name, message, fix } = error as Error & { fix: string };
    if (name !== 'SafetyRefusal') throw error;
    return [`With these options, the run would be refused: ${message}.`, `  ${fix}`];
  }
}

/** As HTTP writes requests, with what is to be said of each before it. */
function planText({ calls, notSent }: Plan): string {
  const sent = calls.map((call, index) => {
    const body = call.body === undefined ? [] : ['', JSON.stringify(call.body, undefined, 2)];
    const headers = Object.entries(call.headers).map(([name, value]) => `${name}: ${value}`);
    const notes = notesOn(call).map((note) => `#   ${note}`);
    const title = `# ${index + 1}. ${call.purpose} (${call.id})`;
    return [title, ...notes, `${call.method} ${call.path}`, ...headers, ...body, ''].join('\n');
  });
  const left = notSent.map(({ id, operation, reason }) => `# not sent: ${operation} (${id}): ${reason}`);
  return [...sent, ...left].join('\n');
}

function notesOn({ writes, amount, onlyIf, waits, derived }: PlannedCall): string[] {
  return [
    ...(writes ? ['it writes'] : []),
    ...(amount === undefined ? [] : [`it moves ${amount}, or less where the limits are tighter`]),
    ...(onlyIf === undefined ? [] : [`only ${onlyIf}`]),
    ...(waits === undefined ? [] : [`it waits: ${waits}`]),
    ...(derived ? ['values that depend on settings are those of the examples: the deployment decides'] : []),
  ];
}
