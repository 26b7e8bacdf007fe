import { ciSystem } from './ci-system.js';
import { issueBody, stateIn, WORDS, withNight } from './issue-text.js';
import { githubIssues, gitlabIssues, LABEL } from './trackers.js';

/** An issue shows as many findings as a person reads. */
const SHOWN_LINES = 20;

/**
 * One issue for all failed nights in a row of one check: the first opens it, the others update it, a green one closes it. Never throws, since
 * the verdict stands whatever becomes of the issue.
 *
 * @param {import('./settings.js').Settings} settings
 * @param {{ verdict: import('./checks.js').Verdict, title: string, lines: readonly string[] }} result without secrets
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<{ said?: string, warning?: string }>}
 */
export async function keepIssue({ mode, name, issue, token }, { verdict, title, lines }, env) {
  const ci = ciSystem(env);
  if (issue === 'never' || (issue === 'auto' && !ci.scheduled)) return {};
  if (ci.kind === undefined) return { warning: 'No issue is kept: this is neither GitHub nor GitLab.' };
  if (token === '') return { warning: `No issue is kept: there is no token. ${ADVICE[ci.kind]}` };
  const tracker = ci.kind === 'github' ? githubIssues(env, token) : gitlabIssues(env, token);
  const check = [...ci.job, mode, name].filter((part) => part !== '').join(' / ');
  try {
    const open = (await tracker.list()).flatMap((one) => {
      const state = stateIn(one.body);
      return state?.check === check ? [{ one, state }] : [];
    });
    const [kept] = open;
    if (verdict === 'passed') {
      const [last] = kept?.state.nights ?? [];
      if (kept === undefined || last === undefined) return {};
      if (last.run === ci.run && last.attempt === ci.attempt)
        return {
          warning: `Two checks of this run are called "${check}", and one of them is red. Give each a \`name\`; otherwise each closes the other's issue.`,
        };
      const { count } = kept.state;
      const comment = `Passed again after ${count} failed ${count === 1 ? 'night' : 'nights'}: ${ci.url}`;
      for (const { one } of open) await tracker.close(one, comment);
      return { said: `Closed ${kept.one.url}` };
    }
    const date = new Date().toISOString().slice(0, 10);
    const night = { run: ci.run, attempt: ci.attempt, date, verdict, url: ci.url };
    const state = withNight(kept?.state, check, night);
    const shown = lines.slice(0, SHOWN_LINES);
    const more = lines.length - shown.length;
    const body = issueBody(state, {
      title,
      lines: more > 0 ? [...shown, `and ${more} more lines`] : shown,
      commit: ci.commit,
    });
    if (kept !== undefined) {
      await tracker.update(kept.one, body);
      return { said: `Updated ${kept.one.url}: ${state.count} failed nights` };
    }
    const { url } = await tracker.open(`Nightly ${mode} is red: ${check}`, body);
    return { said: `Opened ${url}: ${WORDS[verdict]}` };
  } catch (error) {
    const { message, status } = /** @type {Error & { status?: number }} */ (error);
    const advice = status === 401 || status === 403 || status === 404 ? ` ${ADVICE[ci.kind]}` : '';
    return { warning: `The issue labeled "${LABEL}" could not be kept up to date: ${message}.${advice}` };
  }
}

const ADVICE = {
  github: 'Give the job `permissions: { contents: read, issues: write }`.',
  gitlab:
    'Set VERDICT_TOKEN, a masked variable, to a project access token with the scope `api` and the role Reporter.',
};
