import type { BrowserContext, Request } from '@playwright/test';
import type { LiveJudge, LiveJudgement } from '../traffic/live-judge.ts';
import { recordRequest } from './record-request.ts';

/** A call that has not ended by then may never end. */
const SETTLE_MS = 2000;

export interface JudgePagesOptions {
  readonly judge: LiveJudge;
  readonly onViolations?: (found: LiveJudgement) => void;
  /** Begins the ids of calls. Default: `page`. */
  readonly name?: string;
}

/**
 * Judges what the pages of a browser context send from now on. It listens to the browser's events: no request is held up, sent again or changed.
 *
 * @returns a function that waits for what is under way, and ends it; to be called before the context is closed
 */
export function judgePages(context: BrowserContext, options: JudgePagesOptions): () => Promise<void> {
  const { judge, onViolations = () => {}, name = 'page' } = options;
  // The calls in the order in which they ended.
  let last: Promise<void> = Promise.resolve();
  let count = 0;
  const underWay = new Set<Request>();
  let onRest: () => void = () => {};

  function begin(request: Request): void {
    if (judge.takes(request.method(), request.url())) underWay.add(request);
  }

  function take(request: Request): void {
    count += 1;
    underWay.delete(request);
    if (underWay.size === 0) onRest();
    const recorded = recordRequest(`${name}#${count}`, request).catch(() => undefined);
    last = last.then(async () => {
      const call = await recorded;
      if (call === undefined) return;
      const found = judge.add(call);
      if (found.violations.length > 0) onViolations(found);
    });
  }

  /** A page has the status before the body has arrived, and a test may end by then. */
  async function comeToRest(): Promise<void> {
    if (underWay.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      onRest = resolve;
      timer = setTimeout(resolve, SETTLE_MS);
    });
    clearTimeout(timer);
  }

  context.on('request', begin);
  context.on('requestfinished', take);
  context.on('requestfailed', take);
  return async () => {
    await comeToRest();
    context.off('request', begin);
    context.off('requestfinished', take);
    context.off('requestfailed', take);
    await last;
    const found = judge.judgeWaiting();
    if (found.violations.length > 0) onViolations(found);
  };
}
