/**
 * Reads from a CI system's own variables what it says of this run. Texts that a stranger may choose, such as branch names and titles, are not among
 * them.
 *
 * @typedef {object} CiSystem
 * @property {'github' | 'gitlab' | undefined} kind
 * @property {boolean} scheduled
 * @property {string} run names the run of the pipeline: the same for all its jobs and for a second attempt
 * @property {string} attempt
 * @property {string} url of the run, for people
 * @property {string} commit
 * @property {readonly string[]} job what tells this job from others: workflow, job, values of the matrix
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {CiSystem}
 */
export function ciSystem(env) {
  if (env.GITHUB_ACTIONS === 'true') {
    const {
      GITHUB_SERVER_URL = '',
      GITHUB_REPOSITORY = '',
      GITHUB_RUN_ID = '',
      GITHUB_RUN_ATTEMPT = '1',
    } = env;
    return {
      kind: 'github',
      scheduled: env.GITHUB_EVENT_NAME === 'schedule',
      run: GITHUB_RUN_ID,
      attempt: GITHUB_RUN_ATTEMPT,
      url: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
      commit: env.GITHUB_SHA ?? '',
      job: [env.GITHUB_WORKFLOW ?? '', env.GITHUB_JOB ?? '', ...valuesOf(env.VERDICT_MATRIX)],
    };
  }
  if (env.GITLAB_CI === 'true')
    return {
      kind: 'gitlab',
      scheduled: env.CI_PIPELINE_SOURCE === 'schedule',
      run: env.CI_PIPELINE_ID ?? '',
      attempt: env.CI_JOB_ID ?? '',
      url: env.CI_JOB_URL ?? '',
      commit: env.CI_COMMIT_SHA ?? '',
      job: [env.CI_JOB_NAME ?? ''],
    };
  return { kind: undefined, scheduled: false, run: '', attempt: '', url: '', commit: '', job: [] };
}

/**
 * The values of a job's matrix: `{"bank":"staging"}`, or `null` without one.
 *
 * @param {string | undefined} json
 */
function valuesOf(json = '') {
  try {
    return Object.values(JSON.parse(json) ?? {}).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
  } catch {
    return [];
  }
}
