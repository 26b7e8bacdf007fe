import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../../browser/launch.ts';

/** A page opened from disk, and everything it did that it should not. */
export interface Opened {
  readonly page: Page;
  /** Addresses asked for that are neither in the file nor made by it. Every one was refused. */
  readonly requests: string[];
  /** Console errors, and errors that nobody caught. */
  readonly errors: string[];
}

/** A documentation file on disk and a browser without a network. */
export class DocsBrowser {
  #browser: Browser;
  #folder: string;
  readonly #url: string;

  private constructor(browser: Browser, folder: string, file: string) {
    this.#browser = browser;
    this.#folder = folder;
    this.#url = pathToFileURL(file).href;
  }

  static async start(html: string): Promise<DocsBrowser> {
    const browser = await launchChromium();
    const folder = await mkdtemp(join(tmpdir(), 'docs-test-'));
    const file = join(folder, 'index.html');
    await writeFile(file, html);
    return new DocsBrowser(browser, folder, file);
  }

  /** Opens the file at a hash, in a fresh profile. */
  async open(hash = '', options: BrowserContextOptions = {}): Promise<Opened> {
    const context = await this.#browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.setOffline(true);
    const requests: string[] = [];
    const errors: string[] = [];
    await context.route('**/*', (route) => {
      const url = route.request().url();
      if (/^(file|data|blob):/.test(url)) return route.continue();
      requests.push(url);
      return route.abort();
    });
    const page = await context.newPage();
    // What the page's own policy stops never reaches the route above; the browser reports it here.
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(this.#url + hash);
    // Set when React has taken the prerendered page over: before that, nothing reacts.
    await page.locator('[data-testid="color-mode-switcher"]').waitFor({ state: 'attached' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#redoc > *') ?? {}).some((key) => key.startsWith('__react')),
    );
    return { page, requests, errors };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
