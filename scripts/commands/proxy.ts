import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { readHost, readPort } from '../cli/ports.ts';
import { JUDGING_OVERLAY_OPTIONS, type OverlayFlags } from '../config/overlay-options.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './conform/flags.ts';
import { SETTINGS } from './conform/settings.ts';
import { readDuration } from './proxy/read-duration.ts';
import { readProxyTarget } from './proxy/read-proxy-target.ts';

/** Those of `conform` that say how the deployment is reached, what is judged and how it is reported. */
const SHARED = [
  'client-cert',
  'client-key',
  'ca',
  'only',
  'skip',
  'evidence',
  'profile',
  'waivers',
  'report-dir',
  'reporter',
];

export interface ProxyFlags extends Readonly<Record<string, unknown>>, OverlayFlags {
  readonly target?: URL;
  readonly port: number;
  readonly host: string;
  readonly keepHost?: boolean;
  readonly record?: string;
  readonly force?: boolean;
  /** In milliseconds. */
  readonly for?: number;
}

const command: Command<ProxyFlags> = {
  name: 'proxy',
  summary: 'forward traffic to a deployment and judge it as it passes',
  description:
    'A reverse proxy between clients and a deployment. Bytes pass unchanged both ways, except for the value of Host. It judges calls as they ' +
    'end, prints each kind of violation once, and reports a verdict when it is stopped. It sends nothing of its own, and what fails in it ' +
    'harms no call. A recording holds pseudonyms in place of secrets. Exit codes are those of conform: 0 conformant, 1 a violation or a stale ' +
    'waiver, 2 wrong usage, 3 inconclusive, 6 environment error.',
  options: [
    {
      flags: '--target <url>',
      description: 'scheme, host and port of the deployment; paths are passed as they are',
      parse: readProxyTarget,
    },
    {
      flags: '--port <number>',
      description: 'port to listen on; 0 for any free port',
      default: 4030,
      parse: readPort('--port'),
    },
    {
      flags: '--host <address>',
      description: 'address to listen on',
      default: '127.0.0.1',
      parse: readHost,
    },
    { flags: '--keep-host', description: "pass on the client's Host instead of the target's" },
    {
      flags: '--record <file>',
      description: 'write calls to this file, without secrets: HAR if it ends in .har, else NDJSON',
    },
    { flags: '--force', description: 'replace the file of --record if it exists' },
    { flags: '--for <time>', description: 'stop after this time: 90s, 10m, 2h', parse: readDuration },
    ...optionsOf(
      SETTINGS.filter(({ name }) => SHARED.includes(name)).map((setting) =>
        setting.name === 'skip' ? { ...setting, description: 'skip these' } : setting,
      ),
    ),
    ...JUDGING_OVERLAY_OPTIONS,
  ],
  examples: [
    {
      line: 'proxy --target https://staging.bank.example',
      does: 'judge what clients send to http://127.0.0.1:4030, until Ctrl-C',
    },
    {
      line: 'proxy --target http://127.0.0.1:8080 --port 0 --for 10m --record calls.har',
      does: 'judge and record ten minutes of traffic on any free port',
    },
    {
      line: 'proxy --target https://staging.bank.example --overlay deployment.yaml',
      does: 'judge also by what an overlay says of the deployment',
    },
  ],
  endsBySignal: true,
  // Its clients need the proxy, whoever reads the output.
  goesOnUnread: true,
  async run(options, _args, context) {
    try {
      return await runProxy(options, context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;

async function runProxy(options: ProxyFlags, context: Context): Promise<ExitName> {
  const settings = settingsOfFlags(
    Object.fromEntries(SHARED.map((name) => [toKey(name), options[toKey(name)]])),
    (path) => resolve(context.cwd, path),
  );
  const { passTraffic } = await import('./proxy/pass-traffic.ts');
  return passTraffic(options, settings, context);
}

function toKey(name: string): string {
  return name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
}
