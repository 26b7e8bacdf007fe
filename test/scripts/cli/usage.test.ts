import { expect, test } from 'vitest';
import type { Command } from '../../../scripts/cli/command.ts';
import { ToolError } from '../../../scripts/cli/errors.ts';
import { runWith } from './run.ts';

const seen: unknown[] = [];
const paint: Command = {
  name: 'paint',
  summary: 'Paint a wall',
  guide: 'docs/paint.md',
  description: 'Paints a wall of one room.',
  arguments: [{ syntax: '<room>', description: 'room to paint' }],
  options: [
    { flags: '--colour <name>', description: 'colour of the paint', default: 'white' },
    {
      flags: '--coats <number>',
      description: 'how many coats',
      parse: (text) => {
        if (!/^\d+$/.test(text)) throw new ToolError('usage', `--coats takes a whole number, not ${text}`);
        return Number(text);
      },
    },
    {
      flags: '--tool <name>',
      description: 'a tool to use; may be repeated',
      repeat: true,
      default: ['brush'],
    },
  ],
  examples: [{ line: 'tool paint hall --colour red', does: 'Paints the hall red' }],
  run: async (options, args) => {
    seen.push({ options, args });
    return 'ok';
  },
};
const clean: Command = {
  name: 'clean',
  summary: 'Clean up',
  guide: 'docs/clean.md',
  options: [],
  examples: [],
  run: async () => 'ok',
};
const run = (...argv: string[]) => runWith([paint, clean], argv);

test.each([
  [['pant'], "unknown command 'pant'", 'Did you mean paint? See tool --help'],
  [['zzzzzz'], "unknown command 'zzzzzz'", 'See tool --help'],
  [['help', 'pant'], "unknown command 'pant'", 'Did you mean paint? See tool --help'],
  [
    ['paint', 'hall', '--color', 'red'],
    "unknown option '--color'",
    'Did you mean --colour? See tool paint --help',
  ],
  [['--quite'], "unknown option '--quite'", 'Did you mean --quiet? See tool --help'],
  [['paint'], "missing required argument 'room'", 'See tool paint --help'],
  [['paint', 'hall', '--colour'], "option '--colour <name>' argument missing", 'See tool paint --help'],
  [
    ['clean', 'all'],
    "too many arguments for 'clean'. Expected 0 arguments but got 1",
    'See tool clean --help',
  ],
  [[], 'No command was given.', 'Run tool --help to list the commands.'],
  [['--quiet'], 'No command was given.', 'Run tool --help to list the commands.'],
])('%j is refused with %s', async (argv, message, fix) => {
  expect(await run(...argv)).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n  fix: ${fix}\n` });
  const json = await run(...argv, '--json');
  expect(JSON.parse(json.stderr)).toEqual({ error: { exit: 'usage', message, fix } });
});

test('an option reads its own text and refuses what it cannot read', async () => {
  expect(await run('paint', 'hall', '--coats', 'two')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: --coats takes a whole number, not two\n',
  });
});

test('a command gets its arguments, values, defaults and repeated values', async () => {
  seen.length = 0;
  await run('paint', 'hall');
  await run('paint', 'hall', '--coats', '2', '--tool', 'roller', '--tool', 'tape');
  expect(seen).toEqual([
    { args: ['hall'], options: { colour: 'white', tool: ['brush'] } },
    { args: ['hall'], options: { colour: 'white', coats: 2, tool: ['roller', 'tape'] } },
  ]);
});

test.each([[['--help']], [['-h']], [['--help', 'paint']], [['help']]])(
  '%j lists the commands and the exit codes',
  async (argv) => {
    const { code, stdout, stderr } = await run(...argv);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatchInlineSnapshot(`
      "Usage: tool <command> [options]

      A tool for tests.

      Global options:
        -V, --version  print the version
        -q, --quiet    print results and errors only, without progress
        --json         one JSON document on standard output; errors and warnings as JSON lines on standard
                       error
        --debug        show the stack trace of an error (also enabled by the DEBUG variable)
        -h, --help     show this help

      Commands:
        paint          Paint a wall
        clean          Clean up
        help           show the help of a command

      Exit codes:
          0  success
          1  problems were found: lint errors, stale files, a failed workflow, a violation, a breaking change, a stale waiver or acceptance, an edited report
          2  wrong usage or configuration: an unknown command, flag or value, a file that does not exist
          3  conform: no violation, but a selected requirement could not be checked; verify-report: the report has no digest; discover: stopped before its last probe; diff: no change that counts, but some of it, or of the sources, could not be decided
          4  conform, discover: the safety gate refused the run; nothing was sent
          5  the description uses a feature, or an overlay a version, that is not supported; nothing was written
          6  environment error: a port is in use, a folder is not writable, a package is not installed, Node.js is too old
         70  a bug in this tool; please report it
        130  stopped before finishing, by Ctrl-C, SIGTERM, or a closed terminal; stopping a server exits with 0
      "
    `);
  },
);

test.each([[['paint', '--help']], [['paint', '-h']], [['help', 'paint']], [['--quiet', 'paint', '--help']]])(
  '%j shows the flags and examples of one command',
  async (argv) => {
    const { code, stdout, stderr } = await run(...argv);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatchInlineSnapshot(`
      "Usage: tool paint [options] <room>

      Paints a wall of one room.

      Arguments:
        room              room to paint

      Options:
        --colour <name>   colour of the paint (default: "white")
        --coats <number>  how many coats
        --tool <name>     a tool to use; may be repeated (default: ["brush"])

      Global options:
        -q, --quiet       print results and errors only, without progress
        --json            one JSON document on standard output; errors and warnings as JSON lines on
                          standard error
        --debug           show the stack trace of an error (also enabled by the DEBUG variable)
        -h, --help        show this help

      Examples:
        tool paint hall --colour red
            Paints the hall red

      Guide: docs/paint.md
      "
    `);
  },
);

test.each([[['--version']], [['-V']]])('%j prints the version alone', async (argv) => {
  expect(await run(...argv)).toEqual({ code: 0, stdout: '1.2.3\n', stderr: '' });
});

test('a call loads no command but its own', async () => {
  const loaded: string[] = [];
  const { readCommandLine } = await import('../../../scripts/cli/program.ts');
  const load = (command: Command) => async () => {
    loaded.push(command.name);
    return command;
  };
  const input = {
    name: 'tool',
    summary: '-',
    version: '1',
    commands: { paint: load(paint), clean: load(clean) },
  };
  await readCommandLine(['clean'], input);
  await readCommandLine(['clean', '--help'], input);
  expect(loaded).toEqual(['clean', 'clean']);
});
