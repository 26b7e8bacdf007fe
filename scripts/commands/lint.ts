import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import { oneOf } from '../cli/one-of.ts';
import { ownSpec } from '../cli/own-spec.ts';
import type { Config } from '../config/config.ts';
import { CONFIG_OPTIONS, type ConfigFlag, configsFor, loadConfigs } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';
import type { LintOptions, LintProblem, LintResult } from '../pipeline/lint/lint.ts';
import type { OverlayOptions } from '../pipeline/overlay/load-overlaid.ts';
import type { Description } from '../pipeline/read/load.ts';

const FORMATS = ['text', 'github', 'sarif'] as const;
const RULE_SETS = ['auto', 'structure', 'recommended', 'spec', 'house', 'common', 'full'] as const;

/** Problems that are shown to a person, unless told. */
const SHOWN = 50;

interface Options extends OverlayFlags {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly format: (typeof FORMATS)[number];
  readonly rules: (typeof RULE_SETS)[number];
  readonly max: number;
}

const command: Command<Options> = {
  name: 'lint',
  guide: 'docs/configuration.md',
  summary: 'check the description, its examples, its workflows and its requirement lists',
  description:
    'First checks the structure of the description: unknown and misspelled fields, values that no version of OpenAPI allows, broken ' +
    "references. If there are no such problems, it runs Redocly's rules. For this package's own description it also runs the house rules, on the " +
    'workflows next to it, the requirement rows and the not-shown list, too. It checks the requirement rows of any other API as `conform` reads them. `lint.extends` and `lint.rules` in the configuration file choose ' +
    'other rules. If the configuration has several descriptions, all are checked. Warnings alone exit with 0.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    {
      flags: '--rules <set>',
      description:
        'structure: only what `generate` checks; recommended: the rules that Redocly recommends; spec: all of these as ' +
        'errors; common: adds the house rules that suit any description; full: adds all house rules; house: full if requirement rows and a ' +
        'not-shown list are next to the description, otherwise common; auto: full in that case, otherwise recommended',
      default: 'auto',
      parse: oneOf('--rules', RULE_SETS),
    },
    {
      flags: '--format <name>',
      description:
        'output format: text, github for annotations on a pull request, or sarif for code scanning',
      default: 'text',
      parse: oneOf('--format', FORMATS),
    },
    {
      flags: '--max <number>',
      description: 'number of problems to print as text; --json, github and sarif print all',
      default: SHOWN,
      parse: readMax,
    },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'lint', does: "check the package's own description" },
    { line: 'lint --spec api.yaml', does: 'check another description by the recommended rules' },
    { line: 'lint --spec api.yaml --format sarif > lint.sarif', does: 'write a file for code scanning' },
    { line: 'lint --json', does: 'print every problem with its location as JSON' },
  ],
  async run(options, _args, context) {
    const { rules, ...selection } = options;
    const results: { readonly spec: string; readonly result: LintResult }[] = [];
    const errors: ToolError[] = [];
    const configs = await descriptionsOf(selection, context);
    for (const { spec, lint, overlays } of configs) {
      try {
        const result = await lintOne(
          spec,
          rules === 'auto' ? lint?.extends : rules,
          lint?.rules,
          overlays,
          context,
        );
        results.push({ spec, result });
      } catch (error) {
        // One that cannot be read keeps none of the others from being checked.
        if (configs.length === 1 || !(error instanceof ToolError)) throw error;
        errors.push(error, ...error.others);
      }
    }
    const ok = errors.length === 0 && results.every(({ result }) => isClean(result));
    if (context.json) {
      const reports = results.map(({ result }) => ({ ok: isClean(result), ...result }));
      context.result(configs.length === 1 ? reports[0] : reports);
    } else await print(distinct(results.flatMap(({ result }) => result.problems)), options, context);
    const { lintSummary } = await import('../pipeline/lint/lint-report.ts');
    for (const { spec, result } of results) {
      const name = configs.length === 1 ? '' : `${displayPath(resolve(context.cwd, spec), context.cwd)}: `;
      context.info(`${name}${lintSummary(result)}`);
    }
    throwAll(errors);
    return ok ? 'ok' : 'problem';
  },
};

/** Reads what the configuration says of each description: one entry if the same description is in it for several outputs. */
async function descriptionsOf(
  options: Pick<Options, 'spec' | 'config' | keyof OverlayFlags>,
  context: Context,
): Promise<
  readonly { readonly spec: string; readonly lint: Config['lint']; readonly overlays: OverlayOptions }[]
