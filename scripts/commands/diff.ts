import { resolve } from 'node:path';
import { jsonText } from '../../lib/json-text.ts';
import { nearest } from '../../lib/nearest.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import { oneOf } from '../cli/one-of.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import { ALLOW_FILES } from '../config/overlay-options.ts';
import type { KnownNames } from '../pipeline/diff/affected.ts';
import type { DiffReport } from './diff/diff-report.ts';
import type { SourcesUse } from './diff/names-in-sources.ts';

const FORMATS = ['text', 'json', 'markdown', 'html', 'github-actions', 'changelog', 'next-version'] as const;
const FAIL_ON = ['breaking', 'additive', 'any', 'none'] as const;

interface Options {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly allowFiles?: readonly string[];
  readonly format: (typeof FORMATS)[number];
  readonly failOn: (typeof FAIL_ON)[number];
  readonly uses?: readonly string[];
  readonly sources?: readonly string[];
  readonly accepted?: string;
  readonly currentVersion?: string;
  readonly all?: boolean;
}

const command: Command<Options> = {
  name: 'diff',
  guide: 'docs/diff.md',
  summary: 'compare two versions of a description: what breaks, what is added, who is affected',
  description:
    'Says what breaks between two versions of a description, what is added, and who is affected. A version is a file, a git revision (HEAD~3, ' +
    'main:spec/openapi.yaml) or a published version of this package (1.2.0, banking-platform-api@1.2.0). It compares the calls that the versions allow, ' +
    'requirement rows, the not-shown list, examples and evidence. If compatibility cannot be shown, the change is breaking. Exit codes: 0 no change that ' +
    'counts; 1 a change that counts, or a stale acceptance; 3 something could not be decided; 2, 5 or 6 an error.',
  arguments: [
    { syntax: '<base>', description: 'the old version' },
    { syntax: '[revision]', description: 'the new version (default: the description as it is now)' },
  ],
  options: [
    {
      flags: '--spec <file>',
      description:
        'root file of the description, never a URL; also the file of a git revision without a path (default: the one of this package)',
    },
    ALLOW_FILES,
    {
      flags: '--format <name>',
      description: `output format: ${FORMATS.join(', ')}`,
      default: 'text',
      parse: oneOf('--format', FORMATS),
    },
    {
      flags: '--fail-on <impact>',
      description: `exit with 1 on changes of this impact or worse: ${FAIL_ON.join(', ')}`,
      default: 'breaking',
      parse: oneOf('--fail-on', FAIL_ON),
    },
    {
      flags: '--uses <names>',
      description: 'count only changes that concern these methods, types and hooks, separated by commas',
      parse: (text) => text.split(',').map((name) => name.trim()),
      repeat: true,
    },
    {
      flags: '--sources <place>',
      description: 'count only changes that concern what this folder or file imports and calls; repeatable',
      repeat: true,
    },
    {
      flags: '--accepted <file>',
      description: 'YAML file of accepted changes, each with reason and expiry',
    },
    {
      flags: '--current-version <version>',
      description:
        'with --format next-version: the version to raise (default: info.version of the old version)',
    },
    { flags: '--all', description: 'list all editorial changes' },
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'diff HEAD~3', does: "show what has changed in this package's description in three commits" },
    {
      line: 'diff old.yaml new.yaml --format markdown',
      does: 'compare two files for a comment on a pull request',
    },
    {
      line: 'diff 0.1.0 --sources src',
      does: 'check whether the project in src is affected by the changes since version 0.1.0',
    },
    {
      line: 'diff main:api/openapi.yaml api/openapi.yaml --fail-on additive',
      does: 'exit with 1 on anything but editorial changes',
    },
  ],
  async run(options, [base = '', revision], context) {
    const report = await compare(options, base, revision, context);
    context.result(report);
    await show(report, options, context);
    if (options.format !== 'text') {
      const { noChange, warningsOf } = await import('./diff/formats/show-text.ts');
      if (report.changes.length === 0) context.info(noChange(report));
      for (const line of warningsOf(report)) context.warn(line);
    }
    const { verdictOf } = await import('./diff/diff-report.ts');
    return verdictOf(report, options.failOn);
  },
};

