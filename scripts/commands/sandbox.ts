import { isBuiltin } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { StoreChoice } from '../../server/node/open-store.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { oneOf } from '../cli/one-of.ts';
import { expectTools } from '../cli/optional-tool.ts';
import { hasColors } from '../cli/paint.ts';
import { readPort } from '../cli/ports.ts';
import { stopped } from '../cli/stopped.ts';
import {
  API_KEY,
  CONTROL_KEY,
  chooseControlKey,
  chooseKey,
  chooseStore,
  DATABASE_URL,
  readOrigins,
  type SandboxFlags,
} from './sandbox/choose-store-and-keys.ts';
import type * as ReadSeed from './sandbox/read-seed.ts';

const LEVELS = ['info', 'warn', 'error', 'silent'] as const;
type Level = (typeof LEVELS)[number];
const FORMATS = ['pretty', 'json'] as const;
type Format = (typeof FORMATS)[number];

const MAX_DRAIN_S = 600;

interface Options extends SandboxFlags {
  readonly port: number;
  readonly host: string;
  readonly logLevel?: Level;
  readonly log?: Format;
  readonly allowHost?: readonly string[];
  readonly allowOrigin?: readonly string[];
  readonly seed?: string;
  readonly tenants?: boolean;
  readonly metrics?: boolean;
  readonly drain?: number;
}

const command: Command<Options> = {
  name: 'sandbox',
  guide: 'docs/sandbox.md',
  summary: 'run the bank on this machine: stateful, seeded, with fault injection',
  description:
    'A stateful server for every operation of the description: what one call writes, the next one reads. It starts with a program, a business, a person, an ' +
    'account, a contact and a check, and prints shell commands that use them. The routes below /_sandbox/ reset it, set its clock and inject faults. Requests are ' +
    'logged to standard error, without secrets.',
  options: [
    {
      flags: '--port <number>',
      description: 'port to listen on; 0 for any free port',
      default: 4020,
      parse: readPort('--port'),
    },
    {
      flags: '--host <address>',
      description: 'address to listen on; any but loopback requires your own key',
      default: '127.0.0.1',
    },
    {
      flags: '--database <file>',
      description:
        'SQLite file (default: banking-sandbox.sqlite in the working directory; Node.js 20 has no SQLite)',
    },
    { flags: '--memory', description: 'store records in memory only' },
    {
      flags: '--database-url <url>',
      description: `PostgreSQL database, which several servers can share (or set ${DATABASE_URL})`,
    },
    {
      flags: '--api-key <key>',
      description: `API key of the program, in place of the development key (safer: set ${API_KEY})`,
    },
    {
      flags: '--allow-host <name...>',
      description:
        'host names that requests may be for, besides localhost, while the development key is valid',
    },
    {
      flags: '--control-key <key>',
      description: `lets callers on other machines use the routes below /_sandbox/, by the header x-sandbox-control-key (safer: set ${CONTROL_KEY})`,
    },
    {
      flags: '--allow-origin <origin...>',
      description:
        'origins of web pages that may call the API, besides those of this machine; null: pages opened from disk',
    },
    { flags: '--new-key', description: 'generate an API key and print it once' },
    {
      flags: '--seed <file>',
      description:
        'file with the first records of an empty database: programs, accounts, contacts, cards (YAML or JSON), or a snapshot',
    },
    {
      flags: '--log-level <level>',
      description: `${LEVELS.join(', ')} (default: info, with --quiet or --json error)`,
      parse: oneOf('--log-level', LEVELS),
    },
    {
      flags: '--log <format>',
      description: `${FORMATS.join(' or ')} (default: pretty on a terminal, else json)`,
      parse: oneOf('--log', FORMATS),
    },
    {
      flags: '--metrics',
      description: 'serve /_sandbox/metrics for Prometheus, to all callers, without a key',
    },
    {
      flags: '--tenants',
      description:
        'teams get sandboxes of their own, which the holder of the control key creates at /_sandbox/tenants',
    },
    {
      flags: '--drain <seconds>',
      description:
        'serve so long after SIGTERM while /_sandbox/ready is 503, for a balancer to find out (default: 0)',
      parse: readDrain,
    },
    { flags: '--no-control', description: 'do not serve the routes below /_sandbox/' },
  ],
  examples: [
    {
      line: 'sandbox',
      does: 'run the bank at http://127.0.0.1:4020, with its records in banking-sandbox.sqlite',
    },
    { line: 'sandbox --memory --port 0', does: 'run it on any free port, in memory' },
    {
      line: 'sandbox --memory --seed bank.yaml',
      does: 'run it with the accounts, contacts and cards of a file',
    },
    {
      line: 'sandbox --host 0.0.0.0 --new-key',
      does: 'accept calls from other machines, with a generated key',
    },
  ],
  // Its clients need the server, whoever reads the log.
  goesOnUnread: true,
  async run(options, _args, context) {
    const { env, cwd, signal, quiet } = context;
    const store = withoutSqlite(chooseStore(options, env, cwd), options, context);
    if (store.kind === 'postgres') expectTools(['pg']);
    const [{ newApiKey }, { startSandbox }, { showSandbox }] = await Promise.all([
      import('../../server/seed/new-api-key.ts'),
      import('./sandbox/start-sandbox.ts'),
      import('./sandbox/show-sandbox.ts'),
    ]);
    const key = chooseKey(options, env, newApiKey);
    if (key.from === 'flag')
      context.warn(`--api-key is visible to other users of this machine; set ${API_KEY} instead`);
    const { controlKey, from } = chooseControlKey(options, env, key);
    if (options.tenants === true && controlKey === undefined)
      throw new ToolError('usage', '--tenants needs a control key, which creates and deletes them.', {
        fix: `Set ${CONTROL_KEY} to at least 16 characters, and remove --no-control.`,
      });
    if (from === 'flag')
      context.warn(`--control-key is visible to other users of this machine; set ${CONTROL_KEY} instead`);
    // A young generation of 8 MB in place of 64 saves tens of megabytes under load, at the same speed.
    setFlagsFromString('--max-semi-space-size=8');
    const {
      host,
      port,
      control,
      allowHost: allowedHosts = [],
      logLevel = quiet ? 'error' : 'info',
    } = options;
    const allowedOrigins = readOrigins(options.allowOrigin ?? []);
    if (allowedOrigins.includes('null') && key.apiKey === undefined)
      context.warn(
        '--allow-origin null: any web page that you open can use the development key, from a sandboxed frame; --new-key prevents that',
      );
    const seed = options.seed === undefined ? undefined : await readSeed(options.seed, cwd, key.apiKey);
    const own = key.apiKey === undefined ? {} : { apiKey: key.apiKey };
    const logFormat = {
      format: options.log ?? (process.stderr.isTTY ? 'pretty' : 'json'),
      colors: hasColors(process.stderr, env),
    } as const;
    const running = await startSandbox({
      store,
      host,
      port,
      control,
      allowedHosts,
      allowedOrigins,
      logLevel,
      logFormat,
      ...(seed !== undefined && { seed }),
      ...(controlKey !== undefined && { controlKey }),
      ...(options.tenants === true && { tenants: true }),
      ...(options.metrics === true && { metrics: true }),
      ...(options.drain !== undefined && { drainMs: options.drain * 1000 }),
      ...own,
    });
    try {
      await showSandbox(running, key, store, context);
      if (seed !== undefined && control)
        context.info(`The ids of ${options.seed}: ${running.url}/_sandbox/seed`);
      if (seed !== undefined && !running.isNew) context.warn(notApplied(options.seed, running.url, control));
      await stopped(signal);
    } finally {
      await running.stop();
    }
    return 'ok';
  },
};

