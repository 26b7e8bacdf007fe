import { resolve } from 'node:path';
import type { OverlaidDescription } from '../../conformance/model/overlaid-description.ts';
import { displayValue } from '../../lib/display-value.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { hideInError, passwordIn } from '../cli/hide-secrets.ts';
import { JUDGING_OVERLAY_OPTIONS, type OverlayFlags } from '../config/overlay-options.ts';
import type { ConfigFile } from './conform/config-file.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './conform/flags.ts';
import { mergeSettings, settingsOfEnvironment } from './conform/merge.ts';
import { type ConformSettings, KEY_VARIABLE } from './conform/settings.ts';

interface Options extends Readonly<Record<string, unknown>>, OverlayFlags {
  readonly config?: string;
  readonly traffic?: readonly string[];
  readonly complete?: boolean;
  readonly part?: Part;
}

const command: Command<Options> = {
  name: 'conform',
  summary: 'check a deployment against the description and report violations by section',
  description:
    'Calls a deployment over HTTP and checks its responses against what the source says about them, and nothing else. Requests contain ' +
    'only data that any bank should accept; a rejected request is inconclusive, never a violation. Flags take precedence over ' +
    'environment variables, and those over the --config file. Everything the run may have created is recorded in created.jsonl ' +
    'next to the reports. With --traffic, recorded calls are judged instead, and nothing is sent. Exit codes: 0 conformant, 1 a violation or a stale waiver, 2 wrong usage or configuration, 3 inconclusive, ' +
    '4 refused by the safety gate, 6 environment error.',
  options: [
    ...optionsOf(),
    ...JUDGING_OVERLAY_OPTIONS,
    {
      flags: '--config <file>',
      description: 'YAML file with any of the above settings, named like the flags without dashes',
    },
    {
      flags: '--traffic <files...>',
      description: 'judge recorded calls (HAR or NDJSON) instead of making any; nothing is sent',
      repeat: true,
    },
    {
      flags: '--part <number/parts>',
      description:
        'with --traffic: judge one part of the recording, such as 3/8; `report merge` combines the reports',
      parse: readPart,
    },
    {
      flags: '--complete',
      description:
        'with --traffic: records were changed only by calls of the recording, so every difference from an earlier response counts',
    },
  ],
  examples: [
    { line: 'conform --sandbox', does: 'check the sandbox of this package, started for this run' },
    {
      line: 'conform --base-url http://127.0.0.1:8080 --program-id ID --business-id ID --check-transfer-id ID',
      does: 'check a server on this machine, with the API key in BANKING_API_KEY',
    },
    {
      line: 'conform --base-url https://bank.example --allow-writes --confirm-host bank.example --plan',
      does: 'print every request that would be sent to another host, without sending any',
    },
    {
      line: 'conform --sandbox --overlay deployment.yaml',
      does: 'also check what an overlay says about the deployment',
    },
    {
      line: 'conform --traffic staging.har --overlay deployment.yaml',
      does: 'also judge recorded calls by what an overlay says about the deployment',
    },
    { line: 'conform --traffic staging.har', does: 'judge the calls of a recording, without sending any' },
    { line: 'conform --list --only createCard', does: 'print the requirements of one operation' },
  ],
  // The exit code is the verdict, so a closed output (`| head`) must not change it.
  goesOnUnread: true,
  async run(options, _args, context) {
    // The wrapper already masks secrets from flags and the environment in every error; these may come from the file.
    let secrets: readonly string[] = [];
    try {
      const { settings, overlays } = await readSettings(options, context);
      secrets = secretsIn(settings);
      const { traffic, complete, part, baseUrl } = options;
      if (traffic !== undefined) {
        const [{ judgeRecording }, { overlaidDescription }] = await Promise.all([
          import('./conform/judge-recording.ts'),
          import('./conform/overlaid-description.ts'),
        ]);
        const overlay = await overlaidDescription(overlays, context);
        const recording = {
          traffic,
          ...(typeof baseUrl === 'string' && { baseUrl }),
          ...(complete && { complete }),
          ...(part !== undefined && { part }),
          ...(overlay !== undefined && { overlay }),
        };
        return await judgeRecording(recording, settings, context);
      }
      const alone = complete ? '--complete' : part === undefined ? undefined : '--part';
      if (alone !== undefined)
        throw new ToolError('usage', `${alone} is about a recording, and none is given.`, {
          fix: `Name the recording with --traffic, or remove ${alone}.`,
        });
      const { overlaidDescription } = await import('./conform/overlaid-description.ts');
      return await conform(settings, await overlaidDescription(overlays, context), context);
    } catch (error) {
      throw hideInError(explain(error), secrets);
    }
  },
};

