import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { samplesOf } from '../../../../templates/samples.ts';
import type { OfflinePage } from '../../../browser/offline-browser.ts';
import { DocsBrowser } from './browser.ts';
import { faintTexts } from './contrast.ts';
import { type BuiltDocs, type DescriptionName, docsOf, ORIGINS } from './descriptions.ts';
import { cutOff } from './overflow.ts';

/** A field of each description that stands deep inside a payload. */
const FIELD = { bank: 'routingNumber', ferry: 'species' };

/** The tests of one description's page in a browser. */
export function testPage(name: DescriptionName): void {
  let docs: BuiltDocs;
  let browser: DocsBrowser;
  let opened: OfflinePage | undefined;

  beforeAll(async () => {
    docs = await docsOf(name);
    browser = await DocsBrowser.start(docs.html);
    return () => browser.stop();
  });

  async function open(hash?: string, options?: Parameters<DocsBrowser['open']>[1]): Promise<Page> {
    opened = await browser.open(hash, options);
    return opened.page;
  }

  // Whatever a test did: nothing was fetched and nothing went wrong.
  afterEach(async () => {
    const { page, requests, errors } = opened as OfflinePage;
    await page.context().close();
    expect({ requests, errors }).toEqual({ requests: [], errors: [] });
  });

  test('has a title, a language, a summary and an icon', async () => {
    const page = await open();
    const { title, version } = docs.inputs.model;
    expect(await page.title()).toBe(`${title} ${version}`);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await page.getAttribute('meta[name=description]', 'content')).toMatch(/\w+ \w+/);
    expect(await page.getAttribute('link[rel=icon]', 'href')).toMatch(/^data:image/);
  });

  test('lists every operation in its menu', async () => {
    const page = await open();
    const menu = page.locator('.menu-content');
    const { operations } = docs.inputs.model;
    for (const tag of new Set(operations.flatMap(({ tags }) => tags))) {
      await menu.getByText(tag, { exact: true }).click();
      for (const { summary } of operations.filter(({ tags }) => tags.includes(tag))) {
        await menu.getByText(summary, { exact: true }).waitFor();
      }
    }
  });

  test('shows both samples of every operation, and copies them', async () => {
    const page = await open();
    for (const operation of docs.inputs.model.operations) {
      await page.evaluate((id) => {
        location.hash = `operation/${id}`;
      }, operation.id);
      const section = page.locator(`[data-section-id$="/${operation.id.toLowerCase()}"]`).first();
      const panel = section.locator('.panel-request-samples').first();
      for (const sample of samplesOf(docs.inputs.model, operation, ORIGINS[name])) {
        const language = panel
          .locator('[data-component-name="Dropdown/Dropdown"]')
          .last()
          .locator('button')
          .first();
        await language.click();
        await page.getByRole('menuitem', { name: sample.label, exact: true }).click();
        await expect.poll(() => panel.locator('[data-testid=source-code]').textContent()).toBe(sample.source);
        await panel
          .locator('[data-testid=panel-body] [data-testid=copy-button]')
          .first()
          .click({ force: true });
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(sample.source);
      }
    }
  });

  test('Enter in the search goes to the first hit', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await page.keyboard.type(FIELD[name]);
    const hit = page.locator('[data-testid=search-dialog] a').first();
    await hit.waitFor();
    const target = await hit.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/.+/);
    expect(target).toContain(new URL(page.url()).hash.slice(0, 10));
    await page.locator('[data-testid=search-dialog]').waitFor({ state: 'hidden' });
  });

  test('finds a field from the keyboard and goes there', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await page.keyboard.type(FIELD[name]);
    await page
      .locator('[data-testid=search-dialog]')
      .getByText(FIELD[name], { exact: true })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/.+/);
    await page
      .locator('main')
      .getByText(FIELD[name], { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
  });

  test('follows the system to the dark theme, and remembers the switch', async () => {
    const page = await open('', { colorScheme: 'dark' });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await expect.poll(isDark).toBe(true);
    await page.locator('[data-testid=color-mode-switcher]').first().click();
    await expect.poll(isDark).toBe(false);
    await page.reload();
    await page.locator('[data-testid=color-mode-switcher]').first().waitFor();
    await expect.poll(isDark).toBe(false);
  });

  test('follows the system while it is open, until the switch is set', async () => {
    const page = await open('', { colorScheme: 'light' });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    const ink = () =>
      page
        .locator('main h1')
        .first()
        .evaluate((heading) => getComputedStyle(heading).color);
    await page.locator('[data-testid=color-mode-switcher]').first().waitFor();
    const light = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(isDark).toBe(true);
    await expect.poll(ink).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(isDark).toBe(false);
    await page.locator('[data-testid=color-mode-switcher]').first().click();
    await expect.poll(isDark).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isDark()).toBe(true);
  });

  test('begins with a link that skips the menu', async () => {
    const page = await open();
    await page.locator('main').waitFor();
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to the content' });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test.each(['light', 'dark'] as const)('has no text too faint to read (%s)', async (colorScheme) => {
    const operation = docs.inputs.model.operations.find(({ body }) => body !== undefined);
    const page = await open(`#operation/${operation?.id}`, { colorScheme });
    await page.locator('.panel-request-samples').first().waitFor();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    expect(await faintTexts(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type(FIELD[name]);
    await page
      .locator('[data-testid=search-dialog]')
      .getByText(FIELD[name], { exact: true })
      .first()
      .waitFor();
    expect(await faintTexts(page)).toEqual([]);
  });

  test('saves the description, byte for byte', async () => {
    const page = await open();
    expect(Object.keys(docs.downloads)).toEqual(['openapi.yaml', 'openapi.json', 'openapi-3.0.json']);
    for (const [file, content] of Object.entries(docs.downloads)) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.downloads').getByRole('link', { name: file, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      expect(await readFile(await download.path(), 'utf8')).toBe(content);
    }
  });

  test('is as wide as a phone, and not wider', async () => {
    const { model, evidence } = docs.inputs;
    const places = model.operations.map(({ id }) => ({
      hash: `#operation/${id}`,
      shows: `[data-section-id$="/${id.toLowerCase()}"] [data-testid=source-code]`,
    }));
    if (evidence.notShown.length > 0) {
      places.push({ hash: '#tag/What-is-not-shown', shows: 'a[id^="not-shown/"]' });
      places.push({ hash: '#tag/Requirements', shows: 'a[id^="requirement/"]' });
    }
    const page = await open('', { viewport: { width: 390, height: 844 } });
    await page.locator('.downloads').waitFor();
    expect(await cutOff(page)).toEqual([]);
    for (const { hash, shows } of places) {
      await page.evaluate((value) => {
        location.hash = value;
      }, hash);
      await page.locator(shows).first().waitFor();
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      expect({ hash, cutOff: await cutOff(page) }).toEqual({ hash, cutOff: [] });
    }
    // Samples scroll away with the rest of an operation; Redoc takes out sections that are far away.
    await page.evaluate((value) => {
      location.hash = value;
    }, `#operation/${model.operations[0]?.id}`);
    const samples = page.locator(places[0]?.shows ?? '').first();
    await samples.waitFor();
    await samples.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom + 10, behavior: 'instant' });
    });
    expect(await samples.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
  });

  test('prints every operation and schema, black on white, whatever is open', async () => {
    const [first] = docs.inputs.model.operations;
    const page = await open(`#operation/${first?.id}`, { colorScheme: 'dark' });
    const printed = page.locator('#printed');
    expect(await printed.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await printed.isVisible()).toBe(true);
    expect(await page.locator('#redoc').isVisible()).toBe(false);
    const text = await printed.innerText();
    for (const { method, path, summary } of docs.inputs.model.operations) {
      expect(text).toContain(`${method.toUpperCase()} ${path}`);
      expect(text).toContain(summary);
    }
    const headings = await printed.locator('h3').allInnerTexts();
    expect(headings).toEqual(expect.arrayContaining(docs.inputs.model.schemas.map((schema) => schema.name)));
    expect(text).toContain(FIELD[name]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(await printed.locator('a, img, script, [onclick]').count()).toBe(0);
  });
}
