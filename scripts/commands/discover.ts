import { dirname, join, resolve } from 'node:path';
import type { Discovery, DiscoveryOptions } from '../../conformance/discover/run-discovery.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { hideInError } from '../cli/hide-secrets.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';
import { mergeSettings, secretValues, settingsOfEnvironment } from './settings/merge-sources.ts';
import type { ConformSettings, Settings } from './settings/settings-for.ts';
import { KEY_VARIABLE } from './settings/table.ts';

const command: Command = {
  name: 'discover',
  guide: 'docs/discover.md',
  summary: 'find out what a deployment does where the source is silent, as an overlay of the description',
  description:
    'Takes a request that works, changes one thing at a time, and writes what happens as an OpenAPI Overlay 1.1: required fields and headers, statuses and ' +
    'bodies of errors, accepted values, validation rules and more. Creates many records, so use a test deployment. Needs the permissions of `conform`. Exit codes: ' +
    '0 done, 1 done, but the deployment also violates what the description states, 2 wrong usage, 3 stopped before the last probe, 4 refused by the safety gate, ' +
    '6 environment error.',
  options: optionsOf('discover'),
  examples: [
    { line: 'discover --sandbox --out overlay.yaml', does: 'find out what the sandbox of this package does' },
    {
      line: 'discover --base-url https://test.bank.example --allow-writes --allow-money --confirm-host test.bank.example --rate 5 --plan',
      does: 'print what would be probed on another host',
    },
    {
      line: 'discover --base-url https://bank.example --program-id ID --read-only',
      does: 'send only GET requests',
    },
  ],
  goesOnUnread: true,
  async run(options, _args, context) {
    const flags = settingsOfFlags('discover', options, context.cwd);
    const environment = settingsOfEnvironment(context.env);
    const settings = mergeSettings({ flags, environment, file: {} });
    if (flags.apiKey !== undefined)
      context.warn(`--api-key is visible to other users of this machine; set ${KEY_VARIABLE} instead`);
    try {
      return await discover(settings, flags, context);
    } catch (error) {
      throw hideInError(explain(error), secretValues(settings));
    }
  },
};

export default command;

async function discover(
  settings: ConformSettings,
  { out, repeat }: Settings<'discover'>,
  context: Context,
): Promise<ExitName> {
  const { cwd, signal } = context;
  const [{ connectionOf }, { dataOf }, { nameTarget, openTarget, runOptions }] = await Promise.all([
    import('./conform/connection.ts'),
    import('./conform/data-of.ts'),
    import('./conform/open-target.ts'),
  ]);
  const data = await dataOf(settings, context);
  const own = { ...data, ...(repeat !== undefined && { repeat }) };
  if (settings.plan === true) {
    await showPlan({ ...runOptions(settings, await nameTarget(settings)), ...own }, context);
    return 'ok';
  }
  const file = out ?? resolve(cwd, 'overlay.yaml');
  const { expectWritableOverlay, writeOverlay } = await import('./discover/write-overlay.ts');
  const shown = displayPath(file, cwd);
  await expectWritableOverlay(file, shown);
  const target = await openTarget(settings);
  try {
    const [{ runDiscovery }, { fileJournal }] = await Promise.all([
      import('../../conformance/discover/run-discovery.ts'),
      import('../../conformance/run/safety/file-journal.ts'),
    ]);
    const found = await runDiscovery({
      ...runOptions(settings, target.options),
      ...(await connectionOf(settings, context)),
      ...own,
      signal,
      journal: fileJournal(join(dirname(file), 'created.jsonl')),
      onCall: ({ number, entry, purpose, status }) =>
        context.info(
          `  ${number}  ${status ?? '---'}  ${purpose}${entry === undefined ? '' : ` (${entry})`}`,
        ),
    });
    // An overlay of an earlier discovery stays where this one has learned nothing: the deployment may have been down.
    const isWritten = found.overlay.actions.length > 0 || found.stopped === undefined;
    if (isWritten) await writeOverlay(file, shown, found.overlay);
    showDiscovery(found, isWritten ? shown : undefined, context);
    if (signal.aborted) return 'interrupted';
    if (found.violations.length > 0) return 'problem';
    return found.stopped === undefined ? 'ok' : 'inconclusive';
  } finally {
    await target.close();
  }
}

/** Prints what a discovery would probe, without network. Which calls that takes depends on the responses. */
async function showPlan(options: DiscoveryOptions, context: Context): Promise<void> {
  const [{ planDiscovery }, { passGate }, { readTarget }] = await Promise.all([
    import('../../conformance/discover/plan-discovery.ts'),
    import('../../conformance/run/safety/gate.ts'),
    import('../../conformance/run/safety/target.ts'),
  ]);
  const plan = planDiscovery(options);
  context.result(plan);
  context.print(
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

/**
 * @param file the overlay; `undefined` if none was written
 */
function showDiscovery(found: Discovery, file: string | undefined, context: Context): void {
  const { actions } = found.overlay;
  context.result({ ...(file !== undefined && { file }), ...found });
  for (const { operation, reason } of found.notProbed) context.warn(`${operation} was not probed: ${reason}`);
  for (const id of found.violations)
    context.warn(`violated by a response to a complete request: ${id} (run \`conform\` for details)`);
  if (found.stopped !== undefined) context.warn(`stopped: ${found.stopped}`);
  if (file === undefined) {
    context.print(
      `No overlay was written: the discovery stopped before it found anything, after ${found.calls} calls`,
    );
    return;
  }
  const many = actions.filter((one) => one['x-discovered'].kind === 'constraint').length;
  context.print(
    `${file}: ${actions.length} actions, ${many} of them tighten the description, from ${found.calls} calls`,
  );
}
