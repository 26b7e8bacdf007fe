import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDocs } from '../../scripts/pipeline/docs/docs.ts';
import { prepare } from '../../scripts/pipeline/generate.ts';
import { docsPage } from '../../templates/docs/page.ts';
import { launchChromium } from '../browser/launch.ts';
import { folderForAll } from '../temporary-folder.ts';
import { DESCRIPTION } from './description.ts';
import { LISTENER, payloads, RAN } from './payloads.ts';
import { type TextPlace, textPlaces, withTexts } from './text-places.ts';

/** Markdown can hold a text in these ways, which decide what its parser takes for code. */
const AROUND: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/^/gm, '> '),
  (text) => `- x\n${text.replace(/^/gm, '  ')}`,
  (text) => text.replace(/^/gm, '      '),
  (text) => `x \` ${text} \`\` y`,
  (text) => `<details><summary>x</summary>\n${text}\n\n${text}\n</details>`,
  (text) => `<div title="\n\n${text}\n\n">`,
  (text) => `| a |\n|---|\n| ${text.replace(/\s*\n\s*/g, ' ')} |`,
  (text) => `## x ${text.replace(/\s*\n\s*/g, ' ')}`,
  (text) => `\`\`\`html\n${text}\n\`\`\`\n${text}`,
];

let server: Server;
let listener: string;
let browser: Browser;
const folder = folderForAll();
let opened: Page | undefined;
/** Whatever of a payload did something, in the open page. */
let heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`request of ${request.url}`);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  listener = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

interface Attack {
  readonly turn: number;
  readonly hasConsole: boolean;
  /** True if names have payloads, too. */
  readonly names: boolean;
  readonly holds: 'both' | 'what is allowed';
}

const texts = () =>
  payloads(['markup', 'markdown', 'markdoc', 'urls']).map(({ text }) => text.replaceAll(LISTENER, listener));

async function open(html: string): Promise<{ page: Page; errors: string[] }> {
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  await opened?.close();
  const page = await browser.newPage();
  opened = page;
  const errors: string[] = [];
  heard = [];
  page.on('console', (message) => {
    if (message.text().includes(RAN)) heard.push(message.text());
    else if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('popup', (popup) => heard.push(`window of ${popup.url()}`));
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  const own = pathToFileURL(file).href;
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(own)) heard.push(`navigation to ${frame.url()}`);
  });
  await page.goto(own);
  return { page, errors };
}

/** Redoc makes addresses of its parts of them: with anything in them, nothing leads there. */
const isName = ({ is, pointer }: TextPlace) =>
  is === 'key' || /\/(?:name|operationId|tags\/\d+)$/.test(pointer);

