import { resolve } from 'node:path';
import { nearest } from '../../lib/nearest.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import type { Difference, DifferenceKind } from '../pipeline/overlay/diff-overlays.ts';

const FORMATS = ['text', 'markdown'] as const;
/** Written out: a test compares it with the pipeline's list, which is too slow to load for the help. */
export const FAIL_ON = ['any', 'added', 'gone', 'tightened', 'loosened', 'changed'] as const;

interface Options {
  readonly format: (typeof FORMATS)[number];
  readonly failOn?: readonly (typeof FAIL_ON)[number][];
}

const command: Command<Options> = {
  name: 'overlay',
  summary: 'tell what changed between two overlays',
  description:
    '`overlay diff OLD NEW` compares two OpenAPI Overlays, such as those of two runs of `discover`, thing by thing: what is new and what is gone, what ' +
    'limits more or less than before, and which values changed. When and how often something was observed, examples, and the order of actions do not count.',
  arguments: [
    { syntax: '<action>', description: 'diff' },
    { syntax: '<old>', description: 'the earlier overlay' },
    { syntax: '<new>', description: 'the later overlay' },
  ],
  options: [
    {
      flags: '--format <text|markdown>',
      description: 'output format; --json prints JSON',
      default: 'text',
      parse: (text) => oneOf('--format', text, FORMATS),
    },
    {
      flags: '--fail-on <kind>',
      description: `exit with 1 if there is such a difference: ${FAIL_ON.join(', ')}; repeatable (default: none)`,
      repeat: true,
      parse: (text) => oneOf('--fail-on', text, FAIL_ON),
    },
  ],
  examples: [
    { line: 'overlay diff march.yaml april.yaml', does: 'print what the deployment changed' },
    {
      line: 'overlay diff march.yaml april.yaml --fail-on tightened --fail-on gone',
      does: 'exit with 1 if it requires more, or has stopped doing something',
    },
  ],
  async run({ format, failOn = [] }, [action = '', before = '', after = ''], context) {
    oneOf('the action', action, ['diff']);
    const [{ diffOverlays }, { readOverlay }, { LocalResolver }, { createConfig }] = await Promise.all([
      import('../pipeline/overlay/diff-overlays.ts'),
      import('../pipeline/overlay/read-overlay.ts'),
      import('../pipeline/read/load.ts'),
      import('@redocly/openapi-core'),
    ]);
    const resolver = new LocalResolver((await createConfig({})).resolve);
    const read = (file: string) => readOverlay(resolve(context.cwd, file), context.cwd, resolver.empty());
    const differences = diffOverlays(await read(before), await read(after));
    show(differences, format, context);
    return differences.some(({ kind }) => failOn.includes('any') || failOn.includes(kind)) ? 'problem' : 'ok';
  },
};

export default command;

function show(differences: readonly Difference[], format: Options['format'], context: Context): void {
  context.result({ differences });
  if (format === 'markdown') context.data(markdown(differences));
  else for (const { kind, place, says } of differences) context.data(`${kind.padEnd(9)}  ${place}: ${says}`);
  const counts = new Map<DifferenceKind, number>();
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  context.info(
    differences.length === 0 ? 'Both overlays say the same.' : `${differences.length} differences: ${words}`,
  );
}

function markdown(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Both overlays say the same.\n';
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = differences.map(({ kind, place, says }) => `| ${kind} | ${cell(place)} | ${cell(says)} |`);
  return ['| change | place | what |', '|---|---|---|', ...rows, ''].join('\n');
}

function oneOf<Word extends string>(what: string, text: string, allowed: readonly Word[]): Word {
  if (allowed.includes(text as Word)) return text as Word;
  const near = nearest(text, allowed);
  throw new ToolError('usage', `Invalid value "${text}" for ${what}.`, {
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of: ${allowed.join(', ')}.`,
  });
}
