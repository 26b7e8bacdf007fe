import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openTestSandbox, withUrl } from '../../server/testing/test-sandbox.ts';
import { type Job, makeFolder, run, runAction } from './ci/composite.ts';
import { ROOT } from './installed.ts';

// The action's own files and the real commands.

/** A description with an operation for each name. */
function description(...names: string[]): string {
  const operation = (operationId: string) => ({
    get: { operationId, responses: { 204: { description: 'Done.' } } },
  });
  return stringify({
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1.0.0' },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, operation(name)])),
  });
}

test('fresh: files of this repository, of another project, and stale ones', async () => {
  const own = await runAction({
    with: { mode: 'fresh' },
    cwd: ROOT,
    env: { VERDICT_REPORT_DIR: makeFolder() },
  });
  expect([own.code, own.outputs.verdict], own.log).toEqual([0, 'passed']);
  expect(own.summary).toMatch(/^## Passed: fresh\n\nAll \d+ generated files are up to date\./);
  expect(own.upload).toMatchObject({ name: 'verdict-fresh-0', path: own.outputs['report-dir'] });

  const project = makeFolder({ 'openapi.yaml': description('sail', 'row') });
  const flags = '--spec openapi.yaml --out api --only types';
  execFileSync(process.execPath, [join(ROOT, 'scripts/cli.ts'), 'generate', ...flags.split(' ')], {
    cwd: project,
  });
  const job: Job = { with: { mode: 'fresh', args: flags }, cwd: project };
  expect((await runAction(job)).outputs.verdict).toBe('passed');
  appendFileSync(join(project, 'api/types.ts'), '// edited\n');
  const stale = await runAction(job);
  expect([stale.code, stale.outputs.verdict], stale.log).toEqual([1, 'failed']);
  expect(stale.log).toMatch(/^::error file=api\/types\.ts,title=Generated files::api\/types\.ts is stale/m);
  expect(stale.summary).toContain('- stale: `api/types.ts`');
  expect(JSON.parse(readFileSync(join(project, 'verdict-report/fresh.json'), 'utf8')).stale).toEqual([
    'types.ts',
  ]);

  writeFileSync(join(project, 'openapi.yaml'), 'openapi: 3.1.0\npaths: [');
  const broken = await runAction(job);
  expect([broken.code === 0 || broken.code === 1, broken.outputs.verdict], broken.log).toEqual([
    false,
    'tool-failed',
  ]);
});

/** A repository with a bare origin beside it: `main` and a pull request, each with its own commits. */
class Repository {
  readonly folder = makeFolder();
  readonly origin = makeFolder();

  constructor() {
    execFileSync('git', ['init', '--quiet', '--bare', this.origin]);
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('remote', 'add', 'origin', this.origin);
  }

  git(...args: string[]): string {
    const who = [
      '-c',
      'user.name=Somebody',
      '-c',
      'user.email=somebody@example.com',
      '-c',
      'commit.gpgsign=false',
    ];
    return execFileSync('git', [...who, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  }

  commit(files: Readonly<Record<string, string>>): string {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.folder, name), text);
    this.git('add', '.');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'Change');
    this.git('push', '--quiet', '--force', 'origin', 'HEAD');
    return this.git('rev-parse', 'HEAD');
  }

  /** A checkout of one commit without its history, as `actions/checkout` makes it. */
  checkout(commit: string): string {
    const folder = makeFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    git('init', '--quiet');
    git('remote', 'add', 'origin', `file://${this.origin}`);
    execFileSync('git', ['config', 'uploadpack.allowAnySHA1InWant', 'true'], { cwd: this.origin });
    git('fetch', '--quiet', '--depth=1', 'origin', commit);
    git('checkout', '--quiet', 'FETCH_HEAD');
    return folder;
  }
}

function event(value: object): { readonly GITHUB_EVENT_PATH: string } {
  const folder = makeFolder({ 'event.json': JSON.stringify(value) });
  return { GITHUB_EVENT_PATH: join(folder, 'event.json') };
}

let repository: Repository;
let first: string;

beforeAll(() => {
  repository = new Repository();
  first = repository.commit({ 'openapi.yaml': description('sail', 'row') });
});

const diff = (cwd: string, env: Job['env'] = {}, inputs: Job['with'] = {}) =>
  runAction({ with: { mode: 'diff', args: '--spec openapi.yaml', ...inputs }, cwd, env });

test('diff: a push that removes an operation, one that adds one, and one that changes nothing', async () => {
  const removed = repository.commit({ 'openapi.yaml': description('sail') });
  const breaking = await diff(repository.checkout(removed), event({ before: first }));
  expect([breaking.code, breaking.outputs.verdict], breaking.log).toEqual([1, 'failed']);
  expect(breaking.log).toMatch(/^::error title=API description%3A breaking::.*row/m);
  expect(breaking.summary).toContain('1 breaking, 0 additive, 0 editorial changes');
  const added = repository.commit({ 'openapi.yaml': description('sail', 'row') });
  const additive = await diff(repository.checkout(added), event({ before: removed }));
  expect([additive.code, additive.outputs.verdict], additive.log).toEqual([0, 'passed']);
  const same = await diff(repository.checkout(added), event({ before: first }));
  expect([same.code, same.outputs.verdict], same.log).toEqual([0, 'passed']);
  const named = await diff(repository.checkout(added), {}, { base: 'openapi.yaml' });
  expect([named.code, named.outputs.verdict], named.log).toEqual([0, 'passed']);
});

