import type { BrowserContextOptions } from 'playwright-core';
import type { Report } from '../../../conformance/model/report.ts';
import { htmlReport } from '../../../conformance/report/html.ts';
import { OfflineBrowser, type OfflinePage } from '../../browser/offline-browser.ts';

/** Reports as a reader opens them. */
export class ReportBrowser {
  readonly #browser: OfflineBrowser;

  private constructor(browser: OfflineBrowser) {
    this.#browser = browser;
  }

  static async start(): Promise<ReportBrowser> {
    return new ReportBrowser(await OfflineBrowser.start());
  }

  async open(report: Report, options: BrowserContextOptions = {}, hash = ''): Promise<OfflinePage> {
    const viewport = { width: 1280, height: 900 };
    return this.#browser.open(await htmlReport(report), { viewport, ...options }, hash);
  }

  stop(): Promise<void> {
    return this.#browser.stop();
  }
}
