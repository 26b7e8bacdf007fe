import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { requirements } from '../../conformance/catalogue/catalogue.ts';
import type { Report } from '../../conformance/model/report.ts';
import type { OfflinePage } from '../browser/offline-browser.ts';
import { HOSTILE } from '../conformance/report/hostile.ts';
import { realReport } from '../conformance/report/real-report.ts';
import { ReportBrowser } from '../conformance/report/report-browser.ts';
import { richReport, soundReport, withTexts } from '../conformance/report/sample-report.ts';
import { faintTexts } from '../scripts/pipeline/docs/contrast.ts';
import { cutOff } from '../scripts/pipeline/docs/overflow.ts';

let browser: ReportBrowser;
let opened: OfflinePage | undefined;

beforeAll(async () => {
  browser = await ReportBrowser.start();
  return () => browser.stop();
});

async function open(report: Report, options?: BrowserContextOptions, hash?: string): Promise<Page> {
  opened = await browser.open(report, options, hash);
  return opened.page;
}

// Whatever a test did: nothing was fetched and nothing went wrong.
afterEach(async () => {
  const { page, requests, errors } = opened as OfflinePage;
  await page.context().close();
  expect({ requests, errors }).toEqual({ requests: [], errors: [] });
});

const count = (page: Page) => page.locator('#shown').textContent();
const rows = (page: Page) => page.locator('details.operation tbody tr:visible .id').allTextContents();

test('the verdict is on top, in words, with why', async () => {
  const page = await open(richReport());
  expect(await page.title()).toBe('New violations: https://bank.example/prefix');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('New violations');
  await page.getByText('2 requirements are violated, in 2 places.').waitFor();
  const figures = page.locator('table.counts tfoot td');
  const { passed, inconclusive, skipped } = richReport().counts;
  expect(await figures.allTextContents()).toEqual(
    [passed, 2, 1, 1, inconclusive, skipped].map((count) => count.toLocaleString('en')),
  );
  await page.context().close();
  const sound = await open(soundReport());
  expect(await sound.getByRole('heading', { level: 1 }).textContent()).toBe('Conformant');
});

test('what is violated stands beside what was sent and answered, the place in the answer marked', async () => {
  const page = await open(richReport());
  const call = page.locator('article.call');
  expect(await call.count()).toBe(1);
  expect(await call.locator('tbody .status').allTextContents()).toEqual([
    ...['violated', 'persisting'],
    ...['violated', 'new'],
    ...['warning', 'new'],
    ...['waived', 'new'],
  ]);
  const [sent, answered] = await call.locator('.pair > section').all();
  expect(await sent?.locator('.line').textContent()).toBe('POST https://bank.example/prefix/v1/card?trace=1');
  expect(await answered?.locator('mark').allTextContents()).toEqual([
    '  "availableLimit": "1",',
    '"label" is missing',
  ]);
  const boxes = await Promise.all([sent, answered].map((one) => one?.boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await call.getByRole('link', { name: '/label' }).first().click();
  const mark = answered?.getByText('"label" is missing');
  expect(await mark?.evaluate((element) => element.matches(':target'))).toBe(true);
  // Inside its own box, which scrolls.
  expect(
    await mark?.evaluate((element) => {
      const box = (element.closest('pre') as Element).getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return own.top >= box.top && own.bottom <= box.bottom;
    }),
  ).toBe(true);
});

test('what could not be judged is told with why, and leads to the answer', async () => {
  const page = await open(richReport());
  const section = page.locator('#not-judged');
  await section.getByText('updateSentCheck was not called: no check is known').waitFor();
  await section.getByText('left out with --skip updateAccount').waitFor();
  await section.getByText(`${richReport().counts.inconclusive} requirements`).click();
  await section.getByText('updateSentCheck.title-is-returned').waitFor({ state: 'visible' });
  const calls = section.getByRole('listitem').filter({ has: page.locator('a') });
  expect(await calls.allTextContents()).toEqual([
    'Pull money from the contact receiveAchPull: no response within 30,000 ms',
  ]);
  await section.getByRole('link', { name: 'Pull money from the contact' }).click();
  await page.locator('#call-2').getByText('No response:').waitFor({ state: 'visible' });
});

test('the call can be copied for a shell', async () => {
  const page = await open(richReport());
  const button = page.locator('article.call button.copy');
  await button.click();
  await page.locator('article.call button.copy', { hasText: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(richReport().exchanges[1]?.curl);
});

test('requirements are found by words, status, operation and evidence, and by all of them together', async () => {
  const page = await open(richReport());
  const search = page.getByRole('searchbox');
  expect(await count(page)).toBe(`${requirements.length.toLocaleString('en')} requirements`);
  expect(await rows(page)).toEqual([]);

  await search.fill('CARD label');
  expect(await rows(page)).toEqual([
    'createCard.body.label:present',
    'createCard.body.label:type',
    'createCard.label-is-returned',
  ]);
  await page.getByLabel('Status').selectOption('violated');
  expect(await rows(page)).toEqual(['createCard.body.label:present', 'createCard.label-is-returned']);
  expect(await count(page)).toBe('2 requirements');
  await page.getByLabel('Operation').selectOption('createContact');
  await page.getByText('No requirement matches.').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await count(page)).toBe(`${requirements.length.toLocaleString('en')} requirements`);

  await page.getByLabel('Evidence').selectOption('observed');
  const observed = richReport().requirements.filter(({ evidence }) => evidence === 'observed');
  expect((await rows(page)).toSorted()).toEqual(observed.map(({ id }) => id).toSorted());
  await page.getByLabel('Evidence').selectOption('');
  await page.getByLabel('Status').selectOption('warning');
  expect(await rows(page)).toEqual(['createCard.response.json']);
});

test('each number leads to its rows', async () => {
  const page = await open(richReport());
  const counts = page.locator('table.counts');
  await page.getByRole('searchbox').fill('nothing like it');
  await counts
    .getByRole('row', { name: /createCard/ })
    .getByRole('link', { name: '2' })
    .click();
  expect(await rows(page)).toEqual(['createCard.body.label:present', 'createCard.label-is-returned']);
  expect(await page.locator('details.operation[open]').isVisible()).toBe(true);
  for (const link of await counts.locator('tfoot a').all()) {
    await link.click();
    expect(await count(page)).toMatch(new RegExp(`^${await link.textContent()} requirements?$`));
  }
});

test('all of it can be reached with the keyboard', async () => {
  const page = await open(richReport());
  const reached = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const here = document.activeElement;
        return `${here?.localName} ${here?.getAttribute('name') ?? here?.getAttribute('href') ?? here?.getAttribute('aria-label') ?? here?.className}`;
      }),
    );
  }
  for (const expected of [
    'a #violated',
    'a #place-1-0',
    'pre Response body',
    'button copy',
    'input search',
    'select status',
    'button clear',
    'summary ',
  ])
    expect(reached).toContain(expected);
  // Not every browser lets the keyboard into what scrolls by itself.
  expect(await page.locator('pre:not([tabindex="0"])').count()).toBe(0);
});

