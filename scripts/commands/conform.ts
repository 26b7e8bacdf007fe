import type { OverlaidDescription } from '../../conformance/model/overlaid-description.ts';
import { isStreamAddress } from '../../lib/is-stream-address.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { hideInError, passwordIn } from '../cli/hide-secrets.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';
import { mergeSettings, secretValues, settingsOfEnvironment } from './settings/merge-sources.ts';
import type { ConformSettings } from './settings/settings-for.ts';
import { KEY_VARIABLE } from './settings/table.ts';

const command: Command = {
  name: 'conform',
  guide: 'docs/conformance.md',
  summary: 'check a deployment against the description and report violations by section',
  description:
    'Calls a deployment and checks its responses against the description and the requirement rows, and nothing else. With --traffic, checks recorded calls ' +
    'and sends nothing. With --spec, checks any other API: recorded calls, or with --workflow the calls of an Arazzo document. A refused request is inconclusive, ' +
    'never a violation. Everything that the run may have created is listed in created.jsonl next to the reports. Flags take precedence over environment ' +
    'variables, and those over the --config file. Exit codes: 0 conformant, 1 a violation or a stale waiver, 2 wrong usage or configuration, 3 inconclusive, ' +
    '4 refused by the safety gate, 6 environment error.',
  options: optionsOf('conform'),
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
      does: 'check recorded calls, also by what an overlay says about the deployment',
    },
    { line: 'conform --traffic staging.har', does: 'check the calls of a recording, without sending any' },
    {
      line: 'conform --traffic calls.har --spec openapi.yaml',
      does: 'check recorded calls to any API by its description',
    },
    {
      line: 'conform --spec openapi.yaml --workflow flow.arazzo.yaml --base-url http://127.0.0.1:8080',
      does: 'make the calls of a workflow to any API, and check the responses by its description',
    },
    { line: 'conform --list --only createCard', does: 'print the requirements of one operation' },
  ],
  // The exit code is the verdict, so a closed output (`| head`) must not change it.
  goesOnUnread: true,
  async run(options, _args, context) {
    // The wrapper already masks secrets from flags and the environment in every error; these may come from the file.
    let secrets: readonly string[] = [];
    try {
      const flags = settingsOfFlags('conform', options, context.cwd);
      const settings = await readSettings(flags, context);
      secrets = secretValues(settings);
      const { traffic } = flags;
      const { spec, workflow } = settings;
      expectWhole(flags, settings);
      if (traffic === undefined && spec !== undefined && workflow !== undefined) {
        const { expectForWorkflows, runWorkflowFile } = await import('./conform/run-workflow.ts');
        expectForWorkflows(flags, settings);
        return await runWorkflowFile({ spec, workflow }, settings, context);
      }
      const { overlaidDescription } = await import('./conform/overlaid-description.ts');
      const overlay = spec === undefined ? await overlaidDescription(settings, context) : undefined;
      if (traffic === undefined) return await conform(settings, overlay, context);
      const [first = ''] = traffic;
      if (isStreamAddress(first)) {
        const { judgeStream } = await import('./conform/judge-stream.ts');
        return await judgeStream(first, flags, settings, overlay, context);
      }
      const { judgeRecording } = await import('./conform/judge-recording.ts');
      return await judgeRecording({ ...flags, traffic }, settings, overlay, context);
    } catch (error) {
      throw hideInError(explain(error), secrets);
    }
  },
};

export default command;

/** @throws ToolError('usage') for what means nothing without something else */
function expectWhole(flags: ConformSettings, settings: ConformSettings): void {
  const { traffic, part, complete, group } = flags;
  const given = { '--complete': complete || undefined, '--part': part, '--group': group };
  const ofRecordings = Object.entries(given).find(([, value]) => value !== undefined)?.[0];
  if (traffic === undefined && ofRecordings !== undefined)
    throw new ToolError('usage', `${ofRecordings} is about a recording, and none is given.`, {
      fix: `Name the recording with --traffic, or remove ${ofRecordings}.`,
    });
  const { spec, workflow, input, credential, passes, allowDeletes, requirements, assertFormats } = settings;
  const ofOthers = requirements !== undefined ? '--requirements' : assertFormats && '--assert-formats';
  if (ofOthers && spec === undefined)
    throw new ToolError('usage', `${ofOthers} is about another description, and none is given.`, {
      fix: `Name the description with --spec, or remove ${ofOthers}.`,
    });
  if (traffic !== undefined) return;
  if (spec === undefined && workflow !== undefined)
    throw new ToolError('usage', '--workflow needs the description that it is about.', {
      fix: 'Name it with --spec.',
    });
  if (spec !== undefined && workflow === undefined)
    throw new ToolError('usage', '--spec says how calls are checked, and there are none.', {
      fix: 'Name a recording with --traffic, or an Arazzo document whose calls are made with --workflow; `scaffold workflow` drafts one.',
    });
  const ofWorkflows = {
    '--input': input,
    '--credential': credential,
    '--passes': passes,
    '--allow-deletes': allowDeletes,
  };
  const [alone] = Object.entries(ofWorkflows).filter(([, value]) => value !== undefined && value !== false);
  if (workflow === undefined && alone !== undefined)
    throw new ToolError('usage', `${alone[0]} is about a workflow, and none is given.`, {
      fix: `Name the Arazzo document with --workflow, or remove ${alone[0]}.`,
    });
}

async function readSettings(flags: ConformSettings, context: Context): Promise<ConformSettings> {
  const { env, warn } = context;
  if (flags.traffic !== undefined) (await import('./conform/judge-recording.ts')).expectNothingToSend(flags);
  if (flags.apiKey !== undefined)
    warn(`--api-key is visible to other users of this machine; set ${KEY_VARIABLE} instead`);
  if (passwordIn(flags.proxyUrl ?? '').length > 0)
    warn(
      'the password in --proxy-url is visible to other users of this machine; set BANKING_PROXY_URL instead',
    );
  const file = flags.config === undefined ? {} : await readFile(flags.config, context);
  return mergeSettings({ flags, environment: settingsOfEnvironment(env), file });
}

async function readFile(path: string, { cwd, warn }: Context): Promise<ConformSettings> {
  const { readConfigFile } = await import('./settings/config-file.ts');
  const { settings, shown, exposed } = await readConfigFile(path, cwd);
  if (exposed.length > 0)
    warn(
      `${shown} contains ${exposed.join(', ')} and is readable by other users of this machine; run \`chmod 600 ${shown}\``,
    );
  return settings;
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
