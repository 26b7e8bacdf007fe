import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { findBase } from './find-base.js';
import { runTool } from './run-tool.js';
import { hide, SECRET_FLAGS } from './secrets.js';
import { ToolFailure } from './tool-failure.js';
import { annotation } from './workflow-command.js';

/**
 * @typedef {'passed' | 'failed' | 'inconclusive' | 'tool-failed'} Verdict
 *
 * @typedef {object} Result
 * @property {Verdict} verdict
 * @property {number} code
 * @property {string} title one line, such as `3 files are not up to date`
 * @property {string} page Markdown for the summary, without a heading
 * @property {readonly string[]} annotations workflow commands of GitHub
 *
 * @typedef {{ settings: import('./settings.js').Settings, tool: readonly string[], secrets: readonly string[] }} Run
 */

/** The names of the codes that are not verdicts, as in docs/commands.md#exit-codes. */
export const FAILURES = {
  2: 'usage',
  4: 'refused',
  5: 'unsupported',
  6: 'environment',
  70: 'internal',
  130: 'interrupted',
};

/** The files that each check writes. Reports of an earlier run must not be taken for those of this one. */
const FILES = {
  fresh: ['fresh.json'],
  diff: ['diff.json', 'diff.md'],
  conform: [
    'conformance.json',
    'conformance.md',
    'conformance.html',
    'conformance.junit.xml',
    'gl-code-quality-report.json',
    'observations.json',
  ],
};

/**
 * Runs the check and judges what came of it. A verdict needs both: an exit code of one, and a report that says the same.
 *
 * @param {Run} run
 * @returns {Promise<Result>}
 * @throws {ToolFailure}
 */
export async function check(run) {
  const { mode, args, reportDir } = run.settings;
  const secret = SECRET_FLAGS.find((flag) =>
    args.some((word) => word === flag || word.startsWith(`${flag}=`)),
  );
  if (secret !== undefined)
    throw new ToolFailure(
      `${secret} may not be an argument here, where logs and other processes show it. Use an environment variable or the configuration file.`,
      2,
    );
  for (const name of ['summary.md', ...FILES[mode]]) rmSync(join(reportDir, name), { force: true });
  return { fresh, diff, conform }[mode](run);
}

/** @param {Run} run @returns {Promise<Result>} */
async function fresh({ settings, tool, secrets }) {
  const { minutes, args, reportDir } = settings;
  const ran = await runTool([...tool, 'generate', ...args, '--check', '--json'], { minutes, secrets });
  expectVerdict(ran, [0, 1]);
  const report = parse(ran);
  const outs = /** @type {any[]} */ (Array.isArray(report) ? report : [report]);
  const lists = /** @type {const} */ (['missing', 'stale', 'orphaned']);
  if (
    !outs.every(
      (one) => one?.check === true && [...lists, 'unchanged'].every((name) => Array.isArray(one[name])),
    )
  )
    throw contradiction(ran, 'its report has another format');
  const files = outs.flatMap((one) =>
    lists.flatMap((state) =>
      one[state].map((/** @type {string} */ path) => ({ state, path: `${one.out}/${path}` })),
    ),
  );
  const compared = files.length + outs.reduce((sum, one) => sum + one.unchanged.length, 0);
  if (compared === 0) throw contradiction(ran, 'it compared no file');
  if ((ran.code === 0) !== (files.length === 0))
    throw contradiction(ran, `its report names ${files.length} files`);
  writeFileSync(join(reportDir, 'fresh.json'), ran.stdout);
  const title =
    files.length === 0
      ? `All ${compared} generated files are up to date`
      : `${files.length} of ${compared} generated files ${files.length === 1 ? 'is' : 'are'} not up to date`;
  const rows = files.map(({ state, path }) => `- ${state}: ${code(path)}`);
  const fix = ['', 'Run `banking-platform-api generate` with the same options and commit the result.'];
  return {
    ...verdictOf(ran),
    title,
    page: files.length === 0 ? '' : [...rows, ...fix].join('\n'),
    annotations: files.map(({ state, path }) => {
      const message = `${path} is ${state}. Run \`banking-platform-api generate\` and commit the result.`;
      return annotation('error', 'Generated files', message, fromTheTop(path));
    }),
  };
}

/** @param {Run} run @returns {Promise<Result>} */
async function diff({ settings, tool, secrets }) {
  const { minutes, args, base, reportDir } = settings;
  const old = base === '' ? findBase(process.env) : base;
  if (old.startsWith('-')) throw new ToolFailure(`A version cannot begin with a hyphen: ${old}`, 2);
  const command = [...tool, 'diff', old, ...args];
  const ran = await runTool([...command, '--json'], { minutes, secrets });
  expectVerdict(ran, [0, 1, 3]);
  const report = parse(ran);
  const counts = ['breaking', 'additive', 'editorial'].map((impact) => report?.counts?.[impact]);
  if (!Array.isArray(report?.changes) || !counts.every(Number.isSafeInteger))
    throw contradiction(ran, 'its report has another format');
  const [breaking, additive, editorial] = counts;
  const { undecided = 0, expiredAcceptances = [], unusedAcceptances = [] } = report;
  const stale = expiredAcceptances.length + unusedAcceptances.length;
  if (ran.code === 1 && breaking + additive + editorial + stale === 0)
    throw contradiction(ran, 'its report has no change');
  if (ran.code !== 1 && (ran.code === 3) !== undecided > 0)
    throw contradiction(ran, `its report has ${undecided} undecided changes`);
  const title = [
    `${breaking} breaking, ${additive} additive, ${editorial} editorial changes`,
    ...(undecided === 0 ? [] : [`${undecided} undecided`]),
    ...(stale === 0 ? [] : [`${stale} stale acceptances`]),
  ].join(', ');
  writeFileSync(join(reportDir, 'diff.json'), ran.stdout);
  const shown = async (/** @type {string} */ format) => {
    const again = await runTool([...command, '--format', format], { minutes, secrets, quiet: true });
    if (again.code !== ran.code) throw contradiction(again, `it ended with ${ran.how} before`);
    return again.stdout;
  };
  const page = await shown('markdown');
  if (page.trim() === '') throw contradiction(ran, 'it wrote an empty page');
  writeFileSync(join(reportDir, 'diff.md'), page);
  return {
    ...verdictOf(ran),
    title,
    page,
    annotations: divide(await shown('github-actions')).annotations,
  };
}

