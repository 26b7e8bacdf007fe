import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Ended, type Job, makeFolder, runAction } from './ci/composite.ts';
import { fakeTool, freshReport, printingTool } from './ci/fake-tool.ts';
import { type IssueServer, startIssueServer } from './ci/issue-server.ts';

const TOKEN = 'ghs_of_the_job_3f9a';
const RED = printingTool(freshReport(['client.ts']), 1);
const GREEN = printingTool(freshReport([]), 0);
const BROKEN = printingTool('', 1);

let server: IssueServer;
let run = 0;

beforeEach(async () => {
  server = await startIssueServer();
});
afterEach(() => server.close());

/** A scheduled run of its own, unless `env` names another. */
function night(tool: NonNullable<Job['env']>, job: Partial<Job> = {}): Promise<Ended> {
  run += 1;
  const env = {
    GITHUB_API_URL: server.url,
    GITHUB_SERVER_URL: 'https://code.example',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_RUN_ID: String(run),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: 'c'.repeat(40),
    GITHUB_WORKFLOW: 'nightly',
    GITHUB_JOB: 'check',
    TOKEN_OF_THE_JOB: TOKEN,
    ...tool,
    ...job.env,
  };
  return runAction({ cwd: makeFolder(), ...job, with: { mode: 'fresh', ...job.with }, env });
}

const open = () => server.issues.filter(({ state }) => state === 'open');

test('ten failed nights are one issue, a green one closes it, and the next red one opens another', async () => {
  const runs = [];
  for (let count = 1; count <= 10; count += 1) {
    const ended = await night(count === 4 ? BROKEN : RED);
    runs.push(run);
    expect(ended.code).toBe(count === 4 ? 70 : 1);
    expect(server.issues).toHaveLength(1);
    expect(server.issues[0]?.body).toContain(`**${count} failed night`);
  }
  expect(server.headers.authorization).toBe(`Bearer ${TOKEN}`);
  const [issue] = server.issues;
  expect(issue).toMatchObject({ title: 'Nightly fresh is red: nightly / check / fresh', state: 'open' });
  expect(issue?.comments).toEqual([]);
  for (const one of runs) expect(issue?.body).toContain(`https://code.example/o/r/actions/runs/${one} |`);
  expect(issue?.body.match(/\| the tool failed, and nothing was checked \|/g)).toHaveLength(1);
  expect(issue?.body).toContain('generated/client.ts is stale');
  expect(issue?.body).not.toContain(TOKEN);

  const green = await night(GREEN);
  expect(green.code).toBe(0);
  expect(issue).toMatchObject({
    state: 'closed',
    comments: [expect.stringContaining('Passed again after 10 failed nights')],
  });
  expect((await night(GREEN)).code).toBe(0);
  expect(issue?.comments).toHaveLength(1);

  await night(RED);
  expect(server.issues).toHaveLength(2);
  expect(open()).toEqual([
    expect.objectContaining({ number: 2, body: expect.stringContaining('**1 failed night**') }),
  ]);
});

test('a run that is started again is the same night', async () => {
  await night(RED, { env: { GITHUB_RUN_ID: '77' } });
  await night(RED, { env: { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '2' } });
  expect(server.issues[0]?.body).toContain('**1 failed night**');
  await night(GREEN, { env: { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '3' } });
  expect(open()).toEqual([]);
});

test('each job of a matrix has an issue of its own', async () => {
  const job = (bank: string): Partial<Job> => ({ matrix: { bank }, env: { GITHUB_RUN_ID: '5' } });
  await night(RED, job('staging'));
  await night(GREEN, job('production'));
  await night(RED, job('test'));
  expect(open().map(({ title }) => title)).toEqual(
    ['staging', 'test'].map((bank) => expect.stringContaining(bank)),
  );
});

test('two checks of the same name do not close each other’s issue', async () => {
  const job = { env: { GITHUB_RUN_ID: '6' } };
  await night(RED, job);
  const green = await night(GREEN, job);
  expect(green.log).toContain('::warning title=Nightly issue::Two checks of this run are called');
  expect(open()).toHaveLength(1);
  await night(RED, { with: { name: 'second' } });
  expect(open()).toHaveLength(2);
});

