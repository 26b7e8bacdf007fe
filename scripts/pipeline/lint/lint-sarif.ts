import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonText } from '../../../lib/json-text.ts';
import { packageInfo } from '../../cli/package-info.ts';
import { CHECK_RULES } from '../check/finding.ts';
import type { LintProblem } from './lint.ts';

/**
 * The problems as SARIF 2.1.0. Each has a physical location with a line, which GitHub's code scanning asks for, and paths start
 * at the root of the repository, where it looks for them.
 */
export function lintSarif(problems: readonly LintProblem[], cwd: string): string {
  const { name, version } = packageInfo();
  const rules = [...new Set(problems.map(({ rule }) => rule))];
  const root = repositoryRoot(cwd);
  const driver = { name: `${name} lint`, version, rules: rules.map(toRule) };
  const results = problems.map((problem) =>
    toResult(problem, rules, (file) => uriOf(resolve(cwd, file), root)),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return jsonText(log, 2);
}

function toRule(id: string) {
  const text = (CHECK_RULES as Readonly<Record<string, string>>)[id] ?? id;
  return { id, shortDescription: { text }, help: { text: `${id}: ${text}` } };
}

function toResult(
  { rule, severity, message, place }: LintProblem,
  rules: readonly string[],
  uri: (file: string) => string,
) {
  const { file, line = 1, column = 1, pointer } = place;
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(file) },
          region: { startLine: line, startColumn: column },
        },
        ...(pointer !== undefined && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    partialFingerprints: { 'ruleAndPlace/v1': `${rule} ${pointer ?? file}` },
  };
}

function repositoryRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}

function uriOf(path: string, root: string): string {
  const below = relative(root, path);
  const isBelow = !below.startsWith('..') && !below.includes(':');
  return isBelow ? encodeURI(below.split(sep).join('/')).replaceAll('#', '%23') : pathToFileURL(path).href;
}
