import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inputName } from './settings.js';
import { ToolFailure } from './tool-failure.js';

const COMMIT = /^(?!0+$)[\da-f]{40}(?:[\da-f]{24})?$/;

/**
 * @typedef {object} Event what a CI system says of the run
 * @property {string} [commit] the target of a pull or merge request, or the commit before a push
 * @property {string} [head] the last commit of a pull request
 * @property {string} [branch] what a new branch is compared with
 */

/**
 * Finds the version that `diff` compares with if no base is given: the target of a pull or merge request, the commit before a push, or the default
 * branch for a new branch. It is fetched if the clone is too shallow to have it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} a commit
 * @throws {ToolFailure}
 */
export function findBase(env) {
  const { commit = '', head, branch } = gitlabEvent(env) ?? githubEvent(env) ?? {};
  if (branch !== undefined) return tryFetch(`refs/heads/${branch}`) ?? lost(`The branch ${branch}`);
  if (!COMMIT.test(commit))
    throw new ToolFailure(
      `There is no earlier version to compare with in this event. Name one as ${inputName('base')}.`,
      2,
    );
  const base = firstParent(head) ?? commit;
  if (!has(base) && tryFetch(base) === undefined) lost(`The commit ${base}`);
  // A workflow on `pull_request_target` checks out the target.
  if (base === tryGit('rev-parse', 'HEAD'))
    throw new ToolFailure('What is checked out is the earlier version itself. Check out the change.', 2);
  return base;
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Event | undefined}
 */
function gitlabEvent(env) {
  if (env.GITLAB_CI !== 'true') return undefined;
  const commit = env.CI_MERGE_REQUEST_DIFF_BASE_SHA || env.CI_COMMIT_BEFORE_SHA || '';
  const { CI_DEFAULT_BRANCH: branch = '', CI_COMMIT_BRANCH: own = '' } = env;
  const isNew = env.CI_PIPELINE_SOURCE === 'push' && /^0+$/.test(commit) && own !== '' && own !== branch;
  return isNew && branch !== '' ? { branch } : { commit };
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Event | undefined}
 */
function githubEvent({ GITHUB_EVENT_PATH: file = '' }) {
  if (file === '') return undefined;
  try {
    const event = JSON.parse(readFileSync(file, 'utf8'));
    const { pull_request: pull, merge_group: group, before, created, ref, repository } = event;
    const branch = repository?.default_branch;
    const isNew = created === true && ref?.startsWith('refs/heads/') && ref !== `refs/heads/${branch}`;
    if (isNew && typeof branch === 'string') return { branch };
    return { commit: pull?.base?.sha ?? group?.base_sha ?? before, head: pull?.head?.sha };
  } catch {
    return undefined;
  }
}

/**
 * GitHub checks out the merge of a pull request with its target, whose first parent is newer than the target that the event names.
 *
 * @param {string | undefined} head of the pull request
 */
function firstParent(head) {
  if (head === undefined) return undefined;
  const commit = tryGit('cat-file', '-p', 'HEAD') ?? '';
  const [first, second] = [...commit.matchAll(/^parent ([\da-f]+)$/gm)].map(([, id]) => id);
  return second === head ? first : undefined;
}

/** @param {string} commit */
function has(commit) {
  return tryGit('cat-file', '-e', `${commit}^{tree}`) !== undefined;
}

/**
 * @param {string} what
 * @returns {string | undefined} the commit
 */
function tryFetch(what) {
  if (tryGit('fetch', '--no-tags', '--depth=1', 'origin', what) === undefined) return undefined;
  return tryGit('rev-parse', 'FETCH_HEAD');
}

/**
 * @param {string} what
 * @returns {never}
 */
function lost(what) {
  throw new ToolFailure(`${what} is not in this clone and could not be fetched from origin.`, 6);
}

/**
 * @param {readonly string[]} args
 * @returns {string | undefined} what git printed; undefined if it failed
 */
function tryGit(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 120_000,
    }).trim();
  } catch {
    return undefined;
  }
}
