import type { Command, Context } from '../cli/command.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';
import type { Settings } from './settings/settings-for.ts';

const command: Command = {
  name: 'mcp',
  summary:
    'serve the description, the sandbox and the suite to AI agents (MCP over standard input and output)',
  description:
    'A local server of the Model Context Protocol, which an MCP client starts. Its tools search and read the description, call a sandbox in memory, and judge a ' +
    'sandbox. A deployment is judged only where --base-url names one, within what the other flags permit, and after the user has confirmed each run in the ' +
    'client. Writes require --allow-writes on any host, and money --allow-money. The credentials come from the environment, as for conform. No argument of a call widens what the flags permit.',
  options: optionsOf('mcp'),
  examples: [
    { line: 'mcp', does: 'serve until the client closes standard input' },
    {
      line: 'mcp --base-url https://staging.bank.example --read-only',
      does: 'let the agent also judge a deployment by read-only runs, each confirmed by the user',
    },
  ],
  // Reports of a run that goes on are written, whoever reads the output.
  goesOnUnread: true,
  dropsUnread: true,
  async run(options, _args, context) {
    try {
      return await serveAgents(settingsOfFlags('mcp', options, context.cwd), context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;

async function serveAgents(flags: Settings<'mcp'>, context: Context): Promise<ExitName> {
  const [
    { openDeployment },
    { overlaidDescription },
    { commandLineSecrets: secretsOf, hideSecrets },
    { packageInfo },
    { serve },
  ] = await Promise.all([
    import('./mcp/open-deployment.ts'),
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
  await serve({ version: packageInfo().version, deployment, signal: context.signal, hide, log });
  return 'ok';
}