export default command;

async function compare(
  options: Options,
  base: string,
  revision: string | undefined,
  context: Context,
): Promise<DiffReport> {
  const { cwd } = context;
  const config = await loadConfig(options, context);
  const file = resolve(cwd, options.spec ?? revisionFile(revision, cwd) ?? config.spec ?? ownSpec());
  const [{ openVersion }, { compareDescriptions }, { knownNames }, { diffReport: reportOf }] =
    await Promise.all([
      import('./diff/open-version.ts'),
      import('../pipeline/diff/compare-descriptions.ts'),
      import('../pipeline/diff/affected.ts'),
      import('./diff/diff-report.ts'),
    ]);
  const accepted =
    options.accepted === undefined
      ? []
      : await (await import('./diff/accepted-file.ts')).readAcceptedFile(resolve(cwd, options.accepted), cwd);
  const rules = config.lint?.rules;
  const allowFiles = options.allowFiles?.map((folder) => resolve(cwd, folder));
  const old = await context.step('read the old version', () =>
    openVersion(base, file, cwd, rules, allowFiles),
  );
  const changed = await context.step('read the new version', () =>
    openVersion(revision ?? file, file, cwd, rules, allowFiles),
  );
  const { uses, sources } = await namesUsed(options, knownNames([old, changed]), cwd);
  const changes = await context.step('compare', async () => compareDescriptions(old, changed));
  return reportOf(changes, old, changed, {
    uses,
    sources,
    accepted,
    today: new Date().toISOString().slice(0, 10),
    currentVersion: options.currentVersion,
  });
}

/** If the new one of two versions is a file, an old git revision is that of this file. */
function revisionFile(revision: string | undefined, cwd: string): string | undefined {
  return revision !== undefined && /\.(?:ya?ml|json)$/.test(revision) && !revision.includes(':')
    ? resolve(cwd, revision)
    : undefined;
}

async function namesUsed(
  { uses, sources }: Options,
  known: KnownNames,
  cwd: string,
): Promise<{ uses?: ReadonlySet<string>; sources?: SourcesUse }> {
  if (uses === undefined && sources === undefined) return {};
  const given = (uses ?? []).flat().filter((name) => name !== '');
  throwAll(
    given
      .filter((name) => !known.all.has(name))
      .map((name) => {
        const near = nearest(name, [...known.all]);
        return new ToolError('usage', `Neither version has a method, type or hook of this name: ${name}`, {
          fix:
            near === undefined
              ? 'Give names as they stand in your code, separated by commas.'
              : `Did you mean ${near}?`,
        });
      }),
  );
  if (sources === undefined) return { uses: new Set(given) };
  const { namesInSources } = await import('./diff/names-in-sources.ts');
  const found = await namesInSources(sources, known, cwd);
  return { uses: new Set([...given, ...found.names]), sources: found };
}

async function show(report: DiffReport, { format, all = false }: Options, context: Context): Promise<void> {
  switch (format) {
    case 'text': {
      const { showText } = await import('./diff/formats/show-text.ts');
      context.print(showText(report, all, context.paint));
      return;
    }
    case 'json':
      context.data(jsonText(report, 2));
      return;
    case 'markdown':
      context.print((await import('./diff/formats/show-markdown.ts')).showMarkdown(report));
      return;
    case 'html':
      context.print((await import('./diff/formats/show-html.ts')).showHtml(report));
      return;
    case 'github-actions': {
      const text = (await import('./diff/formats/show-annotations.ts')).showAnnotations(report);
      if (text !== '') context.data(text);
      return;
    }
    case 'changelog': {
      const text = (await import('./diff/formats/show-changelog.ts')).showChangelog(report);
      if (text !== '') context.print(text);
      return;
    }
    case 'next-version':
      if (report.nextVersion === undefined)
        throw new ToolError(
          'usage',
          `The old version has no version of three numbers: ${report.currentVersion}`,
          {
            fix: 'Give it with `--current-version 1.2.3`.',
          },
        );
      context.data(report.nextVersion);
  }
}
