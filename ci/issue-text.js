/**
 * @typedef {object} Night
 * @property {string} run
 * @property {string} attempt
 * @property {string} date `2026-11-23`, in UTC
 * @property {import('./checks.js').Verdict} verdict
 * @property {string} url
 *
 * @typedef {object} State what an issue's body remembers
 * @property {string} check the check's name: an issue is about one
 * @property {number} count failed nights in a row
 * @property {string} first date of the first of them
 * @property {readonly Night[]} nights the last ones, the newest first
 */

/** Rows of the table: a month. */
const SHOWN_NIGHTS = 30;
const MARKER = /^<!-- banking-platform-api verdict: (\{.*\}) -->$/m;

/** @type {Readonly<Record<import('./checks.js').Verdict, string>>} */
export const WORDS = {
  passed: 'passed',
  failed: 'problems were found',
  inconclusive: 'inconclusive: not everything could be checked',
  'tool-failed': 'the tool failed, and nothing was checked',
};

/**
 * @param {State | undefined} state
 * @param {string} check
 * @param {Night} night
 * @returns {State}
 */
export function withNight(state, check, night) {
  if (state === undefined) return { check, count: 1, first: night.date, nights: [night] };
  // A run that was started again is the same night.
  const others = state.nights.filter(({ run }) => run !== night.run);
  const isAgain = others.length < state.nights.length;
  return {
    ...state,
    count: state.count + (isAgain ? 0 : 1),
    nights: [night, ...others].slice(0, SHOWN_NIGHTS),
  };
}

/**
 * @param {State} state
 * @param {{ title: string, lines: readonly string[], commit: string, warning?: string }} last what the last night found
 */
export function issueBody(state, { title, lines, commit }) {
  const [night] = state.nights;
  const rows = state.nights.map(({ date, verdict, url }) => `| ${date} | ${WORDS[verdict]} | ${url} |`);
  return [
    `**${state.count} failed ${state.count === 1 ? 'night' : 'nights in a row'}** since ${state.first}, commit ${commit}.`,
    '',
    `Last night: ${night === undefined ? '' : WORDS[night.verdict]}.`,
    '',
    fenced([title, ...lines]),
    '',
    '| night | verdict | run |',
    '|---|---|---|',
    ...rows,
    '',
    'Each night that fails updates this issue. The next night that passes closes it. The run has the whole report as an artifact.',
    '',
    // Nothing in it can end the comment.
    `<!-- banking-platform-api verdict: ${JSON.stringify(state).replace(/[<>]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)} -->`,
  ].join('\n');
}

/**
 * @param {string | null | undefined} body
 * @returns {State | undefined} undefined for an issue that is not ours, or whose memory somebody has edited away
 */
export function stateIn(body) {
  try {
    const state = JSON.parse(MARKER.exec((body ?? '').replaceAll('\r', ''))?.[1] ?? '');
    const isState =
      typeof state.check === 'string' &&
      Number.isSafeInteger(state.count) &&
      typeof state.first === 'string' &&
      Array.isArray(state.nights);
    return isState ? state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Text that stays text: inside a fence, nothing is a mention, a link or a command of GitLab.
 *
 * @param {readonly string[]} lines
 */
export function fenced(lines) {
  const text = lines.join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
