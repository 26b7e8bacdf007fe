import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { packagedChromium } from './packaged-chromium.ts';

/** Keeps the browser off the network, and lets it start without root or a graphics card. */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The time for a launch, and for whatever a page is waited for: only a hang exceeds it, on the busiest machine too. */
const LIMIT_MS = 150_000;

/**
 * The Chromium that `CHROMIUM_PATH` names; else, on Linux, the one that comes with the repository; else a Chrome, Edge or
 * Chromium of the machine. Throws one line that says how to get one when none starts.
 */
export async function launchChromium(): Promise<Browser> {
  const failures: string[] = [];
  for (const options of candidates()) {
    try {
      const browser = await chromium.launch({ ...(await options()), args: ARGS, timeout: LIMIT_MS });
      browser.on('context', (context) => context.setDefaultTimeout(LIMIT_MS));
      return browser;
    } catch (error) {
      failures.push((error as Error).message.split('\n', 1)[0] ?? '');
    }
  }
  const error = new Error(
    `No Chromium starts: set CHROMIUM_PATH to one, or install one with "npx playwright-core install chromium" (${failures.join('; ')})`,
  );
  // The places in this file help nobody.
  error.stack = error.message;
  throw error;
}

/** Options for another launcher: of the first browser that `launchChromium` would try. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const [first = () => ({})] = candidates();
  return { ...(await first()), args: ARGS };
}

function candidates(): readonly (() => LaunchOptions | Promise<LaunchOptions>)[] {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return [() => ({ executablePath: CHROMIUM_PATH })];
  const channels = ['chrome', 'msedge', 'chromium'].map((channel) => () => ({ channel }));
  // The package holds a build for this platform only.
  return process.platform === 'linux' && process.arch === 'x64' ? [packagedChromium, ...channels] : channels;
}
