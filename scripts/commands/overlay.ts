import { nearest } from '../../lib/nearest.ts';
import type { Command } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { CONFIG_OPTIONS } from '../config/load-config.ts';
import { OVERLAY_OPTIONS } from '../config/overlay-options.ts';
import { FAIL_ON, OVERLAY_FORMATS, type OverlayCommandOptions } from './overlay/options.ts';

const ACTIONS = ['apply', 'check', 'diff'] as const;

const command: Command<OverlayCommandOptions> = {
  name: 'overlay',
  guide: 'docs/overlays.md',
  summary: 'apply, check or compare overlays',
  description:
    '`overlay apply FILE...` writes a description with overlays applied, in its own version of OpenAPI. `overlay check FILE...` checks that each action matches ' +
    'one place, that nothing which the description states is loosened, and that the result has no errors. `overlay diff OLD NEW` compares two overlays, ' +
    'such as those of two runs of `discover`, and prints what is added, gone, tightened, loosened or changed. Times and counts of observations, examples, and the order of actions do not count.',
  arguments: [
    { syntax: '<action>', description: ACTIONS.join(', ') },
    {
      syntax: '[files...]',
      description:
        'overlays, in the order in which they are applied (default: those of the configuration file); with diff, the earlier and the later one',
    },
  ],
  options: [
    {
      flags: '--spec <file>',
      description:
        'with apply and check: root file of the description; URLs are never fetched (default: the one of this package)',
    },
    {
      flags: '--out <file>',
      description:
        'with apply: file to write, JSON if it ends in .json, else YAML (default: standard output)',
    },
    { flags: '--force', description: 'with apply: replace the file if it exists' },
    ...OVERLAY_OPTIONS.filter(({ flags }) => !flags.startsWith('--overlay ')),
    {
      flags: '--format <text|markdown>',
      description: 'with diff: output format; --json prints JSON',
      default: 'text',
      parse: (text) => oneOf('--format', text, OVERLAY_FORMATS),
    },
    {
      flags: '--fail-on <kind>',
      description: `with diff: exit with 1 on such a difference: ${FAIL_ON.join(', ')}; repeatable (default: none)`,
      repeat: true,
      parse: (text) => oneOf('--fail-on', text, FAIL_ON),
    },
    ...CONFIG_OPTIONS,
  ],
  examples: [
    {
      line: 'overlay apply deployment.yaml --spec api/openapi.yaml --out api/deployed.yaml',
      does: 'write a description with an overlay applied',
    },
    {
      line: 'overlay check deployment.yaml',
      does: 'check that an overlay fits the description and loosens nothing',
    },
    { line: 'overlay diff march.yaml april.yaml', does: 'print what the deployment changed' },
    {
      line: 'overlay diff march.yaml april.yaml --fail-on tightened --fail-on gone',
      does: 'exit with 1 if the deployment requires more, or has stopped doing something',
    },
  ],
  async run(options, [action = '', ...files], context) {
    switch (oneOf('the action', action, ACTIONS)) {
      case 'apply':
        return (await import('./overlay/apply-files.ts')).applyFiles(files, options, context);
      case 'check':
        return (await import('./overlay/check-files.ts')).checkFiles(files, options, context);
      case 'diff': {
        const [before, after, ...others] = files;
        if (before === undefined || after === undefined || others.length > 0)
          throw new ToolError('usage', `overlay diff compares two overlays, not ${files.length}.`, {
            fix: 'Name the earlier one and the later one: overlay diff march.yaml april.yaml',
          });
        return (await import('./overlay/diff-files.ts')).diffFiles([before, after], options, context);
      }
    }
  },
};

export default command;

function oneOf<Word extends string>(what: string, text: string, allowed: readonly Word[]): Word {
  if (allowed.includes(text as Word)) return text as Word;
  const near = nearest(text, allowed);
  throw new ToolError('usage', `Invalid value "${text}" for ${what}.`, {
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of: ${allowed.join(', ')}.`,
  });
}
