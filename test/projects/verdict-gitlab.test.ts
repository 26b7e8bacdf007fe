import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { makeFolder, run } from './ci/composite.ts';
import { freshReport, printingTool } from './ci/fake-tool.ts';
import { type IssueServer, startIssueServer } from './ci/issue-server.ts';
import { linters, withoutLinters } from './ci/linters.ts';
import { ROOT } from './installed.ts';

// The component in a pipeline, run on this machine by gitlab-ci-local, which also holds the result against GitLab's schema.

const TOKEN = 'glpat-8d2c61f0';
const RED = printingTool(freshReport(['client.ts']), 1);
const GREEN = printingTool(freshReport([]), 0);

interface Ended {
  readonly code: number;
  readonly log: string;
}

/** A project that includes the component, and has the package installed: this repository. */
async function makeProject(...includes: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const folder = makeFolder({ '.gitignore': 'node_modules\n.gitlab-ci-local\nverdict-report\n' });
  cpSync(join(ROOT, 'templates/verdict.yml'), join(folder, 'templates/verdict.yml'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/banking-platform-api'));
  const include = includes.map((inputs) => ({ local: 'templates/verdict.yml', inputs }));
  writeFileSync(join(folder, '.gitlab-ci.yml'), stringify({ include }));
  const who = [
    '-c',
    'user.name=Somebody',
    '-c',
    'user.email=somebody@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['remote', 'add', 'origin', 'git@gitlab.example:group/project.git'],
    ['add', '.'],
    [...who, 'commit', '--quiet', '--message', 'Boats'],
  ])
    expect(await run('git', args, folder, process.env)).toMatchObject({ code: 0 });
  return folder;
}

/** gitlab-ci-local copies the project for containers, even where jobs run in a shell. */
const withoutCopies = () => {
  const folder = makeFolder({ rsync: '#!/bin/sh\nexit 0\n' });
  chmodSync(join(folder, 'rsync'), 0o755);
  return folder;
};

let pipeline = 0;

function runJob(
  folder: string,
  job: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  pipeline += 1;
  const all = {
    GITLAB_CI: 'true',
    CI_PROJECT_DIR: folder,
    CI_PIPELINE_ID: String(pipeline),
    CI_JOB_URL: `https://code.example/jobs/${pipeline}`,
    ...variables,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['--variable', `${name}=${value}`]);
  const command = join(linters, 'node_modules/.bin/gitlab-ci-local');
  const PATH = [withoutCopies(), process.env.PATH].join(delimiter);
  const overridden = ['--ignore-predefined-vars', Object.keys(all).join(',')];
  return run(
    process.execPath,
    [command, '--force-shell-executor', '--no-color', ...overridden, ...flags, job],
    folder,
    { PATH, HOME: folder },
  );
}

test('the runner of pipelines is installed, or the rest is skipped for a reason', () => {
  if (withoutLinters !== undefined) console.warn(`skipped: ${withoutLinters}`);
});

describe.skipIf(withoutLinters !== undefined)('the GitLab component', () => {
  test('three jobs of one pipeline, with the real commands', async () => {
    const folder = await makeProject(
      { mode: 'conform', args: '--sandbox' },
      { mode: 'diff', args: '--spec templates/none.yaml', base: 'HEAD' },
      { mode: 'fresh', 'job-prefix': 'again-', args: '--only types' },
    );
    const conform = await runJob(folder, 'verdict-conform');
    expect(conform.code, conform.log).toBe(0);
    expect(conform.log).toContain('verdict-conform > conform: passed');
    for (const name of ['conformance.junit.xml', 'gl-code-quality-report.json', 'summary.md'])
      expect(existsSync(join(folder, 'verdict-report', name)), name).toBe(true);
    const diff = await runJob(folder, 'verdict-diff');
    expect(diff.code, diff.log).not.toBe(0);
    expect(diff.log).toContain('the tool failed, and nothing was checked');
    const fresh = await runJob(folder, 'again-fresh');
    expect(fresh.code, fresh.log).not.toBe(0);
    expect(fresh.log).toContain('fresh: problems were found');
  });

  test('a package that cannot be installed is a failure of the tool', async () => {
    const folder = await makeProject({ mode: 'fresh', 'working-directory': 'templates' });
    const ended = await runJob(folder, 'verdict-fresh', {
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_fetch_retries: '0',
      npm_config_cache: makeFolder(),
    });
    expect(ended.code, ended.log).not.toBe(0);
    expect(ended.log).toContain('The tool failed: it could not be installed.');
  });

  test('failed nights are one issue, and a green one closes it', async () => {
    const server: IssueServer = await startIssueServer();
    try {
      const folder = await makeProject({ mode: 'fresh' });
      const nightly = {
        CI_PIPELINE_SOURCE: 'schedule',
        CI_API_V4_URL: server.url,
        CI_PROJECT_ID: '7',
        VERDICT_TOKEN: TOKEN,
      };
      const without = await runJob(folder, 'verdict-fresh', { ...nightly, ...RED, VERDICT_TOKEN: '' });
      expect(without.log).toContain('warning: No issue is kept: there is no token.');
      for (const count of [1, 2, 3]) {
        const red = await runJob(folder, 'verdict-fresh', { ...nightly, ...RED });
        expect(red.code, red.log).not.toBe(0);
        expect(red.log).not.toContain(TOKEN);
        expect(server.headers['private-token']).toBe(TOKEN);
        expect(server.issues).toHaveLength(1);
        expect(server.issues[0]?.body).toContain(`**${count} failed night`);
      }
      expect(server.issues[0]?.title).toBe('Nightly fresh is red: verdict-fresh / fresh');
      const green = await runJob(folder, 'verdict-fresh', { ...nightly, ...GREEN });
      expect(green.code, green.log).toBe(0);
      expect(server.issues).toMatchObject([
        { state: 'closed', comments: [expect.stringContaining('after 3 failed nights')] },
      ]);
    } finally {
      server.close();
    }
  });
});
