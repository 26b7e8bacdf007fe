import type { BrowserContextOptions } from 'playwright-core';
import { OfflineBrowser, type OfflinePage } from '../../../browser/offline-browser.ts';

/** A documentation file as a reader opens it. */
export class DocsBrowser {
  readonly #browser: OfflineBrowser;
  readonly #html: string;

  private constructor(browser: OfflineBrowser, html: string) {
    this.#browser = browser;
    this.#html = html;
  }

  static async start(html: string): Promise<DocsBrowser> {
    return new DocsBrowser(await OfflineBrowser.start(), html);
  }

  async open(hash = '', options: BrowserContextOptions = {}): Promise<OfflinePage> {
    const opened = await this.#browser.open(this.#html, options, hash);
    const { page } = opened;
    // Set when React has taken over the prerendered page: before that, nothing reacts.
    await page.locator('[data-testid="color-mode-switcher"]').waitFor({ state: 'attached' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#redoc > *') ?? {}).some((key) => key.startsWith('__react')),
    );
    return opened;
  }

  stop(): Promise<void> {
    return this.#browser.stop();
  }
}
