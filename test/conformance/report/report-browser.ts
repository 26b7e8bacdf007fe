import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { htmlReport } from '../../../conformance/report/html.ts';
import type { Report } from '../../../conformance/report/report.ts';
import { launchChromium } from '../../browser/launch.ts';

/** A page opened from disk, and everything that it did and should not. */
export interface Opened {
  readonly page: Page;
  /** Addresses asked for that are not the file's own. Every one was refused. */
  readonly requests: string[];
  /** Console errors, what its policy stopped, and errors that nobody caught. */
  readonly errors: string[];
}

/** Reports as a reader opens them: from disk, in Chromium, without a network. */
export class ReportBrowser {
  readonly #browser: Browser;
  readonly #folder: string;
  #count = 0;

  private constructor(browser: Browser, folder: string) {
    this.#browser = browser;
    this.#folder = folder;
  }

  static async start(): Promise<ReportBrowser> {
    return new ReportBrowser(await launchChromium(), await mkdtemp(join(tmpdir(), 'report-page-')));
  }

  async open(report: Report, options: BrowserContextOptions = {}, hash = ''): Promise<Opened> {
    const file = join(this.#folder, `${this.#count++}.html`);
    await writeFile(file, await htmlReport(report));
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.setOffline(true);
    const requests: string[] = [];
    const errors: string[] = [];
    await context.route('**/*', (route) => {
      const url = route.request().url();
      if (/^(file|data):/.test(url)) return route.continue();
      requests.push(url);
      return route.abort();
    });
    const page = await context.newPage();
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
