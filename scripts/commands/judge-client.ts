import type { Command } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';

const command: Command = {
  name: 'judge-client',
  guide: 'docs/judging-clients.md',
  summary: 'run a client against a failing sandbox and report what it does wrong',
  description:
    'Runs the command of a client many times, each time against a sandbox of its own: first one that works, then one for each way in which a bank can fail or ' +
    'respond unexpectedly. Checks what the command sends and prints, and how it ends. The command finds the sandbox in BANKING_BASE_URL, BANKING_API_KEY, ' +
    'BANKING_PERSON_ID, BANKING_PROGRAM_ID, BANKING_BUSINESS_ID, BANKING_CHECK_TRANSFER_ID, BANKING_ACCOUNT_ID and BANKING_CONTACT_ID; arguments can have the ' +
    'same values as {baseUrl}, {apiKey}, {personId} and so on. Exit codes: 0 conformant, 1 a violation or a stale waiver, 2 wrong usage, 3 inconclusive, ' +
    '6 environment error.',
  arguments: [{ syntax: '[command...]', description: 'the command and its arguments, after --' }],
  options: optionsOf('judge-client'),
  examples: [
    { line: 'judge-client -- npm run test:bank', does: 'check the client of a test suite' },
    { line: 'judge-client -- python3 pay.py --url {baseUrl}', does: 'pass the address as an argument' },
    { line: 'judge-client --only retries -- ./pay.sh', does: 'check only what it does after failures' },
  ],
  goesOnUnread: true,
  async run(options, words, context) {
    const settings = settingsOfFlags('judge-client', options, context.cwd);
    if (settings.list === true) {
      const { listRows } = await import('./judge-client/show.ts');
      await listRows(settings, context);
      return 'ok';
    }
    if (settings.plan === true) {
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