> {
  const configs = configsFor(await loadConfigs(options.config, context), options.spec, context.cwd);
  const found = configs.map((config) => ({
    spec: options.spec ?? config.spec ?? ownSpec(),
    lint: config.lint,
    overlays: overlaysOf(options, config, context),
  }));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

async function lintOne(
  spec: string,
  rules: LintOptions['rules'],
  severities: LintOptions['severities'],
  overlays: OverlayOptions,
  context: Context,
): Promise<LintResult> {
  const [{ loadOverlaid }, { lintDescription }, { showUpgradeNotes }, { warnOfNumbers }] = await Promise.all([
    import('../pipeline/overlay/load-overlaid.ts'),
    import('../pipeline/lint/lint.ts'),
    import('../pipeline/read/show-upgrade-notes.ts'),
    import('../pipeline/read/warn-of-numbers.ts'),
  ]);
  const description = await loadOverlaid(spec, context.cwd, overlays);
  const result = await lintDescription(description, { rules, severities });
  showUpgradeNotes(description, context);
  warnOfNumbers(description, context.warn);
  if (!result.complete || result.ruleSet === 'structure') return result;
  const ofRows = await lintRows(description, overlays, context);
  return {
    ...result,
    files: [...new Set([...result.files, ...ofRows.files])].sort(),
    problems: [...result.problems, ...ofRows.problems],
  };
}

/** Holds the requirements beside another API's description against it. */
async function lintRows(
  { file, rootDir }: Description,
  overlays: OverlayOptions,
  { cwd, warn }: Context,
): Promise<Pick<LintResult, 'files' | 'problems'>> {
  const [{ readRows, rowsFolder }, { isHeldToSource }] = await Promise.all([
    import('./api/read-rows.ts'),
    import('../pipeline/read/evidence.ts'),
  ]);
  const folder = rowsFolder(rootDir);
  if (folder === undefined || isHeldToSource(rootDir)) return { files: [], problems: [] };
  const { ARE_DRAFTS, readApiDescription } = await import('./api/read-api.ts');
  const described = await readApiDescription(file, overlays, { cwd, warn: () => {} }).then(
    (read) => read.described,
    (error: unknown) => {
      if (!(error instanceof ToolError)) throw error;
      warn(`The requirements are not checked: ${error.message}`);
      return undefined;
    },
  );
  if (described === undefined) return { files: [], problems: [] };
  const { errors, drafts, errorsOfDrafts, placeOfRow } = await readRows(folder, described, cwd);
  return {
    files: readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => displayPath(join(folder, name), cwd)),
    problems: [
      ...[...errors, ...errorsOfDrafts].map(({ message, place, fix = '' }) => ({
        ...{ rule: 'requirements', severity: 'error' as const, message: `${message} ${fix}`.trim() },
        place: place ?? { file: displayPath(folder, cwd) },
      })),
      ...drafts.map(({ id, draft }) => ({
        ...{ rule: 'requirements', severity: 'warn' as const },
        message: `${id} is a draft (${draft}), ${ARE_DRAFTS}.`,
        place: placeOfRow(id) ?? { file: displayPath(folder, cwd) },
      })),
    ],
  };
}

const isClean = ({ problems }: LintResult) => problems.every(({ severity }) => severity !== 'error');

/** Descriptions may share files. */
function distinct(problems: readonly LintProblem[]): LintProblem[] {
  const keyOf = ({ rule, message, place: { file, line, column } }: LintProblem) =>
    JSON.stringify([rule, message, file, line, column]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

async function print(
  problems: readonly LintProblem[],
  { format, max }: Pick<Options, 'format' | 'max'>,
  context: Context,
): Promise<void> {
  const { lintAnnotation, lintText } = await import('../pipeline/lint/lint-report.ts');
  if (format === 'sarif') {
    const { lintSarif } = await import('../pipeline/lint/lint-sarif.ts');
    context.data(lintSarif(problems, context.cwd));
  } else if (format === 'github') {
    for (const problem of problems) context.data(lintAnnotation(problem));
  } else {
    for (const problem of problems.slice(0, max)) context.print(lintText(problem));
    const more = problems.length - max;
    if (more > 0)
      context.print(
        `and ${more.toLocaleString('en')} more; \`--max ${problems.length}\` or \`--json\` prints them all`,
      );
  }
}

export default command;

function readMax(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new ToolError('usage', `Invalid value "${text}" for --max.`, { fix: 'Use a number from 0.' });
}
