import { expect, test } from 'vitest';
import type { Command } from '../../../scripts/cli/command.ts';
import { ToolError } from '../../../scripts/cli/errors.ts';
import { runWith } from './run.ts';

function command(run: Command['run'], more: Partial<Command> = {}): Command {
  return {
    name: 'paint',
    summary: 'Paint a wall',
    guide: 'docs/paint.md',
    options: [],
    examples: [],
    run,
    ...more,
  };
}

const wall = command(
  async (options, args, context) => {
    await context.step('mixing', async () => {});
    context.info('a note');
    context.warn('a warning');
    context.data(`wall ${args[0] ?? '-'} ${options.colour ?? 'white'}`);
    context.result({ wall: args[0] ?? null });
    return 'ok';
  },
  {
    arguments: [{ syntax: '[room]', description: 'room to paint' }],
    options: [{ flags: '--colour <name>', description: 'colour of the paint', default: 'white' }],
    examples: [{ line: 'tool paint hall --colour red', does: 'Paints the hall red' }],
  },
);

const steady = (text: string) => text.replace(/\([\d.]+ m?s\)/g, '(N ms)');

test('data goes to standard output, everything for people to standard error', async () => {
  const { code, stdout, stderr } = await runWith([wall], ['paint', 'hall', '--colour', 'red']);
  expect(code).toBe(0);
  expect(stdout).toBe('wall hall red\n');
  expect(steady(stderr)).toBe('✔ mixing (N ms)\na note\nwarning: a warning\n');
});

test.each([
  ['before', ['--quiet', 'paint']],
  ['after', ['paint', '-q']],
])('--quiet %s the command leaves results and warnings', async (_where, argv) => {
  expect(await runWith([wall], argv)).toEqual({
    code: 0,
    stdout: 'wall - white\n',
    stderr: 'warning: a warning\n',
  });
});

test.each([
  ['before', ['--json', 'paint', 'hall']],
  ['after', ['paint', 'hall', '--json']],
])('--json %s the command makes both streams machine-readable', async (_where, argv) => {
  const jsonOnly = command(
    async (_options, args, context) => {
      context.info('a note');
      context.warn('careful');
      context.result({ wall: args[0] });
      return 'problem';
    },
    { arguments: [{ syntax: '[room]', description: 'room' }] },
  );
  const { code, stdout, stderr } = await runWith([jsonOnly], argv);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({ wall: 'hall' });
  expect(stderr).toBe('{"warning":"careful"}\n');
});

const place = {
  file: 'spec/openapi.yaml',
  line: 3,
  column: 5,
  pointer: '#/paths/~1walls/get',
  frame: '  2 | a\n> 3 | b',
};
const failing = command(async () => {
  throw new ToolError('unsupported', 'walls cannot be round', {
    place,
    fix: 'make it straight,\nor drop it',
    others: [new ToolError('unsupported', 'nor can floors')],
  });
});

test('an error says what, where and how to mend, and so does each further one', async () => {
  expect(await runWith([failing], ['paint'])).toEqual({
    code: 5,
    stdout: '',
    stderr: [
      'error: walls cannot be round',
      '  at spec/openapi.yaml:3:5 #/paths/~1walls/get',
      '',
      '    2 | a',
      '  > 3 | b',
      '',
      '  fix: make it straight,',
      '  or drop it',
      '',
      'error: nor can floors',
      '',
    ].join('\n'),
  });
});

test('with --json an error is a JSON line on standard error', async () => {
  const { code, stdout, stderr } = await runWith([failing], ['paint', '--json']);
  expect([code, stdout]).toEqual([5, '']);
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      error: {
        exit: 'unsupported',
        message: 'walls cannot be round',
        place,
        fix: 'make it straight,\nor drop it',
      },
    },
    { error: { exit: 'unsupported', message: 'nor can floors' } },
  ]);
});

test('a package that is missing is a matter of the installation, and no defect', async () => {
  const incomplete = command(async () => {
    await import(`${'a-package'}-that-nobody-has`);
    return 'ok';
  });
  const { code, stderr } = await runWith([incomplete], ['paint']);
  expect([code, stderr]).toEqual([
    6,
    expect.stringMatching(
      /^error: A package is required but not installed: .*'a-package-that-nobody-has'.*\n {2}fix: /,
    ),
  ]);
});

const broken = command(async () => {
  throw new TypeError('x is not a wall');
});

test('a defect is short, and says how to see more', async () => {
  expect(await runWith([broken], ['paint'])).toEqual({
    code: 70,
    stdout: '',
    stderr: [
      'error: tool 1.2.3 failed: x is not a wall',
      '  fix: This is a bug in the tool. Run the same command with --debug and report the output.',
      '',
    ].join('\n'),
  });
});

test.each([
  [['paint', '--debug'], {}],
  [['--debug', 'paint'], {}],
  [['paint'], { DEBUG: '1' }],
])('%j %j shows the stack', async (argv, env) => {
  const { code, stderr } = await runWith([broken], argv, { env: env as Record<string, string> });
  expect(code).toBe(70);
  expect(stderr).toMatch(/caused by: TypeError: x is not a wall\n\s+at .*wrapper\.test\.ts/);
});

test('colour only on a terminal, and not under NO_COLOR', async () => {
  const esc = String.fromCharCode(27);
  expect((await runWith([failing], ['paint'], { isTTY: true })).stderr).toContain(`${esc}[31m`);
  expect((await runWith([failing], ['paint'], { isTTY: true, env: { NO_COLOR: '1' } })).stderr).not.toContain(
    escape,
  );
  expect((await runWith([failing], ['paint'])).stderr).not.toContain(esc);
});

test('Ctrl-C leaves a one-shot command with 130, though its work never ends', async () => {
  const stopping = new AbortController();
  const slow = command(async (_options, _args, context) => {
    await context.step('drying', () => {
      stopping.abort(new Error('stopped'));
      return new Promise<void>(() => {});
    });
    return 'ok';
  });
  const { code, stderr } = await runWith([slow], ['paint'], { signal: stopping.signal });
  expect(code).toBe(130);
  expect(steady(stderr)).toBe('✖ drying (N ms)\nerror: Interrupted.\n');
});

test('a step may remove what it made before the command ends', async () => {
  const stopping = new AbortController();
  let removed = false;
  const careful = command(async (_options, _args, context) => {
    await context.step('drying', async () => {
      stopping.abort(new Error('stopped'));
      await new Promise((resolve) => setImmediate(resolve));
      removed = true;
    });
    return 'ok';
  });
  expect((await runWith([careful], ['paint'], { signal: stopping.signal })).code).toBe(130);
  expect(removed).toBe(true);
});

test('a server that closes on Ctrl-C and returns ok was stopped on purpose', async () => {
  const stopping = new AbortController();
  const server = command(async (_options, _args, { signal }) => {
    queueMicrotask(() => stopping.abort());
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return 'ok';
  });
  expect(await runWith([server], ['paint'], { signal: stopping.signal })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});
