import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../browser/launch.ts';

/** A page of a local origin in real Chromium, that can load given scripts, also as workers. */
export interface Site {
  readonly page: Page;
  stop(): Promise<void>;
}

export async function openSite(scripts: Record<string, string>): Promise<Site> {
  const browser = await launchChromium();
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><title>test</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    stop: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
