import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConsoleEngine } from '../../console/console-types.ts';
import { serveSandbox } from '../../server/node/serve.ts';
import { createSandbox } from '../../server/sandbox.ts';
import { launchChromium } from '../browser/launch.ts';
import { documentOf } from '../console/documents.ts';
import { ROOT } from '../house/files.ts';
import { folderForAll } from '../temporary-folder.ts';

/** The engine of the console in a page, without its looks: where its bank is kept, and what leaves the page. */

declare global {
  var engine: ConsoleEngine;
}

const ENTRY = `
import './console/bank.ts';
import { createEngine } from './console/engine.ts';
import { openPageBank } from './console/targets/page-target.ts';
const described = JSON.parse(document.getElementById('console-document').textContent);
globalThis.engine = createEngine(described, () => openPageBank);
`;
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; connect-src http://127.0.0.1:* http://localhost:*";

let browser: Browser;
const folder = folderForAll();
let file: string;
let html: string;
let context: BrowserContext;
/** Whatever the browser asked for, besides the file itself. */
let requests: string[];

beforeAll(async () => {
  browser = await launchChromium();
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const script = outputFiles[0]?.text.replace(/<(?=!--|\/?script)/gi, '\\x3C') ?? '';
  const document = JSON.stringify(await documentOf('bank')).replaceAll('<', '\\u003c');
  html =
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<script type="application/json" id="console-document">${document}</script><script>${script}</script>`;
  file = pathToFileURL(join(folder, 'console.html')).href;
  await writeFile(join(folder, 'console.html'), html);
});
afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  requests = [];
  context.on('request', (request) => {
    if (request.url() !== file) requests.push(request.url());
  });
});
afterEach(() => context.close());

async function open(url = file): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Sends a call as it is filled in; its status, or why there is none. */
const send = (page: Page, operation: string) =>
  page.evaluate(async (id) => {
    const exchange = await globalThis.engine.send(globalThis.engine.draft(id));
    if (!('outcome' in exchange)) return JSON.stringify(exchange);
    const { outcome } = exchange;
    return outcome.kind === 'response' ? outcome.response.status : outcome.message;
  }, operation);

const accounts = (page: Page) =>
  page.evaluate(async () => {
    await globalThis.engine.choose({ kind: 'page' });
    const records = await globalThis.engine.control()?.records();
    return records?.accounts.length ?? -1;
  });

const kept = (page: Page) => page.evaluate(() => globalThis.engine.state().persistence);

test('records, clock, faults and what is filled in survive a reload', async () => {
  const page = await open();
  const before = await accounts(page);
  await send(page, 'createAccount');
  const draft = () => page.evaluate(() => globalThis.engine.draft('createCard').body);
  const filledIn = await draft();
  await page.evaluate(async () => {
    await globalThis.engine.control()?.setClock({ now: '2026-03-02T14:05:10Z', frozen: true });
    await globalThis.engine
      .control()
      ?.addFault({ operation: 'createCard', answer: { status: 503 }, times: 2 });
  });
  expect(await send(page, 'createCard')).toBe(503);
  await page.reload();
  expect(await accounts(page)).toBe(before + 1);
  expect(await kept(page)).toEqual({ kept: 'indexed-db', message: undefined });
  expect(await draft()).toBe(filledIn);
  expect(await page.evaluate(() => globalThis.engine.control()?.clock())).toEqual({
    now: '2026-03-02T14:05:10Z',
    frozen: true,
  });
  expect([await send(page, 'createCard'), await send(page, 'createCard')]).toEqual([503, 201]);
});

test('two tabs share one bank, lose nothing, and hear of each other', async () => {
  const [one, other] = [await open(), await open()];
  const before = await accounts(one);
  expect(await accounts(other)).toBe(before);
  const revision = () => other.evaluate(() => globalThis.engine.state().revision);
  const known = await revision();
  const many = (page: Page) =>
    page.evaluate(async () => {
      const sent = Array.from({ length: 20 }, () =>
        globalThis.engine.send(globalThis.engine.draft('createAccount')),
      );
      await Promise.all(sent);
    });
  await Promise.all([many(one), many(other)]);
  expect(await accounts(one)).toBe(before + 40);
  expect(await accounts(other)).toBe(before + 40);
  const after = await revision();
  await send(one, 'createAccount');
  await expect.poll(revision).toBeGreaterThan(after);
  expect(after).toBeGreaterThan(known);
});

test.each([
  [
    'local-storage',
    `delete Window.prototype.indexedDB; Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  ],
  [
    'nothing',
    `for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError'); } });`,
  ],
] as const)('where pages may not have a database, the bank is kept in: %s', async (place, script) => {
  await context.addInitScript(script);
  const page = await open();
  const before = await accounts(page);
  expect(await send(page, 'createAccount')).toBe(201);
  expect(await accounts(page)).toBe(before + 1);
  const { kept: where, message } = (await kept(page)) ?? {};
  expect({ where, hasMessage: message !== undefined }).toEqual({
    where: place,
    hasMessage: place === 'nothing',
  });
  await page.reload();
  expect(await accounts(page)).toBe(place === 'nothing' ? before : before + 1);
});

test('the bank works in a page of another machine, where browsers have no Web Crypto', async () => {
  await context.route('http://192.168.0.7/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  const page = await open('http://192.168.0.7/');
  expect(await page.evaluate(() => typeof crypto.subtle)).toBe('undefined');
  expect(await send(page, 'createAccount')).toBe(201);
});

test('a page from disk calls a sandbox on this machine that allows it, no other one, and nothing else', async () => {
  const sandbox = await createSandbox();
  const closed = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
  const allowing = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0, allowedOrigins: ['null'] });
  const page = await open();
  const through = async (baseUrl: string) => {
    await page.evaluate((url) => globalThis.engine.choose({ kind: 'local', baseUrl: url }), baseUrl);
    return await send(page, 'createAccount');
  };
  expect(await through(allowing.url)).toBe(201);
  expect(await through(allowing.url.replace('127.0.0.1', 'localhost'))).toBe(201);
  expect(await through(closed.url)).toContain('--allow-origin null');
  const before = requests.length;
  expect(await through('http://bank.example')).toContain('do not belong in a page');
  expect(requests).toHaveLength(before);
  // Nor could anything else in the page: its policy says the same.
  const refused = await page.evaluate(() =>
    fetch('http://192.168.0.7/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  expect(
    requests.filter((url) => !url.startsWith('http://127.0.0.1:') && !url.startsWith('http://localhost:')),
  ).toEqual([]);
  await Promise.all([closed.stop(0), allowing.stop(0)]);
});
