// verdict.sh runs this: one check, its summary, and the nightly issue. The exit code is the verdict.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check } from './checks.js';
import { ciSystem } from './ci-system.js';
import { findTool } from './find-tool.js';
import { fenced, WORDS } from './issue-text.js';
import { keepIssue } from './keep-issue.js';
import { hide, secretsIn } from './secrets.js';
import { inputName, readSettings } from './settings.js';
import { ToolFailure } from './tool-failure.js';
import { annotation, escapeData } from './workflow-command.js';

/** GitHub takes 1 MiB for each step. */
const MAX_PAGE = 500_000;
const HEADINGS = {
  passed: 'Passed',
  failed: 'Problems were found',
  inconclusive: 'Inconclusive',
  'tool-failed': 'The tool failed',
};

const { env } = process;
const { kind } = ciSystem(env);
const secrets = secretsIn(env);
const receipt = env.VERDICT_RECEIPT ?? '';
/** The output of the tool and of a server must not command GitHub's runner, so a word that no one can guess ends the commands. */
const resume = basename(receipt);

if (kind === 'github') {
  for (const secret of secrets) console.log(`::add-mask::${escapeData(secret)}`);
  console.log(`::stop-commands::${resume}`);
}
const { result, settings } = await judge();
const lines = result.output === '' ? result.annotations.map(messageOf) : result.output.split('\n');
const title = hide(result.title, secrets);
const kept =
  settings === undefined
    ? {}
    : await keepIssue(settings, { ...result, title, lines: lines.map((line) => hide(line, secrets)) }, env);
if (kind === 'github') {
  console.log(`::${resume}::`);
  for (const line of result.annotations) console.log(hide(line, secrets));
  if (kept.warning !== undefined) console.log(annotation('warning', 'Nightly issue', kept.warning));
} else if (kept.warning !== undefined) console.error(`warning: ${kept.warning}`);
const heading = `${settings?.mode ?? 'Verdict'}: ${WORDS[result.verdict]}`;
console.error([heading, title, kept.said].filter((line) => line !== undefined).join('\n'));
if (env.GITHUB_STEP_SUMMARY) show(env.GITHUB_STEP_SUMMARY, page());
if (settings !== undefined) tryTo(() => writeFileSync(join(settings.reportDir, 'summary.md'), page()));
if (env.GITHUB_OUTPUT) {
  const artifact = ['verdict', settings?.mode, settings?.name, env.VERDICT_JOB_INDEX]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replace(/[^\w.-]+/g, '-'))
    .join('-');
  const values = { verdict: result.verdict, 'report-dir': settings?.reportDir ?? '', artifact };
  const text = Object.entries(values).map(([name, value]) => `${name}=${value.replace(/[\r\n]/g, ' ')}\n`);
  show(env.GITHUB_OUTPUT, text.join(''));
}
// Last, and not in vain: without it, verdict.sh says that the tool failed.
writeFileSync(receipt, result.verdict);
process.exitCode = result.code;

/** @returns {Promise<{ settings?: import('./settings.js').Settings, result: import('./checks.js').Result & { output: string } }>} */
async function judge() {
  let settings;
  try {
    settings = readSettings(process.argv.slice(2), env);
    try {
      mkdirSync(settings.reportDir, { recursive: true });
    } catch (error) {
      throw new ToolFailure(
        `The report folder, ${inputName('report-dir')}, cannot be made: ${/** @type {Error} */ (error).message}`,
        6,
      );
    }
    const tool = await findTool(settings, secrets);
    return { settings, result: { ...(await check({ settings, tool, secrets })), output: '' } };
  } catch (error) {
    const { message, code, output } =
      error instanceof ToolFailure
        ? error
        : new ToolFailure(error instanceof Error ? error.message : String(error), 70);
    const text = `${message} This is not a pass, and no violation was found either.`;
    const result = {
      verdict: /** @type {const} */ ('tool-failed'),
      code,
      title: message,
      output,
      page: output === '' ? '' : fenced([hide(output, secrets)]),
      annotations: [annotation('error', 'The tool failed', text)],
    };
    return settings === undefined ? { result } : { settings, result };
  }
}

function page() {
  const name = settings?.name ? ` (${settings.name.replace(/[^\p{L}\p{N} .,:/-]/gu, '')})` : '';
  const text = hide(result.page, secrets);
  const rest = Buffer.byteLength(text) > MAX_PAGE ? `${cut(text)}\n\nThe rest is in the report.` : text;
  const failure =
    result.verdict === 'tool-failed' ? ' This is not a pass, and no violation was found either.' : '';
  return [
    `## ${HEADINGS[result.verdict]}: ${settings?.mode ?? 'no mode'}${name}`,
    `${plain(title).replace(/\.$/, '')}.${failure}`,
    `${rest}\n`,
  ].join('\n\n');
}

/**
 * A line in which nothing means something to Markdown or HTML, legible as it stands in the file.
 *
 * @param {string} text
 */
function plain(text) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&~!|$]|:(?=\/\/)|(?<=\bwww)\./giu, '\\$&')
    .replace(/[@#](?=\S)|:(?=[\w+-]+:)/gu, '$&<!-- -->');
}

/** At the end of a line. @param {string} text */
function cut(text) {
  const short = Buffer.from(text).subarray(0, MAX_PAGE).toString('utf8');
  return short.slice(0, short.lastIndexOf('\n') + 1);
}

/** The text of an annotation. @param {string} line */
function messageOf(line) {
  const text = line.replace(/^::\w+ .*?::/, '');
  return text.replaceAll('%0A', ' ').replaceAll('%0D', ' ').replaceAll('%25', '%');
}

/** GitHub keeps these files beside the log. The verdict does not depend on it. @param {string} file @param {string} text */
function show(file, text) {
  tryTo(() => appendFileSync(file, text));
}

/** @param {() => void} action */
function tryTo(action) {
  try {
    action();
  } catch (error) {
    console.error(`warning: ${/** @type {Error} */ (error).message}`);
  }
}
