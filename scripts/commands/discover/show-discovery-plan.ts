import type { DiscoveryOptions } from '../../../conformance/discover/run-discovery.ts';
import type { Context } from '../../cli/command.ts';

/** Prints what a discovery would probe, without network. Which calls that takes depends on the responses. */
export async function showDiscoveryPlan(options: DiscoveryOptions, context: Context): Promise<void> {
  const [{ planDiscovery }, { passGate }, { readTarget }] = await Promise.all([
    import('../../../conformance/discover/plan-discovery.ts'),
    import('../../../conformance/run/safety/gate.ts'),
    import('../../../conformance/run/safety/target.ts'),
  ]);
  const plan = planDiscovery(options);
  context.result(plan);
  context.data(
    [
      ...plan.operations.map(({ operation, method, path, writes }) => {
        const effect = writes ? 'it writes' : 'it only reads';
        return `${method} ${path}  ${operation}, complete and with changes: ${effect}`;
      }),
      '',
      ...plan.probes.map(({ entry, what }) => `${entry}: ${what}`),
    ].join('\n'),
  );
  context.info(
    `Nothing was sent. How many calls this takes depends on the responses; at most ${plan.maxCalls}.`,
  );
  try {
    passGate(readTarget(options.baseUrl, options.proxyUrl), options, plan.operations);
  } catch (error) {
    const { name, message, fix } = error as Error & { fix: string };
    if (name !== 'SafetyRefusal') throw error;
    context.info(`With these options, the run would be refused: ${message}.`);
    context.info(`  ${fix}`);
  }
}