export default command;

function readDrain(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= MAX_DRAIN_S) return Number(text);
  throw new ToolError('usage', `Invalid value "${text}" for --drain.`, {
    fix: `Use whole seconds, from 0 to ${MAX_DRAIN_S}.`,
  });
}

/** Loads what reads descriptions, which would double the time to start and add 25 MB, only for a seed. */
async function readSeed(...args: Parameters<typeof ReadSeed.readSeedFile>) {
  return (await import('./sandbox/read-seed.ts')).readSeedFile(...args);
}

/** Node.js 20 has no SQLite: there, what nobody asked to keep is in memory. */
function withoutSqlite(store: StoreChoice, { database }: SandboxFlags, { warn }: Context): StoreChoice {
  if (store.kind !== 'sqlite' || isBuiltin('node:sqlite')) return store;
  const message = `Node.js ${process.versions.node} has no SQLite`;
  if (database !== undefined)
    throw new ToolError('environment', `${message}, which --database requires.`, {
      fix: 'Use Node.js 22.13 or later, or --memory, or --database-url.',
    });
  warn(`${message}: records are kept in memory only`);
  return { kind: 'memory' };
}

function notApplied(file = '', url: string, control: boolean): string {
  const how = control ? ` To apply it, reset the sandbox: curl -X POST ${url}/_sandbox/reset` : '';
  return `${file} is not applied: the database has records, which are kept.${how}`;
}
