import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { JUDGING_OVERLAY_OPTIONS, type OverlayFlags } from '../config/overlay-options.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './conform/flags.ts';
import { SETTINGS } from './conform/settings.ts';

/** Flags of `conform` that make no sense here: credentials come from the environment, and the sandbox, a plan and a list are asked for by a call. */
const NOT_HERE = ['sandbox', 'plan', 'list', 'reporter', 'waivers', 'baseline'];

const SHARED = SETTINGS.filter(({ name, secret }) => secret !== true && !NOT_HERE.includes(name)).map(
  (setting) =>
    setting.name === 'base-url'
      ? { ...setting, description: 'URL of a deployment that may be judged; only this flag names one' }
      : setting,
);

const command: Command = {
  name: 'mcp',
  summary:
    'serve the description, the sandbox and the suite to AI agents (MCP over standard input and output)',
  description:
    'A local server of the Model Context Protocol, which an MCP client starts. Its tools search and read the description, call a sandbox in memory, and judge a ' +
    'sandbox. A deployment is judged only where --base-url names one, within what the other flags permit, and after the user has confirmed each run in the ' +
    'client. Writes require --allow-writes on any host, and money --allow-money. The credentials come from the environment, as for conform. No argument of a call widens what the flags permit.',
  options: [...optionsOf(SHARED), ...JUDGING_OVERLAY_OPTIONS],
  examples: [
    { line: 'mcp', does: 'serve until the client closes standard input' },
    {
      line: 'mcp --base-url https://staging.bank.example --read-only',
      does: 'let the agent also judge a deployment by read-only runs, each confirmed by the user',
    },
  ],
  // Reports of a run that goes on are written, whoever reads the output.
  goesOnUnread: true,
  async run(options, _args, context) {
    try {
      return await serveAgents(options, context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;

async function serveAgents(options: Readonly<Record<string, unknown>>, context: Context): Promise<ExitName> {
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
  const {
    overlay: files,
    overlayMatches,
    ...others
  } = options as OverlayFlags & Readonly<Record<string, unknown>>;
  const flags = settingsOfFlags(others, (path) => resolve(context.cwd, path));
  const secrets = secretsOf([], context.env);
  const hide = (text: string) => hideSecrets(text, secrets);
  const log = (line: string) => context.info(line);
  const hiding = { ...context, warn: (line: string) => context.warn(hide(line)) };
  const overlay = await overlaidDescription({ overlay: files, overlayMatches } as OverlayFlags, hiding);
  const deployment = await openDeployment(flags, overlay, hiding);
  if (process.stdin.isTTY === true)
    context.info(
      'This command talks to an MCP client, not to a person: see docs/mcp.md. Press Ctrl-C to end it.',
    );
  await serve({ version: packageInfo().version, deployment, signal: context.signal, hide, log });
  return 'ok';
}