/** The description with all payloads at each place, in another order and around each of them something else; at names one after the other. */
async function attacked({ turn, names }: Attack) {
  const all = texts();
  // A brace would end a name.
  const inTemplates = JSON.stringify([Object.keys(DESCRIPTION.paths as object), DESCRIPTION.servers]);
  const places = textPlaces(DESCRIPTION).filter((place) => names || !isName(place));
  let count = 0;
  const put = new Map(
    places.map((place, number) => {
      const parts = all.slice(0, isName(place) ? 1 : all.length).map((_, index) => {
        const at = (index + number + turn) % all.length;
        const around = AROUND[(turn + index + number) % AROUND.length] as (text: string) => string;
        return around(all[at] as string);
      });
      count += parts.length;
      const text = `${number} ${parts.join('\n\n')}`;
      if (inTemplates.includes(place.word)) return [place.word, text.replace(/[{}#]/g, '')];
      // Redoc takes what follows a second one in a reference for all of it.
      return [place.word, isName(place) ? text.replaceAll('#', '') : text];
    }),
  );
  // Redoc shows only what this names.
  const { 'x-tagGroups': groups = null, ...others } = withTexts(DESCRIPTION, put);
  const document = names ? { ...others, 'x-tagGroups': groups } : others;
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  return { inputs: await prepare('openapi.json', folder), count };
}

async function pageOf(attack: Attack) {
  const { inputs, count } = await attacked(attack);
  const { bundle, model, evidence } = inputs;
  const html = await buildDocs({
    document: bundle.document,
    model,
    evidence,
    origin: 'generated',
    downloads: {},
    console: attack.hasConsole,
  });
  return { html, count };
}

interface Seen {
  /** Parts of the page that the menu led to. */
  readonly parts: number;
  /** Elements that no text may become, or that run something. */
  readonly foreign: readonly string[];
}

/** Opens everything that the menu leads to, unfolds it, and looks at it. */
function visitAll(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    // The page has only the element of an image from elsewhere, and what would load it early.
    const forbidden =
      'iframe, frame, object, embed, form, base, template, math, style, link:not([as=image]), meta, audio, video, dialog';
    const runs = (one: Element) =>
      one.getAttributeNames().some((name) => /^on|^(?:srcdoc|http-equiv)$/.test(name)) ||
      /^\P{L}*(javascript|data|vbscript|file|blob):/iu.test(one.getAttribute('href') ?? '');
    const foreign = new Set<string>();
    const look = () => {
      const scripts = [...document.querySelectorAll('#redoc script')].slice(1);
      const elements = [...document.body.querySelectorAll('*')].filter(
        (one) => (one.matches(forbidden) || runs(one)) && one.closest('#console') === null,
      );
      for (const one of [...elements, ...scripts]) foreign.add(one.outerHTML.slice(0, 200));
    };
    const pause = () => new Promise((done) => setTimeout(done, 60));
    const click = (selector: string) => {
      for (const one of document.querySelectorAll<HTMLElement>(selector)) one.click();
    };
    const items = () => document.querySelectorAll<HTMLElement>('.menu-content [data-testid=menu-item-label]');
    let parts = 0;
    while (items().length === 0) await pause();
    for (; parts < Math.min(items().length, 100); parts++) {
      items()[parts]?.click();
      await pause();
      click('main [aria-expanded="false"]');
      await pause();
      look();
    }
    return { parts, foreign: [...foreign] };
  });
}

/** The policy forbids to load them, and the browser says so. */
const REFUSED_IMAGE = /^Loading the image .* violates .* directive: "img-src data: blob:"/;
const withoutPolicy = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

test.each<Attack>([
  { turn: 0, hasConsole: true, names: false, holds: 'both' },
  { turn: 3, hasConsole: false, names: true, holds: 'both' },
  { turn: 7, hasConsole: true, names: false, holds: 'what is allowed' },
])('no payload at any place runs, loads or leads away: %j', async (attack) => {
  const { html, count } = await pageOf(attack);
  const { page, errors } = await open(attack.holds === 'both' ? html : withoutPolicy(html));
  const { parts, foreign } = await visitAll(page);
  console.info(
    `${count} payloads at places of a page, seen in ${parts} of its parts: ${foreign.length} broken`,
  );
  expect(parts).toBeGreaterThan(attack.names ? 9 : 15);
  expect(foreign).toEqual([]);
  // Without the policy, an image in Markdown is loaded.
  if (attack.holds === 'both') expect(errors.filter((error) => !REFUSED_IMAGE.test(error))).toEqual([]);
  const isImage = (one: string) => attack.holds !== 'both' && one === 'request of /image';
  expect(heard.filter((one) => !isImage(one))).toEqual([]);
});

/** No policy stops a link that markup opens by itself. */
const LEADS_AWAY = /http-equiv="refresh"/;

test('the policy alone: no payload that stands in the page as it is runs or loads', async () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const parts = { title: '', summary: '', head: '', printed: '', style: '', script: '', downloads: {} };
  const own = "document.title = 'own script';";
  const broken: string[] = [];
  const all = texts().filter((one) => !LEADS_AWAY.test(one));
  // A page with a console may connect to the listener, which hears what runs.
  const withConsole = { document: {}, style: '', script: '', bank: undefined };
  const { page } = await open('');
  for (const text of all) {
    const body = `<script>${own}</script>\n${text}\n<p id="after"></p>`;
    await writeFile(
      join(folder, 'page.html'),
      docsPage({ ...parts, body, scripts: [own], console: withConsole }, hashOf),
    );
    await page.reload();
    expect(await page.title()).toBe('own script');
    await page.evaluate((markup) => {
      document.body.insertAdjacentHTML('beforeend', markup);
      for (const link of document.querySelectorAll('a[href^="javascript:" i], form button'))
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, text);
    // Such a frame is empty, or has the policy of the page.
    const isFrame = (one: string) => /^navigation to about:(srcdoc|blank)/.test(one);
    broken.push(
      ...heard
        .splice(0)
        .filter((one) => !isFrame(one))
        .map((one) => `${text}: ${one}`),
    );
  }
  broken.push(...heard);
  console.info(`${all.length} payloads in a page, under the policy alone: ${broken.length} broken`);
  expect(broken).toEqual([]);
});
