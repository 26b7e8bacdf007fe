import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ToolFailure } from './tool-failure.js';

export const MODES = /** @type {const} */ (['fresh', 'diff', 'conform']);
const ISSUE = /** @type {const} */ (['auto', 'always', 'never']);

/**
 * @typedef {object} Settings
 * @property {typeof MODES[number]} mode
 * @property {readonly string[]} args flags of `generate`, `diff` or `conform`
 * @property {string} base the old version for `diff`; empty: what the CI system says
 * @property {string} name tells two checks of the same mode apart
 * @property {string} version of the package; empty: the project's own
 * @property {readonly string[]} command that runs the tool; empty: the installed one
 * @property {string} reportDir absolute
 * @property {number} minutes
 * @property {typeof ISSUE[number]} issue
 * @property {string} token for the issue
 */

/**
 * @param {readonly string[]} argv mode and flags, each a word; without them, `VERDICT_MODE`, and `VERDICT_ARGS` divided at blanks
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Settings}
 * @throws {ToolFailure}
 */
export function readSettings(argv, env) {
  const { VERDICT_TIMEOUT_MINUTES: limit = '' } = env;
  const [mode = env.VERDICT_MODE ?? '', ...given] = argv;
  const minutes = limit === '' ? 30 : Number(limit);
  // A timer takes at most 2^31 milliseconds.
  if (!(minutes > 0 && minutes <= 1440))
    throw new ToolFailure(
      `The time limit, ${inputName('timeout-minutes')}, is not a number of minutes up to 1440: ${limit}`,
      2,
    );
  return {
    mode: oneOf('mode', 'the first argument, VERDICT_MODE, or the input `mode`', mode, MODES),
    args: [...given, ...words(env.VERDICT_ARGS)],
    base: (env.VERDICT_BASE ?? '').trim(),
    name: (env.VERDICT_NAME ?? '').trim(),
    version: versionIn((env.VERDICT_VERSION ?? '').trim()),
    command: words(env.VERDICT_COMMAND),
    reportDir: resolve(env.VERDICT_REPORT_DIR || 'verdict-report'),
    minutes,
    issue: oneOf('issue', inputName('issue'), env.VERDICT_ISSUE || 'auto', ISSUE),
    token: (env.VERDICT_TOKEN ?? '').trim(),
  };
}

/**
 * A person who runs verdict.sh calls this an input of the action or the component.
 *
 * @param {string} input
 */
export function inputName(input) {
  return `\`${input}\` (for verdict.sh: VERDICT_${input.toUpperCase().replaceAll('-', '_')})`;
}

/** The version of the package that this file belongs to. */
export function ownVersion() {
  return /** @type {string} */ (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
  );
}

/** @param {string | undefined} text */
function words(text = '') {
  return text.split(/\s+/).filter((word) => word !== '');
}

/**
 * A version or a tag. Anything else (a URL, a folder) would install something else.
 *
 * @param {string} text
 */
function versionIn(text) {
  if (/^(?:[\w.+-]+)?$/.test(text)) return text;
  throw new ToolFailure(`${inputName('version')} is not a version of the package: ${text}`, 2);
}

/**
 * @template {string} Word
 * @param {string} name
 * @param {string} where it is given
 * @param {string} text
 * @param {readonly Word[]} allowed
 * @returns {Word}
 */
function oneOf(name, where, text, allowed) {
  const found = allowed.find((word) => word === text);
  if (found !== undefined) return found;
  throw new ToolFailure(`Invalid ${name} "${text}" (${where}). Use one of: ${allowed.join(', ')}.`, 2);
}
