import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { hideInError } from '../cli/hide-secrets.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './conform/flags.ts';
import { mergeSettings, settingsOfEnvironment } from './conform/merge.ts';
import { KEY_VARIABLE, type Settings } from './conform/settings.ts';

interface Options extends Readonly<Record<string, unknown>> {
  readonly config?: string;
}

const command: Command<Options> = {
  name: 'conform',
  summary: 'judge a deployment of the seven operations: what it violates, section by section',
  description:
    'Calls a deployment over HTTP and holds its answers against everything that the source says of them, and against nothing else. It ' +
    'sends what a cautious bank accepts; whatever is refused is inconclusive, never a violation. Settings are taken from flags, then ' +
    'the environment, then the file of --config. What it may have created stands in created.jsonl beside the reports. Exit codes: 0 ' +
    'conformant, 1 a violation or a stale waiver, 2 usage or configuration, 3 inconclusive, 4 refused by the safety gate.',
  options: [
    ...optionsOf(),
    {
      flags: '--config <file>',
      description: 'any of the above as YAML, under the same names without dashes',
    },
  ],
  examples: [
    { line: 'conform --sandbox', does: 'judge the sandbox of this package, started for that' },
    {
      line: 'conform --base-url http://127.0.0.1:8080 --program-id ID --business-id ID --check-transfer-id ID',
      does: 'judge a server on this machine, with the key of the variable BANKING_API_KEY',
    },
    {
      line: 'conform --base-url https://bank.example --allow-writes --confirm-host bank.example --plan',
      does: 'show every request that would be sent to another host, and send none',
    },
    { line: 'conform --list --only createCard', does: 'show what is judged of one operation' },
  ],
  // An exit code of 0 says that a deployment is conformant.
  goesOnUnread: true,
  async run(options, _args, context) {
    // Those of flags and environment are hidden from all errors already.
    let secrets: readonly string[] = [];
    try {
      const settings = await readSettings(options, context);
      const { apiKey = '', personId = '', header = {} } = settings;
      secrets = [apiKey, personId, ...Object.values(header)];
      return await conform(settings, context);
    } catch (error) {
      throw hideInError(explain(error), secrets);
    }
  },
};

export default command;

async function readSettings({ config, ...options }: Options, context: Context): Promise<Settings> {
  const { cwd, env, warn } = context;
  const flags = settingsOfFlags(options, (path) => resolve(cwd, path));
  if (flags.apiKey !== undefined)
    warn(`other users of this machine can see --api-key: the variable ${KEY_VARIABLE} is safer`);
  const file = config === undefined ? undefined : await readFile(resolve(cwd, config), context);
  return mergeSettings({ flags, environment: settingsOfEnvironment(env), file: file ?? {} });
}

async function readFile(path: string, { cwd, warn }: Context): Promise<Settings> {
  const { readConfigFile } = await import('./conform/config-file.ts');
  const { settings, shown, exposed } = await readConfigFile(path, cwd);
  if (exposed.length > 0)
    warn(
      `other users of this machine can read ${shown}, which holds ${exposed.join(', ')}: \`chmod 600\` it`,
    );
  return settings;
}

async function conform(settings: Settings, context: Context): Promise<ExitName> {
  if (settings.list === true) {
    const { showList } = await import('./conform/show-list.ts');
    await showList(settings, context);
    return 'ok';
  }
  if (settings.plan === true) {
    const { showPlan } = await import('./conform/show-plan.ts');
    await showPlan(settings, context);
    return 'ok';
  }
  const { judgeTarget } = await import('./conform/judge-target.ts');
  return judgeTarget(settings, context);
}