export default command;

interface Part {
  readonly number: number;
  readonly of: number;
}

/** @throws ToolError('usage') */
function readPart(text: string): Part {
  const [, number, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? []).map(Number);
  if (number !== undefined && of !== undefined && number <= of) return { number, of };
  throw new ToolError('usage', `--part cannot be ${displayValue(text)}.`, {
    fix: 'Use the number of the part and the number of all parts, such as 3/8.',
  });
}

function secretsIn(settings: ConformSettings): string[] {
  const { apiKey = '', personId = '', header = {}, tokenCommand = '', proxyUrl = '' } = settings;
  return [apiKey, personId, ...Object.values(header), tokenCommand, proxyUrl, ...passwordIn(proxyUrl)];
}

interface Given {
  readonly settings: ConformSettings;
  readonly overlays: OverlayFlags;
}

async function readSettings(
  { config, traffic, complete, part, overlay, overlayMatches, ...options }: Options,
  context: Context,
): Promise<Given> {
  const { cwd, env, warn } = context;
  const flags = settingsOfFlags(options, (path) => resolve(cwd, path));
  if (traffic !== undefined) (await import('./conform/judge-recording.ts')).expectNothingToSend(flags);
  if (flags.apiKey !== undefined)
    warn(`--api-key is visible to other users of this machine; set ${KEY_VARIABLE} instead`);
  if (passwordIn(flags.proxyUrl ?? '').length > 0)
    warn(
      'the password in --proxy-url is visible to other users of this machine; set BANKING_PROXY_URL instead',
    );
  const file = config === undefined ? undefined : await readFile(resolve(cwd, config), context);
  const settings = mergeSettings({
    flags,
    environment: settingsOfEnvironment(env),
    file: file?.settings ?? {},
  });
  // An overlay of the file is about the deployment that the file names: a flag that asks for the sandbox leaves both out.
  const ofFile = flags.sandbox === true && file?.settings.sandbox !== true ? {} : (file?.overlays ?? {});
  const ofFlags = {
    ...(overlay !== undefined && { overlay }),
    ...(overlayMatches !== undefined && { overlayMatches }),
  };
  return { settings, overlays: { ...ofFile, ...ofFlags } };
}

async function readFile(path: string, { cwd, warn }: Context): Promise<ConfigFile> {
  const { readConfigFile } = await import('./conform/config-file.ts');
  const found = await readConfigFile(path, cwd);
  const { shown, exposed } = found;
  if (exposed.length > 0)
    warn(
      `${shown} contains ${exposed.join(', ')} and is readable by other users of this machine; run \`chmod 600 ${shown}\``,
    );
  return found;
}

async function conform(
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<ExitName> {
  if (settings.list === true) {
    const { showList } = await import('./conform/show-list.ts');
    await showList(settings, overlay, context);
    return 'ok';
  }
  if (settings.plan === true) {
    const { showPlan } = await import('./conform/show-plan.ts');
    await showPlan(settings, overlay, context);
    return 'ok';
  }
  const { judgeTarget } = await import('./conform/judge-target.ts');
  return judgeTarget(settings, overlay, context);
}