/** @param {Run} run @returns {Promise<Result>} */
async function conform({ settings, tool, secrets }) {
  const { minutes, args, reportDir } = settings;
  const reporters = 'console,json,html,markdown,junit,gitlab,github';
  const flags = ['--report-dir', reportDir, '--reporter', reporters];
  const ran = await runTool([...tool, 'conform', ...args, ...flags], { minutes, secrets });
  expectVerdict(ran, [0, 1, 3]);
  const file = join(reportDir, 'conformance.json');
  if (!existsSync(file)) throw contradiction(ran, 'it wrote no report');
  const verified = await runTool([...tool, 'verify-report', file], { minutes, secrets, quiet: true });
  if (verified.code !== 0)
    throw new ToolFailure(
      `The report is not one that can be trusted: verify-report ended with ${verified.how}.`,
      70,
      verified.stderr,
    );
  const { run, counts, baseline } = JSON.parse(readFileSync(file, 'utf8'));
  const word = baseline?.verdict ?? run?.verdict;
  if ({ conformant: 0, violated: 1, inconclusive: 3 }[/** @type {'violated'} */ (word)] !== ran.code)
    throw contradiction(ran, `its report says ${word}`);
  const { text, annotations } = divide(ran.stdout);
  console.log(hide(text, secrets));
  const listed = ['passed', 'violated', 'inconclusive', 'skipped', 'waived']
    .filter((status) => counts?.[status] > 0)
    .map((status) => `${counts[status].toLocaleString('en')} ${status}`);
  const page = readFileSync(join(reportDir, 'conformance.md'), 'utf8');
  return { ...verdictOf(ran), title: `Requirements: ${listed.join(', ')}`, page, annotations };
}

/** @param {import('./run-tool.js').Ran} ran */
function verdictOf({ code: exit }) {
  const verdict = /** @type {Verdict} */ (exit === 0 ? 'passed' : exit === 1 ? 'failed' : 'inconclusive');
  return { verdict, code: exit ?? 70 };
}

/**
 * @param {import('./run-tool.js').Ran} ran
 * @param {readonly number[]} codes
 */
function expectVerdict({ code: exit, how, stopped, stdout, stderr }, codes) {
  if (exit !== undefined && codes.includes(exit)) return;
  const name = exit === undefined ? undefined : FAILURES[/** @type {2} */ (exit)];
  const output = errorIn(stderr) ?? stdout.slice(-4000);
  throw new ToolFailure(
    `It ended with ${how}${name === undefined ? '' : ` (${name})`}.`,
    stopped ? 124 : exit,
    output,
  );
}

/**
 * A crash of Node.js or npm ends with 1 as violations do, and a wrapper that swallows a failure with 0.
 *
 * @param {import('./run-tool.js').Ran} ran
 * @param {string} but
 */
function contradiction({ how, stderr }, but) {
  return new ToolFailure(`It ended with ${how}, but ${but}.`, 70, errorIn(stderr));
}

/** @param {import('./run-tool.js').Ran} ran */
function parse(ran) {
  try {
    return JSON.parse(ran.stdout);
  } catch {
    throw contradiction(
      ran,
      ran.stdout.trim() === '' ? 'it wrote no report' : 'its report is not complete JSON',
    );
  }
}

/**
 * The error that the tool names; otherwise the end of what it wrote.
 *
 * @param {string} stderr
 */
function errorIn(stderr) {
  const start = Math.max(stderr.lastIndexOf('\nerror:'), stderr.startsWith('error:') ? 0 : -1);
  const json = /^\{"error":.*\}$/m.exec(stderr)?.[0];
  if (json !== undefined) {
    try {
      const { message, fix } = JSON.parse(json).error;
      return [message, ...(fix === undefined ? [] : [`fix: ${fix}`])].join('\n');
    } catch {
      // Shown as it is.
    }
  }
  return (start === -1 ? stderr : stderr.slice(start)).trim().slice(-4000) || undefined;
}

/**
 * Only the workflow commands at the end are ours. What comes before may hold text of a server.
 *
 * @param {string} stdout
 */
function divide(stdout) {
  const lines = stdout.trimEnd().split('\n');
  const first = lines.findLastIndex((line) => !/^::(?:error|warning|notice) /.test(line)) + 1;
  return { text: lines.slice(0, first).join('\n'), annotations: lines.slice(first) };
}

/**
 * A path from the top of the repository, where annotations have their place.
 *
 * @param {string} path from the working directory
 */
function fromTheTop(path) {
  const shown = relative(process.env.GITHUB_WORKSPACE || process.cwd(), resolve(path)).replaceAll('\\', '/');
  return shown.startsWith('..') || isAbsolute(shown) ? undefined : shown;
}

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll('`', "'")}\``;
}