test('a link into something folded unfolds it', async () => {
  const page = await open(richReport(), {}, '#call-2');
  await page
    .locator('#call-2')
    .getByText('No response: no response within 30,000 ms')
    .waitFor({ state: 'visible' });
});

test('without its script, everything is there to be read', async () => {
  const page = await open(richReport(), { javaScriptEnabled: false });
  expect(await page.locator('#filter').isVisible()).toBe(false);
  expect(await page.locator('button.copy').first().isVisible()).toBe(false);
  await page.locator('details.operation', { hasText: 'updateSentCheck' }).locator('summary').click();
  await page
    .getByText('updateSentCheck.title-is-returned', { exact: true })
    .last()
    .waitFor({ state: 'visible' });
});

const PLACES: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  narrow: { viewport: { width: 360, height: 740 } },
};

test.each(Object.keys(PLACES))('every text has contrast and nothing is cut off: %s', async (name) => {
  const page = await open(richReport(), PLACES[name]);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not(.operation)'))
      details.setAttribute('open', '');
  });
  await page.getByLabel('Operation').selectOption('createCard');
  expect(await faintTexts(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test.each(['light', 'narrow'])(
  'nor where texts are long, without a space to break them at: %s',
  async (name) => {
    const long = withTexts(richReport(), (text) => `${text}${'x'.repeat(200)}`);
    const area = `other${'Operation'.repeat(20)}`;
    const requirements = long.requirements.map((one) => ({ ...one, area }));
    const page = await open({ ...long, requirements }, PLACES[name]);
    expect(await cutOff(page)).toEqual([]);
  },
);

test('printed, it has no boxes to scroll and no buttons', async () => {
  const page = await open(richReport());
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, nav:visible, #filter:visible').count()).toBe(0);
  const cut = await page
    .locator('pre:visible')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('hostile texts in every place do nothing', async () => {
  const hostile = HOSTILE.map(([, text]) => text).join(' ');
  const page = await open(withTexts(richReport(), () => hostile));
  await page.getByRole('searchbox').fill('card');
  expect(await page.title()).toMatch(/^New violations: <script>/);
  expect(await page.locator('script, img, iframe, object').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['New violations']);
});

test('the page of a real run is small enough to open at once', async () => {
  const report = await realReport({
    operation: 'createCard',
    patch: [{ op: 'remove', path: '/cardholder' }],
  });
  const page = await open(report);
  // A page is slow to open because of its size.
  expect(await page.locator('*').count()).toBeLessThan(30_000);
  expect(await page.locator('article.call').count()).toBe(2);
});
