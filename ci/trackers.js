/**
 * @typedef {{ id: number, body: string, url: string }} Issue
 *
 * @typedef {object} Tracker
 * @property {() => Promise<Issue[]>} list open issues with the label, the oldest first
 * @property {(title: string, body: string) => Promise<Issue>} open
 * @property {(issue: Issue, body: string) => Promise<void>} update
 * @property {(issue: Issue, comment: string) => Promise<void>} close
 */

export const LABEL = 'nightly-verdict';
const PER_PAGE = 100;
/** Milliseconds for one call. */
const TIMEOUT = 20_000;

/**
 * GitHub's REST API, with the token of the job.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} token
 * @returns {Tracker}
 */
export function githubIssues({ GITHUB_API_URL = '', GITHUB_REPOSITORY = '' }, token) {
  const url = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  };
  const issue = (/** @type {any} */ one) => ({ id: one.number, body: one.body ?? '', url: one.html_url });
  return {
    async list() {
      const query = `state=open&labels=${LABEL}&sort=created&direction=asc`;
      const all = await pages((page) => call('GET', `${url}?${query}&${page}`, headers));
      return all.filter((one) => one.pull_request === undefined).map(issue);
    },
    async open(title, body) {
      const made = await call('POST', url, headers, { title, body, labels: [LABEL] });
      // GitHub leaves a label out without a word where the token may not set it, and the next night would not find the issue.
      const labels = /** @type {any[]} */ (made.labels ?? []).map((label) => label.name ?? label);
      if (!labels.includes(LABEL))
        await call('POST', `${url}/${made.number}/labels`, headers, { labels: [LABEL] });
      return issue(made);
    },
    async update({ id }, body) {
      await call('PATCH', `${url}/${id}`, headers, { body });
    },
    async close({ id }, comment) {
      await call('PATCH', `${url}/${id}`, headers, { state: 'closed', state_reason: 'completed' });
      await call('POST', `${url}/${id}/comments`, headers, { body: comment });
    },
  };
}

/**
 * GitLab's REST API. The token of a job cannot write issues there: a project access token with the scope `api` can.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} token
 * @returns {Tracker}
 */
export function gitlabIssues({ CI_API_V4_URL = '', CI_PROJECT_ID = '' }, token) {
  const url = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/issues`;
  const headers = { 'private-token': token };
  const issue = (/** @type {any} */ one) => ({ id: one.iid, body: one.description ?? '', url: one.web_url });
  return {
    async list() {
      const query = `state=opened&labels=${LABEL}&order_by=created_at&sort=asc`;
      return (await pages((page) => call('GET', `${url}?${query}&${page}`, headers))).map(issue);
    },
    async open(title, description) {
      return issue(await call('POST', url, headers, { title, description, labels: LABEL }));
    },
    async update({ id }, description) {
      await call('PUT', `${url}/${id}`, headers, { description });
    },
    async close({ id }, comment) {
      await call('PUT', `${url}/${id}`, headers, { state_event: 'close' });
      await call('POST', `${url}/${id}/notes`, headers, { body: comment });
    },
  };
}

/** @param {(query: string) => Promise<any[]>} get */
async function pages(get) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const some = await get(`per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(some)) throw new Error('the response is not a list');
    all.push(...some);
    if (some.length < PER_PAGE) return all;
  }
}

/**
 * Never made again: a call that failed may have opened an issue all the same.
 *
 * @param {string} method
 * @param {string} url
 * @param {Readonly<Record<string, string>>} headers
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, url, headers, body) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      'user-agent': 'banking-platform-api',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // A token is for the host that it was given for.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw Object.assign(
    new Error(`${method} ${new URL(url).pathname} was responded to with ${response.status}`),
    {
      status: response.status,
    },
  );
}
