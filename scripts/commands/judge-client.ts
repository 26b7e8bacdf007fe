import { resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { readOneOf, readTimeout } from './conform/read-values.ts';
import { readOrThrow } from './conform/setting.ts';
import { REPORTER_NAMES } from './conform/settings.ts';
import type { JudgeClientSettings } from './judge-client/settings.ts';

const EVIDENCE = ['stated', 'observed', 'implied', 'http', 'safety', 'advice'];

function list(name: string, read: (text: string) => { value: unknown } | { wrong: string; fix: string }) {
  return (text: string) => text.split(',').map((part) => readOrThrow(name, read(part.trim())));
}

interface Options {
  readonly only?: readonly string[][];
  readonly skip?: readonly string[][];
  readonly evidence?: JudgeClientSettings['evidence'];
  readonly waivers?: string;
  readonly timeout?: number;
  readonly jobs?: number;
  readonly reportDir?: string;
  readonly reporter?: readonly string[][];
  readonly list?: boolean;
  readonly plan?: boolean;
}

const command: Command<Options> = {
  name: 'judge-client',
  summary: 'run a client against a failing sandbox and report what it does wrong',
  description:
    'Runs a command again and again, each time against a sandbox of its own: first one that works, then one for each way in which a ' +
    'bank can fail or behave unexpectedly. Judges what the command sends and prints, and how it ends. The command finds the sandbox in ' +
    'BANKING_BASE_URL, BANKING_API_KEY, BANKING_PERSON_ID, BANKING_PROGRAM_ID, BANKING_BUSINESS_ID, BANKING_CHECK_TRANSFER_ID, ' +
    'BANKING_ACCOUNT_ID and BANKING_CONTACT_ID; in its arguments {baseUrl}, {apiKey}, {personId} and so on stand for the same. ' +
    'Exit codes: 0 conformant, 1 a violation or a stale waiver, 2 wrong usage, 3 inconclusive, 6 environment error.',
  arguments: [{ syntax: '[command...]', description: 'the command and its arguments, after --' }],
  options: [
    {
      flags: '--only <ids>',
      description: 'judge only these requirements or areas (retries); separated by commas',
      parse: list('--only', (text) => ({ value: text })),
      repeat: true,
    },
    {
      flags: '--skip <ids>',
      description: 'skip these',
      parse: list('--skip', (text) => ({ value: text })),
      repeat: true,
    },
    {
      flags: '--evidence <level>',
      description: `weakest evidence that fails the run: ${EVIDENCE.join(', ')} (default: safety)`,
      parse: (text) => readOrThrow('--evidence', readOneOf(EVIDENCE)(text)),
    },
    {
      flags: '--waivers <file>',
      description:
        'file of accepted violations, each with a reason and an expiry date; a stale one fails the run',
    },
    {
      flags: '--timeout <ms>',
      description: 'time limit of one run in milliseconds (default: 30000)',
      parse: (text) => readOrThrow('--timeout', readTimeout(text)),
    },
    {
      flags: '--jobs <number>',
      description: 'runs at the same time (default: as many as there are processors)',
      parse: (text) => readOrThrow('--jobs', readJobs(text)),
    },
    { flags: '--report-dir <dir>', description: 'folder for the reports (default: client-report)' },
    {
      flags: '--reporter <names>',
      description: `${REPORTER_NAMES.join(', ')}; separated by commas (default: console,json,html)`,
      parse: list('--reporter', readOneOf(REPORTER_NAMES)),
      repeat: true,
    },
    { flags: '--plan', description: 'print every run with its faults, without starting the command' },
    { flags: '--list', description: 'print the requirements with evidence and section' },
  ],
  examples: [
    { line: 'judge-client -- npm run test:bank', does: 'judge the client of a test suite' },
    { line: 'judge-client -- python3 pay.py --url {baseUrl}', does: 'pass the address as an argument' },
    { line: 'judge-client --only retries -- ./pay.sh', does: 'judge only what it does after failures' },
  ],
  goesOnUnread: true,
  async run(options, words, context) {
    const settings = toSettings(options, context);
    if (options.list === true) {
      const { listRows } = await import('./judge-client/show.ts');
      await listRows(settings, context);
      return 'ok';
    }
    if (options.plan === true) {
      const { showRuns } = await import('./judge-client/show.ts');
      await showRuns(settings, context);
      return 'ok';
    }
    const [name, ...args] = words;
    if (name === undefined)
      throw new ToolError('usage', 'No command was given.', {
        fix: 'Put the command that runs your client after --: judge-client -- npm test',
      });
    const { runJudge } = await import('./judge-client/run-judge.ts');
    return runJudge(name, args, settings, context);
  },
};

export default command;

function toSettings(options: Options, { cwd }: Context): JudgeClientSettings {
  const { evidence, timeout, jobs, waivers, reportDir = 'client-report' } = options;
  const reporters = options.reporter?.flat() as JudgeClientSettings['reporters'] | undefined;
  return {
    only: options.only?.flat() ?? [],
    skip: options.skip?.flat() ?? [],
    ...(evidence !== undefined && { evidence }),
    timeoutMs: timeout ?? 30_000,
    ...(jobs !== undefined && { jobs }),
    ...(waivers !== undefined && { waivers: resolve(cwd, waivers) }),
    reportDir: resolve(cwd, reportDir),
    reporters: reporters ?? ['console', 'json', 'html'],
  };
}

function readJobs(text: string) {
  const value = Number(text);
  return /^\d{1,3}$/.test(text) && value > 0
    ? { value }
    : { wrong: `cannot be ${text.slice(0, 20)}`, fix: 'Give a number from 1 to 999.' };
}
