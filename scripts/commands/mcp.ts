import type { JsonObject } from '../../lib/json.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';
import type { Settings } from './settings/settings-for.ts';

const command: Command = {
  name: 'mcp',
  guide: 'docs/mcp.md',
  summary:
    'serve the description, the sandbox and the suite to AI agents (MCP over standard input and output)',
  description:
    'Runs a local server of the Model Context Protocol, which an MCP client starts. Its tools search and read the description, call a sandbox in memory and make it fail, check a ' +
    'sandbox and recordings below the folder that it is started in, and compare versions of a description. It checks a client only if you give its command after --, and a deployment only if you name it by --base-url, ' +
    'within what the other flags permit, and after the user has confirmed each run. Writes require --allow-writes on any host, and money --allow-money. Credentials come from the environment, as for conform. ' +
    'No argument of a call widens what the flags permit.',
  arguments: [
    { syntax: '[command...]', description: 'a client that may be checked, and its arguments, after --' },
  ],
  options: optionsOf('mcp'),
  examples: [
    { line: 'mcp', does: 'serve until the client closes standard input' },
    {
      line: 'mcp --base-url https://staging.bank.example --read-only',
      does: 'let the agent also check a deployment by read-only runs, each confirmed by the user',
    },
  ],
  // Reports of a run that goes on are written, whoever reads the output.
  goesOnUnread: true,
  dropsUnread: true,
  async run(options, client, context) {
    try {
      return await serveAgents(settingsOfFlags('mcp', options, context.cwd), client, context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;

async function serveAgents(
  { spec, ...flags }: Settings<'mcp'>,
  client: readonly string[],
  context: Context,
): Promise<ExitName> {
  if (spec !== undefined && (Object.keys(flags).length > 0 || client.length > 0))
    throw new ToolError(
      'usage',
      'With --spec, agents can only search and compare that description, and check recordings by it.',
      {
        fix: 'Remove --spec, or the other flags and the command.',
      },
    );
  const [
    { openDeployment },
    { openWorkshop },
    { overlaidDescription },
    { commandLineSecrets: secretsOf, hideSecrets },
    { packageInfo },
    { serve },
  ] = await Promise.all([
    import('./mcp/open-deployment.ts'),
    import('./mcp/open-workshop.ts'),
    import('./conform/overlaid-description.ts'),
    import('../cli/hide-secrets.ts'),
    import('../cli/package-info.ts'),
    import('../mcp/serve.ts'),
  ]);
  const secrets = secretsOf([], context.env);
  const hide = (text: string) => hideSecrets(text, secrets);
  const log = (line: string) => context.info(line);
  const hiding = { ...context, warn: (line: string) => context.warn(hide(line)) };
  const overlay = await overlaidDescription(flags, hiding);
  const deployment = await openDeployment(flags, overlay, hiding);
  if (process.stdin.isTTY === true)
    context.info(
      'This command talks to an MCP client, not to a person: see docs/mcp.md. Press Ctrl-C to end it.',
    );
  const { signal } = context;
  const workshop = openWorkshop(client, spec, hiding);
  const document = spec === undefined ? undefined : await bundled(spec, hiding);
  await serve({
    ...{ version: packageInfo().version, deployment, workshop, signal, hide, log },
    ...(document !== undefined && { document }),
  });
  return 'ok';
}

/** The bundle of a description, as JSON. */
async function bundled(spec: string, context: Context): Promise<JsonObject> {
  const [{ loadOverlaid }, { checkDescription }, { refuseVersion }, { bundleDescription }, { withinLimits }] =
    await Promise.all([
      import('../pipeline/overlay/load-overlaid.ts'),
      import('../pipeline/check/check-description.ts'),
      import('../pipeline/support/version.ts'),
      import('../pipeline/bundle/bundle.ts'),
      import('../pipeline/limits.ts'),
    ]);
  const description = await loadOverlaid(spec, context.cwd);
  await checkDescription(description, { warn: context.warn });
  refuseVersion(description);
  const { document } = await withinLimits('the bundle', () => bundleDescription(description));
  return JSON.parse(JSON.stringify(document));
}