test('only scheduled runs, unless asked for', async () => {
  await night(RED, { env: { GITHUB_EVENT_NAME: 'pull_request' } });
  await night(RED, { with: { issue: 'never' } });
  expect(server.requests).toEqual([]);
  await night(RED, { with: { issue: 'always' }, env: { GITHUB_EVENT_NAME: 'push' } });
  expect(open()).toHaveLength(1);
});

test('issues of others are left alone, and the list is read to its end', async () => {
  const other = { title: 'x', labels: ['nightly-verdict'], comments: [], state: 'open' } as const;
  const marker =
    '<!-- banking-platform-api verdict: {"check":"another","count":1,"first":"2026-01-01","nights":[]} -->';
  const bodies = [
    '',
    'text',
    '<!-- banking-platform-api verdict: {"check": -->',
    marker,
    marker.replace('another', 'nightly / check / fresh'),
  ];
  server.issues.push(
    ...Array.from({ length: 230 }, (_, index) => ({
      ...other,
      labels: [...other.labels],
      comments: [],
      number: index + 1,
      // The last one has the memory of this very check, but is a pull request.
      ...(index % 5 === 4 && { pull_request: {} }),
      body: bodies[index % 5] ?? '',
    })),
  );
  const before = structuredClone(server.issues);
  await night(RED);
  await night(RED);
  expect(server.issues.slice(0, before.length)).toEqual(before);
  expect(server.issues.slice(before.length)).toEqual([
    expect.objectContaining({ body: expect.stringContaining('**2 failed nights in a row**') }),
  ]);
});

test.each([403, 404, 500])('GitHub responds with %i: a warning, and the same verdict', async (status) => {
  for (const method of ['GET', 'POST', 'PATCH']) {
    server.failures.clear();
    server.issues.splice(0);
    if (method === 'PATCH') await night(RED);
    server.failures.set(method, status);
    const ended = await night(RED);
    expect([ended.code, ended.outputs.verdict], ended.log).toEqual([1, 'failed']);
    expect(ended.log).toContain(`was responded to with ${status}`);
    expect(ended.log.includes('issues: write')).toBe(status >= 401 && status <= 404);
  }
  const green = await night(GREEN);
  expect(green.code).toBe(0);
});

test('no token, or no server: a warning, and the same verdict', async () => {
  const without = await night(RED, { env: { TOKEN_OF_THE_JOB: '' } });
  expect(without.code).toBe(1);
  expect(without.log).toContain('::warning title=Nightly issue::No issue is kept: there is no token.');
  const lost = await night(RED, { env: { GITHUB_API_URL: 'http://127.0.0.1:1' } });
  expect(lost.code).toBe(1);
  expect(lost.log).toContain('::warning title=Nightly issue::');
});

test('a label that GitHub leaves out is set afterward, so that the next night finds the issue', async () => {
  server.dropsLabels = true;
  await night(RED);
  await night(RED);
  expect(server.issues).toHaveLength(1);
});

test('text of a server in an issue stays text, and tells no secret', async () => {
  const hostile = '@everyone ``` /close --> <script> [x](https://evil.example) key-5d21ab90';
  const tool = fakeTool(`console.error('error: ' + ${JSON.stringify(hostile)}); process.exitCode = 6;`);
  await night(tool, { env: { BANKING_API_KEY: 'key-5d21ab90' } });
  const body = server.issues[0]?.body ?? '';
  const fence = /^(`{4,})text$/m.exec(body)?.[1] ?? '';
  const [, inside = ''] = body.split(fence);
  expect(inside).toContain('/close --> <script>');
  expect(body.replace(inside, '')).not.toMatch(/everyone|script|evil/);
  expect(body).not.toContain('key-5d21ab90');
  await night(tool);
  expect(server.issues).toHaveLength(1);
});
