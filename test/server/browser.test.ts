import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../generated/client/chromium.ts';
import { ROOT, read } from '../house/files.ts';
import { EXPECTED_WORKFLOW } from './expected-workflow.ts';

const START = `
import { createClient } from './generated/client.ts';
import { createSandbox, toFetch } from './server/sandbox.ts';
import { runWorkflow } from './test/server/run-workflow.ts';
`;

/** Every request that the page makes to the bank goes through its service worker to the bank in the page. */
const WITH_MSW = `${START}
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
globalThis.walkInPage = async () => {
  const sandbox = await createSandbox();
  const worker = setupWorker(http.all('https://bank.example/*', ({ request }) => sandbox.fetch(request)));
  await worker.start({ quiet: true });
  const { apiKey, personId } = sandbox.seed;
  const client = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey, personId } });
  return runWorkflow(client, sandbox);
};
`;

const WITHOUT = `${START}
globalThis.walkInPage = async () => {
  const sandbox = await createSandbox();
  const { apiKey, personId } = sandbox.seed;
  const fetch = toFetch(sandbox);
  const client = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey, personId }, fetch });
  return runWorkflow(client, sandbox);
};
`;

/** The build for a browser: anything of Node's would fail it. */
async function bundle(contents: string) {
  const made = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2024',
    logLevel: 'silent',
  });
  return { text: made.outputFiles[0]?.text ?? '', inputs: Object.keys(made.metafile.inputs) };
}

let site: Site;
beforeAll(async () => {
  site = await openSite({
    '/with-msw.js': (await bundle(WITH_MSW)).text,
    '/without.js': (await bundle(WITHOUT)).text,
    '/mockServiceWorker.js': read('node_modules/msw/lib/mockServiceWorker.js'),
  });
  return () => site.stop();
});

test.each(['/without.js', '/with-msw.js'])('the whole bank runs in a page: %s', async (url) => {
  await site.page.addScriptTag({ url });
  const walk = () => (globalThis as unknown as { walkInPage(): Promise<object> }).walkInPage();
  expect(await site.page.evaluate(walk)).toEqual(EXPECTED_WORKFLOW);
});

test('what a page loads of it is the bank alone', async () => {
  const { text, inputs } = await bundle("export * from './server/sandbox.ts';");
  expect(inputs.filter((file) => /server\/(node|store\/(sqlite|postgres))/.test(file))).toEqual([]);
  const packages = inputs
    .map((file) => /(?:^|\/)node_modules\/([^/]+)/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  expect([...new Set(packages)]).toEqual(['rfc6902']);
  expect(gzipSync(text).length).toBeLessThan(100_000);
});
