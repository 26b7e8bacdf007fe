import { setFlagsFromString } from 'node:v8';
import type { Command } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { expectTools } from '../cli/optional-tool.ts';
import { readPort } from '../cli/ports.ts';
import { stopped } from '../cli/stopped.ts';
import { API_KEY, chooseKey, chooseStore, DATABASE_URL, type SandboxFlags } from './sandbox/settings.ts';

const LEVELS = ['info', 'warn', 'error', 'silent'] as const;
type Level = (typeof LEVELS)[number];

interface Options extends SandboxFlags {
  readonly port: number;
  readonly host: string;
  readonly logLevel?: Level;
  readonly control: boolean;
}

const command: Command<Options> = {
  name: 'sandbox',
  summary: 'run the whole bank on this machine: stateful, seeded, with faults on request',
  description:
    'A server that does what the description says and remembers it: what one call writes, the next one sees, after a restart too. It ' +
    'starts with a program, a business, a person, an account, a contact and a check, and prints them ready to paste. Below /_sandbox/ ' +
    'it can be reset, its clock set and calls made to fail. Requests are logged as JSON lines to standard error, without secrets.',
  options: [
    {
      flags: '--port <number>',
      description: '0 takes any free one',
      default: 4020,
      parse: readPort('--port'),
    },
    {
      flags: '--host <address>',
      description: 'address to listen on; others than loopback need a key of your own',
      default: '127.0.0.1',
    },
    {
      flags: '--database <file>',
      description: 'SQLite file (default: banking-sandbox.sqlite in the working directory)',
    },
    { flags: '--memory', description: 'keep nothing when it ends' },
    {
      flags: '--database-url <url>',
      description: `PostgreSQL, which several servers may share (or the variable ${DATABASE_URL})`,
    },
    {
      flags: '--api-key <key>',
      description: `key of the program instead of the development key (better: the variable ${API_KEY})`,
    },
    { flags: '--new-key', description: 'make such a key and show it this once' },
    {
      flags: '--log-level <level>',
      description: `${LEVELS.join(', ')} (default: info, with --quiet or --json error)`,
      parse: readLevel,
    },
    { flags: '--no-control', description: 'nothing below /_sandbox/' },
  ],
  examples: [
    {
      line: 'sandbox',
      does: 'run the bank at http://127.0.0.1:4020, with its records in banking-sandbox.sqlite',
    },
    { line: 'sandbox --memory --port 0', does: 'any free port, nothing kept' },
    {
      line: 'sandbox --host 0.0.0.0 --new-key',
      does: 'let other machines in, with a key that only you know',
    },
  ],
  async run(options, _args, context) {
    const { env, cwd, signal, quiet } = context;
    const store = chooseStore(options, env, cwd);
    expectTools(['pino', '@hono/node-server', ...(store.kind === 'postgres' ? ['pg'] : [])]);
    const [{ newApiKey }, { startSandbox }, { showSandbox }] = await Promise.all([
      import('../../server/seed/new-api-key.ts'),
      import('./sandbox/start-sandbox.ts'),
      import('./sandbox/show-sandbox.ts'),
    ]);
    const key = chooseKey(options, env, newApiKey);
    if (key.from === 'flag')
      context.warn(`other users of this machine can see --api-key: the variable ${API_KEY} is safer`);
    // New objects get 8 MB at a time instead of 64: under load that is tens of megabytes less, at the same speed.
    setFlagsFromString('--max-semi-space-size=8');
    const { host, port, control, logLevel = quiet ? 'error' : 'info' } = options;
    const own = key.apiKey === undefined ? {} : { apiKey: key.apiKey };
    const running = await startSandbox({ store, host, port, control, logLevel, ...own });
    try {
      await showSandbox(running, key, store, context);
      await stopped(signal);
    } finally {
      await running.stop();
    }
    return 'ok';
  },
};

export default command;

function readLevel(text: string): Level {
  const level = LEVELS.find((one) => one === text);
  if (level !== undefined) return level;
  throw new ToolError('usage', `--log-level cannot be ${text}`, { fix: `Give ${LEVELS.join(', ')}.` });
}
