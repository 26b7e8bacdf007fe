/** The guide's app and its tests, in a fresh project that installed the package. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../server/node/run-sandbox.ts';
import { chromiumOptions } from '../browser/launch.ts';
import { ROOT, read } from '../house/files.ts';
import { folderForAll } from '../temporary-folder.ts';
import { packed, registryAnswers, run, tryRun } from './installed.ts';

const GUIDE = read('docs/testing-your-app.md');
const BLOCKS = [...GUIDE.matchAll(/(?:`([\w./-]+)`:\n\n)?```\w+\n(.*?)```/gs)].map(([, file, text = '']) => {
  return { file, text };
});
const FILES = BLOCKS.filter(({ file }) => file !== undefined);
const LINES = BLOCKS.filter(({ file }) => file === undefined).flatMap(({ text }) => text.trim().split('\n'));

/** The packages that the guide installs and the repository does not have, or has in another version. */
const VERSIONS: Readonly<Record<string, string>> = {
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.13',
  '@vitejs/plugin-react': '6.3.0',
  jsdom: '29.1.1',
  typescript: '5.9.3',
  vite: '8.3.8',
  ...JSON.parse(read('package.json')).devDependencies,
};

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src', 'e2e', 'vite.config.ts', 'playwright.config.ts'],
};

/** The guide's configuration with the patience that a busy machine needs. */
const PATIENT_VITEST = `
import { mergeConfig } from 'vitest/config';
import config from './vite.config';

export default mergeConfig(config, { test: { testTimeout: 120_000, setupFiles: ['./patience.ts'] } });
`;
const PATIENCE = `
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
`;

/** The guide's configuration, with an app that runs already, with the repository's own browser, and with patience. */
const PACKAGED_CONFIG = `
import config from './playwright.config.ts';

const launchOptions = JSON.parse(process.env.LAUNCH_OPTIONS ?? '');
const use = { ...config.use, baseURL: process.env.APP_URL, launchOptions };
export default { ...config, webServer: undefined, workers: 2, use, timeout: 120_000, expect: { timeout: 60_000 } };
`;

/** The app as developers see it: the page, Vite's proxy, and a sandbox. */
const THROUGH_PROXY = `
import { expect, test } from '@playwright/test';

test('Vite passes requests on to the sandbox', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toBeVisible();
});
`;

/** A bank that is wrong in the first test, and a second test that fails once for another reason. */
const JUDGED = `
import { expect, test } from 'banking-platform-api/conformance/playwright';

const { PROGRAM_ID = '', API_KEY = '' } = process.env;

test('does not look at the name', async ({ page }) => {
  await page.goto('/');
  const read = async ([id, key]: string[]) => {
    const fault = { patch: [{ op: 'replace', path: '/productName', value: 5 }] };
    const headers = { 'sd-api-key': key, 'x-sandbox-fault': JSON.stringify(fault) };
    return (await fetch('/v1/program/' + id, { headers })).status;
  };
  expect(await page.evaluate(read, [PROGRAM_ID, API_KEY])).toBe(200);
});

test('passes when it is run again', ({}, { retry }) => {
  expect(retry).toBe(1);
});
`;
const JUDGED_CONFIG = `
import config from './packaged.config.ts';

export default { ...config, testDir: 'judged', workers: 1, retries: 1 };
`;

const online = await registryAnswers();
if (!online)
  console.warn('Skipped: the app of the guide needs packages from npm, whose registry does not respond.');

const folder = folderForAll();
let project: string;
let sandbox: RunningSandbox;
let preview: ChildProcess | undefined;

beforeAll(async () => {
  if (!online) return;
  project = join(folder, 'app');
  sandbox = await runSandbox({
    store: { kind: 'memory' },
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  const files: Record<string, string> = {
    'package.json': '{ "name": "app", "private": true, "type": "module" }\n',
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'packaged.config.ts': PACKAGED_CONFIG,
    'vitest.config.ts': PATIENT_VITEST,
    'patience.ts': PATIENCE,
    'e2e/through-proxy.spec.ts': THROUGH_PROXY,
    'judged/verdict.spec.ts': JUDGED,
    'judged.config.ts': JUDGED_CONFIG,
    ...Object.fromEntries(FILES.map(({ file, text }) => [file, text])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text.replaceAll('http://127.0.0.1:4020', sandbox.url));
  }
  const { tools, client } = await packed();
  const ours: Readonly<Record<string, string>> = {
    'banking-platform-api': tools.file,
    'banking-platform-api-client': client.file,
  };
  const names = LINES.filter((line) => line.startsWith('npm install ')).flatMap((line) =>
    line.split(' ').slice(2),
  );
  const packages = names
    .filter((name) => !name.startsWith('-'))
    .map((name) => ours[name] ?? `${name}@${VERSIONS[name]}`);
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...packages, ...flags], project);
});
afterAll(async () => {
  if (preview?.exitCode === null) {
    preview.kill();
    await once(preview, 'close');
  }
  await sandbox?.stop(0);
});

test('the guide has the files and the lines that are run here', () => {
  expect(FILES.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['src/App.test.tsx', 'e2e/app.spec.ts', 'playwright.config.ts']),
  );
  expect(LINES.filter((line) => !line.startsWith('npm install'))).toEqual([
    'npx vitest run',
    'npx playwright test',
  ]);
});

test.skipIf(!online)('the app and its tests compile', async () => {
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const { code, stdout } = await tryRun(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], project);
  expect([code, stdout]).toEqual([0, '']);
});

test.skipIf(!online)('npx vitest run', async () => {
  const { code, stdout, stderr } = await tryRun('npx', ['vitest', 'run'], project);
  const passed = new RegExp(`Tests +${testsIn('src/App.test.tsx')} passed`);
  expect({ code, stdout, stderr }).toMatchObject({ code: 0, stdout: expect.stringMatching(passed) });
});

test.skipIf(!online)('npx playwright test', async () => {
  expect(GUIDE).toContain("'npx vite build && npx vite preview --port 5173");
  const { code, stdout, stderr } = await playwright('packaged.config.ts', 'json');
  expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
  const expected = testsIn('e2e/app.spec.ts') + testsIn('e2e/through-proxy.spec.ts');
  expect(JSON.parse(stdout).stats).toMatchObject({ expected, unexpected: 0, flaky: 0, skipped: 0 });
});

test.skipIf(!online)('a test that passes when it is run again does not hide the verdict', async () => {
  const { apiKey = '', programId } = sandbox.seed;
  const { code, stdout } = await playwright('judged.config.ts', 'line', {
    API_KEY: apiKey,
    PROGRAM_ID: programId,
  });
  expect(stdout).toContain('Found before this test was run again: Not conformant.');
  expect(code).toBe(1);
});

async function playwright(config: string, reporter: string, more: Readonly<Record<string, string>> = {}) {
  appUrl ??= run('npx', ['vite', 'build'], project).then(startPreview);
  const { env = {}, ...options } = await chromiumOptions();
  return tryRun(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', config, `--reporter=${reporter}`],
    project,
    process.execPath,
    { ...env, ...more, APP_URL: await appUrl, LAUNCH_OPTIONS: JSON.stringify(options) },
  );
}

let appUrl: Promise<string> | undefined;

function testsIn(file: string): number {
  const count = readFileSync(join(project, file), 'utf8').match(/^test\(/gm)?.length ?? 0;
  expect(count).toBeGreaterThan(0);
  return count;
}

/** As the guide's configuration starts it, on any free port. */
function startPreview(): Promise<string> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', '0'], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  preview = child;
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.on('close', () => reject(new Error(`vite preview ended: ${output}`)));
  });
}
