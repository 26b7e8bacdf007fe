import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ToolFailure } from './tool-failure.js';

const COMMIT = /^(?!0+$)[\da-f]{40}(?:[\da-f]{24})?$/;

/**
 * What `diff` compares with where no base is given: the target of a pull or merge request, or the commit before a push. The commit is
 * fetched if the clone is too shallow to have it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} a commit
 * @throws {ToolFailure}
 */
export function findBase(env) {
  const { commit, head } = gitlabBase(env) ?? githubBase(env) ?? {};
  if (commit === undefined || !COMMIT.test(commit))
    throw new ToolFailure(
      'There is no earlier version to compare with in this event. Name one as `base`.',
      2,
    );
  const base = firstParent(head) ?? commit;
  if (!has(base)) {
    try {
      git('fetch', '--no-tags', '--depth=1', 'origin', base);
    } catch {
      // Said below.
    }
    if (!has(base))
      throw new ToolFailure(
        `The commit ${base} is not in this clone and could not be fetched from origin.`,
        6,
      );
  }
  return base;
}

/** @param {Readonly<Record<string, string | undefined>>} env */
function gitlabBase({ GITLAB_CI, CI_MERGE_REQUEST_DIFF_BASE_SHA, CI_COMMIT_BEFORE_SHA }) {
  if (GITLAB_CI !== 'true') return undefined;
  return { commit: CI_MERGE_REQUEST_DIFF_BASE_SHA || CI_COMMIT_BEFORE_SHA, head: undefined };
}

/** @param {Readonly<Record<string, string | undefined>>} env */
function githubBase({ GITHUB_EVENT_PATH: file = '' }) {
  if (file === '') return undefined;
  try {
    const { pull_request: pull, before } = JSON.parse(readFileSync(file, 'utf8'));
    return { commit: pull?.base?.sha ?? before, head: pull?.head?.sha };
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
  try {
    const [first, second] = [...git('cat-file', '-p', 'HEAD').matchAll(/^parent ([\da-f]+)$/gm)].map(
      ([, id]) => id,
    );
    return second === head ? first : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} commit */
function has(commit) {
  try {
    git('cat-file', '-e', `${commit}^{tree}`);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
}
