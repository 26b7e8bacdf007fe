import { dirname, join, resolve } from 'node:path';
import type { Discovery } from '../../conformance/discover/run-discovery.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { hideInError, passwordIn } from '../cli/hide-secrets.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './conform/flags.ts';
import { mergeSettings, settingsOfEnvironment } from './conform/merge.ts';
import { type ConformSettings, KEY_VARIABLE, OF_VERDICT, SETTINGS } from './conform/settings.ts';

interface Options extends Readonly<Record<string, unknown>> {
  readonly out?: string;
  readonly repeat?: number;
  readonly maxCalls?: number;
}

/** Settings of `conform` alone. */
const NOT_HERE = [...OF_VERDICT, 'list', 'thorough', 'max-calls'];
const OWN_WORDS: Readonly<Record<string, string>> = {
  only: 'probe only these entries of the list of what is not shown; separated by commas',
  skip: 'operations that are not called; separated by commas',
  plan: 'print what would be probed, without sending anything',
};

const command: Command<Options> = {
  name: 'discover',
  summary: 'find out what a deployment does about what is not shown, as an overlay of the description',
  description:
    'Sends requests that differ in one thing from one that the deployment accepts, and writes what it found as an OpenAPI Overlay 1.1: required fields and headers, ' +
    'statuses and bodies of errors, accepted values, validation rules and more, each with its observations. Creates many records: use a test deployment. The same permissions as for ' +
    '`conform` apply. docs/discover.md is the guide. Exit codes: 0 done, 1 the deployment also violates what the description states, 2 wrong usage, 3 stopped before the last probe, ' +
    '4 refused by the safety gate, 6 environment error.',
  options: [
    { flags: '--out <file>', description: 'file to write (default: overlay.yaml)' },
    ...optionsOf(SETTINGS.filter(({ name }) => !NOT_HERE.includes(name))).map((option) => {
      const [, name = ''] = /^--([a-z-]+)/.exec(option.flags) ?? [];
      const own = OWN_WORDS[name];
      return own === undefined ? option : { ...option, description: own };
    }),
    {
      flags: '--repeat <times>',
      description: 'how often a refusal must be seen (default: 2)',
      parse: (text) => readNumber('--repeat', text, 2, 20),
    },
    {
      flags: '--max-calls <number>',
      description: 'stop after so many calls (default: 1500)',
      parse: (text) => readNumber('--max-calls', text, 1, 100_000),
    },
  ],
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
    const { cwd, env, warn } = context;
    const settings = mergeSettings({
      flags: settingsOfFlags({ ...options, maxCalls: undefined }, (path) => resolve(cwd, path)),
      environment: settingsOfEnvironment(env),
      file: {},
    });
    const { apiKey = '', personId = '', header = {}, tokenCommand = '', proxyUrl = '' } = settings;
    if (options.apiKey !== undefined)
      warn(`--api-key is visible to other users of this machine; set ${KEY_VARIABLE} instead`);
    try {
      return await discover(settings, options, context);
    } catch (error) {
      const secrets = [apiKey, personId, ...Object.values(header), tokenCommand, proxyUrl];
      throw hideInError(explain(error), [...secrets, ...passwordIn(proxyUrl)]);
    }
  },
};

export default command;

/** @throws ToolError('usage') */
function readNumber(flag: string, text: string, low: number, high: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= low && number <= high) return number;
  throw new ToolError('usage', `${flag} is not a number from ${low} to ${high}.`, {
    fix: `Use a whole number, such as ${flag} ${low}.`,
  });
}

async function discover(
  settings: ConformSettings,
  { out = 'overlay.yaml', repeat, maxCalls }: Options,
  context: Context,
): Promise<ExitName> {
  const { cwd, signal } = context;
  const [{ connectionOf }, { dataOf }, { nameTarget, openTarget }, { runOptions }] = await Promise.all([
    import('./conform/connection.ts'),
    import('./conform/data-of.ts'),
    import('./conform/open-target.ts'),
    import('./conform/run-options.ts'),
  ]);
  const data = await dataOf(settings, context);
  const own = {
    ...data,
    ...(repeat !== undefined && { repeat }),
    ...(maxCalls !== undefined && { maxCalls }),
  };
  if (settings.plan === true) {
    const { showDiscoveryPlan: showPlan } = await import('./discover/show-discovery-plan.ts');
    await showPlan({ ...runOptions(settings, await nameTarget(settings)), ...own }, context);
    return 'ok';
  }
  const file = resolve(cwd, out);
  const { expectWritableOverlay, writeOverlay } = await import('./discover/write-overlay.ts');
  const shown = displayPath(file, cwd);
  await expectWritableOverlay(file, shown);
  const target = await openTarget(settings);
  try {
    const [{ runDiscovery }, { fileJournal }, { visible }] = await Promise.all([
      import('../../conformance/discover/run-discovery.ts'),
      import('../../conformance/run/safety/file-journal.ts'),
      import('../../conformance/report/visible.ts'),
    ]);
    const found = await runDiscovery({
      ...runOptions(settings, target.options),
      ...(await connectionOf(settings, context)),
      ...own,
      signal,
      journal: fileJournal(join(dirname(file), 'created.jsonl')),
      onCall: ({ number, entry, purpose, status }) =>
        context.info(
          visible(`  ${number}  ${status ?? '---'}  ${purpose}${entry === undefined ? '' : ` (${entry})`}`),
        ),
    });
    // An overlay of an earlier discovery stays where this one has learned nothing: the deployment may have been down.
    const isWritten = found.overlay.actions.length > 0 || found.stopped === undefined;
    if (isWritten) await writeOverlay(file, shown, found.overlay);
    showDiscovery(found, isWritten ? shown : undefined, visible, context);
    if (signal.aborted) return 'interrupted';
    if (found.violations.length > 0) return 'problem';
    return found.stopped === undefined ? 'ok' : 'inconclusive';
  } finally {
    await target.close();
  }
}

/**
 * @param file the overlay; `undefined` if none was written
 * @param visible escapes what a terminal would not show as it is
 */
function showDiscovery(
  found: Discovery,
  file: string | undefined,
  visible: (text: string) => string,
  context: Context,
): void {
  const { actions } = found.overlay;
  context.result({ ...(file !== undefined && { file }), ...found });
  for (const { operation, reason } of found.notProbed)
    context.warn(visible(`${operation} was not probed: ${reason}`));
  for (const id of found.violations)
    context.warn(`violated by a response to a complete request: ${id} (run \`conform\` for details)`);
  if (found.stopped !== undefined) context.warn(visible(`stopped: ${found.stopped}`));
  if (file === undefined) {
    context.data('No overlay was written: the discovery stopped before it found anything');
    return;
  }
  const many = actions.filter((one) => one['x-discovered'].kind === 'constraint').length;
  context.data(
    `${file}: ${actions.length} actions, of which ${many} tighten the description, from ${found.calls} calls`,
  );
}
