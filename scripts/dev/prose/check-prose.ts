import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageInfo } from '../../cli/package-info.ts';
import { wrongNames } from './check-names.ts';
import { collectTexts } from './collect-texts.ts';

const { root } = packageInfo();

/** The rules of `redocly.yaml` that are used; the presets have others. */
const RULES = ['house/words', 'microsoft/us-spelling', 'recheck/repetition'];

/** Files that are Markdown themselves. The change log is history. */
const PAGES = [
  'README.md',
  'docs/**/*.md',
  '{conformance,console,scripts,server,templates,test}/README.md',
  'scripts/*/README.md',
  'spec/{pages,rules}/*.md',
  'packages/*/README.md',
  'examples/**/README.md',
  'skills/**/*.md',
];

/** Files that texts are collected from. Examples hold made-up data. */
const SOURCES = [
  '{bin,ci,conformance,console,lib,scripts,server,templates}/**/*.{ts,tsx,js,mjs}',
  'spec/**/*.{ts,yaml}',
  '{conformance,scripts,server,spec}/**/*.schema.json',
  '{action.yml,templates/verdict.yml}',
];
/** Code whose names are checked. */
const CODE = '{bench,bin,conformance,console,lib,scripts,server,templates,test}/**/*.{ts,tsx}';
const DATA = /^spec\/examples\//;

interface Issue {
  readonly file: string;
  readonly line: number;
  readonly match: string;
  readonly message: string;
}

/**
 * Checks the texts that people read against the word list in `redocly.yaml`, by Redocly's `recheck`: pages, descriptions, requirement
 * rows, the not-shown list, and messages in code. Names in code have a list of their own. Comments are not checked.
 *
 * @returns a line for each finding: `docs/client.md:3  ...`
 */
export function proseProblems(folder: string): string[] {
  const work = mkdtempSync(join(tmpdir(), 'prose-'));
  try {
    const { text, places } = collected(folder);
    const file = join(work, 'texts.md');
    writeFileSync(file, text);
    const pages = globSync(PAGES, { cwd: folder });
    const issues = recheck([file, ...pages.map((page) => join(folder, page))]);
    const texts = issues.map((issue) => {
      const place =
        issue.file === file ? places[issue.line - 1] : `${relative(folder, issue.file)}:${issue.line}`;
      return `${place}  ${issue.message}`;
    });
    const names = globSync(CODE, { cwd: folder }).flatMap((file) =>
      file.includes('node_modules') ? [] : wrongNames(file, readFileSync(join(folder, file), 'utf8')),
    );
    return [...texts, ...names];
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** All texts as one page, each a paragraph on a line of its own, and the place of each line. One page is read faster than many. */
function collected(folder: string): { text: string; places: readonly string[] } {
  const lines: string[] = [];
  const places: string[] = [];
  const files = globSync(SOURCES, { cwd: folder }).filter(
    (file) => !DATA.test(file) && !file.includes('node_modules'),
  );
  for (const file of files.sort()) {
    for (const { text, line } of collectTexts(file, readFileSync(join(folder, file), 'utf8'))) {
      lines.push(text.replace(/\s+/g, ' ').replaceAll('```', '').trim(), '');
      places.push(`${file}:${line}`, '');
    }
  }
  return { text: lines.join('\n'), places };
}

function recheck(files: readonly string[]): Issue[] {
  const config = join(import.meta.dirname, 'redocly.yaml');
  const rules = RULES.flatMap((rule) => ['--rule', rule]);
  const args = [
    'recheck',
    ...files,
    '--config',
    config,
    '--format',
    'json',
    '--max-problems',
    '1000',
    ...rules,
  ];
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { ...options, env });
  const json = /^\{.*^\}/ms.exec(stdout)?.[0];
  if (json === undefined) throw new Error(`redocly recheck failed:\n${stdout}${stderr}`);
  return (JSON.parse(json) as { issues: Issue[] }).issues;
}

if (import.meta.main) {
  const problems = proseProblems(root);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('fix: Change the words, or the lists in scripts/dev/prose.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
