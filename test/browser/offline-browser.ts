import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './launch.ts';

/** A page opened from disk, and everything it did that it should not. */
export interface OfflinePage {
  readonly page: Page;
  /** Addresses requested that are neither in the file nor made by it. Every one was refused. */
  readonly requests: string[];
  /** Console errors, violations of the page's policy, and uncaught errors. */
  readonly errors: string[];
}

/** Opens pages from disk in Chromium, each in a fresh profile and without a network. */
export class OfflineBrowser {
  readonly #browser: Browser;
  readonly #folder: string;
  #count = 0;

  private constructor(browser: Browser, folder: string) {
    this.#browser = browser;
    this.#folder = folder;
  }

  static async start(): Promise<OfflineBrowser> {
    return new OfflineBrowser(await launchChromium(), await mkdtemp(join(tmpdir(), 'offline-page-')));
  }

  /** @param html of the page, written to a file */
  async open(html: string, options: BrowserContextOptions = {}, hash = ''): Promise<OfflinePage> {
    const file = join(this.#folder, `${this.#count++}.html`);
    await writeFile(file, html);
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
    // Requests that the page's own policy stops never reach the route above; the browser reports them here.
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(pathToFileURL(file).href + hash);
    return { page, requests, errors };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
