import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../../server/faults/fault.ts';
import { type RunningSandbox, runSandbox } from '../../../server/node/run-sandbox.ts';
import { sourcesOfExports } from '../../house/sources-of-exports.ts';
import { openSite, type Site } from '../client/chromium.ts';

// The page of docs/client.md, as it stands there, in Chromium and against the sandbox.

const ENTRY = `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { createClient } from 'banking-platform-api/client';
import { App } from './page.tsx';

globalThis.showPage = ({ baseUrl, credentials, programId, businessId }) => {
  const client = createClient({ baseUrl, credentials, retry: { baseDelayMs: 1 } });
  document.body.innerHTML = '<div id="root"></div>';
  createRoot(document.getElementById('root')).render(createElement(App, { client, programId, businessId }));
};
`;

let sandbox: RunningSandbox;
let site: Site;
let page: Page;

beforeAll(async () => {
  sandbox = await runSandbox({ store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  site = await openSite({ '/page.js': await bundledPage() });
  page = site.page;
});
afterAll(async () => {
  await site?.stop();
  await sandbox?.stop(0);
});
beforeEach(async () => {
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
});

async function bundledPage(): Promise<string> {
  const [, code = ''] = /```tsx\n(.*?)```/s.exec(readFileSync('docs/client.md', 'utf8')) ?? [];
  const made = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2024',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: Object.fromEntries(
      Object.entries(sourcesOfExports()).map(([name, [source = '']]) => [name, source]),
    ),
    plugins: [
      {
        name: 'page of the guide',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /page\.tsx$/ }, () => ({ path: 'page.tsx', namespace: 'guide' }));
          onLoad({ filter: /.*/, namespace: 'guide' }, () => ({
            contents: code,
            loader: 'tsx',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
    logLevel: 'silent',
  });
  return made.outputFiles[0]?.text ?? '';
}

async function fault(given: Fault): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  expect(response.status).toBe(201);
}

/** Shows the page anew, and returns the calls that it makes as they are made. */
async function show(credentials: object = sandboxCredentials()): Promise<string[]> {
  const calls: string[] = [];
  page.removeAllListeners('request');
  await page.reload();
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox.url))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.addScriptTag({ url: '/page.js' });
  await page.evaluate(
    (options) => (globalThis as unknown as { showPage(given: object): void }).showPage(options),
    {
      baseUrl: sandbox.url,
      credentials,
      programId: sandbox.seed.programId,
      businessId: sandbox.seed.businessId,
    },
  );
  return calls;
}

function sandboxCredentials() {
  const { apiKey, personId } = sandbox.seed;
  return { apiKey, personId };
}

const UNAVAILABLE: Fault = { times: null, answer: { status: 503 } };

test('a program is loaded, and an account is opened', async () => {
  await show();
  await page.getByRole('heading').waitFor();
  const stored = await fetch(`${sandbox.url}/v1/program/${sandbox.seed.programId}`, {
    headers: { 'sd-api-key': sandbox.seed.apiKey ?? '' },
  });
  expect(await page.getByRole('heading').textContent()).toBe((await stored.json()).company.name);

  await page.getByRole('button', { name: 'Open an account' }).click();
  expect(await page.getByRole('status').textContent()).toMatch(/^Payroll: acc-[0-9a-f-]{36}$/);
});

test('a failed query is repeated by the client, and by nobody else', async () => {
  await fault({ operation: 'retrieveProgram', ...UNAVAILABLE });
  const calls = await show();
  expect(await page.getByRole('alert').textContent()).toContain('The bank responded with 503');
  expect(calls.filter((call) => call.startsWith('GET '))).toHaveLength(3);

  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading').waitFor();
});

test('a failed mutation is not repeated, and its error is the one of the client', async () => {
  await fault({ operation: 'createAccount', ...UNAVAILABLE });
  const calls = await show();
  await page.getByRole('button', { name: 'Open an account' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('The bank responded with 503');
  expect(calls.filter((call) => call === 'POST /v1/account')).toHaveLength(1);
});

test('credentials are those of the client', async () => {
  await show({ apiKey: 'not-a-key' });
  expect(await page.getByRole('alert').textContent()).toContain('The bank responded with 401');
});
