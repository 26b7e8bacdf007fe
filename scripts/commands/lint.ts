import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import type { LintResult } from '../pipeline/lint/lint.ts';

const FORMATS = ['text', 'github', 'sarif'] as const;
const RULE_SETS = ['auto', 'structure', 'recommended', 'spec', 'house', 'common', 'full'] as const;

/** Problems that are shown to a person, unless told. */
const SHOWN = 50;

interface Options {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly format: (typeof FORMATS)[number];
  readonly rules: (typeof RULE_SETS)[number];
  readonly max: number;
}

const command: Command<Options> = {
  name: 'lint',
  summary: 'check the description, its examples, its workflows and its requirement lists',
  description:
    'Checks the structure of the description first: unknown and misspelled fields, values that no version of OpenAPI allows, broken ' +
    "references. If there are no such problems, runs Redocly's rules, and for this package's own description the house rules, also for the " +
    'workflows next to it, the requirement rows and the not-shown list. `lint.extends` and `lint.rules` in the configuration file choose ' +
    'other rules. Problems are printed to standard output; warnings alone exit with 0.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (default: the one of this package)',
    },
    {
      flags: '--rules <set>',
      description:
        'structure: no more than what `generate` checks; recommended: the rules that Redocly recommends; spec: all of these as ' +
        'errors; common: adds the house rules that suit any description; full: adds all house rules; house: full if there are requirement ' +
        'rows next to the description, otherwise common; auto: full in that case, otherwise recommended',
      default: 'auto',
      parse: (text) => oneOf('--rules', text, RULE_SETS),
    },
    {
      flags: '--format <name>',
      description:
        'output format: text, github for annotations on a pull request, or sarif for code scanning',
      default: 'text',
      parse: (text) => oneOf('--format', text, FORMATS),
    },
    {
      flags: '--max <number>',
      description: 'problems to print as text; --json, github and sarif print all',
      default: SHOWN,
      parse: readMax,
    },
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'lint', does: "check the package's own description" },
    { line: 'lint --spec api.yaml', does: 'check another description by the recommended rules' },
    { line: 'lint --spec api.yaml --format sarif > lint.sarif', does: 'write a file for code scanning' },
    { line: 'lint --json', does: 'print every problem with its location as JSON' },
  ],
  async run({ format, rules, max, ...options }, _args, context) {
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    const [{ loadDescription }, { lintDescription }, { lintSummary }, { showUpgradeNotes }] =
      await Promise.all([
        import('../pipeline/read/load.ts'),
        import('../pipeline/lint/lint.ts'),
        import('../pipeline/lint/lint-report.ts'),
        import('../cli/show-upgrade-notes.ts'),
      ]);
    const description = await loadDescription(spec, context.cwd);
    const result = await lintDescription(description, {
      rules: rules === 'auto' ? config.lint?.extends : rules,
      severities: config.lint?.rules,
    });
    showUpgradeNotes(description, context);
    const ok = result.problems.every(({ severity }) => severity !== 'error');
    if (context.json) context.result({ ok, ...result });
    else await print(result, format, max, context);
    context.info(lintSummary(result));
    return ok ? 'ok' : 'problem';
  },
};

async function print(
  result: LintResult,
  format: Options['format'],
  max: number,
  context: Context,
): Promise<void> {
  const { lintAnnotation, lintText } = await import('../pipeline/lint/lint-report.ts');
  const { problems } = result;
  if (format === 'sarif') {
    const { lintSarif } = await import('../pipeline/lint/lint-sarif.ts');
    context.data(lintSarif(result, context.cwd));
  } else if (format === 'github') {
    for (const problem of problems) context.data(lintAnnotation(problem));
  } else {
    for (const problem of problems.slice(0, max)) context.data(lintText(problem));
    const more = problems.length - max;
    if (more > 0)
      context.data(
        `and ${more.toLocaleString('en')} more; \`--max ${problems.length}\` or \`--json\` prints them all`,
      );
  }
}

export default command;

function oneOf(flag: string, text: string, allowed: readonly string[]): string {
  if (allowed.includes(text)) return text;
  throw new ToolError('usage', `Invalid value "${text}" for ${flag}.`, {
    fix: `Use one of: ${allowed.join(', ')}.`,
  });
}

function readMax(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new ToolError('usage', `Invalid value "${text}" for --max.`, { fix: 'Use a number from 0.' });
}