test('diff: a pull request answers for its own changes, not for those of its target', async () => {
  const base = repository.commit({ 'openapi.yaml': description('sail', 'row') });
  repository.git('checkout', '--quiet', '-b', 'topic');
  const head = repository.commit({ 'README.md': 'Boats' });
  repository.git('checkout', '--quiet', 'main');
  repository.commit({ 'openapi.yaml': description('sail') });
  repository.git('merge', '--quiet', '--no-edit', 'topic');
  const merge = repository.git('rev-parse', 'HEAD');
  repository.git('push', '--quiet', 'origin', 'HEAD:refs/pull/1/merge');
  const pull = event({ pull_request: { base: { sha: base }, head: { sha: head } } });
  const ended = await diff(repository.checkout(merge), pull);
  expect([ended.code, ended.outputs.verdict], ended.log).toEqual([0, 'passed']);
});

test('diff: a new branch is compared with the default branch', async () => {
  const main = repository.commit({ 'openapi.yaml': description('sail', 'row') });
  repository.git('checkout', '--quiet', '-b', 'another');
  const head = repository.commit({ 'openapi.yaml': description('sail') });
  repository.git('checkout', '--quiet', 'main');
  const push = { before: '0'.repeat(40), created: true, repository: { default_branch: 'main' } };
  const created = await diff(repository.checkout(head), event({ ...push, ref: 'refs/heads/another' }));
  expect([created.code, created.outputs.verdict], created.log).toEqual([1, 'failed']);
  // The first push of the default branch, a tag, and a checkout of the target: nothing is compared, so nothing passes.
  for (const nothing of [
    { ...push, ref: 'refs/heads/main' },
    { ...push, ref: 'refs/tags/v1' },
    { pull_request: { base: { sha: main }, head: { sha: head } } },
  ]) {
    const ended = await diff(repository.checkout(main), event(nothing));
    expect([ended.code, ended.outputs.verdict], ended.log).toEqual([2, 'tool-failed']);
  }
});

test('diff: an old version that is broken, or has no such file, is not "no change"', async () => {
  const broken = repository.commit({ 'openapi.yaml': 'openapi: 3.1.0\npaths: [' });
  const fixed = repository.commit({ 'openapi.yaml': description('sail') });
  for (const base of [broken, `${fixed}:nowhere.yaml`, 'no-such-revision']) {
    const ended = await diff(
      repository.checkout(fixed),
      event({ before: broken }),
      base === broken ? {} : { base },
    );
    expect(ended.outputs.verdict, ended.log).toBe('tool-failed');
    expect([0, 1, 3]).not.toContain(ended.code);
  }
});

test('conform: a sandbox, a server that breaks a rule, one that is gone, and a bank that nobody confirmed', async () => {
  const conform = (args: string, env: Job['env'] = {}) =>
    runAction({ with: { mode: 'conform', args }, cwd: makeFolder(), env });
  const passed = await conform('--sandbox');
  expect([passed.code, passed.outputs.verdict], passed.log).toEqual([0, 'passed']);
  const reports = passed.outputs['report-dir'] ?? '';
  for (const name of [
    'conformance.json',
    'conformance.html',
    'conformance.md',
    'conformance.junit.xml',
    'summary.md',
  ])
    expect(existsSync(join(reports, name)), name).toBe(true);

  const sandbox = await openTestSandbox();
  const { programId, businessId, checkTransferId, personId, apiKey } = sandbox.seed;
  const ids = `--program-id ${programId} --business-id ${businessId} --check-transfer-id ${checkTransferId}`;
  const keys = { BANKING_API_KEY: apiKey, BANKING_PERSON_ID: personId };
  const altered = async (request: Request) => {
    const response = await sandbox.fetch(request);
    const text = await response.text();
    return new Response(text.replace('"status":"active"', '"status":7'), response);
  };
  await withUrl({ ...sandbox, fetch: altered }, async (url) => {
    const failed = await conform(`--base-url ${url} ${ids}`, keys);
    expect([failed.code, failed.outputs.verdict], failed.log).toEqual([1, 'failed']);
    expect(failed.log).toMatch(/^::error title=.*::/m);
    expect(failed.summary).toMatch(
      /^## Problems were found: conform\n\nRequirements: [\d,]+ passed, [\d,]+ violated/,
    );
    const shown = failed.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    for (const text of [shown.join('\n'), failed.summary]) expect(text).not.toContain(apiKey);
  });
  const gone = await conform(`--base-url http://127.0.0.1:1 ${ids}`, keys);
  expect([gone.code, gone.outputs.verdict], gone.log).toEqual([3, 'inconclusive']);
  const refused = await conform(`--base-url https://bank.example ${ids}`, keys);
  expect([refused.code, refused.outputs.verdict], refused.log).toEqual([4, 'tool-failed']);
  expect(refused.summary).toContain('exit code 4 (refused)');
  for (const flag of ['--plan', '--list', '--help']) {
    const printed = await conform(`--base-url http://127.0.0.1:1 ${ids} ${flag}`, keys);
    expect(printed.outputs.verdict, printed.log).toBe('tool-failed');
  }
});

test('verdict.sh runs from a shell, and keeps words with blanks together', async () => {
  const cwd = makeFolder({ 'my openapi.yaml': description('sail') });
  mkdirSync(join(cwd, 'api'));
  const flags = ['--spec', 'my openapi.yaml', '--out', 'api', '--only', 'types'];
  execFileSync(process.execPath, [join(ROOT, 'scripts/cli.ts'), 'generate', ...flags], { cwd });
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const ended = await run('sh', [join(ROOT, 'ci/verdict.sh'), 'fresh', ...flags], cwd, env);
  expect(ended.code, ended.log).toBe(0);
  // No runner reads commands there.
  expect(ended.log).not.toContain('::');
});
