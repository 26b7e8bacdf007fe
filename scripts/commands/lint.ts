import type { Command } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import type { RuleSet } from '../pipeline/lint/lint.ts';

const FORMATS = ['text', 'github'] as const;
const RULE_SETS = ['auto', 'spec', 'common', 'full'] as const;

interface Options {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly format: (typeof FORMATS)[number];
  readonly rules: 'auto' | RuleSet;
}

const command: Command<Options> = {
  name: 'lint',
  summary: 'check the description, its examples, its workflows and its requirement lists',
  description:
    "Checks the description and the workflows beside it against Redocly's recommended-strict rules and the house rules, and " +
    'the requirement rows and the not-shown list against their JSON Schemas. Problems are printed to standard output.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (default: the one of this package)',
    },
    {
      flags: '--rules <set>',
      description:
        'spec: recommended-strict only; common: adds the house rules that suit any description; full: adds all house rules; ' +
        'auto: full when there is a `requirements` folder beside the description, otherwise common',
      default: 'auto',
      parse: (text) => oneOf('--rules', text, RULE_SETS),
    },
    {
      flags: '--format <name>',
      description: 'output format: text, or github for annotations on a pull request',
      default: 'text',
      parse: (text) => oneOf('--format', text, FORMATS),
    },
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'lint', does: "check the package's own description" },
    { line: 'lint --spec api.yaml --rules common', does: 'check another description' },
    { line: 'lint --json', does: 'print every problem with its location as JSON' },
  ],
  async run({ format, rules, ...options }, _args, context) {
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    const [{ loadDescription }, { lintDescription }, { lintAnnotation, lintSummary, lintText }] =
      await Promise.all([
        import('../pipeline/read/load.ts'),
        import('../pipeline/lint/lint.ts'),
        import('../pipeline/lint/lint-report.ts'),
      ]);
    const description = await loadDescription(spec, context.cwd);
    const result = await lintDescription(description, { rules: rules === 'auto' ? undefined : rules });
    const print = format === 'github' ? lintAnnotation : lintText;
    if (context.json) context.result({ ok: result.problems.length === 0, ...result });
    else for (const problem of result.problems) context.data(print(problem));
    context.info(lintSummary(result));
    return result.problems.length === 0 ? 'ok' : 'problem';
  },
};

export default command;

function oneOf(flag: string, text: string, allowed: readonly string[]): string {
  if (allowed.includes(text)) return text;
  throw new ToolError('usage', `Invalid value "${text}" for ${flag}.`, {
    fix: `Use one of: ${allowed.join(', ')}.`,
  });
}
